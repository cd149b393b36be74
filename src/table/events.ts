/** The public events and their plain data. */
import type { Effect } from '../engine/effects.js';
import type { TableRefusal } from './refusals.js';

export type MoveKind = 'transfer' | 'draw' | 'redeal' | 'deal' | 'settle' | 'undo' | 'redo';
export type DealCause = 'connect' | 'reset' | 'restart' | 'attribute';

/** After every committed action, undo and redo too. */
export interface MoveDetail {
  readonly kind: MoveKind;
  readonly move: string;
  readonly effects: readonly Effect[];
  /** Canonical text after the action. */
  readonly position: string;
  /** Moves in the history now. */
  readonly count: number;
}

/** After every refused action: the refusal itself and the position, which it left as it was. */
export type RejectedDetail = Omit<TableRefusal, 'ok'> & { readonly position: string };

/** Once per deal, after the move that won it. */
export interface WinDetail {
  readonly count: number;
  readonly position: string;
}

/** A new position is laid. */
export interface DealDetail {
  readonly cause: DealCause;
  readonly variant: string | null;
  readonly seed: string | null;
  readonly fixture: string | null;
  readonly position: string;
}

/** One or more of a lesson's success tests came to hold. */
export interface LessonStepDetail {
  /** The lesson's name. */
  readonly lesson: string;
  /** Indices in the lesson's `success` of those that hold now and did not before. */
  readonly steps: readonly number[];
  /** How many of them hold now, of how many. */
  readonly held: number;
  readonly of: number;
  /** What the lesson says about it, or null. */
  readonly say: string | null;
  readonly count: number;
  readonly position: string;
}

/** All of them hold at once, within the lesson's moves: once for each time it is begun. */
export interface LessonDoneDetail {
  readonly lesson: string;
  /** The name of the lesson that follows, or null. */
  readonly next: string | null;
  readonly count: number;
  readonly position: string;
}

export interface SolitaireEventMap {
  move: CustomEvent<MoveDetail>;
  rejected: CustomEvent<RejectedDetail>;
  win: CustomEvent<WinDetail>;
  deal: CustomEvent<DealDetail>;
  'lesson-step': CustomEvent<LessonStepDetail>;
  'lesson-done': CustomEvent<LessonDoneDetail>;
}

/** An event to be sent, by name and detail. */
export type Message = {
  [K in keyof SolitaireEventMap]: readonly [type: K, detail: SolitaireEventMap[K]['detail']];
}[keyof SolitaireEventMap];

/**
 * Sends events one after the other. A listener may play on, or deal anew: what that causes waits until everyone has
 * heard of what came before, so that all listeners hear one order.
 */
export class Emitter {
  readonly #target: EventTarget;
  readonly #waiting: CustomEvent[] = [];
  #sending = false;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  /** Each bubbles and is composed, so that it reaches the document from any depth; the detail is a plain copy. */
  emit(...messages: readonly Message[]): void {
    for (const [type, detail] of messages) {
      const plain: unknown = JSON.parse(JSON.stringify(detail));
      this.#waiting.push(new CustomEvent(type, { detail: plain, bubbles: true, composed: true }));
    }
    if (this.#sending) return;
    this.#sending = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.#target.dispatchEvent(next);
    this.#sending = false;
  }
}
