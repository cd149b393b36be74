/**
 * The obvious way to find legal moves, to measure against: every number of cards of every pile is tried on every other
 * pile. It reads the engine's positions, so both start from the same.
 */
import { type Placed, SUITS, type Suit } from '../../src/engine/card.js';
import type { Position } from '../../src/engine/position.js';
import type { Variant } from '../../src/engine/variants.js';

type Fits = (upper: Placed, lower: Placed) => boolean;

const red = (suit: Suit): boolean => suit === 'D' || suit === 'H';
const falls = (upper: Placed, lower: Placed): boolean => upper.up && upper.card.rank === lower.card.rank + 1;
const alternates: Fits = (upper, lower) =>
  falls(upper, lower) && red(upper.card.suit) !== red(lower.card.suit);
const sameSuit: Fits = (upper, lower) => falls(upper, lower) && upper.card.suit === lower.card.suit;

const isRun = (cards: readonly Placed[], joins: Fits): boolean =>
  cards.every((card, i) => card.up && (i === 0 || joins(cards[i - 1]!, card)));

const text = (from: string, to: string, count: number): string =>
  count > 1 ? `${from}>${to}:${count}` : `${from}>${to}`;

/** @param lands whether a run may lie on a column's last card */
function betweenColumns({ columns }: Position, joins: Fits, lands: Fits, anyLead: boolean): string[] {
  const moves: string[] = [];
  for (let from = 0; from < columns.length; from++)
    for (let count = 1; count <= columns[from]!.length; count++)
      for (let to = 0; to < columns.length; to++) {
        const run = columns[from]!.slice(-count);
        if (from === to || !isRun(run, joins)) continue;
        const onto = columns[to]!.at(-1);
        if (onto ? lands(onto, run[0]!) : anyLead || run[0]!.card.rank === 13)
          moves.push(text(`T${from + 1}`, `T${to + 1}`, count));
      }
  return moves;
}

export function klondikeMoves(position: Position, variant: Variant): string[] {
  const { stock, waste, foundations, columns } = position;
  const moves = betweenColumns(position, alternates, alternates, variant.emptyColumn === 'any');
  const single: [string, Placed | undefined][] = [
    ['W', waste.length ? { card: waste.at(-1)!, up: true } : undefined],
    ...columns.map((column, i): [string, Placed | undefined] => [`T${i + 1}`, column.at(-1)]),
  ];
  for (const [from, placed] of single)
    if (placed?.up && foundations[placed.card.suit].length + 1 === placed.card.rank)
      moves.push(text(from, 'F', 1));
  const back = variant.foundationReturn
    ? SUITS.map((suit): [string, Placed | undefined] => {
        const card = foundations[suit].at(-1);
        return [`F${suit}`, card && { card, up: true }];
      })
    : [];
  for (const [from, placed] of [single[0]!, ...back])
    columns.forEach((column, to) => {
      const onto = column.at(-1);
      if (!placed) return;
      if (onto ? alternates(onto, placed) : variant.emptyColumn === 'any' || placed.card.rank === 13)
        moves.push(text(from, `T${to + 1}`, 1));
    });
  if (stock.length) moves.push('D');
  else if (waste.length && variant.redeals === 'unlimited') moves.push('R');
  return moves.sort();
}

export function spiderMoves(position: Position): string[] {
  const { stock, columns } = position;
  const moves = betweenColumns(position, sameSuit, falls, true);
  if (stock.length >= 10 && columns.every(({ length }) => length)) moves.push('D');
  if (columns.some((column) => column.length >= 13 && isRun(column.slice(-13), sameSuit))) moves.push('S');
  return moves.sort();
}
