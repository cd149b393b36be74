/** Defines `<klondike-teaching>`. */
import { defineTag } from './define-tag.js';
import { KlondikeTeaching } from './klondike-teaching.js';

defineTag('klondike-teaching', KlondikeTeaching);
export { KlondikeTeaching };
