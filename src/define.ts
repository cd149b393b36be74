/** Defines both tags. */
export { KlondikeTeaching } from './define-klondike-teaching.js';
export { SpiderTwoSuit } from './define-spider-two-suit.js';
