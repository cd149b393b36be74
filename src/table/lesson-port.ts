/** A lesson as the table knows it. The code behind these types is loaded only where a lesson is asked for. */
import type { CSSResultOrNative, TemplateResult } from 'lit';
import type { GameKind } from '../engine/card.js';
import type { Position } from '../engine/position.js';
import type { VariantName } from '../engine/variants.js';
import type { Words } from '../words/words.js';
import type { Message, MoveDetail } from './events.js';
import type { TableRefusal } from './refusals.js';

/** What a lesson needs of its table. */
export interface LessonHost {
  readonly words: Words;
  readonly readonly: boolean;
  /** Level of the table's own heading; 0 for none. */
  readonly heading: number;
  readonly legalMoves: readonly string[];
  /** The lesson asked for; a panel that goes on to the next one sets it. */
  lesson: unknown;
  requestUpdate(): void;
  addStyles(sheet: CSSResultOrNative): void;
  reset(): unknown;
  say(text: string): void;
  /** The one action behind every Hint control. */
  showHint(): void;
}

/** What a lesson makes of an event: a sentence for the status line, and events for the page. */
export interface LessonAnswer {
  readonly say: string;
  readonly messages: readonly Message[];
}

/** A hint with what it marks on the board. */
export interface LessonHint {
  readonly text: string;
  /** The move of which as much is marked as the tier tells; absent where the board is to show nothing. */
  readonly play: string | undefined;
  readonly tier: 'area' | 'card' | 'move';
}

export interface LessonRun {
  /** Equal for equal lessons. */
  readonly key: string;
  /** What is said when it begins, or begins again. */
  readonly intro: string;
  /** Klondike's rule set for this lesson. */
  readonly variant: VariantName | undefined;
  /** A fixture's name or a position's text. */
  readonly fixture: string;
  committed(detail: MoveDetail, board: Position): LessonAnswer;
  refused(refusal: TableRefusal, count: number, position: string): LessonAnswer;
  /** The position is laid anew. */
  restarted(): void;
  /** What the lesson has to say to a player who asks for help; nothing where any good move will do. */
  hint(): LessonHint | undefined;
  view(): TemplateResult;
}

/** A lesson that can begin, or what is wrong with it. */
export type OpenedLesson = { readonly run: LessonRun } | { readonly faults: readonly string[] };

/** The module that is loaded with the first lesson. */
export interface LessonModule {
  openLesson(kind: GameKind, value: unknown, host: LessonHost): Promise<OpenedLesson>;
}
