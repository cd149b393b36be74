/** A move that turns up a card, and its undoing: update and layout. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Rounds, measure } from '../rounds.js';
import { assertSame } from './dom.js';
import { PlainMove, type Step } from './plain-move.js';
import { sketchOf } from './plain-table.js';
import { type Tag, layOut, place, plainHost, settled, shown, tableOf } from './tables.js';

/** The first legal move of a single card that turns up one of several hidden ones. */
function stepOf({ game }: SolitaireTable): Step {
  for (const move of game.legalMoves) {
    const verdict = game.check(move);
    const [, from, to] = /^(T\d+)>(T\d+)$/.exec(move) ?? [];
    if (!from || !to || !verdict.ok || !verdict.effects.some(({ type }) => type === 'turned')) continue;
    if (game.board.columns[Number(from.slice(1)) - 1]!.length > 2) return { from, to };
  }
  throw new Error(`No move of ${game.position} turns up a card`);
}

/** Milliseconds for one move or its undoing. Both tables stay in the page, one after the other. */
export async function oneMove(tag: Tag): Promise<Rounds<'ours' | 'plain'>> {
  const element = await shown(tag);
  const step = stepOf(element);
  const play = async (): Promise<void> => {
    element.play(`${step.from}>${step.to}`);
    await settled(element);
    layOut();
  };
  const undo = async (): Promise<void> => {
    element.undo();
    await settled(element);
    layOut();
  };
  await play();
  const after = sketchOf(tableOf(element));
  await undo();
  const before = sketchOf(tableOf(element));
  const host = plainHost(before, element.shadowRoot!.adoptedStyleSheets);
  place().append(host);
  const plain = new PlainMove(tableOf(host), step, before, after);
  const same = (when: string): void => {
    // What an action says comes later, in a task of its own.
    for (const table of [element, host]) table.shadowRoot!.querySelector('[role="status"]')!.textContent = '';
    assertSame(tableOf(element), tableOf(host), `${tag}, ${when}`);
  };
  same('before a move');
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
