/** Klondike lessons 9 and 10: packets of three. */
import type { Lesson } from '../lesson.js';

export const drawThree: readonly Lesson[] = [
  {
    name: 'three-at-a-time',
    game: 'klondike',
    variant: 'draw-three',
    title: 'Three at a time',
    goal: 'Draw three cards and play all of them from the waste.',
    position: 'stock: JD TS 9H | T1: QC',
    success: [
      { card: 'JD', upon: 'QC', say: 'Now the 10 of spades is on top of the waste.' },
      { card: 'TS', upon: 'JD', say: 'Now the 9 of hearts is on top of the waste.' },
      { card: '9H', upon: 'TS' },
    ],
    moves: 4,
    hints: [
      {
        area: 'Look at the stock.',
        card: 'One press turns three cards over to the waste.',
        move: 'Press the stock once to draw.',
        play: 'D',
        until: { pile: 'stock', size: 0 },
      },
      {
        area: 'Look at the waste.',
        card: 'The jack of diamonds is the top card, and a black queen can take it.',
        move: 'Move the jack of diamonds to column 1.',
        play: 'W>T1',
        until: { card: 'JD', upon: 'QC' },
      },
      {
        area: 'Look at the waste.',
        card: 'The 10 of spades is the top card now.',
        move: 'Move the 10 of spades to column 1.',
        play: 'W>T1',
        until: { card: 'TS', upon: 'JD' },
      },
      {
        area: 'Look at the waste.',
        card: 'The 9 of hearts is the last card there.',
        move: 'Move the 9 of hearts to column 1.',
        play: 'W>T1',
      },
    ],
    wrong: [
      {
        code: 'covered-waste-card',
        say: 'You see three cards, but only the top one can be played. Begin with the jack of diamonds.',
      },
    ],
    done: 'Three cards are shown and the top one plays. Each card played frees the one below it.',
    tryAgain: 'Start again: draw once, then play the top card of the waste three times.',
    next: 'packets-shift',
  },
  {
    name: 'packets-shift',
    game: 'klondike',
    variant: 'draw-three',
    title: 'A played card shifts the packets',
    goal: 'Reach the queen of diamonds and put it on the king of spades.',
    position: 'stock: 4H 5C QD 7H 9D 2C | T1: 8S | T2: KS',
    success: [
      {
        card: '7H',
        upon: '8S',
        say: 'One card less: from the next redeal on, the later cards come one place earlier.',
      },
      { card: 'QD', upon: 'KS' },
    ],
    moves: 6,
    hints: [
      {
        area: 'Look at the stock.',
        card: 'The first packet has three cards.',
        move: 'Press the stock to draw three cards.',
        play: 'D',
        until: {
          any: [
            { card: '7H', top: 'waste' },
            { card: '7H', upon: '8S' },
          ],
        },
      },
      {
        area: 'Look at the waste.',
        card: 'The 7 of hearts goes on the 8 of spades.',
        move: 'Move the 7 of hearts to column 1.',
        play: 'W>T1',
        until: { card: '7H', upon: '8S' },
      },
      {
        area: 'Look at the waste.',
        card: 'The queen of diamonds is on top now.',
        move: 'Move the queen of diamonds to column 2.',
        play: 'W>T2',
        until: { not: { card: 'QD', top: 'waste' } },
      },
      {
        area: 'Look at the stock.',
        card: 'Draw on: the packets come differently now.',
        move: 'Press the stock to draw three cards.',
        play: 'D',
        until: { pile: 'stock', size: 0 },
      },
      {
        area: 'Look at the empty stock.',
        card: 'The waste can be turned over into the stock.',
        move: 'Press the empty stock to redeal.',
        play: 'R',
      },
    ],
    wrong: [
      {
        move: 'D',
        when: { card: '7H', top: 'waste' },
        say: 'While no card is played, each round brings the same packets. Undo, and play the 7 of hearts.',
      },
    ],
    done: 'You played one card, and after the redeal the queen of diamonds came out on top.',
    tryAgain: 'Start again and play the 7 of hearts before you draw the second packet.',
    next: 'open-the-longest-column',
  },
];
