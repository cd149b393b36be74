/** Reads the effects for what the table needs to know of an action. */
import type { GameKind } from '../engine/card.js';
import type { Effect } from '../engine/effects.js';
import type { Position } from '../engine/position.js';
import type { MoveKind } from './events.js';
import { isFoundation, pileOfLabel } from './piles.js';
import { type Spot, cardSpot } from './spots.js';

/** What the `move` event calls a move given as text. */
export function kindOf(move: string, game: GameKind): MoveKind {
  if (move === 'D') return game === 'klondike' ? 'draw' : 'deal';
  return move === 'R' ? 'redeal' : move === 'S' ? 'settle' : 'transfer';
}

/** Where focus belongs after a transfer: with the lead card, or on the foundation. Other actions leave it. */
export function spotAfter(kind: MoveKind, effects: readonly Effect[]): Spot | undefined {
  const first = effects[0];
  if (kind !== 'transfer' || first?.type !== 'moved') return undefined;
  const lead = first.cards[0]!;
  const pile = pileOfLabel(first.to, lead);
  return isFoundation(pile) ? pile : cardSpot(pile, lead);
}

/**
 * What the waste shows, where an action changed it and did not name its new top: a packet of several cards does name
 * it, but not which of them plays.
 */
export function wasteNow(effects: readonly Effect[], { waste }: Position, fan: number): string[] | undefined {
  for (const effect of effects) {
    if (effect.type === 'drawn' && effect.cards.length > 1) return [waste.at(-1)!.code];
    // Played, or taken back: a draw into the stock, a redeal out of it.
    if (
      effect.type === 'moved' &&
      (effect.from === 'waste' || (effect.from === 'stock' && effect.to === 'waste'))
    )
      return waste.slice(-fan).map(({ code }) => code);
  }
  return undefined;
}
