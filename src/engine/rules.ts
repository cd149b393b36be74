/** What a game must know of its rules. One judge answers for moves, hints, drag and keyboard alike. */
import type { Effect } from './effects.js';
import type { Move, Source } from './move.js';
import type { Position } from './position.js';
import type { Reason } from './reason.js';

export interface Outcome {
  readonly position: Position;
  readonly effects: readonly Effect[];
}

export interface Rules {
  /** May these cards be lifted? `undefined` when they may. */
  lift(position: Position, from: Source, count: number): Reason | undefined;
  /** May this move be made? `undefined` when it may. */
  judge(position: Position, move: Move): Reason | undefined;
  /** Makes a move that `judge` allows, with everything it causes. */
  perform(position: Position, move: Move): Outcome;
  /** Every move that could be legal, to be judged: none outside it is. */
  candidates(position: Position): Iterable<Move>;
  /** Whether the cards lie as at the end; a game also needs a complete ledger to be won. */
  finished(position: Position): boolean;
  /** The moves that finish a game on request, or why they cannot be made; absent where there is no auto-finish. */
  finish?(position: Position): string[] | Reason;
}
