/** Auto-finish: the rest to the foundations, lowest first, and only when that is sure to come out. */
import { foundationFault } from './klondike-rules.js';
import { type Position, columnLabel, top } from './position.js';
import type { Reason } from './reason.js';
import { applyEffect } from './effects.js';

/** The column whose last card is the lowest that its foundation takes now, or −1. */
function lowestReady(position: Position): number {
  let best = -1;
  let lowest = Infinity;
  position.columns.forEach((column, i) => {
    const card = top(column)?.card;
    if (!card || card.rank >= lowest || foundationFault(position, card)) return;
    best = i;
    lowest = card.rank;
  });
  return best;
}

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
  for (let i = lowestReady(now); i >= 0; i = lowestReady(now)) {
    const { code } = top(now.columns[i]!)!.card;
    const from = columnLabel(i);
    now = applyEffect(now, { type: 'moved', cards: [code], from, to: 'F' });
    moves.push(`${from}>F`);
  }
  const stuck = now.columns.map(top).find((last) => last)?.card;
  if (stuck) return { ...foundationFault(now, stuck), code: 'auto-finish-blocked' };
  return moves.length ? moves : { code: 'auto-finish-blocked' };
}
