/** Hebrew of the list of moves. */
import type { TranscriptWords } from '../words.js';
import { pluralsOf } from '../parts.js';
import { isolated } from './names.js';
const count = pluralsOf('he');
const moves = (number: number): string =>
  count(number, { one: 'מהלך אחד', two: 'שני מהלכים', other: '# מהלכים' });

export const transcript: TranscriptWords = {
  moveList: 'מהלכים עד כה',
  theDeal: 'החלוקה',
  noMovesYet: 'זה המשחק: עדיין לא נעשה בו מהלך.',
  gameAfter: (number) => `זה המשחק, אחרי ${moves(number)}.`,
  earlierMove: (number, of) => (number ? `מהלך ${number} מתוך ${of}.` : `החלוקה, לפני ${moves(of)}.`),
  untouched: 'המשחק עצמו לא השתנה.',
  stepping: 'מבט לאחור',
  stepFirst: 'להתחלה',
  stepBack: 'אחורה',
  stepForward: 'קדימה',
  stepLast: 'לסוף',
  backToGame: 'חזרה למשחק',
  copyText: 'העתקה כטקסט',
  copyTag: 'העתקה כתגית',
  copyHolds:
    'בשניהם נמצאת החלוקה כולה, גם הקלפים ההפוכים. התגית היא HTML: דף שיש בו התגית מציג את המשחק הזה.',
  copied: 'הועתק.',
  copyByHand: `אפשר להעתיק את הטקסט המסומן עם ${isolated('Ctrl+C')}, וב־Mac עם ${isolated('⌘C')}.`,
  dealOf: (game) => `${game}. החלוקה:`,
};
