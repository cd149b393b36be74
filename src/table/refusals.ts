/** Refusals: those of the rules, and the few that only a table can have. */
import type { Facts, RefusalCode } from '../engine/reason.js';
import type { Refusal } from '../engine/verdict.js';
import type { PileId } from './piles.js';

export type TableCode =
  | 'wrong-foundation'
  | 'no-destination'
  | 'readonly'
  | 'reviewing'
  | 'bad-lesson'
  | 'bad-fixture'
  | 'bad-moves'
  | 'no-hint';

/** Why a table takes no move by hand. */
export type Still = 'readonly' | 'reviewing';

export interface RefusalFacts extends Facts {
  readonly code: RefusalCode | TableCode;
  /** The pile a card was put on, where only the table knows it. */
  readonly on?: PileId;
  /** Sentences of the faults of a fixture or a transcript. */
  readonly faults?: readonly string[];
}

/** What the `rejected` event, the status and the panel share. */
export interface TableRefusal extends RefusalFacts {
  readonly ok: false;
  readonly move: string;
  readonly message: string;
  readonly rule: Refusal['rule'] | 'table';
  readonly instead: readonly string[];
}

/** Whether cards were to be put somewhere, and stayed where they are: told as `Not moved`. */
export const isOfTriedMove = ({ code, rule, move }: TableRefusal): boolean =>
  code === 'no-destination' ||
  (code !== 'bad-moves' && move.includes('>') && !['notation', 'end', 'conservation'].includes(rule));

/** A refusal made by the table, worded by its catalogue. */
export const tableRefusal = (
  move: string,
  facts: RefusalFacts,
  message: string,
  instead: readonly string[] = [],
): TableRefusal => ({ ok: false, move, message, rule: 'table', ...facts, instead });
