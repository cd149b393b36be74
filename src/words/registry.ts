/** Which catalogue an element speaks. */
import { en } from './en.js';
import type { Words } from './words.js';

/** The words of an element. */
export const wordsFor = (): Words => en;
