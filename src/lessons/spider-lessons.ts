/** The shipped Spider lessons, in the order in which a beginner takes them. */
import type { Lesson } from './lesson.js';
import { columnsAndRuns } from './spider/columns-and-runs.js';
import { endings } from './spider/endings.js';
import { firstMoves } from './spider/first-moves.js';
import { theDeal } from './spider/the-deal.js';

export const spiderLessons: readonly Lesson[] = [...firstMoves, ...columnsAndRuns, ...theDeal, ...endings];
