/** The place for a lesson in a table: none, one that is being loaded, one that runs, or the faults of a wrong one. */
import type { GameKind } from '../engine/card.js';
import type { LessonHost, LessonModule, LessonRun, OpenedLesson } from './lesson-port.js';
import { given } from './source.js';

export interface LessonSlotHost extends LessonHost {
  lessonKind(): GameKind;
  loadLessons(): Promise<LessonModule>;
  /** A lesson came, went, or proved wrong: the cards have to be dealt from it, or from what else there is. */
  lessonSettled(): void;
}

export class LessonSlot {
  readonly #host: LessonSlotHost;
  #asked: unknown;
  /** The code could not be loaded: the same name set once more is another try. */
  #missed = false;
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

  /** Whether the cards are a lesson's, or are going to be: then no attribute deals. */
  get deals(): boolean {
    return !!this.#run || !!this.#waiting;
  }

  /** Asks for a lesson by name or as an object, or for none. */
  ask(value: unknown): void {
    const isObject = typeof value === 'object' && value !== null;
    const asked = isObject ? value : given(value);
    // What an object holds may have changed, and another may hold the same: only reading it, with care, can tell.
    if (asked === this.#asked && !isObject && !this.#missed) return;
    this.#asked = asked;
    this.#missed = false;
    if (asked === undefined) return this.#settle({ faults: [] });
    const waiting = this.#open(value).then((opened) => {
      if (this.#waiting === waiting) this.#settle(opened);
    });
    this.#waiting = waiting;
  }

  async #open(value: unknown): Promise<OpenedLesson | undefined> {
    const host = this.#host;
    try {
      const { openLesson } = await host.loadLessons();
      return await openLesson(host.lessonKind(), value, host);
    } catch {
      return undefined;
    }
  }

  #settle(opened: OpenedLesson | undefined): void {
    this.#waiting = undefined;
    this.#missed = !opened;
    const { run, faults = [] }: Partial<{ run: LessonRun; faults: readonly string[] }> = opened ?? {
      faults: [this.#host.words.lessonNotLoaded],
    };
    // Frameworks set what is set already, as an object of its own each time: the lesson goes on through that.
    if (run && run.key === this.#run?.key) return;
    this.#run = run;
    this.#faults = faults;
    this.#host.lessonSettled();
  }
}
