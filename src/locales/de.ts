/** Registers German. */
import { de } from '../words/de/words.js';
import { registerWords } from '../words/store.js';

registerWords(de);
export { de };
