/** Runs: cards that move as one. Each game says what joins two neighbours; the walk is shared. */
import { type Card, type Placed, colorOf, otherColor } from './card.js';
import { columnLabel } from './position.js';
import { type Need, type Reason, type RefusalCode } from './reason.js';

/** How a game joins the cards of a run. */
export interface Joint {
  /** What has to follow a card, its rank apart. */
  follower(upper: Card): Omit<Need, 'rank'>;
  /** Whether a card of the right rank may follow. */
  joins(upper: Card, lower: Card): boolean;
  /** The reason when it may not. */
  readonly code: RefusalCode;
}

/** Klondike: one rank lower and of the other colour. */
export const alternating: Joint = {
  follower: ({ suit }) => ({ color: otherColor(suit) }),
  joins: (upper, lower) => colorOf(upper.suit) !== colorOf(lower.suit),
  code: 'run-color',
};

/** Spider: one rank lower and of the same suit. */
export const suited: Joint = {
  follower: ({ suit }) => ({ suit }),
  joins: (upper, lower) => upper.suit === lower.suit,
  code: 'run-suit',
};

const joined = (upper: Card, lower: Card, joint: Joint): boolean =>
  lower.rank === upper.rank - 1 && joint.joins(upper, lower);

/** How many cards at the end of a column can be lifted together, from none to all. */
export function longestSuffix(column: readonly Placed[], joint: Joint): number {
  let start = column.length;
  while (
    start > 0 &&
    column[start - 1]!.up &&
    (start === column.length || joined(column[start - 1]!.card, column[start]!.card, joint))
  )
    start--;
  return column.length - start;
}

/** Why the last `count` cards of a column cannot be lifted as one, or `undefined`: all face up and joined. */
export function suffixFault(
  column: readonly Placed[],
  index: number,
  count: number,
  joint: Joint,
): Reason | undefined {
  const at = columnLabel(index);
  const size = column.length;
  if (!size) return { code: 'empty-column', at };
  if (!(count <= size)) return { code: 'count-too-large', at, count, size };
  if (count <= longestSuffix(column, joint)) return undefined;
  const suffix = column.slice(-count);
  if (!suffix.every(({ up }) => up)) return { code: 'face-down-card', at };
  const i = suffix.findIndex(({ card }, j) => j && !joined(suffix[j - 1]!.card, card, joint));
  const upper = suffix[i - 1]!.card;
  const lower = suffix[i]!.card;
  const rank = upper.rank - 1;
  return {
    code: lower.rank === rank ? joint.code : 'run-rank',
    cards: [suffix[0]!.card.code],
    onto: lower.code,
    ...(rank && { need: { rank, ...joint.follower(upper) } }),
  };
}
