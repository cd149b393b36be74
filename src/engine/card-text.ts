/** Cards as text: `QH`, `10h`, `Q♥`, `QS2`, and runs `A..K` of one suit. */
import { type Card, type GameKind, type Suit, DECKS, RANKS, SUITS, cardByCode, suitOfSet } from './card.js';
import { quote } from './quote.js';

// A suit symbol may carry a variation selector, which asks for text or for emoji.
const CARD = /^(10|[A2-9TJQK])([CDHS♣♦♥♠])[\uFE0E\uFE0F]?(\d*)$/i;

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
  const [, letter, mark, digits] = match as unknown as [string, string, string, string];
  const rank = RANKS.indexOf(letter.toUpperCase().replace('10', 'T')) + 1;
  const suit = SUITS['♣♦♥♠'.indexOf(mark)] ?? (mark.toUpperCase() as Suit);
  const card = { rank, suit };
  if (kind === 'klondike') return digits ? 'Klondike cards have no set number' : card;
  if ('CD'.includes(suit)) return 'two-suit Spider has spades and hearts only';
  if (!digits) return card;
  if (!/^[0-7]$/.test(digits)) return 'sets are 0 to 7';
  const set = +digits;
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
  return kind === 'spider' && set === undefined
    ? DECKS.spider.find((card) => card.rank === rank && card.suit === suit && !taken.has(card))
    : cardByCode(`${RANKS[rank - 1]}${suit}${set ?? ''}`);
}
