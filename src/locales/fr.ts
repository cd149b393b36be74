/** Registers French. */
import { fr } from '../words/fr/words.js';
import { registerWords } from '../words/store.js';

registerWords(fr);
export { fr };
