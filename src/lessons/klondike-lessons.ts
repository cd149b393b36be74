/** The shipped Klondike lessons, in the order in which a beginner takes them. */
import { choices } from './klondike/choices.js';
import { endings } from './klondike/endings.js';
import { firstMoves } from './klondike/first-moves.js';
import { stockAndWaste } from './klondike/stock-and-waste.js';
import type { Lesson } from './lesson.js';

export const klondikeLessons: readonly Lesson[] = [...firstMoves, ...stockAndWaste, ...choices, ...endings];
