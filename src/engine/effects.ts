/** The one record of what an action did. Positions change only by applying effects, so the record cannot leave anything out. */
import { type Card, type GameKind, type Suit, cardByCode, placed } from './card.js';
import { type PileLabel, type Position, columnIndex, columnLabel, top } from './position.js';

/** Cards are codes, bottom to top as they lie in the pile they leave, unless said otherwise. */
export type Effect =
  /** From pile to pile. Between waste and stock the packet is turned over, so its order reverses. */
  | {
      readonly type: 'moved';
      readonly cards: readonly string[];
      readonly from: PileLabel;
      readonly to: PileLabel;
    }
  /** The last card of a column was turned over. */
  | { readonly type: 'turned'; readonly card: string; readonly at: PileLabel; readonly up: boolean }
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

const cardsFor = (kind: GameKind, codes: readonly string[]): Card[] =>
  codes.map((code) => cardByCode(kind, code)!);

const without = <T>(pile: readonly T[], count: number): readonly T[] => pile.slice(0, pile.length - count);

function replaceColumn(
  position: Position,
  label: PileLabel,
  change: (column: Position['columns'][number]) => Position['columns'][number],
): Position {
  const index = columnIndex(label);
  const columns = position.columns.slice();
  columns[index] = change(columns[index]!);
  return { ...position, columns };
}

function takeFrom(position: Position, pile: PileLabel, cards: readonly Card[]): Position {
  const count = cards.length;
  switch (pile) {
    case 'stock':
    case 'waste':
      return { ...position, [pile]: without(position[pile], count) };
    case 'F': {
      const suit: Suit = cards[0]!.suit;
      const { foundations } = position;
      return { ...position, foundations: { ...foundations, [suit]: without(foundations[suit], count) } };
    }
    case 'done':
      return { ...position, done: without(position.done, 1) };
    default:
      return replaceColumn(position, pile, (column) => without(column, count));
  }
}

function putOn(position: Position, pile: PileLabel, cards: readonly Card[]): Position {
  switch (pile) {
    case 'stock':
    case 'waste':
      return { ...position, [pile]: [...position[pile], ...cards] };
    case 'F': {
      const suit: Suit = cards[0]!.suit;
      const { foundations } = position;
      return { ...position, foundations: { ...foundations, [suit]: [...foundations[suit], ...cards] } };
    }
    case 'done':
      return { ...position, done: [...position.done, cards] };
    default:
      return replaceColumn(position, pile, (column) => [
        ...column,
        ...cards.map((card) => placed(card, true)),
      ]);
  }
}

function transfer(position: Position, cards: readonly Card[], from: PileLabel, to: PileLabel): Position {
  const turnedOver = (from === 'waste' && to === 'stock') || (from === 'stock' && to === 'waste');
  return putOn(takeFrom(position, from, cards), to, turnedOver ? [...cards].reverse() : cards);
}

/** The position after one effect. The effect must come from the rules (or `inverse`): it is not judged here. */
export function applyEffect(position: Position, effect: Effect): Position {
  const { kind } = position;
  switch (effect.type) {
    case 'moved':
      return transfer(position, cardsFor(kind, effect.cards), effect.from, effect.to);
    case 'turned':
      return replaceColumn(position, effect.at, (column) => [
        ...without(column, 1),
        placed(top(column)!.card, effect.up),
      ]);
    case 'drawn':
      return {
        ...position,
        stock: without(position.stock, effect.cards.length),
        waste: [...position.waste, ...cardsFor(kind, effect.cards)],
      };
    case 'redealt':
      return { ...position, stock: cardsFor(kind, effect.cards), waste: [] };
    case 'dealt': {
      const cards = cardsFor(kind, effect.cards);
      return {
        ...position,
        stock: without(position.stock, cards.length),
        columns: position.columns.map((column, i) =>
          cards[i] ? [...column, placed(cards[i], true)] : column,
        ),
      };
    }
    case 'stored':
      return transfer(position, cardsFor(kind, effect.cards), effect.from, 'done');
    case 'won':
      return position;
  }
}

function inverseOf(effect: Effect): Effect[] {
  switch (effect.type) {
    case 'moved':
      return [{ ...effect, from: effect.to, to: effect.from }];
    case 'turned':
      return [{ ...effect, up: !effect.up }];
    case 'drawn':
      return [{ type: 'moved', cards: effect.cards, from: 'waste', to: 'stock' }];
    case 'redealt':
      return [{ type: 'moved', cards: effect.cards, from: 'stock', to: 'waste' }];
    case 'dealt':
      return effect.cards
        .map((card, i): Effect => ({ type: 'moved', cards: [card], from: columnLabel(i), to: 'stock' }))
        .reverse();
    case 'stored':
      return [{ type: 'moved', cards: effect.cards, from: 'done', to: effect.from }];
    case 'won':
      return [];
  }
}

/** What taking these effects back does: each one inverted, last first. */
export const inverse = (effects: readonly Effect[]): Effect[] => [...effects].reverse().flatMap(inverseOf);
