/** Spider lessons 9 to 11: when the stock deals, what to do before, and undo. */
import type { Lesson } from '../lesson.js';

export const theDeal: readonly Lesson[] = [
  {
    name: 'a-deal-needs-ten-columns',
    game: 'spider',
    title: 'A deal needs ten columns',
    goal: 'Press the stock to see why it refuses, then fill column 4 and deal.',
    position: 'deal-blocked',
    success: [
      {
        refused: 'deal-empty-column',
        say: 'The stock deals only when no column is empty. Fill column 4.',
      },
      { played: 'D' },
    ],
    moves: 3,
    hints: [
      {
        area: 'Look at the stock.',
        card: 'Ten cards are left to deal.',
        move: 'Press the stock and read the answer.',
        until: { refused: 'deal-empty-column' },
      },
      {
        area: 'Look at column 10: it has two cards.',
        card: 'The 5 of spades can leave column 10.',
        move: 'Move the 5 of spades to column 4.',
        play: 'T10>T4',
        until: { not: { pile: 'T4', size: 0 } },
      },
      {
        area: 'Look at the stock.',
        card: 'Every column has a card now.',
        move: 'Press the stock to deal.',
        play: 'D',
      },
    ],
    wrong: [
      {
        move: 'T1>T4',
        say: 'Now column 1 is empty instead. Undo, and take a card from a column that has two.',
      },
      {
        move: 'D',
        when: {
          all: [
            { not: { refused: 'deal-empty-column' } },
            { pile: 'T4', atLeast: 1 },
            { pile: 'T10', size: 1 },
          ],
        },
        say: 'That deal was right. Undo it and the move before it, and press the stock while column 4 is empty.',
      },
    ],
    done: 'The stock deals one card to each column, and only when none is empty.',
    tryAgain: 'Start again: press the stock, move the 5 of spades to column 4, and press it again.',
    next: 'tidy-before-the-deal',
  },
  {
    name: 'tidy-before-the-deal',
    game: 'spider',
    title: 'Tidy before the deal',
    goal: 'Make both moves in one suit first, then deal.',
    position:
      'stock: 2S0 2S2 2S4 2S6 2H1 2H3 2H5 2H7 KS2 KS4 | T1: 9S0 | T2: #KH1 8S2 | T3: 6H3 | T4: #QS0 5H1 | T5: JS0 | T6: JS2 | T7: JS4 | T8: JH1 | T9: JH3 | T10: JH5',
    success: [
      { card: '8S2', upon: '9S0', say: 'One move of one suit is made.' },
      { card: '5H1', upon: '6H3', say: 'One move of one suit is made.' },
      { played: 'D' },
    ],
    failure: [
      {
        all: [
          { played: 'D' },
          {
            not: {
              all: [
                { card: '8S2', upon: '9S0' },
                { card: '5H1', upon: '6H3' },
              ],
            },
          },
        ],
      },
    ],
    moves: 3,
    hints: [
      {
        area: 'Look at columns 1 and 2.',
        card: 'The 8 of spades goes on the 9 of spades.',
        move: 'Move the 8 of spades to column 1.',
        play: 'T2>T1',
        until: { card: '8S2', upon: '9S0' },
      },
      {
        area: 'Look at columns 3 and 4.',
        card: 'The 5 of hearts goes on the 6 of hearts.',
        move: 'Move the 5 of hearts to column 3.',
        play: 'T4>T3',
        until: { card: '5H1', upon: '6H3' },
      },
      {
        area: 'Look at the stock.',
        card: 'The tidy moves are made.',
        move: 'Press the stock to deal.',
        play: 'D',
      },
    ],
    wrong: [
      {
        move: 'D',
        when: {
          not: {
            all: [
              { card: '8S2', upon: '9S0' },
              { card: '5H1', upon: '6H3' },
            ],
          },
        },
        say: 'The deal has covered a move you could have made. Undo, and tidy first.',
      },
    ],
    done: 'A deal covers every column, so make your good moves before it.',
    tryAgain: 'Undo, and make the moves in spades and in hearts before the deal.',
    next: 'undo-to-compare',
  },
  {
    name: 'undo-to-compare',
    game: 'spider',
    title: 'Undo to compare two ways',
    goal: 'Try both 8s on the 9 of spades, and keep the way that brings three cards to column 3.',
    position: 'T1: #2S0 8S2 | T2: #7H1 8H3 | T3: 9S4',
    success: [
      { tried: 'T1>T3', say: 'The 2 of spades turned up. Undo, and see what the other 8 covers.' },
      { tried: 'T2>T3' },
      { pile: 'T3', size: 3 },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'The 8 of spades can go on the 9 of spades.',
        move: 'Try the 8 of spades on column 3.',
        play: 'T1>T3',
        until: { tried: 'T1>T3' },
      },
      {
        area: 'Look at column 2.',
        card: 'The 8 of hearts can go on the 9 of spades.',
        move: 'Move the 8 of hearts to column 3.',
        play: 'T2>T3',
        until: { card: '8H3', on: 'T3' },
      },
      {
        area: 'Look at column 2.',
        card: 'The 7 of hearts goes on the 8 of hearts.',
        move: 'Move the 7 of hearts to column 3.',
        play: 'T2>T3',
        until: { pile: 'T3', size: 3 },
      },
      {
        area: 'Look at the buttons.',
        card: 'Undo takes a move back, and the lesson no longer counts it.',
        move: 'Press Undo to compare the other way.',
      },
    ],
    wrong: [
      {
        move: 'T3>T1',
        say: 'The 8 of spades cannot go back onto the 2 of spades. Press Undo instead.',
      },
    ],
    done: 'Undo costs nothing here, so you can look at both ways before you choose.',
    tryAgain: 'Press Undo until both 8s are back, and compare again.',
    next: 'when-not-to-fill-an-empty-column',
  },
];
