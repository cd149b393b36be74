/** Hebrew of the lesson panel. Foreign names are kept in one piece, whichever way they run. */
import type { LessonWords } from '../words.js';
import { count, isolated } from './names.js';

export const lesson: LessonWords = {
  lessonPlace: (place, of) => (place ? `שיעור ${place} מתוך ${of}` : 'שיעור'),
  lessonGoals: (held, of) =>
    of === 1
      ? held
        ? 'המטרה הושגה'
        : 'המטרה עוד לא הושגה'
      : `${count(held, { one: 'הושגה מטרה אחת', two: 'הושגו שתי מטרות', other: 'הושגו # מטרות' })} מתוך ${of}`,
  lessonMoves: (made, most) => `מהלכים: ${made} מתוך ${most} לכל היותר`,
  lessonHint: 'רמז',
  lessonAgain: 'שוב מההתחלה',
  lessonNext: (title) => `הבא: ${isolated(title)}`,
  lessonDone: 'המטרה הושגה',
  lessonTryAgain: 'כדאי לנסות דרך אחרת',
  lessonNoHint: 'לשיעור אין רמז מכאן. אפשר להתחיל שוב מההתחלה ולפעול לפי הרמזים שלו.',
  noSuchLesson: (name, names) =>
    `אין שיעור “${isolated(name)}”: השיעורים הם ${names.map(isolated).join(', ')}`,
  otherGame: (game) => `זה שיעור של ${game}`,
};
