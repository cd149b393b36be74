/** The format of a lesson: plain JSON data. Cards, piles, positions and moves are written as everywhere else. */
import type { GameKind } from '../engine/card.js';
import type { PileLabel } from '../engine/position.js';
import type { RefusalCode } from '../engine/reason.js';
import type { VariantName } from '../engine/variants.js';

/** A card's code: `QH`; in Spider `QH3` for one card, `QH` for any of its four twins. */
export type CardText = string;
/** A move in notation, such as `D` or `T1>T4:2`. */
export type MoveText = string;

/** Refusals that only a table knows: a drop on a foundation of another suit, or where no card can go. */
export const TABLE_CODES = ['wrong-foundation', 'no-destination'] as const;
/** The code of a refusal that an attempt in a lesson can meet with. */
export type LessonCode = RefusalCode | (typeof TABLE_CODES)[number];

/** The card lies face up somewhere in this pile. The stock's cards are face down, so it is no place for this test. */
export interface CardOnPile {
  readonly card: CardText;
  readonly on: PileLabel;
}

/** The card lies in a column directly upon another one, both face up. */
export interface CardUponCard {
  readonly card: CardText;
  readonly upon: CardText;
}

/** The card is the last one of this pile, and face up. On `F` it is the top card of its suit. */
export interface CardOnTop {
  readonly card: CardText;
  readonly top: PileLabel;
}

/** How many cards a pile has; `F` and `done` count all their cards. Every bound that is given must hold. */
export interface PileSize {
  readonly pile: PileLabel;
  readonly size?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Something that holds or does not, of the cards as they lie now and of what was done since the lesson began. */
export type Test =
  | CardOnPile
  | CardUponCard
  | CardOnTop
  | PileSize
  /** This card, hidden in a column at the start, is face up now; or at least so many hidden cards were turned up. */
  | { readonly turned: CardText | number }
  /** The game is won. Only a complete position can be. */
  | { readonly won: true }
  /** The move was played, at least once or `times` times, and not undone. */
  | { readonly played: MoveText; readonly times?: number }
  /** The move was played at some time, even if it was undone since. */
  | { readonly tried: MoveText }
  /** An action was refused with this code. */
  | { readonly refused: LessonCode }
  /** At most so many moves were played; undone ones do not count. */
  | { readonly withinMoves: number }
  | { readonly all: readonly Test[] }
  | { readonly any: readonly Test[] }
  | { readonly not: Test };

/** One of the tests that must all hold, with what to say when it first does. */
export type Aim = Test & { readonly say?: string };

/** Help in three tiers, each telling more than the one before. */
export interface Hint {
  /** Where to look. */
  readonly area: string;
  /** Which card, or which control. */
  readonly card: string;
  /** What to do. */
  readonly move: string;
  /** The same as a move; absent for a control such as Finish. A hint whose move is not legal is passed over. */
  readonly play?: MoveText;
  /** Once this holds, the hint is passed over for the next one. */
  readonly until?: Test;
}

/** What to say after a particular move, or a refusal, that leads away from the goal. */
export interface WrongText {
  /** This move, made or refused. */
  readonly move?: MoveText;
  /** Any move refused with this code; together with `move` that move only. */
  readonly code?: LessonCode;
  /** Only if this held before the move. */
  readonly when?: Test;
  readonly say: string;
}

export interface Lesson {
  /** Unique within its game; what the `lesson` attribute names. */
  readonly name: string;
  readonly game: GameKind;
  /** Klondike only; `teaching` when left out. */
  readonly variant?: VariantName;
  readonly title: string;
  /** One sentence. */
  readonly goal: string;
  /** The name of a fixture or a position's text. */
  readonly position: string;
  /** Done when all of them hold at once. */
  readonly success: readonly Aim[];
  /** To be tried again as soon as one of them holds. */
  readonly failure?: readonly Test[];
  /** The most moves that the lesson takes; undone ones do not count. */
  readonly moves: number;
  /** In the order of the way to the goal. */
  readonly hints: readonly Hint[];
  readonly wrong?: readonly WrongText[];
  /** Said at the goal. */
  readonly done: string;
  /** Said when it is to be tried again: what to do differently. */
  readonly tryAgain: string;
  /** The name of the lesson after this one. */
  readonly next?: string;
}
