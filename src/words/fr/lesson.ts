/** French of the lesson panel. */
import type { LessonWords } from '../words.js';
import { count, typeset } from './names.js';

export const lesson: LessonWords = {
  lessonPlace: (place, of) => (place ? `Leçon ${place} sur ${of}` : 'Leçon'),
  lessonGoals: (held, of) => `${count(held, { one: '# but atteint', other: '# buts atteints' })} sur ${of}`,
  lessonMoves: (made, most) => typeset(`Coups : ${made} sur ${most} au plus`),
  lessonHint: 'Conseil',
  lessonAgain: 'Reprendre au début',
  lessonNext: (title) => `${typeset('Suite :')} ${title}`,
  lessonDone: 'But atteint',
  lessonTryAgain: 'Essayez autrement',
  lessonNoHint: 'La leçon n’a pas de conseil à partir d’ici. Reprenez au début pour suivre ses conseils.',
  noSuchLesson: (name, names) =>
    typeset(`il n’y a pas de leçon « ${name} » : les leçons sont ${names.join(', ')}`),
  otherGame: (game) => `c’est une leçon de ${game}`,
};
