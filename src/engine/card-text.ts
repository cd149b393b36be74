/** Cards as text: `QH`, `10h`, `Q♥`, `QS2`, and runs `A..K` of one suit. */
import { type Card, type GameKind, type Suit, RANKS, cardByCode, suitOfSet } from './card.js';
import { quote } from './quote.js';

// A suit symbol may carry a variation selector, which asks for text or for emoji.
const CARD = /^(10|[A2-9TJQK])([CDHS♣♦♥♠])[\uFE0E\uFE0F]?(\d+)?$/i;

export interface WrittenCard {
  readonly rank: number;
  readonly suit: Suit;
  /** Spider, where written. */
  readonly set?: number;
}

/** Reads one card, or says why the text is none. */
function readCard(text: string, kind: GameKind): WrittenCard | string {
  const match = CARD.exec(text);
  if (!match) return '';
  const [, letter, mark, digits] = match as unknown as [string, string, string, string?];
  const rank = RANKS.indexOf(letter === '10' ? 'T' : letter.toUpperCase()) + 1;
  const suit = 'CDHS'['♣♦♥♠'.indexOf(mark)] ?? mark.toUpperCase();
  const card = { rank, suit: suit as Suit };
  if (kind === 'klondike') return digits ? 'Klondike cards have no set number' : card;
  if (suit !== 'S' && suit !== 'H') return 'two-suit Spider has spades and hearts only';
  if (!digits) return card;
  const set = Number(digits);
  if (digits.length > 1 || set > 7) return 'sets are 0 to 7';
  return suitOfSet(set) === suit ? { ...card, set } : `set ${set} is ${set % 2 ? 'hearts' : 'spades'}`;
}

const noCard = (text: string, why: string, what = 'card'): string =>
  `${quote(text)} is no ${what}${why ? `: ${why}` : ''}`;

/** Reads a card or a run `a..b`; a sentence where the text is neither. */
export function readCards(text: string, kind: GameKind): WrittenCard[] | string {
  const [first, last, more] = text.split('..').map((end) => readCard(end, kind));
  if (more !== undefined) return noCard(text, '', 'run');
  if (typeof first !== 'object') return noCard(text, first!);
  if (last === undefined) return [first];
  if (typeof last === 'string') return noCard(text, last);
  if (first.suit !== last.suit) return noCard(text, 'both ends must be of one suit', 'run');
  if (first.set !== last.set)
    return noCard(text, 'the set must be the same at both ends, or at neither', 'run');
  const step = Math.sign(last.rank - first.rank);
  return Array.from({ length: Math.abs(last.rank - first.rank) + 1 }, (_, i) => ({
    ...first,
    rank: first.rank + i * step,
  }));
}

/** The card meant, or the lowest set's that `taken` does not hold; `undefined` when all four are taken. */
export function resolveCard(
  { rank, suit, set }: WrittenCard,
  kind: GameKind,
  taken: { has(card: Card): boolean },
): Card | undefined {
  const code = RANKS[rank - 1]! + suit;
  if (kind === 'klondike') return cardByCode(code);
  return (set === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [set])
    .map((each) => cardByCode(code + each))
    .find((card) => card && (set !== undefined || !taken.has(card)));
}
