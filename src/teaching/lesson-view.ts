/** The lesson panel: where in the course, title, goal, how far it is, what the lesson says, and its controls. */
import { type TemplateResult, html, nothing } from 'lit';
import type { Lesson } from '../lessons/lesson.js';
import type { Progress } from '../lessons/progress.js';
import { classes } from '../table/classes.js';
import type { LessonHost } from '../table/lesson-port.js';
import { wordsOf } from './lesson-words.js';

export interface Panel {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly place: string;
  /** What the lesson said last. */
  readonly text: string;
  readonly shipped: readonly Lesson[];
  readonly host: LessonHost;
}

/** The lessons that ship are written in English; a page's own are taken to be in the page's language. */
const languageOf = ({ lesson, shipped, host }: Panel): string | typeof nothing =>
  shipped.includes(lesson) && host.words.lang !== 'en' ? 'en' : nothing;

/** One below the table's heading, if there is such a level. */
const headingOf = ({ heading }: LessonHost): number | typeof nothing =>
  heading > 0 && heading < 6 ? heading + 1 : nothing;

/** Safari does not focus a clicked button; where it was used is where the next key goes on. */
const focus = (element: Element | null | undefined): void =>
  (element as HTMLElement | null | undefined)?.focus({ preventScroll: true });

/** The goals that are reached; once the lesson is over, that it is, in words and by a sign before them. */
function standing({ lesson, progress: { state, held, moves }, host }: Panel): TemplateResult {
  const words = wordsOf(host);
  const goals =
    state === 'done'
      ? words.lessonDone
      : state === 'failed'
        ? words.lessonTryAgain
        : words.lessonGoals(held.filter(Boolean).length, held.length);
  return html`<ul class="lesson-standing" role="list">
    <li class="lesson-goals" .textContent=${goals}></li>
    <li .textContent=${words.lessonMoves(moves.length, lesson.moves)}></li>
  </ul>`;
}

/** What was said last; while the lesson is over, at the least how it ended. */
function saysView(panel: Panel): TemplateResult {
  const { lesson, progress, text, host } = panel;
  const last = { open: '', done: lesson.done, failed: lesson.tryAgain }[progress.state];
  const says = text || last;
  const own = says !== wordsOf(host).lessonNoHint;
  return html`<p
    class="lesson-says"
    part="lesson-says"
    lang=${own ? languageOf(panel) : nothing}
    .textContent=${says}
  ></p>`;
}

function nextView(panel: Panel, next: Lesson): TemplateResult {
  const { host, progress } = panel;
  // The title may be in another language than the word before it.
  const [before, after] = wordsOf(host).lessonNext('\0').split('\0');
  return html`<button
    type="button"
    part="control"
    class=${classes({ control: true, main: progress.state === 'done' })}
    data-lesson="next"
    @click=${(event: Event) => {
      host.lesson = next.name;
      // The button may be gone with the next lesson, and pressed once more it would pass that over.
      focus((event.currentTarget as HTMLElement).parentElement?.querySelector('[data-lesson="hint"]'));
    }}
  >
    <span .textContent=${before}></span><bdi lang=${languageOf(panel)} .textContent=${next.title}></bdi
    ><span .textContent=${after}></span>
  </button>`;
}

function controlsView(panel: Panel): TemplateResult {
  const { lesson, progress, shipped, host } = panel;
  const words = wordsOf(host);
  const next = shipped.find(({ name }) => name === lesson.next);
  const control = (name: string, label: string, main: boolean, act: () => unknown) =>
    html`<button
      type="button"
      part="control"
      class=${classes({ control: true, main })}
      data-lesson=${name}
      @click=${(event: Event) => {
        focus(event.currentTarget as HTMLElement);
        act();
      }}
      .textContent=${label}
    ></button>`;
  return html`<div class="lesson-controls">
    ${control('hint', words.lessonHint, false, () => host.showHint())}
    ${control('again', words.lessonAgain, progress.state === 'failed', () => host.reset())}
    ${next ? nextView(panel, next) : nothing}
  </div>`;
}

/** In a diagram there is nothing to do: it shows what the lesson is about. */
export function lessonView(panel: Panel): TemplateResult {
  const { lesson, progress, place, host } = panel;
  const level = headingOf(host);
  const lang = languageOf(panel);
  return html`<section
    class="lesson"
    part="lesson"
    role="group"
    aria-labelledby="lesson-place lesson-title"
    data-state=${progress.state}
  >
    <div class="lesson-about">
      <p class="lesson-place" id="lesson-place" .textContent=${place}></p>
      <p
        class="lesson-title"
        part="lesson-title"
        id="lesson-title"
        role=${level === nothing ? nothing : 'heading'}
        aria-level=${level}
        lang=${lang}
        .textContent=${lesson.title}
      ></p>
      <p class="lesson-goal" lang=${lang} .textContent=${lesson.goal}></p>
    </div>
    ${
      host.readonly
        ? nothing
        : html`<div class="lesson-way">${standing(panel)} ${saysView(panel)} ${controlsView(panel)}</div>`
    }
  </section>`;
}
