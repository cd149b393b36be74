/** Why something is refused, as data. Sentences (`sentences.ts`, and the table's languages) are made from it. */
import type { Color, Suit } from './card.js';
import type { PileLabel } from './position.js';
import type { RefusalCode } from './sentences.js';

export { REFUSAL_CODES, ruleOf } from './sentences.js';
export type { RefusalCode, RuleName } from './sentences.js';

/** A kind of card that a place would take: the rank (1–13) and, where it matters, the suit or colour. */
export interface Need {
  readonly rank: number;
  readonly suit?: Suit;
  readonly color?: Color;
}

/** The facts a sentence is made of. Which of them are there depends on the code. */
export interface Facts {
  /** Codes of what was to move, lead card first. Face-down cards are never among them. */
  readonly cards?: readonly string[];
  /** Code of the card it was to land on, or that breaks the run, or that covers it. */
  readonly onto?: string;
  /** What the place, or the run, needs instead; absent where nothing would do. */
  readonly need?: Need;
  /** The pile concerned. */
  readonly at?: PileLabel;
  /** The columns that stand in the way of a deal. */
  readonly columns?: readonly PileLabel[];
  /** Cards asked for, cards left in the stock or the waste, or columns there are. */
  readonly count?: number;
  /** Cards a column has, or cards still face down. */
  readonly size?: number;
  readonly suit?: Suit;
  /** The text that could not be read, or the column number that is not there. */
  readonly text?: string;
}

export interface Reason extends Facts {
  readonly code: RefusalCode;
}
