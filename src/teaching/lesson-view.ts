/** The lesson panel: title, goal, how far it is, what the lesson says, and its controls. */
import { type TemplateResult, html, nothing } from 'lit';
import type { Lesson } from '../lessons/lesson.js';
import type { Progress } from '../lessons/progress.js';
import type { LessonHost } from '../table/lesson-port.js';
import { enLesson } from '../words/en-lesson.js';

export function lessonView(
  lesson: Lesson,
  { state, held, moves }: Progress,
  text: string,
  shipped: readonly Lesson[],
  host: LessonHost,
): TemplateResult {
  const words = { ...enLesson, ...host.words };
  const next = shipped.find(({ name }) => name === lesson.next);
  return html`<section class="lesson" part="lesson" aria-label=${words.lessonPlace(0, 0)}>
    <p .textContent=${words.lessonPlace(shipped.indexOf(lesson) + 1, shipped.length)}></p>
    <p .textContent=${lesson.title}></p>
    <p .textContent=${lesson.goal}></p>
    <p .textContent=${words.lessonGoals(held.filter(Boolean).length, held.length)}></p>
    <p .textContent=${words.lessonMoves(moves.length, lesson.moves)}></p>
    <p data-state=${state} .textContent=${text}></p>
    <button type="button" @click=${() => host.showHint()} .textContent=${words.lessonHint}></button>
    <button type="button" @click=${() => host.reset()} .textContent=${words.lessonAgain}></button>
    ${
      next
        ? html`<button
            type="button"
            @click=${() => (host.lesson = next.name)}
            .textContent=${words.lessonNext(next.title)}
          ></button>`
        : nothing
    }
  </section>`;
}
