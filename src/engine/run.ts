/** Runs: cards that move as one. Each game says what joins two neighbours; the walk is shared. */
import { type Card, type Placed, colorOf } from './card.js';
import { columnLabel } from './position.js';
import { type Reason, fault } from './reason.js';

/** Why `lower` cannot follow `upper` within a run, or `undefined` when it can. */
export type Joint = (upper: Card, lower: Card, lead: Card) => Reason | undefined;

const otherColor = (card: Card) => (colorOf(card.suit) === 'red' ? 'black' : 'red');

/** Klondike: one rank lower and of the other colour. */
export const alternating: Joint = (upper, lower, lead) => {
  const need = { rank: upper.rank - 1, color: otherColor(upper) } as const;
  const facts = { cards: [lead.code], onto: lower.code, need };
  if (lower.rank !== upper.rank - 1) return fault('run-rank', facts);
  return colorOf(lower.suit) === colorOf(upper.suit) ? fault('run-color', facts) : undefined;
};

/** Spider: one rank lower and of the same suit. */
export const suited: Joint = (upper, lower, lead) => {
  const facts = { cards: [lead.code], onto: lower.code, need: { rank: upper.rank - 1, suit: upper.suit } };
  if (lower.rank !== upper.rank - 1) return fault('run-rank', facts);
  return lower.suit !== upper.suit ? fault('run-suit', facts) : undefined;
};

/** Whether the last `count` cards of a column can be lifted as one: all face up and joined. */
export function suffixFault(
  column: readonly Placed[],
  index: number,
  count: number,
  joint: Joint,
): Reason | undefined {
  if (!column.length) return fault('empty-column', { at: columnLabel(index) });
  if (count > column.length)
    return fault('count-too-large', { at: columnLabel(index), count, size: column.length });
  const start = column.length - count;
  for (let i = start; i < column.length; i++)
    if (!column[i]!.up) return fault('face-down-card', { at: columnLabel(index) });
  const lead = column[start]!.card;
  for (let i = start + 1; i < column.length; i++) {
    const reason = joint(column[i - 1]!.card, column[i]!.card, lead);
    if (reason) return reason;
  }
  return undefined;
}

/** How many cards at the end of a column can be lifted together, from none to all. */
export function longestSuffix(column: readonly Placed[], joint: Joint): number {
  let count = 0;
  while (count < column.length && !suffixFault(column, 0, count + 1, joint)) count++;
  return count;
}
