/** The shipped Klondike lessons, in the order in which a beginner takes them. */
import { choices } from './klondike/choices.js';
import { columns } from './klondike/columns.js';
import { drawThree } from './klondike/draw-three.js';
import { endings } from './klondike/endings.js';
import { firstMoves } from './klondike/first-moves.js';
import { stockAndWaste } from './klondike/stock-and-waste.js';
import type { Lesson } from './lesson.js';

export const klondikeLessons: readonly Lesson[] = [
  ...firstMoves,
  ...columns,
  ...stockAndWaste,
  ...drawThree,
  ...choices,
  ...endings,
];
