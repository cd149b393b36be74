/** The words of a lesson panel in its table's language, English where that has none; and the language of the lesson's texts. */
import type { LessonHost } from '../table/lesson-port.js';
import { enLesson } from '../words/en-lesson.js';
import type { LessonWords, Words } from '../words/words.js';

export const wordsOf = ({ words }: Pick<LessonHost, 'words'>): Words & LessonWords => ({
  ...enLesson,
  ...words,
});

/** Sentences as one text, each with an end: a title has none of its own. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(' ');
