/** English of the list of moves. */
import type { TranscriptWords } from './words.js';

export const enTranscript: TranscriptWords = {
  noMovesYet: 'No move has been made yet.',
};
