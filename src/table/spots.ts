/** The places that focus can be in on the board, and the way of the arrow keys through them. Pure. */
import type { Position } from '../engine/position.js';
import type { Command } from './keymap.js';
import { type PileId, allPiles, columnIds, isColumn, isFoundation, pileCards, topRow } from './piles.js';

/** `stock`, `FC`, `T3` (a column's button), or `T3:QH` and `waste:QH` (a card). */
export type Spot = string;

export const pileOfSpot = (spot: Spot): PileId => spot.split(':')[0] as PileId;
export const cardOfSpot = (spot: Spot): string | undefined => spot.split(':')[1];
export const cardSpot = (pile: PileId, code: string): Spot => (isFoundation(pile) ? pile : `${pile}:${code}`);

/** The spots of one pile, from its back to its front. Stored runs have none. */
export function spotsOf(position: Position, pile: PileId): Spot[] {
  if (pile === 'done') return [];
  const cards = pileCards(position, pile);
  if (isColumn(pile))
    return [pile, ...cards.filter(({ up }) => up).map(({ card }) => cardSpot(pile, card.code))];
  if (pile === 'waste' && cards.length) return [cardSpot(pile, cards[cards.length - 1]!.card.code)];
  return [pile];
}

/** Stored runs are read, not visited. */
const focusRow = (position: Position): PileId[] => topRow(position).filter((id) => id !== 'done');

const front = (position: Position, pile: PileId): Spot => spotsOf(position, pile).at(-1)!;

/** Where a card can be visited now, whichever pile it lies in. */
function spotOfCard(position: Position, code: string): Spot | undefined {
  for (const pile of allPiles(position)) {
    const spot = cardSpot(pile, code);
    // A foundation is one spot, whatever lies on it: only its top card is to be found there.
    const there = isFoundation(pile) ? pileCards(position, pile).at(-1)?.card.code === code : true;
    if (there && spotsOf(position, pile).includes(spot)) return spot;
  }
  return undefined;
}

/** The spot itself while it exists; else the same card elsewhere, the front of its pile, and at last the stock. */
export function settle(position: Position, spot: Spot): Spot {
  const spots = spotsOf(position, pileOfSpot(spot));
  if (spots.includes(spot)) return spot;
  const code = cardOfSpot(spot);
  return (code && spotOfCard(position, code)) || (spots.at(-1) ?? 'stock');
}

function besides(position: Position, spot: Spot, by: number): Spot {
  const pile = pileOfSpot(spot);
  const row = isColumn(pile) ? columnIds(position) : focusRow(position);
  const next = row[row.indexOf(pile) + by];
  if (!next) return spot;
  return spot === pile && isColumn(next) ? next : front(position, next);
}

/** The column below a pile of the top row, or the pile above a column. */
function across(position: Position, spot: Spot): Spot {
  const pile = pileOfSpot(spot);
  if (!isColumn(pile)) {
    const index = topRow(position).indexOf(pile);
    return position.kind === 'klondike' && index > 1 ? `T${index + 2}` : `T${index + 1}`;
  }
  const index = columnIds(position).indexOf(pile);
  const row = focusRow(position);
  return front(
    position,
    position.kind === 'klondike' && index > 1
      ? row[Math.max(1, index - 1)]!
      : row[Math.min(index, row.length - 1)]!,
  );
}

function within(position: Position, spot: Spot, by: number): Spot {
  const spots = spotsOf(position, pileOfSpot(spot));
  const next = spots[spots.indexOf(spot) + by];
  if (next) return next;
  const upFromColumn = by < 0 && isColumn(pileOfSpot(spot));
  const downFromRow = by > 0 && !isColumn(pileOfSpot(spot));
  return upFromColumn || downFromRow ? across(position, spot) : spot;
}

/** Where a moving command leads from a spot; the same spot where there is nowhere to go. */
export function nextSpot(position: Position, spot: Spot, command: Command, rightToLeft: boolean): Spot {
  switch (command.type) {
    case 'step':
      return command.x
        ? besides(position, spot, rightToLeft ? -command.x : command.x)
        : within(position, spot, command.y);
    case 'end': {
      const spots = spotsOf(position, pileOfSpot(spot));
      const cards = spots.filter((each) => each.includes(':'));
      return (command.deepest ? (cards[0] ?? spots[0]) : spots.at(-1)) ?? spot;
    }
    case 'row':
      return command.top === isColumn(pileOfSpot(spot)) ? across(position, spot) : spot;
    case 'column':
      return front(position, `T${command.number}`);
    default:
      return spot;
  }
}
