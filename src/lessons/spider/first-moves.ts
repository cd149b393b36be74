/** Spider lessons 1 to 4: what lifts together, what may land, and which card is which. */
import type { Lesson } from '../lesson.js';

export const firstMoves: readonly Lesson[] = [
  {
    name: 'what-a-run-is',
    game: 'spider',
    title: 'Strict to lift, loose to drop',
    goal: 'Move the 8 and 7 of spades together onto the 9 of hearts.',
    position: 'T1: #4S0 8S0 7S0 | T2: 9H1',
    success: [{ card: '8S0', upon: '9H1' }],
    moves: 1,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'The 8 of spades and the 7 of spades are a run of one suit: they lift together.',
        move: 'Move the 8 of spades and the 7 of spades to column 2.',
        play: 'T1>T2:2',
      },
    ],
    wrong: [
      { move: 'T1>T2', say: 'A 7 lands on an 8, not on a 9. Lift the 8 of spades with the 7 on it.' },
      { code: 'face-down-card', say: 'Only face-up cards lift. Take the 8 and the 7 of spades.' },
    ],
    done: 'Cards lift together only in one suit, but they land on any card one rank higher.',
    tryAgain: 'Undo, and lift the 8 of spades together with the 7 of spades.',
    next: 'suits-break-runs',
  },
  {
    name: 'suits-break-runs',
    game: 'spider',
    title: 'A change of suit breaks the run',
    goal: 'Put the 9 of spades on the 10 of spades.',
    position: 'T1: 9S0 8H1 7H1 | T2: TS2 | T3: 9H3',
    success: [
      { card: '8H1', upon: '9H3', say: 'The two hearts moved together.' },
      { card: '9S0', upon: 'TS2' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at column 1: where does the suit change?',
        card: 'The 8 of hearts and the 7 of hearts lift together, and a 9 can take them.',
        move: 'Move the 8 of hearts and the 7 of hearts to column 3.',
        play: 'T1>T3:2',
        until: { card: '8H1', upon: '9H3' },
      },
      {
        area: 'Look at column 1.',
        card: 'The 9 of spades is free now.',
        move: 'Move the 9 of spades to column 2.',
        play: 'T1>T2',
      },
    ],
    wrong: [
      {
        code: 'run-suit',
        say: 'The 9 of spades and the 8 of hearts differ in suit, so they do not lift together. Move the hearts first.',
      },
    ],
    done: 'You may build on any suit, but only cards of one suit lift together.',
    tryAgain: 'Undo, and move the two hearts onto the 9 of hearts first.',
    next: 'twins-are-two-cards',
  },
  {
    name: 'twins-are-two-cards',
    game: 'spider',
    title: 'Twins are two cards',
    goal: 'Give each 7 of hearts an 8 of hearts of its own.',
    position: 'T1: 8H1 | T2: 8H3 | T3: 7H5 | T4: 7H7',
    success: [
      { card: '7H5', upon: '8H', say: 'One pair is done: its twin still needs a place.' },
      { card: '7H7', upon: '8H', say: 'One pair is done: its twin still needs a place.' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at columns 1 and 3.',
        card: 'The 7 of hearts in column 3 goes on an 8.',
        move: 'Move the 7 of hearts from column 3 to column 1.',
        play: 'T3>T1',
        until: {
          any: [
            { card: '7H5', upon: '8H' },
            { card: '7H', on: 'T1' },
          ],
        },
      },
      {
        area: 'Look at the 8 of hearts that is still free.',
        card: 'The other 7 of hearts goes on it.',
        move: 'Move the 7 of hearts from column 4 to column 2.',
        play: 'T4>T2',
        until: { card: '7H7', upon: '8H' },
      },
      {
        area: 'Look at columns 2 and 3.',
        card: 'The 7 of hearts in column 3 goes on the free 8.',
        move: 'Move the 7 of hearts from column 3 to column 2.',
        play: 'T3>T2',
      },
    ],
    wrong: [
      { move: 'T3>T4', say: 'These two look alike, but a 7 goes on an 8, never on its twin.' },
      { move: 'T4>T3', say: 'These two look alike, but a 7 goes on an 8, never on its twin.' },
    ],
    done: 'Each card is there four times in this game. They look alike, yet each has a place of its own.',
    tryAgain: 'Undo, and put each 7 of hearts on an 8 that is still free.',
    next: 'build-in-suit',
  },
  {
    name: 'build-in-suit',
    game: 'spider',
    title: 'Build in one suit where you can',
    goal: 'Put the 6 and 7 of spades together on the 8 of hearts and turn up the hidden card.',
    position: 'T1: 6S0 | T2: 7H1 | T3: #QH3 7S2 | T4: 8H5',
    success: [
      { card: '6S0', upon: '7S2', say: 'The 6 and the 7 of spades can lift together now.' },
      { turned: 'QH3' },
      { card: '7S2', upon: '8H5' },
    ],
    failure: [{ card: '6S0', upon: '7H1' }],
    moves: 2,
    hints: [
      {
        area: 'Look at the two 7s.',
        card: 'The 6 of spades fits on both, but only one 7 has its suit.',
        move: 'Move the 6 of spades onto the 7 of spades.',
        play: 'T1>T3',
        until: { card: '6S0', upon: '7S2' },
      },
      {
        area: 'Look at column 3.',
        card: 'The 7 and the 6 of spades lift together.',
        move: 'Move the 7 of spades with the 6 on it to column 4.',
        play: 'T3>T4:2',
      },
    ],
    wrong: [
      {
        move: 'T1>T2',
        say: 'That is allowed, but a spade on a heart does not lift with it. Undo, and choose the 7 of spades.',
      },
    ],
    done: 'Given the choice, build in one suit: such cards stay free to move together.',
    tryAgain: 'Undo, and put the 6 of spades on the 7 of spades.',
    next: 'any-run-may-fill-an-empty-column',
  },
];
