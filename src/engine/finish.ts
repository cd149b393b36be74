/** Auto-finish: the rest to the foundations, lowest first, and only when that is sure to come out. */
import { type Card } from './card.js';
import { foundationFault } from './klondike-rules.js';
import { type Position, top } from './position.js';
import { type Reason, fault } from './reason.js';
import { applyEffect } from './effects.js';

/** The column whose last card is the lowest that its foundation takes now, or −1. */
function lowestReady(position: Position): number {
  let best = -1;
  let lowest: Card | undefined;
  position.columns.forEach((column, i) => {
    const card = top(column)?.card;
    if (!card || foundationFault(position, card) || (lowest && lowest.rank <= card.rank)) return;
    best = i;
    lowest = card;
  });
  return best;
}

/**
 * The moves that empty the columns, or why they cannot be made. The whole way is tried out first: a staged column
 * need not be a run, so that all cards being up does not yet mean that they come out.
 */
export function finishMoves(position: Position): string[] | Reason {
  const { stock, waste, columns } = position;
  const hidden = columns.flat().filter(({ up }) => !up).length;
  if (stock.length + waste.length || hidden)
    return fault('auto-finish-waits', { count: stock.length + waste.length, size: hidden });
  const moves: string[] = [];
  let now = position;
  for (let i = lowestReady(now); i >= 0; i = lowestReady(now)) {
    const { code } = top(now.columns[i]!)!.card;
    now = applyEffect(now, { type: 'moved', cards: [code], from: `T${i + 1}`, to: 'F' });
    moves.push(`T${i + 1}>F`);
  }
  const stuck = now.columns.map(top).find((last) => last)?.card;
  if (stuck) return fault('auto-finish-blocked', { cards: [stuck.code] });
  return moves.length ? moves : fault('auto-finish-blocked');
}
