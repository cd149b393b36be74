/** Klondike lessons 7 and 8: the stock, the waste and the redeal. */
import type { Lesson } from '../lesson.js';

export const stockAndWaste: readonly Lesson[] = [
  {
    name: 'draw-and-play',
    game: 'klondike',
    title: 'Draw, then play the top card',
    goal: 'Play both cards of the stock onto the 7 of diamonds.',
    position: 'stock: 5H 6S | T1: 7D',
    success: [
      { card: '6S', upon: '7D', say: 'Good: now the waste is free for the next card.' },
      { card: '5H', upon: '6S' },
    ],
    moves: 4,
    hints: [
      {
        area: 'Look at the stock.',
        card: 'The top card of the stock goes to the waste, face up.',
        move: 'Press the stock once to draw.',
        play: 'D',
        until: {
          any: [
            { card: '6S', top: 'waste' },
            { card: '6S', upon: '7D' },
          ],
        },
      },
      {
        area: 'Look at the waste.',
        card: 'The 6 of spades goes on the 7 of diamonds.',
        move: 'Move the 6 of spades to column 1.',
        play: 'W>T1',
        until: { card: '6S', upon: '7D' },
      },
      {
        area: 'Look at the stock again.',
        card: 'One more card waits there.',
        move: 'Press the stock once more to draw.',
        play: 'D',
        until: { card: '5H', top: 'waste' },
      },
      {
        area: 'Look at the waste.',
        card: 'The 5 of hearts goes on the 6 of spades.',
        move: 'Move the 5 of hearts to column 1.',
        play: 'W>T1',
      },
    ],
    wrong: [
      {
        move: 'D',
        when: { card: '6S', top: 'waste' },
        say: 'Now the 5 of hearts covers the 6 of spades. Start again and play each card before you draw the next.',
      },
    ],
    done: 'Only the top card of the waste can be played, so look at it before you draw again.',
    tryAgain: 'Start again and play each card before you draw the next.',
    next: 'redeal-keeps-order',
  },
  {
    name: 'redeal-keeps-order',
    game: 'klondike',
    title: 'A redeal keeps the order',
    goal: 'Draw all three cards, redeal, and draw the ace of clubs a second time.',
    position: 'redeal-order',
    success: [
      { played: 'D', times: 3, say: 'You drew three times.' },
      { played: 'R', say: 'The waste is the stock again. No card was shuffled.' },
      { played: 'D', times: 4 },
      { card: 'AC', top: 'waste', say: 'Remember this card: the ace of clubs.' },
    ],
    moves: 5,
    hints: [
      {
        area: 'Look at the stock.',
        card: 'Draw until the stock is empty.',
        move: 'Press the stock to draw a card.',
        play: 'D',
        until: { played: 'D', times: 3 },
      },
      {
        area: 'Look at the empty stock.',
        card: 'The waste can be turned over into the stock.',
        move: 'Press the empty stock to redeal.',
        play: 'R',
        until: { played: 'R' },
      },
      {
        area: 'Look at the stock.',
        card: 'The card that came first lies on top of it again.',
        move: 'Press the stock once to draw.',
        play: 'D',
      },
    ],
    wrong: [
      {
        code: 'stock-not-empty',
        say: 'A redeal waits until the stock is empty. Draw the other cards first.',
      },
      {
        move: 'W>F',
        when: { card: 'AC', top: 'waste' },
        say: 'In a game that is a good move. Here, start again and leave the ace of clubs in the waste.',
      },
    ],
    done: 'A redeal turns the waste over and shuffles nothing: the cards come in the same order.',
    tryAgain: 'Start again: draw three times, redeal once, and draw once more.',
    next: 'three-at-a-time',
  },
];
