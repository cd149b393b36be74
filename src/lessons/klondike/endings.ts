/** Klondike lessons 15 to 17: back from a foundation, Finish, and a win. */
import type { Lesson } from '../lesson.js';

export const endings: readonly Lesson[] = [
  {
    name: 'take-a-card-back',
    game: 'klondike',
    variant: 'draw-one',
    title: 'Take a card back from a foundation',
    goal: 'Turn up the hidden card in column 2.',
    position: 'F: AH 2H 3H 4H 5H | T1: 6C | T2: #QD 4S',
    success: [{ card: '5H', upon: '6C', say: 'Now a red 5 is there to land on.' }, { turned: 'QD' }],
    moves: 2,
    hints: [
      {
        area: 'Look at the hearts foundation.',
        card: 'The 5 of hearts may come back to a column.',
        move: 'Move the 5 of hearts from its foundation to column 1.',
        play: 'FH>T1',
        until: { card: '5H', upon: '6C' },
      },
      {
        area: 'Look at column 2.',
        card: 'The 4 of spades goes on the 5 of hearts.',
        move: 'Move the 4 of spades to column 1.',
        play: 'T2>T1',
      },
    ],
    wrong: [
      {
        code: 'drop-rank',
        say: 'The 4 of spades needs a red 5. The 5 of hearts is on top of its foundation.',
      },
      {
        code: 'foundation-needs-ace',
        say: 'Spades begin with their ace. The 4 of spades needs a red 5 in a column.',
      },
    ],
    done: 'These rules let the top card of a foundation return. The teaching rules do not.',
    tryAgain: 'Start again and bring the 5 of hearts back onto the 6 of clubs.',
    next: 'finish',
  },
  {
    name: 'finish',
    game: 'klondike',
    variant: 'draw-one',
    title: 'Let Finish play the rest',
    goal: 'Play the card of the waste, then press Finish to win.',
    position: 'waste: JH | F: AC..KC AD..KD AH..TH AS..TS | T1: KS QH JS | T2: KH QS',
    success: [
      {
        pile: 'waste',
        size: 0,
        say: 'Stock and waste are empty and every card is face up: Finish is ready.',
      },
      { won: true },
    ],
    moves: 8,
    hints: [
      {
        area: 'Look at the waste.',
        card: 'Finish waits for the jack of hearts.',
        move: 'Move the jack of hearts to its foundation.',
        play: 'W>F',
        until: { pile: 'waste', size: 0 },
      },
      {
        area: 'Look at the buttons.',
        card: 'Finish is ready: stock and waste are empty and every card is face up.',
        move: 'Press Finish.',
      },
    ],
    wrong: [
      {
        code: 'auto-finish-waits',
        say: 'Finish waits while a card is in the waste. Play the jack of hearts first.',
      },
    ],
    done: 'You won. Finish plays the rest by ordinary moves, and only when all of it is sure to go.',
    tryAgain: 'Start again: play the jack of hearts, then press Finish.',
    next: 'small-ending',
  },
  {
    name: 'small-ending',
    game: 'klondike',
    title: 'A small ending',
    goal: 'Win this game: only eight cards are left.',
    position: 'stock: QH | waste: JS | F: AC..KC AD..KD AH..9H AS..9S | T1: #TH KS | T2: KH QS | T3: #TS JH',
    success: [
      { turned: 'TH', say: 'The 10 of hearts is what the hearts foundation waits for.' },
      { turned: 'TS', say: 'The 10 of spades is what the spades foundation waits for.' },
      { won: true },
    ],
    moves: 14,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'The king of spades can go to an empty column.',
        move: 'Move the king of spades to column 4.',
        play: 'T1>T4',
        until: { turned: 'TH' },
      },
      {
        area: 'Look at column 1.',
        card: 'The last card of column 1 can go up.',
        move: 'Move the last card of column 1 to its foundation.',
        play: 'T1>F',
        until: { card: 'TH', on: 'F' },
      },
      {
        area: 'Look at column 3.',
        card: 'The last card of column 3 can go up.',
        move: 'Move the last card of column 3 to its foundation.',
        play: 'T3>F',
        until: { pile: 'T3', size: 0 },
      },
      {
        area: 'Look at the waste.',
        card: 'The top card of the waste can go up.',
        move: 'Move the top card of the waste to its foundation.',
        play: 'W>F',
        until: { pile: 'waste', size: 0 },
      },
      {
        area: 'Look at the stock.',
        card: 'One card is still to come.',
        move: 'Press the stock to draw.',
        play: 'D',
        until: { pile: 'stock', size: 0 },
      },
      {
        area: 'Look at column 2.',
        card: 'The last card of column 2 can go up.',
        move: 'Move the last card of column 2 to its foundation.',
        play: 'T2>F',
        until: { pile: 'T2', size: 0 },
      },
      {
        area: 'Look at column 4.',
        card: 'The last card of column 4 can go up.',
        move: 'Move the last card of column 4 to its foundation.',
        play: 'T4>F',
      },
    ],
    wrong: [
      {
        code: 'foundation-order',
        say: 'A lower card of that suit has to go first. Turn up the hidden cards to find it.',
      },
    ],
    done: 'You won: all four foundations go from ace to king.',
    tryAgain: 'Start again and turn up the two hidden cards first.',
  },
];
