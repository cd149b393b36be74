/** Classes, types and the engine. Importing this defines no element and touches no DOM. */
export * from './engine.js';
export { KlondikeTeaching } from './klondike-teaching.js';
export { SpiderTwoSuit } from './spider-two-suit.js';
export type { Lesson } from './lessons/lesson.js';
export type {
  DealDetail,
  LessonDoneDetail,
  LessonStepDetail,
  MoveDetail,
  RejectedDetail,
  SolitaireEventMap,
  WinDetail,
} from './table/events.js';
export type { HintReason, HintedMove } from './table/hints.js';
export { registerWords } from './words/store.js';
export type { PartialWords, Words } from './words/words.js';
export type {
  KlondikeTeachingAttributes,
  SolitaireAttributes,
  SolitaireListeners,
  SpiderTwoSuitAttributes,
} from './types/attributes.js';
