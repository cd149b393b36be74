/** A position: where every card lies. Immutable; piles that an action leaves alone are shared between positions. */
import type { Card, GameKind, Placed, Suit } from './card.js';

/** A pile's label in texts and effects. People count columns from 1: `T1` is `columns[0]`. */
export type PileLabel = 'stock' | 'waste' | 'F' | 'done' | `T${number}`;

/** Every pile bottom to top: the last card is the top. Piles a game does not have stay empty. */
export interface Position {
  readonly kind: GameKind;
  /** Face down; the next card drawn or dealt is the last entry. */
  readonly stock: readonly Card[];
  /** Klondike; face up. */
  readonly waste: readonly Card[];
  /** Klondike; each suit from its Ace. */
  readonly foundations: Readonly<Record<Suit, readonly Card[]>>;
  /** Spider; stored runs in the order stored, each King to Ace. */
  readonly done: readonly (readonly Card[])[];
  readonly columns: readonly (readonly Placed[])[];
}

export const COLUMN_COUNT: Readonly<Record<GameKind, number>> = { klondike: 7, spider: 10 };

/** As many empty columns as the game has, or what `make` gives for each index. */
export const columnsOf = <T>(kind: GameKind, make: (index: number) => T): T[] =>
  Array.from({ length: COLUMN_COUNT[kind] }, (_, i) => make(i));

export const emptyPosition = (kind: GameKind): Position => ({
  kind,
  stock: [],
  waste: [],
  foundations: { C: [], D: [], H: [], S: [] },
  done: [],
  columns: columnsOf(kind, () => []),
});

export const columnLabel = (index: number): PileLabel => `T${index + 1}`;
/** Inverse of `columnLabel`; −1 for the other piles. */
export const columnIndex = (label: PileLabel): number => (label[0] === 'T' ? +label.slice(1) - 1 : -1);

/** The piles of a game in the canonical order of texts. */
export const pileLabels = (kind: GameKind): PileLabel[] => [
  ...(kind === 'klondike' ? (['stock', 'waste', 'F'] as const) : (['stock', 'done'] as const)),
  ...columnsOf(kind, columnLabel),
];

/** The last entry of a pile, or `undefined` for an empty one. */
export const top = <T>(pile: readonly T[]): T | undefined => pile[pile.length - 1];
