/** English of the list of moves. */
import type { TranscriptWords } from './words.js';

const moves = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`;

export const enTranscript: TranscriptWords = {
  moveList: 'Moves so far',
  theDeal: 'The deal',
  noMovesYet: 'This is the game: no move has been made yet.',
  gameAfter: (count) => `This is the game, after ${moves(count)}.`,
  earlierMove: (number, of) => (number ? `Move ${number} of ${of}.` : `The deal, before ${moves(of)}.`),
  untouched: 'The game itself is untouched.',
  stepping: 'Look back',
  stepFirst: 'First',
  stepBack: 'Back',
  stepForward: 'Forward',
  stepLast: 'Last',
  backToGame: 'Back to the game',
  copyText: 'Copy as text',
  copyTag: 'Copy as tag',
  copyHolds:
    'Both hold the whole deal, face-down cards too. The tag is HTML: a page that has it shows this game.',
  copied: 'Copied.',
  copyByHand: 'Copy the selected text with Ctrl+C, or ⌘C on a Mac.',
  dealOf: (game) => `${game}. The deal:`,
};
