/** What every action answers: what happened, or why it did not. Plain JSON-safe data. */
import type { Effect } from './effects.js';
import { type Reason, type RuleName, ruleOf } from './reason.js';
import { sentence } from './sentences.js';

export interface Success {
  readonly ok: true;
  /** The move in canonical notation; a transcript for auto-finish; the action's name for reset and restart. */
  readonly move: string;
  readonly effects: readonly Effect[];
}

export interface Refusal extends Reason {
  readonly ok: false;
  /** The move as it was given, or the action's name (`undo`, `redo`, `restart`, `auto-finish`). */
  readonly move: string;
  /** One sentence that names the actual cards and says what would be legal. */
  readonly message: string;
  readonly rule: RuleName;
  /** Legal moves that serve instead: where the same cards can go, or what the stock can do. */
  readonly instead: readonly string[];
}

export type Verdict = Success | Refusal;

export const refusal = (move: string, reason: Reason, instead: readonly string[] = []): Refusal => ({
  ok: false,
  move,
  message: sentence(reason),
  rule: ruleOf(reason.code),
  ...reason,
  instead,
});
