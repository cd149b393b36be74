/** Lessons. A game's own lessons are loaded when one is first asked for: a page without lessons loads none. */
import type { GameKind } from '../engine/card.js';
import type { Lesson } from './lesson.js';

export { checkLesson } from './check-lesson.js';
export type { CheckedLesson, LessonFault } from './check-lesson.js';
export type { Aim, Hint, Lesson, Test, WrongText } from './lesson.js';
export { lessonGame } from './lesson-game.js';
export { after, hint, startLesson } from './progress.js';
export type {
  CommittedMove,
  GivenHint,
  HintTier,
  LessonEvent,
  LessonState,
  Progress,
  RefusedMove,
} from './progress.js';

/** The shipped lessons of a game, in the order in which a beginner takes them. */
export const lessonsOf = async (game: GameKind): Promise<readonly Lesson[]> =>
  game === 'klondike'
    ? (await import('./klondike-lessons.js')).klondikeLessons
    : (await import('./spider-lessons.js')).spiderLessons;

/** The shipped lesson of this name, or `undefined`. */
export const lessonByName = async (game: GameKind, name: string): Promise<Lesson | undefined> =>
  (await lessonsOf(game)).find((lesson) => lesson.name === name);

export const lessonNames = async (game: GameKind): Promise<string[]> =>
  (await lessonsOf(game)).map(({ name }) => name);
