/** Cards and their permanent identities: 52 for Klondike, 104 (eight sets of 13) for two-suit Spider. */

export type GameKind = 'klondike' | 'spider';
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Color = 'red' | 'black';

/** One physical card. There is exactly one frozen object for each identity, so `===` compares identities. */
export interface Card {
  /** `QH` in Klondike, `QH3` in Spider. */
  readonly code: string;
  /** Ace 1 to King 13. */
  readonly rank: number;
  readonly suit: Suit;
  /** Spider only: 0–7, even sets are spades, odd sets hearts. */
  readonly set?: number;
  /** 0–51 or 0–103: place in the unshuffled deck, used to count a ledger quickly. */
  readonly index: number;
}

/** A card in a column together with its face. Turning it over makes no new card. */
export interface Placed {
  readonly card: Card;
  readonly up: boolean;
}

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS = 'A23456789TJQK';
export const KING = 13;

/** The suit of a Spider set: even sets are spades, odd sets hearts. */
export const suitOfSet = (set: number): Suit => (set % 2 ? 'H' : 'S');

/** Ace to King of each mark: a suit, in Spider followed by the set number. */
const deckOf = (marks: readonly string[]): readonly Card[] =>
  Object.freeze(
    marks.flatMap((mark, m) =>
      [...RANKS].map((letter, r) =>
        Object.freeze({
          code: letter + mark,
          rank: r + 1,
          suit: mark[0] as Suit,
          ...(mark[1] ? { set: m } : {}),
          index: m * 13 + r,
        }),
      ),
    ),
  );

/** The unshuffled deck: Klondike by suit C D H S, Spider by set 0–7, each Ace to King. */
export const DECKS: Readonly<Record<GameKind, readonly Card[]>> = {
  klondike: deckOf(SUITS),
  spider: deckOf([0, 1, 2, 3, 4, 5, 6, 7].map((set) => suitOfSet(set) + set)),
};

const everyCard = [...DECKS.klondike, ...DECKS.spider];
const byCode = new Map(everyCard.map((card) => [card.code, card]));
const faces = new Map(
  everyCard.map((card) => [card, [false, true].map((up): Placed => Object.freeze({ card, up }))]),
);

/** The card with this canonical code, or `undefined`. No code is in both games: only Spider's end in a digit. */
export const cardByCode = (code: string): Card | undefined => byCode.get(code);

/** The permanent identity: the code in Klondike, `set-rank` (such as `0-12` for `QS0`) in Spider. */
export const identityOf = (card: Card): string =>
  card.set === undefined ? card.code : `${card.set}-${card.rank}`;

export const colorOf = (suit: Suit): Color => (suit === 'D' || suit === 'H' ? 'red' : 'black');

/** The colour that a run alternates with. */
export const otherColor = (suit: Suit): Color => (colorOf(suit) === 'red' ? 'black' : 'red');

/** The card lying face up or face down; always the same object for the same card and face. */
export const placed = (card: Card, up: boolean): Placed => faces.get(card)![+up]!;
