/** Cards and their permanent identities: 52 for Klondike, 104 (eight sets of 13) for two-suit Spider. */

export type GameKind = 'klondike' | 'spider';
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Color = 'red' | 'black';

/** One physical card. There is exactly one object for each identity, so `===` compares identities. */
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

const klondikeDeck = SUITS.flatMap((suit, s) =>
  [...RANKS].map((letter, r): Card => ({ code: letter + suit, rank: r + 1, suit, index: s * 13 + r })),
);
const spiderDeck = Array.from({ length: 104 }, (_, index): Card => {
  const set = Math.floor(index / 13);
  const suit = suitOfSet(set);
  return { code: RANKS[index % 13]! + suit + set, rank: (index % 13) + 1, suit, set, index };
});

/** The unshuffled deck: Klondike by suit C D H S, Spider by set 0–7, each Ace to King. */
export const DECKS: Readonly<Record<GameKind, readonly Card[]>> = {
  klondike: klondikeDeck,
  spider: spiderDeck,
};

const byCode: Record<GameKind, Map<string, Card>> = {
  klondike: new Map(klondikeDeck.map((card) => [card.code, card])),
  spider: new Map(spiderDeck.map((card) => [card.code, card])),
};

/** The card with this canonical code, or `undefined`. */
export const cardByCode = (kind: GameKind, code: string): Card | undefined => byCode[kind].get(code);

/** The permanent identity: the code in Klondike, `set-rank` (such as `0-12` for `QS0`) in Spider. */
export const identityOf = (card: Card): string =>
  card.set === undefined ? card.code : `${card.set}-${card.rank}`;

export const colorOf = (suit: Suit): Color => (suit === 'D' || suit === 'H' ? 'red' : 'black');

const faces = new Map<Card, readonly [down: Placed, up: Placed]>(
  [...klondikeDeck, ...spiderDeck].map((card) => [
    card,
    [
      { card, up: false },
      { card, up: true },
    ],
  ]),
);

/** The card lying face up or face down; always the same object for the same card and face. */
export const placed = (card: Card, up: boolean): Placed => faces.get(card)![up ? 1 : 0];
