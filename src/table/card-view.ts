/** A card's face: the rank once as text, the suit as vector symbols. */
import { type TemplateResult, html } from 'lit';
import type { Card } from '../engine/card.js';
import { RANKS } from '../engine/card.js';
import { classes } from './classes.js';
import type { PileId } from './piles.js';
import { cardSpot } from './spots.js';
import { courtPath, suitPath } from './suits.js';
import type { View } from './view.js';

/** `10` on the card, `T` in notation. */
export const rankLabel = (rank: number): string => (rank === 10 ? '10' : RANKS[rank - 1]!);

/** The inside of a face-up card. */
export const face = ({ rank, suit }: Card): TemplateResult => html`
  <span class="index"
    ><span class="rank" .textContent=${rankLabel(rank)}></span
    ><svg class="mini" viewBox="0 0 24 24" aria-hidden="true">${suitPath(suit)}</svg></span
  ><svg
    class=${rank > 10 ? 'pip court' : rank < 2 ? 'pip ace' : 'pip'}
    viewBox="0 0 24 24"
    preserveAspectRatio=${rank > 10 ? 'xMidYMax' : 'xMidYMid'}
    aria-hidden="true"
  >
    ${rank > 10 ? courtPath(rank) : suitPath(suit)}
  </svg>
`;

/** The classes of a face-up card, which tell whether it can be picked up and whether it is in hand. */
export const cardClasses = (
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
): TemplateResult {
  const spot = cardSpot(pile, card.code);
  return html`<button
    type="button"
    part="card"
    translate="no"
    class=${cardClasses(view, card, movable, inHand)}
    data-card=${card.code}
    data-index=${index}
    data-spot=${spot}
    tabindex=${spot === view.roving ? 0 : -1}
    aria-label=${name}
  >
    ${face(card)}
  </button>`;
}
