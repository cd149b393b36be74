/** Suits and courts as vector paths in a 24 × 24 box; they take the colour of the text around them. */
import { type TemplateResult, svg } from 'lit';
import type { Suit } from '../engine/card.js';

const SUITS: Readonly<Record<Suit, string>> = {
  H: 'M12 21.4C5.6 16.6 2 13 2 8.6 2 5.5 4.4 3 7.4 3c1.9 0 3.6 1 4.6 2.6C13 4 14.7 3 16.6 3c3 0 5.4 2.5 5.4 5.6 0 4.4-3.6 8-10 12.8z',
  D: 'M12 1.6c2.3 4.1 4.9 7.4 8 10.4-3.1 3-5.7 6.3-8 10.4-2.3-4.1-4.9-7.4-8-10.4 3.1-3 5.7-6.3 8-10.4z',
  S: 'M12 1.8c1.3 3.1 9.6 7.3 9.6 12.4 0 2.7-2 4.6-4.5 4.6-1.6 0-2.9-.7-3.8-1.9.3 2.2 1.1 4 2.5 5.3H8.2c1.4-1.3 2.2-3.1 2.5-5.3-.9 1.2-2.2 1.9-3.8 1.9-2.5 0-4.5-1.9-4.5-4.6C2.4 9.1 10.7 4.9 12 1.8z',
  C: 'M12 2a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.7 7.4c.3 2.2 1.1 4.1 2.6 5.5H8.2c1.5-1.4 2.3-3.3 2.6-5.5a4.7 4.7 0 1 1-2.7-7.4A4.7 4.7 0 0 1 12 2z',
};

const EYES = 'M9.4 12.4h1.4v1.4H9.4zm3.8 0h1.4v1.4h-1.4z';

/** Jack, queen, king: what each wears, and the hair around an open face. */
const COURTS = [
  // a cap with a feather, curls to the chin
  'M3.4 9.6C5.4 4.8 8.4 3 12 3c4.2 0 6.8 2.6 7.4 5.400l1.4 1.200zM15 4c1-2.2 4-4 8-3.8-.2 4-2 6.6-4.4 7.400zM6 10.600c-.2 3 .2 5-1.8 6.6 2 .8 3.8.4 4.8-.8 1.8 1.4 4.2 1.4 6 0 1 1.2 2.8 1.6 4.8.8-2-1.6-1.6-3.6-1.8-6.600zm2.4 0h7.200c.2 3.6-1 5.8-3.6 5.800s-3.8-2.2-3.6-5.800z',
  // a diadem with a pearl, long hair
  'M6.6 9 4.8 4l4.2 2.2 3-3.6 3 3.600L19.2 4l-1.8 5zM12 0a1.2 1.2 0 1 1 0 2.400A1.2 1.2 0 1 1 12 0zM6 10C3.2 13.2 5.4 16.6 2.8 20.400c3.4 1 6 .4 7.2-2.200h4c1.2 2.6 3.8 3.2 7.2 2.2-2.6-3.8-.4-7.2-3.2-10.400zm2.4 0h7.200c.6 4.6-1 7.2-3.6 7.200S7.8 14.6 8.4 10z',
  // a high crown, a beard
  'M6 9 4 1.800l4.4 3L12 0l3.6 4.8 4.4-3L18 9zM6 10v4.600c0 4.2 2.8 7.4 6 7.400s6-3.2 6-7.400V10zm2.4 0h7.200v5.400c-1.2-1-2.4-1-3.6 0-1.2-1-2.4-1-3.6 0z',
];

const path = (d: string): TemplateResult => svg`<path d=${d} fill="currentColor" fill-rule="evenodd"></path>`;

/** The content of an `<svg viewBox="0 0 24 24">`. */
export const suitPath = (suit: Suit): TemplateResult => path(SUITS[suit]);

/** @param rank 11, 12 or 13 */
export const courtPath = (rank: number): TemplateResult =>
  svg`<path
    d="M1.5 25C2 19.5 5 17.5 12 17.5S22 19.5 22.5 25z"
    class="robe"
  ></path>${path(COURTS[rank - 11]! + EYES)}`;
