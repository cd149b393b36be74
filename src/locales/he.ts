/** Registers Hebrew. */
import { registerWords } from '../words/store.js';
import { he } from '../words/he/words.js';

registerWords(he);
export { he };
