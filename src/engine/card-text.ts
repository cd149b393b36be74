/** Cards as text: `QH`, `10h`, `Q♥`, `QS2`, and runs `A..K` of one suit. */
import { type Card, type GameKind, type Suit, RANKS, cardByCode, suitOfSet } from './card.js';

const SUIT_OF: Readonly<Record<string, Suit>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const CARD = /^(10|[A2-9TJQK])([CDHS♣♦♥♠])\uFE0F?(\d+)?$/i;

export interface WrittenCard {
  readonly rank: number;
  readonly suit: Suit;
  /** Spider, where written. */
  readonly set?: number;
}

/** The text shortened to what an error can quote. */
export const quote = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Reads one card, or says in a sentence why the text is none. */
export function readCard(text: string, kind: GameKind): WrittenCard | string {
  const match = CARD.exec(text);
  if (!match) return `${quote(text)} is no card`;
  const letter = match[1] === '10' ? 'T' : match[1]!.toUpperCase();
  const rank = RANKS.indexOf(letter) + 1;
  const suit = SUIT_OF[match[2]!] ?? (match[2]!.toUpperCase() as Suit);
  const digits = match[3];
  if (kind === 'klondike')
    return digits === undefined
      ? { rank, suit }
      : `${quote(text)} is no card: Klondike cards have no set number`;
  if (suit !== 'S' && suit !== 'H')
    return `${quote(text)} is no card: two-suit Spider has spades and hearts only`;
  if (digits === undefined) return { rank, suit };
  const set = Number(digits);
  if (digits.length > 1 || set > 7) return `${quote(text)} is no card: sets are 0 to 7`;
  if (suitOfSet(set) !== suit)
    return `${quote(text)} is no card: set ${set} is ${set % 2 ? 'hearts' : 'spades'}`;
  return { rank, suit, set };
}

/** The ranks from `a` to `b`, rising or falling, both ends included. */
const ranksBetween = (a: number, b: number): number[] =>
  Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => (b < a ? a - i : a + i));

/** Reads a card or a run `a..b`; a sentence where it is neither. */
export function readCards(text: string, kind: GameKind): WrittenCard[] | string {
  const dots = text.indexOf('..');
  if (dots < 0) {
    const card = readCard(text, kind);
    return typeof card === 'string' ? card : [card];
  }
  const first = readCard(text.slice(0, dots), kind);
  if (typeof first === 'string') return first;
  const last = readCard(text.slice(dots + 2), kind);
  if (typeof last === 'string') return last;
  if (first.suit !== last.suit) return `${quote(text)} is no run: both ends must be of one suit`;
  if (first.set !== last.set)
    return `${quote(text)} is no run: the set must be the same at both ends, or at neither`;
  return ranksBetween(first.rank, last.rank).map((rank) => ({ ...first, rank }));
}

/** The card meant, or the lowest set's that `taken` does not hold; `undefined` when all four are taken. */
export function resolveCard(
  written: WrittenCard,
  kind: GameKind,
  taken: { has(card: Card): boolean },
): Card | undefined {
  const letters = RANKS[written.rank - 1]! + written.suit;
  if (kind === 'klondike') return cardByCode(kind, letters);
  if (written.set !== undefined) return cardByCode(kind, letters + written.set);
  for (let set = written.suit === 'S' ? 0 : 1; set < 8; set += 2) {
    const card = cardByCode(kind, letters + set)!;
    if (!taken.has(card)) return card;
  }
  return undefined;
}
