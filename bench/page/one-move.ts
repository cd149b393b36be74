/** A move that turns up a card, and its undoing: update and layout. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Rounds, measure } from '../rounds.js';
import { assertSame } from './dom.js';
import { PlainMove, type Step } from './plain-move.js';
import { type Tag, layOut, place, planFor, settled, shown } from './tables.js';

/** The first legal move of a single card that turns up one of several hidden ones. */
function stepOf({ game }: SolitaireTable): Step {
  for (const move of game.legalMoves) {
    const verdict = game.check(move);
    const turned = verdict.ok && verdict.effects.find((effect) => effect.type === 'turned');
    const [, from, to] = /^T(\d+)>T(\d+)$/.exec(move) ?? [];
    if (!turned || !from) continue;
    if (game.board.columns[Number(from) - 1]!.length > 2)
      return { from: Number(from), to: Number(to), turned: turned.card };
  }
  throw new Error(`No move of ${game.position} turns up a card`);
}

/** Milliseconds for one move or its undoing. Both tables stay in the page, one after the other. */
export async function oneMove(tag: Tag): Promise<Rounds<'ours' | 'plain'>> {
  const plan = await planFor(tag);
  const element = await shown(tag);
  const step = stepOf(element);
  const host = plan.build();
  place().append(host);
  const plain = new PlainMove(host.shadowRoot!, plan.opening(), plan.symbols, step);
  const play = async (): Promise<void> => {
    element.play(`T${step.from}>T${step.to}`);
    await settled(element);
    layOut();
  };
  const undo = async (): Promise<void> => {
    element.undo();
    await settled(element);
    layOut();
  };
  // What an action says comes later, in a task of its own.
  const same = (when: string): void => {
    for (const root of [element.shadowRoot!, host.shadowRoot!])
      root.querySelector('.status')!.textContent = '';
    assertSame(element.shadowRoot!, host.shadowRoot!, `${tag}, ${when}`);
  };
  await play();
  plain.play();
  same('after a move');
  await undo();
  plain.undo();
  same('after its undoing');
  const rounds = await measure({
    ours: async () => {
      await play();
      await undo();
      return 2;
    },
    plain: async () => {
      plain.play();
      await undefined;
      layOut();
      plain.undo();
      await undefined;
      layOut();
      return 2;
    },
  });
  await play();
  plain.play();
  same('after all moves');
  place().replaceChildren();
  return rounds;
}
