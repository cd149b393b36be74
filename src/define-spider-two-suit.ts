/** Defines `<spider-two-suit>`. */
import { defineTag } from './define-tag.js';
import { SpiderTwoSuit } from './spider-two-suit.js';

defineTag('spider-two-suit', SpiderTwoSuit);
export { SpiderTwoSuit };
