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
  }

  get variant(): VariantName | undefined {
    return this.#lesson.variant;
  }

  get fixture(): string {
    return this.#lesson.position;
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
    if (!given) return undefined;
    this.#text = given.text;
    this.#host.requestUpdate();
    return { text: given.text, play: given.play, tier: given.tier };
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
    return { say, messages };
  }

  view(): TemplateResult {
    return lessonView(this.#lesson, this.#progress, this.#text, this.#shipped, this.#host);
  }
}
