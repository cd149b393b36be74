/** A move that turns up a card, and its undoing: update and layout. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Rounds, measure, measureInTurn } from '../rounds.js';
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

type Pair = Rounds<'ours' | 'plain'>;

/** A move and its undoing, each time it is called the other one. */
class Steps {
  #played = false;

  constructor(
    private readonly forth: () => unknown,
    private readonly back: () => unknown,
  ) {}

  readonly next = async (): Promise<number> => {
    await (this.#played ? this.back() : this.forth());
    this.#played = !this.#played;
    return 1;
  };

  async end(): Promise<void> {
    if (this.#played) await this.next();
  }
}

/**
 * Milliseconds for one move or its undoing: `inTurn` the two ways one after the other, `inARow` the same one again and
 * again. Both tables stay in the page.
 */
export async function oneMove(tag: Tag): Promise<Record<'inTurn' | 'inARow', Pair>> {
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
  const ours = new Steps(play, undo);
  const byHand = new Steps(
    () => {
      plain.play();
      layOut();
    },
    () => {
      plain.undo();
      layOut();
    },
  );
  const work = { ours: ours.next, plain: byHand.next };
  const inARow = await measure(work);
  const inTurn = await measureInTurn(work);
  await ours.end();
  await byHand.end();
  await play();
  plain.play();
  same('after all moves');
  place().replaceChildren();
  return { inTurn, inARow };
}
