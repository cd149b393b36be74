/** A face-up card where it lies: what it is called, and how it shows what can be done with it. */
import type { Card } from '../engine/card.js';
import { classes } from './classes.js';
import type { PileId } from './piles.js';
import { cardSpot } from './spots.js';
import type { View } from './view.js';

/** The classes of a face-up card, which tell whether it can be picked up and whether it is in hand. */
const cardClasses = (
  { dragging, hinted }: View,
  { suit, code }: Card,
  movable: boolean,
  inHand: boolean,
): string =>
  classes({
    card: true,
    movable,
    selected: inHand && !dragging,
    dragged: inHand && dragging,
    hinted: hinted?.card === code,
    [suit]: true,
  });

/** A face-up card that can be reached, in a column or on the waste. */
export function cardButton(
  view: View,
  pile: PileId,
  { card, index }: { readonly card: Card; readonly index: number },
  name: string,
  movable: boolean,
  inHand: boolean,
): Element {
  const spot = cardSpot(pile, card.code);
  return view.cards.node('button', card, {
    type: 'button',
    part: 'card',
    translate: 'no',
    class: cardClasses(view, card, movable, inHand),
    'data-card': card.code,
    'data-index': index,
    'data-spot': spot,
    tabindex: spot === view.roving ? 0 : -1,
    'aria-label': name,
  });
}

/** A foundation's top card: the foundation's button is around it. */
export const foundationCard = (
  view: View,
  card: Card,
  index: number,
  movable: boolean,
  inHand: boolean,
): Element =>
  view.cards.node('span', card, {
    class: cardClasses(view, card, movable, inHand),
    'data-card': card.code,
    'data-index': index,
  });

/** A card on the waste that lies under another: seen and named, but out of reach. */
export const coveredCard = ({ cards }: View, card: Card, index: number, name: string): Element =>
  cards.node('span', card, {
    class: `card covered ${card.suit}`,
    role: 'img',
    translate: 'no',
    'data-card': card.code,
    'data-index': index,
    'aria-label': name,
  });

/** A card that is part of a pile's picture and no more. */
export const pictured = ({ cards }: View, card: Card, attributes = {}): Element =>
  cards.node('span', card, { class: `card ${card.suit}`, ...attributes });
