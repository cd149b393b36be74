/** For a page's own words: registering them, and the types to write them by. */
export { registerWords } from './words/store.js';
export type { HintReason } from './table/hints.js';
export type { PileId } from './table/piles.js';
export type { RefusalFacts, TableCode } from './table/refusals.js';
export type { AllWords, PartialWords, Sentences, Words } from './words/words.js';
