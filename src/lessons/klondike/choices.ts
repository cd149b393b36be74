/** Klondike lessons 11 to 14: which of two good moves. */
import type { Lesson } from '../lesson.js';

export const choices: readonly Lesson[] = [
  {
    name: 'open-the-longest-column',
    game: 'klondike',
    title: 'Which of two moves opens more',
    goal: 'Two red 9s can go on the 10 of spades: choose the one with the most hidden cards under it.',
    position: 'T1: #2C 9H | T2: #4S #6D #JC 9D | T3: TS',
    success: [{ turned: 'JC' }],
    failure: [{ card: '9H', upon: 'TS' }],
    moves: 1,
    hints: [
      {
        area: 'Count the hidden cards in columns 1 and 2.',
        card: 'The 9 of diamonds has three hidden cards under it, the 9 of hearts only one.',
        move: 'Move the 9 of diamonds to column 3.',
        play: 'T2>T3',
      },
    ],
    wrong: [
      {
        move: 'T1>T3',
        say: 'That opens the column with one hidden card. Start again and open the one with three.',
      },
    ],
    done: 'With all else equal, dig where the most hidden cards are.',
    tryAgain: 'Start again and count the hidden cards first.',
    next: 'keep-a-landing-place',
  },
  {
    name: 'keep-a-landing-place',
    game: 'klondike',
    title: 'Keep a landing place',
    goal: 'Turn up both hidden cards.',
    position: 'F: AH 2H 3H 4H | T1: 6C 5H | T2: #9D 4S | T3: #QC 3D',
    success: [{ turned: '9D', say: 'The 5 of hearts was a landing place.' }, { turned: 'QC' }],
    failure: [{ card: '5H', on: 'F' }],
    moves: 2,
    hints: [
      {
        area: 'Look at column 2.',
        card: 'The 4 of spades needs a red 5 to land on.',
        move: 'Move the 4 of spades to column 1, onto the 5 of hearts.',
        play: 'T2>T1',
        until: { turned: '9D' },
      },
      {
        area: 'Look at column 3.',
        card: 'The 3 of diamonds goes on the 4 of spades.',
        move: 'Move the 3 of diamonds to column 1.',
        play: 'T3>T1',
      },
      {
        area: 'Look at column 2.',
        card: 'The 4 of spades can move with the 3 of diamonds on it.',
        move: 'Move the 4 of spades and the 3 of diamonds to column 1.',
        play: 'T2>T1:2',
      },
    ],
    wrong: [
      {
        move: 'T1>F',
        say: 'Now the 4 of spades has no red 5 to land on. Start again and keep the 5 of hearts in its column.',
      },
      {
        move: 'T3>T2',
        say: 'That works too. The 4 of spades and the 3 of diamonds can now move together.',
      },
    ],
    done: 'A low card can wait for its foundation while other cards still need it.',
    tryAgain: 'Start again and leave the 5 of hearts where it is.',
    next: 'empty-a-column-for-a-king',
  },
  {
    name: 'empty-a-column-for-a-king',
    game: 'klondike',
    title: 'Empty a column for a king',
    goal: 'Make room for the king of hearts and turn up the 7 of diamonds and the 8 of diamonds.',
    position: 'T1: 9S | T2: TH | T3: #4C #7D KH | T4: #8D QS | T5: 2C | T6: 2D | T7: 2S',
    success: [{ turned: '7D', say: 'The king has room, and the card under it turned up.' }, { turned: '8D' }],
    moves: 3,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'Only the 9 of spades lies in column 1, and a red 10 can take it.',
        move: 'Move the 9 of spades to column 2.',
        play: 'T1>T2',
        until: {
          any: [
            { card: '9S', upon: 'TH' },
            { pile: 'T4', size: 0 },
          ],
        },
      },
      {
        area: 'Look at column 3.',
        card: 'The king of hearts waits for an empty column.',
        move: 'Move the king of hearts to column 1.',
        play: 'T3>T1',
        until: { turned: '7D' },
      },
      {
        area: 'Look at column 4.',
        card: 'The queen of spades goes on a red king.',
        move: 'Move the queen of spades to column 1.',
        play: 'T4>T1',
      },
      {
        area: 'Look at column 3.',
        card: 'The king of hearts can move with the queen of spades on it.',
        move: 'Move the king of hearts and the queen of spades to column 1.',
        play: 'T3>T1:2',
      },
      {
        area: 'Look at column 4: it is empty.',
        card: 'The king of hearts can move with the queen of spades on it.',
        move: 'Move the king of hearts and the queen of spades to column 4.',
        play: 'T3>T4:2',
      },
    ],
    wrong: [
      {
        code: 'king-needs-empty-column',
        say: 'A king needs an empty column. The 9 of spades can leave column 1.',
      },
      {
        move: 'T4>T3',
        say: 'The queen may sit on the king already. Now empty column 1 for both of them.',
      },
    ],
    done: 'An empty column is worth most when a king waits for it.',
    tryAgain: 'Start again and move the 9 of spades onto the 10 of hearts.',
    next: 'do-not-empty-without-a-king',
  },
  {
    name: 'do-not-empty-without-a-king',
    game: 'klondike',
    title: 'Do not empty a column without a king',
    goal: 'Put a black 9 on the 10 of hearts so that a hidden card turns up.',
    position: 'T1: 9S | T2: TH | T3: #8D 9C | T4: 2C | T5: 2D | T6: 2S | T7: 4H',
    success: [{ turned: '8D' }],
    failure: [{ pile: 'T1', size: 0 }],
    moves: 1,
    hints: [
      {
        area: 'Look for a king: none is in sight.',
        card: 'The 9 of clubs lies on a hidden card, the 9 of spades does not.',
        move: 'Move the 9 of clubs to column 2.',
        play: 'T3>T2',
      },
    ],
    wrong: [
      {
        move: 'T1>T2',
        say: 'Column 1 is empty now, but no king is in sight to fill it. Start again with the 9 of clubs.',
      },
    ],
    done: 'An empty column helps only with a king. Without one, turn up a hidden card instead.',
    tryAgain: 'Start again and choose the 9 that lies on a hidden card.',
    next: 'take-a-card-back',
  },
];
