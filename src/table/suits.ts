/** Suit symbols as vector paths in a 24 × 24 box; they take the colour of the text around them. */
import { type TemplateResult, svg } from 'lit';
import type { Suit } from '../engine/card.js';

const PATHS: Readonly<Record<Suit, string>> = {
  H: 'M12 21.4C5.6 16.6 2 13 2 8.6 2 5.5 4.4 3 7.4 3c1.9 0 3.6 1 4.6 2.6C13 4 14.7 3 16.6 3c3 0 5.4 2.5 5.4 5.6 0 4.4-3.6 8-10 12.8z',
  D: 'M12 1.6c2.3 4.1 4.9 7.4 8 10.4-3.1 3-5.7 6.3-8 10.4-2.3-4.1-4.9-7.4-8-10.4 3.1-3 5.7-6.3 8-10.4z',
  S: 'M12 1.8c1.3 3.1 9.6 7.3 9.6 12.4 0 2.7-2 4.6-4.5 4.6-1.6 0-2.9-.7-3.8-1.9.3 2.2 1.1 4 2.5 5.3H8.2c1.4-1.3 2.2-3.1 2.5-5.3-.9 1.2-2.2 1.9-3.8 1.9-2.5 0-4.5-1.9-4.5-4.6C2.4 9.1 10.7 4.9 12 1.8z',
  C: 'M12 2a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.7 7.4c.3 2.2 1.1 4.1 2.6 5.5H8.2c1.5-1.4 2.3-3.3 2.6-5.5a4.7 4.7 0 1 1-2.7-7.4A4.7 4.7 0 0 1 12 2z',
};

/** The content of an `<svg viewBox="0 0 24 24">`. */
export const suitPath = (suit: Suit): TemplateResult =>
  svg`<path d=${PATHS[suit]} fill="currentColor"></path>`;
