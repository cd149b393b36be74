// Random acts of a player on one table, each told by two numbers, so that a sequence of them can be shrunk and repeated.
import fc from 'fast-check';
import { SUITS, type Verdict } from '../../src/engine.js';
import { type Player, middle } from '../elements/player.js';
import type { Table } from '../support/host-page.js';
import { NOISE, expressibleMoves } from '../support/arbitrary.js';
import { whole } from './settle.js';

export interface Step {
  readonly act: keyof typeof ACTS;
  /** Which of what can be chosen, whatever can be chosen then. */
  readonly which: number;
  readonly where: number;
}

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'],
  ...['+', '-', 'd', 'u', 'U', 'f', 'm', 'M', 'c', 'b', 's', '?', '1', '5', '7', '0', 'x'],
];

const oneOf = <T>(list: readonly T[], which: number): T | undefined => list[which % (list.length || 1)];

/** The card that a move takes and the place it goes to, as words for `Player.target`. */
export function hand(table: Table, move: string): [from: string, to: string] | undefined {
  const { columns, waste, foundations } = table.game.board;
  const [from, to, count = '1'] = move.split(/[>:]/) as [string, string?, string?];
  if (!to) return undefined;
  const suit = SUITS.find((each) => from === `F${each}`);
  const cards = suit
    ? foundations[suit]
    : from === 'W'
      ? waste
      : columns[Number(from.slice(1)) - 1]!.map(({ card }) => card);
  const lead = cards.at(-Number(count));
  if (!lead) return undefined;
  return [suit ? from : lead.code, to === 'F' ? `F${lead.suit}` : to];
}

/** The same for any move: the stock is one place. */
export const moveByHand = (table: Table, move: string): string[] => hand(table, move) ?? ['stock'];

/** Focus first, as a press gives it: what a click changes beyond that is the table's doing. */
async function tap(player: Player, target: HTMLElement | undefined, ready: () => void): Promise<void> {
  target?.closest<HTMLElement>('[data-spot], .control')?.focus({ preventScroll: true });
  await whole(player.el);
  ready();
  target?.click();
}

type Act = (player: Player, which: number, where: number, ready: () => void) => unknown;

const asked =
  (ask: (player: Player, which: number) => Verdict): Act =>
  (player, which, _, ready) => {
    ready();
    return ask(player, which);
  };

/** `ready` is called when all is done but the act itself. */
export const ACTS = {
  'play a legal move': asked(({ el }, which) => el.play(oneOf(el.legalMoves, which) ?? 'D')),
  'play any move': asked(({ el }, which) => el.play(oneOf(expressibleMoves(el.game.board), which)!)),
  'play nonsense': asked(({ el }, which) => el.play(oneOf(NOISE, which)!)),
  undo: asked(({ el }) => el.undo()),
  redo: asked(({ el }) => el.redo()),
  reset: asked(({ el }) => el.reset()),
  restart: asked(({ el }) => el.restart()),
  finish: asked(({ el }) => el.autoFinish()),
  settle: asked(({ el }) => el.settle()),
  'use a control': (player, which, _, ready) =>
    tap(player, oneOf(player.all('.controls button'), which), ready),
  'tap anything': (player, which, _, ready) =>
    tap(
      player,
      oneOf(player.all('.board [data-spot], .board [data-card], .board [data-hidden]'), which),
      ready,
    ),
  'tap a legal move': async (player, which, _, ready) => {
    const [from, to] = hand(player.el, oneOf(player.el.legalMoves, which) ?? '') ?? ['stock', 'stock'];
    if (from !== to && !player.selected.length) await player.tap(from);
    await tap(player, player.target(to), ready);
  },
  'drag anything': async (player, which, where, ready) => {
    ready();
    const card = oneOf(player.all('.board [data-card]'), which);
    const pile = oneOf(player.all('.board [data-pile]'), where)!;
    if (card) await drag(player, card, pile);
  },
  'drag a legal move': async (player, which, _, ready) => {
    ready();
    const [from, to] = hand(player.el, oneOf(player.el.legalMoves, which) ?? '') ?? [];
    if (!from || !to) return;
    const card =
      player.root.querySelector<HTMLElement>(`[data-pile="${from}"] [data-card]`) ?? player.target(from);
    await drag(player, card, player.find(`[data-pile="${to}"]`));
  },
  'press a key': async (player, which, where, ready) => {
    if (player.focused === 'page')
      oneOf(player.all('.board [data-spot]'), where)!.focus({ preventScroll: true });
    await whole(player.el);
    ready();
    const key = oneOf(KEYS, which)!;
    await player.key(key, { shiftKey: key !== key.toLowerCase() && key.length === 1 });
  },
} satisfies Record<string, Act>;

async function drag(player: Player, card: HTMLElement, pile: HTMLElement): Promise<void> {
  const to = middle(pile);
  await player.carry(card.dataset['card']!, to);
  await player.drop(to);
}

/** Real moves come most often, and a new deal seldom: a game must get somewhere. */
const WEIGHTS: Partial<Record<Step['act'], number>> = {
  'play a legal move': 8,
  'tap a legal move': 8,
  'drag a legal move': 8,
  'tap anything': 5,
  'drag anything': 5,
  'press a key': 5,
  'use a control': 3,
  'play any move': 3,
  undo: 3,
  redo: 3,
};

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.oneof(
      ...(Object.keys(ACTS) as Step['act'][]).map((act) => ({
        arbitrary: fc.constant(act),
        weight: WEIGHTS[act] ?? 1,
      })),
    ),
    which: fc.nat(9999),
    where: fc.nat(99),
  }),
  { minLength: 1, maxLength: 40, size: 'max' },
);

export const take = async (player: Player, { act, which, where }: Step, ready: () => void): Promise<void> => {
  await ACTS[act](player, which, where, ready);
  await whole(player.el);
};
