/** Hints in steps: first where to look, then which card, then the whole move. What is marked is the state. */
import type { Game } from '../engine/game.js';
import { type PileId, pileOfLabel } from './piles.js';

/** What a hint, or a lesson, marks on the board. */
export interface HintMark {
  readonly pile: PileId;
  /** Code of the lead card. */
  readonly card?: string;
  /** Where it would go. */
  readonly to?: PileId;
}

/** How much a hint tells. */
export type HintTier = 'area' | 'card' | 'move';

/** The whole mark of a move; none where it is not legal now. */
export function markOf(game: Game, move: string): HintMark | undefined {
  const verdict = game.check(move);
  if (!verdict.ok) return undefined;
  const [effect] = verdict.effects;
  // What lies in the stock is not to be named.
  if (effect?.type !== 'moved' && effect?.type !== 'stored') return { pile: 'stock' };
  const card = effect.cards[0]!;
  const to = effect.type === 'stored' ? 'done' : effect.to;
  return { pile: pileOfLabel(effect.from, card), card, to: pileOfLabel(to, card) };
}

/** As much of a mark as a step tells. */
export const markAt = (mark: HintMark | undefined, tier: HintTier): HintMark | undefined =>
  mark && tier !== 'move'
    ? { pile: mark.pile, ...(tier === 'card' && mark.card ? { card: mark.card } : {}) }
    : mark;

/** One step on from what is marked, as long as that belongs to this move. */
export function nextTier(whole: HintMark, shown: HintMark | undefined): HintTier {
  if (shown?.pile !== whole.pile || (shown.card && shown.card !== whole.card)) return 'area';
  return shown.card || !whole.card ? 'move' : 'card';
}
