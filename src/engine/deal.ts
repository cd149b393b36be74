/** Laying a deck out as an opening. A deck is in deal order: column by column, then the stock as it will be drawn. */
import { type Card, DECKS, type GameKind, placed } from './card.js';
import { type Position, columnsOf, emptyPosition } from './position.js';

/** Deals all 52 or 104 cards; only each column's last card is face up. */
export function layOut(kind: GameKind, deck: readonly Card[]): Position {
  let next = 0;
  const columns = columnsOf(kind, (i) => {
    // Klondike: 1 to 7 cards. Spider: six to columns 1–4, five to 5–10.
    const size = kind === 'klondike' ? i + 1 : i < 4 ? 6 : 5;
    return deck.slice(next, (next += size)).map((card, j) => placed(card, j === size - 1));
  });
  return { ...emptyPosition(kind), columns, stock: deck.slice(next).reverse() };
}

/** Spider's declared deal: the unshuffled deck, whose last fifty cards are the stock array as they stand. */
export function declaredDeal(): Position {
  return { ...layOut('spider', DECKS.spider), stock: DECKS.spider.slice(-50) };
}
