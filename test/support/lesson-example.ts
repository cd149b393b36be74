/** A small right lesson for tests to change. */
import type { Lesson } from '../../src/lessons/index.js';

export const lessonExample: Lesson = {
  name: 'mine',
  game: 'klondike',
  title: 'Mine',
  goal: 'Put the queen of hearts on the king of spades.',
  position: 'T1: #9C QH | T2: KS',
  success: [{ card: 'QH', upon: 'KS' }],
  moves: 1,
  hints: [{ area: 'Look at column 1.', card: 'The queen.', move: 'Move it.', play: 'T1>T2' }],
  done: 'Done.',
  tryAgain: 'Try the queen of hearts.',
};
