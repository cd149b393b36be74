/** How far a learner is in a lesson: a value, and what each event makes of it. Nothing here is changed in place. */
import type { Effect } from '../engine/effects.js';
import type { Position } from '../engine/position.js';
import { type Standing, holds } from './holds.js';
import type { Lesson, WrongText } from './lesson.js';
import { isLegal, lessonGame } from './lesson-game.js';

/** `failed` only means: to be tried again. Undo, a further move or a restart can lead out of it. */
export type LessonState = 'open' | 'done' | 'failed';

export type HintTier = 'area' | 'card' | 'move';

export interface Progress extends Standing {
  readonly state: LessonState;
  /** For each of the lesson's success tests, whether it holds now. */
  readonly held: readonly boolean[];
  /** Indices of the success tests that came to hold with the last event. */
  readonly steps: readonly number[];
  /** What to say about the last event, if anything. */
  readonly say?: string;
  /** The last hint given since the last move. */
  readonly hinted?: { readonly index: number; readonly tier: number };
}

/** A committed action: the detail of the element's `move` event, and the position after it as an object. */
export interface CommittedMove {
  readonly kind: 'transfer' | 'draw' | 'redeal' | 'deal' | 'settle' | 'undo' | 'redo';
  readonly move: string;
  readonly effects?: readonly Effect[];
  readonly board: Position;
}

/** A refused action: a refusal of the engine or of the table. */
export interface RefusedMove {
  readonly code: string;
  readonly move: string;
  readonly message?: string;
}

export type LessonEvent = CommittedMove | RefusedMove | { readonly kind: 'restart' };

/** The beginning of a lesson that `checkLesson` found right. */
export function startLesson(lesson: Lesson): Progress {
  const { board } = lessonGame(lesson);
  const standing = { lesson, start: board, board, moves: [], tried: [], refused: [] };
  return { ...standing, state: 'open', held: heldBy(standing), steps: [] };
}

const heldBy = (standing: Standing): boolean[] =>
  standing.lesson.success.map((test) => holds(test, standing));

function stateOf(standing: Standing, held: readonly boolean[]): LessonState {
  const { lesson, moves } = standing;
  if (lesson.failure?.some((test) => holds(test, standing))) return 'failed';
  if (held.every(Boolean) && moves.length <= lesson.moves) return 'done';
  return moves.length >= lesson.moves ? 'failed' : 'open';
}

/** The text for this move or refusal, if the lesson has one; `before` is how things stood before it. */
function wrongText(before: Standing, move: string, code?: string): string | undefined {
  const fits = (wrong: WrongText): boolean =>
    (wrong.move === undefined || wrong.move === move) &&
    (wrong.code === undefined || wrong.code === code) &&
    (!wrong.when || holds(wrong.when, before));
  return before.lesson.wrong?.find(fits)?.say;
}

/** The progress once things stand so. The goal's text goes before all others, a particular one before a general one. */
function arrive(before: Progress, standing: Standing, wrong?: string): Progress {
  const { lesson } = standing;
  const held = heldBy(standing);
  const steps = held.flatMap((now, i) => (now && !before.held[i] ? [i] : []));
  // A goal once reached stays reached: going on playing takes nothing away.
  if (before.state === 'done') return { ...standing, state: 'done', held, steps };
  const state = stateOf(standing, held);
  const failedNow = state === 'failed' && before.state !== 'failed';
  const say =
    state === 'done'
      ? lesson.done
      : (wrong ??
        (failedNow ? lesson.tryAgain : lesson.success[steps.find((i) => lesson.success[i]!.say) ?? -1]?.say));
  return { ...standing, state, held, steps, ...(say === undefined ? {} : { say }) };
}

const withOne = (list: readonly string[], item: string): readonly string[] =>
  list.includes(item) ? list : [...list, item];

/** The progress after a committed action, a refused one or a restart. */
export function after(progress: Progress, event: LessonEvent): Progress {
  const { lesson, start, board, moves, tried, refused } = progress;
  if ('code' in event) {
    const standing = { lesson, start, board, moves, tried, refused: withOne(refused, event.code) };
    const next = arrive(progress, standing, wrongText(progress, event.move, event.code));
    // A refusal changes no card, so the next hint may still tell more.
    return { ...next, hinted: progress.hinted };
  }
  if (event.kind === 'restart') return startLesson(lesson);
  if (event.kind === 'undo')
    return arrive(progress, { lesson, start, board: event.board, moves: moves.slice(0, -1), tried, refused });
  return arrive(
    progress,
    {
      lesson,
      start,
      board: event.board,
      moves: [...moves, event.move],
      tried: withOne(tried, event.move),
      refused,
    },
    wrongText(progress, event.move),
  );
}

/** A hint as it is shown. `play` is there at each tier, so that a table can mark the pile and the card. */
export interface GivenHint {
  readonly tier: HintTier;
  readonly text: string;
  readonly play?: string;
}

const TIERS: readonly HintTier[] = ['area', 'card', 'move'];

/**
 * The next hint, and the progress that remembers it: asked again it tells the card, then the move, until one is made.
 * No hint when the lesson is over, or when none of its hints fits where the learner has gone.
 */
export function hint(progress: Progress): { readonly progress: Progress; readonly hint?: GivenHint } {
  const { lesson, board, hinted } = progress;
  const index = lesson.hints.findIndex(
    ({ until, play }) =>
      !(until && holds(until, progress)) && (play === undefined || isLegal(lesson, board, play)),
  );
  const found = lesson.hints[index];
  if (progress.state !== 'open' || !found) return { progress };
  const tier = hinted?.index === index ? Math.min(hinted.tier + 1, TIERS.length - 1) : 0;
  const name = TIERS[tier]!;
  const { play } = found;
  return {
    progress: { ...progress, hinted: { index, tier } },
    hint: { tier: name, text: found[name], ...(play === undefined ? {} : { play }) },
  };
}
