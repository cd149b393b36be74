/** Klondike lessons 1 to 3: runs. */
import type { Lesson } from '../lesson.js';

export const firstMoves: readonly Lesson[] = [
  {
    name: 'what-a-run-is',
    game: 'klondike',
    title: 'What a run is',
    goal: 'Build one run: 9 of spades, 8 of hearts, 7 of clubs.',
    position: 'T1: 9S | T2: 8H | T3: 7C',
    success: [
      { card: '8H', upon: '9S', say: 'Good: each card of a run is one lower than the card above it.' },
      { card: '7C', upon: '8H', say: 'Good: the colors take turns, red and black.' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look for a card that is one lower than another.',
        card: 'The 8 of hearts is one lower than the 9 of spades.',
        move: 'Move the 8 of hearts to column 1.',
        play: 'T2>T1',
        until: { card: '8H', upon: '9S' },
      },
      {
        area: 'Look at column 3.',
        card: 'The 7 of clubs is one lower than the 8 of hearts.',
        move: 'Move the 7 of clubs to column 1, onto the 8 of hearts.',
        play: 'T3>T1',
        until: { card: '7C', upon: '8H' },
      },
      {
        area: 'Look at column 2.',
        card: 'The 8 of hearts can move with the 7 of clubs on it.',
        move: 'Move the 8 of hearts and the 7 of clubs to column 1.',
        play: 'T2>T1:2',
      },
    ],
    wrong: [
      { move: 'T1>T2', say: 'Ranks go down in a run. The 8 goes on the 9, not the 9 on the 8.' },
      { move: 'T3>T1', code: 'drop-rank', say: 'A run leaves out no rank. The 8 of hearts comes first.' },
    ],
    done: 'That is a run: ranks go down by one, colors take turns, all cards are face up.',
    tryAgain: 'Start again and put the 8 of hearts on the 9 of spades first.',
    next: 'alternating-colors',
  },
  {
    name: 'alternating-colors',
    game: 'klondike',
    title: 'Colors take turns',
    goal: 'Put each 7 on an 8 of the other color.',
    position: 'T1: 8H | T2: 8C | T3: 7D | T4: 7S',
    success: [
      { card: '7D', upon: '8C', say: 'Red on black: right.' },
      { card: '7S', upon: '8H', say: 'Black on red: right.' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at column 3.',
        card: 'The 7 of diamonds is red, so it needs a black 8.',
        move: 'Move the 7 of diamonds to column 2.',
        play: 'T3>T2',
        until: { card: '7D', upon: '8C' },
      },
      {
        area: 'Look at column 4.',
        card: 'The 7 of spades is black, so it needs a red 8.',
        move: 'Move the 7 of spades to column 1.',
        play: 'T4>T1',
        until: { card: '7S', upon: '8H' },
      },
    ],
    wrong: [
      { move: 'T3>T1', say: 'Both are red. The 7 of diamonds goes on the 8 of clubs.' },
      { move: 'T4>T2', say: 'Both are black. The 7 of spades goes on the 8 of hearts.' },
    ],
    done: 'In a Klondike column a red card goes on a black one, and a black card on a red one.',
    tryAgain: 'Start again and look at the color of each 8 first.',
    next: 'move-part-of-a-run',
  },
  {
    name: 'move-part-of-a-run',
    game: 'klondike',
    title: 'Move part of a run',
    goal: 'Move the queen of hearts and the jack of clubs together onto the king of spades.',
    position: 'suffix-move',
    success: [{ card: 'QH', upon: 'KS' }],
    moves: 1,
    hints: [
      {
        area: 'Look at column 1.',
        card: 'Pick up the queen of hearts: the jack of clubs on it comes along.',
        move: 'Move the queen of hearts and the jack of clubs to column 2.',
        play: 'T1>T2:2',
      },
    ],
    wrong: [
      { move: 'T1>T2', say: 'The jack alone does not fit on a king. Pick up the queen of hearts.' },
      {
        move: 'T1>T2:3',
        say: 'A king goes on no card. Leave the king of clubs and take the queen of hearts.',
      },
    ],
    done: 'You may pick up a run at any of its cards: all the cards on it come along.',
    tryAgain: 'Start again and pick up the queen of hearts.',
    next: 'foundation-from-the-ace',
  },
];
