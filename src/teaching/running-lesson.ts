/** A lesson under way in a table: what each event means to it, what it says, and what the page is told. */
import type { TemplateResult } from 'lit';
import type { Position } from '../engine/position.js';
import type { VariantName } from '../engine/variants.js';
import type { Lesson } from '../lessons/lesson.js';
import { type LessonEvent, type Progress, after, hint, startLesson } from '../lessons/progress.js';
import type { Message, MoveDetail } from '../table/events.js';
import type { LessonAnswer, LessonHint, LessonHost, LessonRun } from '../table/lesson-port.js';
import type { TableRefusal } from '../table/refusals.js';
import { lessonView } from './lesson-view.js';
import { lessonStyles } from './lesson-styles.js';
import { among, sentences, wordsOf } from './lesson-words.js';

/** Whether a text names other columns than the one that plays: to mark that one would answer what the text asks. */
const comparesColumns = (text: string, play: string): boolean =>
  (text.match(/\d+/g) ?? []).some((number) => number !== /^T(\d+)/.exec(play)?.[1]);

export class RunningLesson implements LessonRun {
  readonly #lesson: Lesson;
  readonly #host: LessonHost;
  readonly #shipped: readonly Lesson[];
  #progress: Progress;
  #text = '';

  /** @param shipped the lessons that this one is among, or leads to */
  constructor(lesson: Lesson, host: LessonHost, shipped: readonly Lesson[]) {
    this.#lesson = lesson;
    this.#host = host;
    this.#shipped = shipped;
    this.#progress = startLesson(lesson);
    host.addStyles(lessonStyles);
  }

  get key(): string {
    return JSON.stringify(this.#lesson);
  }

  get variant(): VariantName | undefined {
    return this.#lesson.variant;
  }

  get fixture(): string {
    return this.#lesson.position;
  }

  /** Where in the course, and what it is about. */
  get intro(): string {
    const { title, goal } = this.#lesson;
    const { words } = this.#host;
    return sentences([`${this.#place}: ${among(words, title)}`, among(words, goal)]);
  }

  get #place(): string {
    return wordsOf(this.#host).lessonPlace(this.#shipped.indexOf(this.#lesson) + 1, this.#shipped.length);
  }

  committed(detail: MoveDetail, board: Position): LessonAnswer {
    return this.#take({ ...detail, board }, detail.count, detail.position);
  }

  refused({ code, move, message }: TableRefusal, count: number, position: string): LessonAnswer {
    return this.#take({ code, move, message }, count, position);
  }

  restarted(): void {
    this.#progress = after(this.#progress, { kind: 'restart' });
    this.#text = '';
  }

  hint(): LessonHint | undefined {
    const { progress, hint: given } = hint(this.#progress);
    this.#progress = progress;
    const { text, play, tier }: LessonHint | Partial<LessonHint> = given
      ? { play: undefined, ...given }
      : { text: this.#instead(), tier: 'area' };
    if (!text || !tier) return undefined;
    this.#text = text;
    this.#host.requestUpdate();
    const marked = play && !(tier === 'area' && comparesColumns(text, play));
    return { text, play: marked ? play : undefined, tier };
  }

  /**
   * What is told where no hint fits. Off the lesson's way a generally good move may lead away from its goal, so none is
   * named; after the goal, and where a lesson has no hints at all, there is nothing that speaks against one.
   */
  #instead(): string | undefined {
    const { hints, done, tryAgain } = this.#lesson;
    const { state } = this.#progress;
    if (state === 'failed') return tryAgain;
    if (state === 'done') return this.#host.legalMoves.length ? undefined : done;
    return hints.length ? wordsOf(this.#host).lessonNoHint : undefined;
  }

  #take(event: LessonEvent, count: number, position: string): LessonAnswer {
    const { state } = this.#progress;
    const progress = (this.#progress = after(this.#progress, event));
    const { held, steps, say = '' } = progress;
    // What was said last stands until there is more to say, or until it is no longer true.
    if (say || !('code' in event)) this.#text = say;
    const { name, success, next } = this.#lesson;
    const at = { lesson: name, count, position };
    const messages: Message[] = [];
    if (steps.length)
      messages.push([
        'lesson-step',
        {
          ...at,
          steps,
          held: held.filter(Boolean).length,
          of: success.length,
          say: success[steps.find((i) => success[i]!.say) ?? -1]?.say ?? null,
        },
      ]);
    if (progress.state === 'done' && state !== 'done')
      messages.push(['lesson-done', { ...at, next: next ?? null }]);
    return { say: this.#spoken(say, state), messages };
  }

  /** The panel shows how the lesson stands by a sign of its own; who listens is told when that changes. */
  #spoken(say: string, before: Progress['state']): string {
    const { state } = this.#progress;
    const words = wordsOf(this.#host);
    const said = among(words, say);
    if (state === before || state === 'open') return said;
    return sentences([state === 'done' ? words.lessonDone : words.lessonTryAgain, said].filter(Boolean));
  }

  view(): TemplateResult {
    return lessonView({
      lesson: this.#lesson,
      progress: this.#progress,
      place: this.#place,
      text: this.#text,
      shipped: this.#shipped,
      host: this.#host,
    });
  }
}
