/** Spider lessons 5 to 8: empty columns and completed runs. */
import type { Lesson } from '../lesson.js';

export const columnsAndRuns: readonly Lesson[] = [
  {
    name: 'any-run-may-fill-an-empty-column',
    game: 'spider',
    title: 'Any run may fill an empty column',
    goal: 'Use the empty column to turn up the hidden card.',
    position:
      'T1: #9S0 KS2 QS2 | T3: JH1 | T4: 4S0 | T5: 4S2 | T6: 4S4 | T7: 4S6 | T8: 4H1 | T9: 4H3 | T10: 4H5',
    success: [{ turned: '9S0' }],
    moves: 1,
    hints: [
      {
        area: 'Look for the empty column.',
        card: 'The king and the queen of spades lift together.',
        move: 'Move the king of spades with the queen on it to column 2.',
        play: 'T1>T2:2',
      },
    ],
    wrong: [
      { code: 'king-needs-empty-column', say: 'A king goes on no card. It needs the empty column.' },
      {
        move: 'T1>T2',
        say: 'The queen alone leaves the king where it is. Undo, and lift the king of spades with her.',
      },
    ],
    done: 'An empty column takes any card or run, not only a king.',
    tryAgain: 'Undo, and move the king of spades with the queen on it.',
    next: 'park-a-card',
  },
  {
    name: 'park-a-card',
    game: 'spider',
    title: 'Park a card in the empty column',
    goal: 'Turn up the hidden card and have column 3 empty again.',
    position:
      'T1: #KS0 9H1 8S2 | T2: TH3 | T4: 4S0 | T5: 4S2 | T6: 4S4 | T7: 4S6 | T8: 4H1 | T9: 4H3 | T10: 4H5',
    success: [
      { turned: 'KS0', say: 'The 9 of hearts has moved. Now bring the 8 of spades back onto it.' },
      { card: '8S2', upon: '9H1' },
      { pile: 'T3', size: 0 },
    ],
    moves: 3,
    hints: [
      {
        area: 'Look at column 1 and the empty column.',
        card: 'The 8 of spades is in the way of the 9 of hearts.',
        move: 'Move the 8 of spades to column 3 for a moment.',
        play: 'T1>T3',
        until: { not: { card: '8S2', top: 'T1' } },
      },
      {
        area: 'Look at column 1.',
        card: 'The 9 of hearts goes on a 10.',
        move: 'Move the 9 of hearts to column 2.',
        play: 'T1>T2',
        until: { any: [{ turned: 'KS0' }, { not: { card: '8S2', on: 'T3' } }] },
      },
      {
        area: 'Look at column 3.',
        card: 'The 8 of spades fits on the 9 of hearts again.',
        move: 'Move the 8 of spades to column 2.',
        play: 'T3>T2',
        until: { not: { card: '8S2', on: 'T3' } },
      },
    ],
    wrong: [
      {
        code: 'run-suit',
        say: 'The 9 of hearts and the 8 of spades do not lift together. Park the 8 first.',
      },
    ],
    done: 'You used the empty column and have it back. That is the best way to use one.',
    tryAgain: 'Undo, and move the 8 of spades to column 3 first.',
    next: 'complete-a-run',
  },
  {
    name: 'complete-a-run',
    game: 'spider',
    title: 'Complete a run',
    goal: 'Complete the run of spades from king to ace.',
    position: 'T1: #7H1 KS0..9S0 | T2: #4H3 8S0..6S0 | T3: 5S0..AS0',
    success: [
      { turned: '4H3' },
      { pile: 'done', atLeast: 13, say: 'Thirteen cards are stored.' },
      { turned: '7H1' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at the last card of column 1.',
        card: 'The 8 of spades and the cards on it go on the 9 of spades.',
        move: 'Move the 8 of spades with the two cards on it to column 1.',
        play: 'T2>T1:3',
        until: { turned: '4H3' },
      },
      {
        area: 'Look at column 3.',
        card: 'The 5 of spades leads the rest of the run.',
        move: 'Move the 5 of spades with the four cards on it to column 1.',
        play: 'T3>T1:5',
      },
      {
        area: 'Look at column 2.',
        card: 'The 8 of spades leads all the cards that column 1 needs.',
        move: 'Move the 8 of spades with all the cards on it to column 1.',
        play: 'T2>T1:8',
      },
    ],
    wrong: [
      { move: 'T3>T1:5', code: 'drop-rank', say: 'The 5 needs a 6. Move the 8, 7 and 6 of spades first.' },
    ],
    done: 'King to ace in one suit is put away at once, and the card below it turns up.',
    tryAgain: 'Undo, and move the 8, 7 and 6 of spades to column 1 first.',
    next: 'two-runs-at-once',
  },
  {
    name: 'two-runs-at-once',
    game: 'spider',
    title: 'Two runs at once',
    goal: 'Complete two runs with one move.',
    position: 'T1: KS0..2S0 | T2: #9H3 KH1..AH1 AS0',
    success: [{ pile: 'done', size: 26 }, { turned: '9H3' }],
    moves: 1,
    hints: [
      {
        area: 'Look at the last cards of columns 1 and 2.',
        card: 'The ace of spades is missing in column 1 and in the way in column 2.',
        move: 'Move the ace of spades to column 1.',
        play: 'T2>T1',
      },
    ],
    wrong: [
      { code: 'run-rank', say: 'The two aces do not lift together. Take the ace of spades alone.' },
      {
        move: 'T2>T3',
        say: 'That completes the hearts only. Undo, and move the ace of spades to column 1.',
      },
    ],
    done: 'The spades were put away, then the hearts: each move looks for completed runs until none is left.',
    tryAgain: 'Undo, and move the ace of spades onto the 2 of spades.',
    next: 'a-deal-needs-ten-columns',
  },
];
