/** The piles as the table shows them: every pile has one id, foundations one each. */
import { type Card, type Placed, type Suit, placed } from '../engine/card.js';
import type { Source } from '../engine/move.js';
import { type PileLabel, type Position, columnIndex } from '../engine/position.js';

export type PileId = 'stock' | 'waste' | 'done' | `F${Suit}` | `T${number}`;

export interface Pile {
  readonly id: PileId;
  /** Bottom to top. */
  readonly cards: readonly Placed[];
}

/** A card and all that lie on it, to be lifted together. */
export interface Grip {
  readonly pile: PileId;
  /** Cards from the pile's end. */
  readonly count: number;
  /** Code of the deepest card. */
  readonly lead: string;
}

export const isColumn = (id: PileId): id is `T${number}` => id[0] === 'T';
export const isFoundation = (id: PileId): id is `F${Suit}` => id[0] === 'F';
/** Piles that cards can be put on by the player. */
export const isDestination = (id: PileId): boolean => isColumn(id) || isFoundation(id);

/** `3` of `T3`. */
export const columnNumber = (id: PileId): number => Number(id.slice(1));
export const foundationSuit = (id: PileId): Suit => id[1] as Suit;

/** The array that a position holds for a pile: another one as soon as an action has done something to it. */
export const pileArray = (position: Position, id: PileId): readonly unknown[] =>
  isColumn(id)
    ? (position.columns[columnIndex(id)] ?? [])
    : isFoundation(id)
      ? position.foundations[foundationSuit(id)]
      : position[id];

/** The cards of a pile. Stored runs are told as the pile `done`, all in one. */
export function pileCards(position: Position, id: PileId): readonly Placed[] {
  const cards = pileArray(position, id);
  if (isColumn(id)) return cards as Placed[];
  return (cards as Card[]).flat().map((card) => placed(card, id !== 'stock'));
}

const KLONDIKE_ROW: readonly PileId[] = ['stock', 'waste', 'FC', 'FD', 'FH', 'FS'];
const SPIDER_ROW: readonly PileId[] = ['stock', 'done'];

/** The top row, then the columns, in the order of reading and of the arrow keys. */
export const topRow = (position: Position): readonly PileId[] =>
  position.kind === 'klondike' ? KLONDIKE_ROW : SPIDER_ROW;
export const columnIds = (position: Position): PileId[] =>
  position.columns.map((_, i): PileId => `T${i + 1}`);
export const allPiles = (position: Position): PileId[] => [...topRow(position), ...columnIds(position)];

/** Where the engine takes the cards of a grip from; `undefined` for piles that give none. */
export function sourceOf(id: PileId): Source | undefined {
  if (isColumn(id)) return columnIndex(id);
  if (isFoundation(id)) return foundationSuit(id);
  return id === 'waste' ? 'waste' : undefined;
}

/** The grip on a card of a pile, by its place from the bottom. */
export const gripAt = (position: Position, pile: PileId, index: number): Grip | undefined => {
  const cards = pileCards(position, pile);
  const lead = cards[index];
  return lead && { pile, count: cards.length - index, lead: lead.card.code };
};

/** The grip on the card with this code, wherever it can be seen in a pile. */
export function gripOn(position: Position, pile: PileId, code: string): Grip | undefined {
  const index = pileCards(position, pile).findIndex(({ card, up }) => up && card.code === code);
  return index < 0 ? undefined : gripAt(position, pile, index);
}

/** The move, as text, that puts a grip on a pile. */
export function moveText({ pile, count }: Grip, to: PileId): string {
  const from = pile === 'waste' ? 'W' : pile;
  const target = isFoundation(to) ? 'F' : to;
  return `${from}>${target}${count > 1 ? `:${count}` : ''}`;
}

/** The pile of the table that an effect's label means; a foundation by the card that lies there. */
export const pileOfLabel = (label: PileLabel, code: string): PileId =>
  label === 'F' ? `F${code[1] as Suit}` : label;

/** The pile a legal move leads to. */
export function targetOf(move: string, position: Position): PileId | undefined {
  const [from, to] = move.split(/[>:]/) as [string, string?];
  if (to !== 'F') return to as PileId | undefined;
  const cards = pileCards(position, (from === 'W' ? 'waste' : from) as PileId);
  const code = cards[cards.length - 1]?.card.code;
  return code ? pileOfLabel('F', code) : undefined;
}
