/** Sizes in CSS pixels from the inline size of the board, never of the viewport. */
import type { GameKind } from '../engine/card.js';

export interface Geometry {
  /** Columns side by side: 7, 10, or 5 in two rows. */
  readonly perRow: number;
  readonly pad: number;
  readonly gap: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Index (rank and suit) font size. */
  readonly font: number;
  /** Visible height of a movable face-up card under another: never below 24, the smallest target WCAG 2.2 allows. */
  readonly strip: number;
  /** Visible height of a face-up card that cannot move, in a column that has grown too tall. */
  readonly tight: number;
  /** Visible height of a face-down card. */
  readonly down: number;
  /** Height of a column's cards from which it counts as too tall. */
  readonly tallest: number;
}

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The first value whose limit the width is below; the last for any wider one. */
const step = (width: number, limits: readonly number[], values: readonly number[]): number =>
  values[limits.findIndex((limit) => width < limit)] ?? values[values.length - 1]!;

export const TWO_ROWS_BELOW = 340;

/** @param width inline size of the board in CSS pixels, padding included */
export function geometryFor(kind: GameKind, width: number): Geometry {
  const spider = kind === 'spider';
  const twoRows = spider && width < TWO_ROWS_BELOW;
  const perRow = spider ? (twoRows ? 5 : 10) : 7;
  const pad = step(width, [400, 640], [4, 8, 12]);
  const gap = step(width, [400, 640, 1000], spider ? [2, 3, 6, 10] : [3, 4, 8, 12]);
  const fits = Math.floor((width - 2 * pad - (perRow - 1) * gap) / perRow);
  const cardWidth = clamp(20, fits, spider ? 96 : 100);
  const cardHeight = Math.round(cardWidth * (twoRows ? 1.2 : 1.4));
  const font = clamp(13, 0.34 * cardWidth, 24);
  const strip = Math.round(clamp(24, Math.max(1.35 * font, 0.28 * cardHeight), 34));
  return {
    perRow,
    pad,
    gap,
    cardWidth,
    cardHeight,
    font: Math.round(font * 10) / 10,
    strip,
    tight: Math.round(Math.max(12, 0.55 * strip)),
    down: Math.round(clamp(5, 0.1 * cardHeight, 12)),
    tallest: Math.round(clamp(380, width * 0.6, 620)),
  };
}

/** How a column's cards are told apart when it has grown too tall. */
export interface Squeeze {
  /** Face-down cards shown as one strip with their number. */
  readonly merged: boolean;
  /** Face-up cards that cannot move are shown shorter. */
  readonly tight: boolean;
}

/** First the face-down cards are merged, then immovable face-up ones shortened; movable strips keep their height. */
export function squeezeFor(geometry: Geometry, down: number, up: number): Squeeze {
  const { strip, cardHeight, tallest } = geometry;
  const open = Math.max(0, up - 1) * strip + cardHeight;
  const tall = down * geometry.down + open > tallest;
  const merged = tall && down > 3;
  return { merged, tight: tall && (merged ? strip : down * geometry.down) + open > tallest };
}

/** The sizes as custom properties of the table's wrapper; set by `setProperty`, never as a style attribute. */
export function applyGeometry(element: HTMLElement, kind: GameKind, geometry: Geometry): void {
  const { perRow, pad, gap, cardWidth, cardHeight, font, strip, tight, down } = geometry;
  // The opening's deepest column and two cards more: the page below does not jump with the first moves.
  const opening = (kind === 'klondike' ? 6 : 5) * down + cardHeight;
  const px = {
    pad,
    gap,
    w: cardWidth,
    h: cardHeight,
    font,
    strip,
    tight,
    down,
    corner: Math.max(3, Math.round(cardWidth * 0.07)),
    reserve: opening + 26 + 2 * strip,
  };
  for (const [name, value] of Object.entries(px)) element.style.setProperty(`--_${name}`, `${value}px`);
  element.style.setProperty('--_per-row', String(perRow));
}
