/** Klondike's foundations, which moves and auto-finish ask alike. */
import type { Card } from './card.js';
import type { Position } from './position.js';
import type { Reason } from './reason.js';

/** A foundation takes one exposed card: its suit's Ace first, then the next rank. */
export function foundationFault({ foundations }: Position, { code, rank, suit }: Card): Reason | undefined {
  const need = { rank: foundations[suit].length + 1, suit };
  if (rank === need.rank) return undefined;
  return { code: need.rank === 1 ? 'foundation-needs-ace' : 'foundation-order', cards: [code], need };
}
