/** The one record of what an action did. Positions change only by applying effects, so the record cannot leave anything out. */
import { type Card, type Suit, cardByCode, placed } from './card.js';
import { type PileLabel, type Position, columnIndex, columnLabel, top } from './position.js';

/** From pile to pile. Between waste and stock the packet is turned over, so its order reverses. */
interface Moved {
  readonly type: 'moved';
  readonly cards: readonly string[];
  readonly from: PileLabel;
  readonly to: PileLabel;
}

/** The last card of a column was turned over. */
interface Turned {
  readonly type: 'turned';
  readonly card: string;
  readonly at: PileLabel;
  readonly up: boolean;
}

/** Cards are codes, bottom to top as they lie in the pile they leave, unless said otherwise. */
export type Effect =
  | Moved
  | Turned
  /** Stock to waste one by one; the first drawn first. */
  | { readonly type: 'drawn'; readonly cards: readonly string[] }
  /** The waste turned over into the stock; `cards` is the new stock, bottom to top. */
  | { readonly type: 'redealt'; readonly cards: readonly string[] }
  /** One card from the stock, face up, to each column from `T1` on. */
  | { readonly type: 'dealt'; readonly cards: readonly string[] }
  /** A completed run put away, King first; `run` counts from 1. */
  | {
      readonly type: 'stored';
      readonly cards: readonly string[];
      readonly from: PileLabel;
      readonly run: number;
    }
  | { readonly type: 'won' };

const moved = (cards: readonly string[], from: PileLabel, to: PileLabel): Moved => ({
  type: 'moved',
  cards,
  from,
  to,
});
const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

/** The plain transfers and turns that an effect stands for. */
function steps(effect: Effect): (Moved | Turned)[] {
  switch (effect.type) {
    case 'moved':
    case 'turned':
      return [effect];
    case 'drawn':
      return [moved(reversed(effect.cards), 'stock', 'waste')];
    case 'redealt':
      return [moved(reversed(effect.cards), 'waste', 'stock')];
    case 'dealt':
      return effect.cards.map((card, i) => moved([card], 'stock', columnLabel(i)));
    case 'stored':
      return [moved(effect.cards, effect.from, 'done')];
    case 'won':
      return [];
  }
}

const turnsOver = (from: PileLabel, to: PileLabel): boolean =>
  (from === 'stock' && to === 'waste') || (from === 'waste' && to === 'stock');

/** The position with `cut` cards fewer at the end of a pile, and these put there, face up or down. */
function replaceEnd(
  position: Position,
  pile: PileLabel,
  suit: Suit,
  cut: number,
  cards: readonly Card[],
  up = true,
): Position {
  const changed = <T>(old: readonly T[], added: readonly T[]): readonly T[] =>
    old.slice(0, old.length - cut).concat(added);
  switch (pile) {
    case 'stock':
      return { ...position, stock: changed(position.stock, cards) };
    case 'waste':
      return { ...position, waste: changed(position.waste, cards) };
    case 'F': {
      const { foundations } = position;
      return { ...position, foundations: { ...foundations, [suit]: changed(foundations[suit], cards) } };
    }
    case 'done':
      return { ...position, done: cut ? position.done.slice(0, -1) : [...position.done, cards] };
    default: {
      const columns = position.columns.slice();
      const index = columnIndex(pile);
      columns[index] = changed(
        columns[index]!,
        cards.map((card) => placed(card, up)),
      );
      return { ...position, columns };
    }
  }
}

function applyStep(position: Position, step: Moved | Turned): Position {
  if (step.type === 'turned') {
    const { card } = top(position.columns[columnIndex(step.at)]!)!;
    return replaceEnd(position, step.at, card.suit, 1, [card], step.up);
  }
  const { from, to } = step;
  const cards = step.cards.map((code) => cardByCode(code)!);
  const { suit } = cards[0]!;
  const taken = replaceEnd(position, from, suit, cards.length, []);
  return replaceEnd(taken, to, suit, 0, turnsOver(from, to) ? cards.reverse() : cards);
}

/** The position after one effect. The effect must come from the rules (or `inverse`): it is not judged here. */
export const applyEffect = (position: Position, effect: Effect): Position =>
  steps(effect).reduce(applyStep, position);

/** What taking these effects back does: transfers and turns the other way, last first. */
export const inverse = (effects: readonly Effect[]): Effect[] =>
  effects
    .flatMap(steps)
    .reverse()
    .map((step) => {
      if (step.type === 'turned') return { ...step, up: !step.up };
      const { cards, from, to } = step;
      return moved(turnsOver(from, to) ? reversed(cards) : [...cards], to, from);
    });
