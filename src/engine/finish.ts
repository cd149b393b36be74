/** Auto-finish: the rest to the foundations, lowest first, and only when that is sure to come out. */
import { foundationFault } from './foundation.js';
import type { Card } from './card.js';
import { type PileLabel, type Position, columnLabel, top } from './position.js';
import type { Reason } from './reason.js';
import { applyEffect, moved } from './effects.js';

interface Ready {
  readonly card: Card;
  readonly from: PileLabel;
}

/** The lowest of the last cards that their foundations take now. */
const lowestReady = (position: Position): Ready | undefined =>
  position.columns
    .flatMap((column, i) => column.slice(-1).map(({ card }) => ({ card, from: columnLabel(i) })))
    .filter(({ card }) => !foundationFault(position, card))
    .sort((one, other) => one.card.rank - other.card.rank)[0];

/**
 * The moves that empty the columns, or why they cannot be made. The whole way is tried out first: a staged column
 * need not be a run, so that all cards being up does not yet mean that they come out.
 */
export function finishMoves(position: Position): string[] | Reason {
  const { stock, waste, columns } = position;
  const count = stock.length + waste.length;
  const size = columns.flat().filter(({ up }) => !up).length;
  if (count || size) return { code: 'auto-finish-waits', count, size };
  const moves: string[] = [];
  let now = position;
  for (let ready; (ready = lowestReady(now));) {
    const { card, from } = ready;
    now = applyEffect(now, moved([card.code], from, 'F'));
    moves.push(`${from}>F`);
  }
  const stuck = now.columns.map(top).find((last) => last)?.card;
  if (stuck) return { ...foundationFault(now, stuck), code: 'auto-finish-blocked' };
  return moves.length ? moves : { code: 'auto-finish-blocked' };
}
