/** English of the lesson panel. */
import type { LessonWords } from './words.js';

export const enLesson: LessonWords = {
  lessonPlace: (place, of) => (place ? `Lesson ${place} of ${of}` : 'Lesson'),
  lessonGoals: (held, of) => `${held} of ${of} ${of === 1 ? 'goal' : 'goals'} reached`,
  lessonMoves: (made, most) => `Moves: ${made} of ${most} at most`,
  lessonHint: 'Hint',
  lessonAgain: 'Start again',
  lessonNext: (title) => `Next: ${title}`,
  lessonDone: 'Goal reached',
  lessonTryAgain: 'Try another way',
  lessonNoHint: 'The lesson has no hint from here. Start again to follow its hints.',
  noSuchLesson: (name, names) => `there is no lesson “${name}”: the lessons are ${names.join(', ')}`,
  otherGame: (game) => `it is a lesson for ${game}`,
};
