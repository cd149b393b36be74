/** The words of a lesson panel in its table's language, English where that has none; and the language of the lesson's texts. */
import type { LessonHost } from '../table/lesson-port.js';
import { enLesson } from '../words/en-lesson.js';
import type { LessonWords, Words } from '../words/words.js';

export const wordsOf = ({ words }: Pick<LessonHost, 'words'>): Words & LessonWords => ({
  ...enLesson,
  ...words,
});

/** A lesson's text among the table's words: kept together, its full stop too, where its letters run the other way. */
export const among = ({ dir }: Pick<Words, 'dir'>, text: string): string =>
  !text || /[\u0590-\u08ff]/.test(text) === (dir === 'rtl') ? text : `\u2068${text}\u2069`;

/** Sentences as one text, each with an end: a title has none of its own. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (/[.!?…:]\u2069?$/.test(text) ? text : `${text}.`)).join(' ');
