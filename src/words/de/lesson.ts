/** German of the lesson panel. */
import type { LessonWords } from '../words.js';

export const lesson: LessonWords = {
  lessonPlace: (place, of) => (place ? `Lektion ${place} von ${of}` : 'Lektion'),
  lessonGoals: (held, of) => `${held} von ${of} ${of === 1 ? 'Ziel' : 'Zielen'} erreicht`,
  lessonMoves: (made, most) => `Züge: ${made} von höchstens ${most}`,
  lessonHint: 'Tipp',
  lessonAgain: 'Von vorn beginnen',
  lessonNext: (title) => `Weiter: ${title}`,
  lessonDone: 'Ziel erreicht',
  lessonTryAgain: 'Einen anderen Weg versuchen',
  lessonNoHint:
    'Von hier aus hat die Lektion keinen Tipp. Von vorn beginnen, um ihren Tipps wieder zu folgen.',
  noSuchLesson: (name, names) => `es gibt keine Lektion „${name}“: die Lektionen heißen ${names.join(', ')}`,
  otherGame: (game) => `es ist eine Lektion für ${game}`,
};
