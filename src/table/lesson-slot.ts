/** The place for a lesson in a table: none, one that is being loaded, one that runs, or the faults of a wrong one. */
import type { GameKind } from '../engine/card.js';
import type { LessonHost, LessonModule, LessonRun, OpenedLesson } from './lesson-port.js';
import { given } from './source.js';

/** A lesson object as text, so that a framework may set an equal one anew; anything else that was given, as it is. */
export function lessonText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return given(value);
  try {
    return JSON.stringify(value);
  } catch {
    // What is no plain data is no lesson; which one it is not makes no difference.
    return '?';
  }
}

export interface LessonSlotHost extends LessonHost {
  lessonKind(): GameKind;
  loadLessons(): Promise<LessonModule>;
  /** A lesson came, went, or proved wrong: the cards have to be dealt from it, or from what else there is. */
  lessonSettled(): void;
}

export class LessonSlot {
  readonly #host: LessonSlotHost;
  #asked: string | undefined;
  #run: LessonRun | undefined;
  #faults: readonly string[] = [];
  #waiting: Promise<void> | undefined;

  constructor(host: LessonSlotHost) {
    this.#host = host;
  }

  get run(): LessonRun | undefined {
    return this.#run;
  }

  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Settles, and never fails, once the lesson asked for last is there or is known to be wrong. */
  get waiting(): Promise<void> | undefined {
    return this.#waiting;
  }

  /** Asks for a lesson by name or as an object, or for none. */
  ask(value: unknown): void {
    const text = lessonText(value);
    if (text === this.#asked) return;
    this.#asked = text;
    if (text !== undefined) {
      const waiting = this.#open(value).then((opened) => {
        if (this.#waiting === waiting) this.#settle(opened);
      });
      this.#waiting = waiting;
    } else this.#settle({ faults: [] });
  }

  async #open(value: unknown): Promise<OpenedLesson> {
    const host = this.#host;
    let opening: LessonModule;
    try {
      opening = await host.loadLessons();
    } catch {
      return { faults: [host.words.lessonNotLoaded] };
    }
    return opening.openLesson(host.lessonKind(), value, host);
  }

  #settle(opened: OpenedLesson): void {
    this.#waiting = undefined;
    this.#run = 'run' in opened ? opened.run : undefined;
    this.#faults = 'faults' in opened ? opened.faults : [];
    this.#host.lessonSettled();
  }
}
