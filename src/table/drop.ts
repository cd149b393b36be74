/** Which pile a release means, from where things lie now: the document's own hit test stops at the host. */
import type { PileId } from './piles.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Place extends Box {
  readonly id: PileId;
}

const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The pile under the pointer, unless that is the source; then the one the lead card covers most.
 * @param places every pile that can take a card, and the source
 * @param lead the lead card's box where it is being dragged
 */
export function dropTarget(
  places: readonly Place[],
  lead: Box,
  x: number,
  y: number,
  source: PileId,
): PileId | undefined {
  const under = places.find((place) => contains(place, x, y));
  if (under && under.id !== source) return under.id;
  let best: PileId | undefined;
  let most = 0;
  for (const place of places) {
    const area = overlap(place, lead);
    if (area > most) [best, most] = [place.id, area];
  }
  return best;
}
