/** A card's face: the rank once as text, the suit as vector symbols. */
import { type TemplateResult, html } from 'lit';
import type { Card } from '../engine/card.js';
import { RANKS } from '../engine/card.js';
import { courtPath, suitPath } from './suits.js';

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
