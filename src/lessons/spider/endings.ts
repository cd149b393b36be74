/** Spider lessons 12 and 13: keeping a column empty, and a win. */
import type { Lesson } from '../lesson.js';

export const endings: readonly Lesson[] = [
  {
    name: 'when-not-to-fill-an-empty-column',
    game: 'spider',
    title: 'When not to fill an empty column',
    goal: 'Turn up both hidden cards and keep column 3 empty.',
    position:
      'T1: #6H1 8S0 | T2: 9H3 | T4: #KS2 7S0 | T5: 4S0 | T6: 4S2 | T7: 4S4 | T8: 4H1 | T9: 4H3 | T10: 4H5',
    success: [{ turned: '6H1' }, { turned: 'KS2' }, { pile: 'T3', size: 0 }],
    failure: [{ pile: 'T3', atLeast: 1 }],
    moves: 2,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'The 8 of spades has a place on a 9.',
        move: 'Move the 8 of spades to column 2.',
        play: 'T1>T2',
        until: { turned: '6H1' },
      },
      {
        area: 'Look at column 4.',
        card: 'The 7 of spades has a place on the 8 of spades.',
        move: 'Move the 7 of spades to column 2.',
        play: 'T4>T2',
      },
    ],
    wrong: [
      {
        move: 'T1>T3',
        say: 'The 8 of spades has a place on the 9 of hearts. Undo, and keep column 3 empty.',
      },
      { move: 'T4>T3', say: 'The 7 of spades can go on the 8 of spades. Undo, and keep column 3 empty.' },
    ],
    done: 'A card that has another place need not use up the empty column: keep it for one that has none.',
    tryAgain: 'Undo, and look for a place in a column that has cards.',
    next: 'small-ending',
  },
  {
    name: 'small-ending',
    game: 'spider',
    title: 'A small ending',
    goal: 'Win this game: complete the last two runs.',
    position:
      'done: KS0..AS0 KH1..AH1 KS2..AS2 KH3..AH3 KS4..AS4 KH5..AH5 | T1: KS6..7S6 6H7..AH7 | T2: KH7..7H7 6S6..AS6',
    success: [{ pile: 'done', atLeast: 91, say: 'Seven runs are stored. One is left.' }, { won: true }],
    moves: 4,
    hints: [
      {
        area: 'Look at column 1 and an empty column.',
        card: 'The 6 of hearts and the cards on it are in the way of the spades.',
        move: 'Move the 6 of hearts with all cards on it to column 3.',
        play: 'T1>T3:6',
        until: { any: [{ not: { card: '6H7', on: 'T1' } }, { card: '6H7', upon: '7H7' }] },
      },
      {
        area: 'Look at column 2.',
        card: 'The 6 of spades goes on the 7 of spades.',
        move: 'Move the 6 of spades with all cards on it to column 1.',
        play: 'T2>T1:6',
        until: { any: [{ pile: 'done', atLeast: 91 }, { not: { card: '7S6', top: 'T1' } }] },
      },
      {
        area: 'Look at column 3.',
        card: 'The 6 of hearts goes on the 7 of hearts.',
        move: 'Move the 6 of hearts with all cards on it to column 2.',
        play: 'T3>T2:6',
        until: { not: { card: '6H7', on: 'T3' } },
      },
    ],
    wrong: [
      {
        code: 'drop-rank',
        say: 'Both 7s are still covered. Park one half of a run in an empty column first.',
      },
      {
        code: 'run-suit',
        say: 'The suits change at the 7. Lift only the cards from the 6 on.',
      },
    ],
    done: 'You won: all eight runs are stored.',
    tryAgain: 'Undo, and park the six hearts of column 1 in an empty column.',
  },
];
