/** Building: what makes cards move as one and where they may land. Each game says what it needs; the walk is shared. */
import { type Card, KING, type Placed, colorOf } from './card.js';
import { type Position, columnLabel, top } from './position.js';
import type { Need, Reason } from './reason.js';

/** How a game builds on its columns. */
export interface Building {
  /** What follows a card within a run. */
  follower(upper: Card): Need;
  /** What a run lands on. */
  host(lead: Card): Need;
  /** Whether an empty column takes any run, not only a king's. */
  readonly anyLead: boolean;
}

const matches = (card: Card, { rank, suit, color }: Need): boolean =>
  card.rank === rank && (!suit || card.suit === suit) && (!color || colorOf(card.suit) === color);

/** How many cards at the end of a column can be lifted together, from none to all. */
export function longestSuffix(column: readonly Placed[], { follower }: Building): number {
  let start = column.length;
  for (let lower: Card | undefined; start > 0; start--) {
    const { card, up } = column[start - 1]!;
    if (!up || (lower && !matches(lower, follower(card)))) break;
    lower = card;
  }
  return column.length - start;
}

/** Why the last `count` cards of a column cannot be lifted as one, or `undefined`: all face up and joined. */
export function suffixFault(
  { columns }: Position,
  from: number,
  count: number,
  building: Building,
): Reason | undefined {
  const column = columns[from] ?? [];
  const at = columnLabel(from);
  const size = column.length;
  if (!size) return { code: 'empty-column', at };
  if (!(count <= size)) return { code: 'count-too-large', at, count, size };
  const longest = longestSuffix(column, building);
  if (count <= longest) return undefined;
  const suffix = column.slice(-count);
  if (!suffix.every(({ up }) => up)) return { code: 'face-down-card', at };
  // The join nearest to the end that does not hold.
  const [upper, lower] = column.slice(-longest - 1) as [Placed, Placed];
  const need = building.follower(upper.card);
  return {
    code: lower.card.rank !== need.rank ? 'run-rank' : need.suit ? 'run-suit' : 'run-color',
    cards: [suffix[0]!.card.code],
    onto: lower.card.code,
    ...(need.rank && { need }),
  };
}

/** Why a run led by this card cannot land on a column, or `undefined`. */
export function landFault(
  { columns }: Position,
  to: number,
  lead: Card,
  { host, anyLead }: Building,
): Reason | undefined {
  const last = top(columns[to]!);
  const cards = [lead.code];
  const at = columnLabel(to);
  const isKing = lead.rank === KING;
  if (!last)
    return anyLead || isKing
      ? undefined
      : { code: 'empty-column-needs-king', cards, at, need: { rank: KING } };
  if (!last.up) return { code: 'face-down-target', cards, at };
  const need = host(lead);
  if (matches(last.card, need)) return undefined;
  const onto = last.card.code;
  if (isKing) return { code: 'king-needs-empty-column', cards, onto };
  return { code: last.card.rank === need.rank ? 'drop-color' : 'drop-rank', cards, onto, need };
}

/** The codes of cards, in their order. */
export const codesOf = (cards: readonly Card[]): string[] => cards.map(({ code }) => code);

/** The last cards of a column, lead first. */
export const endOf = (column: readonly Placed[], count: number): Card[] =>
  column.slice(-count).map(({ card }) => card);
