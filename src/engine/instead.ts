/** What can be done instead: legal moves that serve the same end as a refused one. */
import { type Move, type Source, isReason, sourceText } from './move.js';
import type { Reason } from './reason.js';

/** Those of the legal moves that take exactly these cards, or without a count any cards of this pile. */
export function movesFrom(legal: readonly string[], from: Source, count?: number): string[] {
  const lead = `${sourceText(from)}>`;
  return legal.filter(
    (move) => move.startsWith(lead) && (count === undefined || Number(move.split(':')[1] ?? 1) === count),
  );
}

/** The same cards elsewhere or else others of their pile, the stock's other use, or what fills the columns that stand in the way of a deal. */
export function insteadOf(legal: readonly string[], move: Move | Reason, { columns }: Reason): string[] {
  if (isReason(move) || move.type === 'settle') return [];
  if (move.type === 'transfer') {
    const same = movesFrom(legal, move.from, move.count);
    return same.length ? same : movesFrom(legal, move.from);
  }
  return legal.filter((other) =>
    columns ? columns.some((label) => other.split(/[>:]/)[1] === label) : /^[DR]/.test(other),
  );
}
