/** Klondike lessons 4 to 6: foundations, hidden cards and empty columns. */
import type { Lesson } from '../lesson.js';

export const columns: readonly Lesson[] = [
  {
    name: 'foundation-from-the-ace',
    game: 'klondike',
    title: 'Foundations begin with the ace',
    goal: 'Bring the ace, 2 and 3 of diamonds to their foundation.',
    position: 'T1: 3D | T2: AD | T3: 2D',
    success: [
      { card: 'AD', on: 'F', say: 'The ace opens the foundation of its suit.' },
      { card: '2D', on: 'F', say: 'Now the 3 of diamonds comes next.' },
      { card: '3D', on: 'F' },
    ],
    moves: 3,
    hints: [
      {
        area: 'Look for the lowest card.',
        card: 'The ace of diamonds is in column 2.',
        move: 'Move the ace of diamonds to its foundation.',
        play: 'T2>F',
        until: { card: 'AD', on: 'F' },
      },
      {
        area: 'Look for the next diamond.',
        card: 'The 2 of diamonds is in column 3.',
        move: 'Move the 2 of diamonds to its foundation.',
        play: 'T3>F',
        until: { card: '2D', on: 'F' },
      },
      {
        area: 'Look at column 1.',
        card: 'The 3 of diamonds comes next.',
        move: 'Move the 3 of diamonds to its foundation.',
        play: 'T1>F',
      },
    ],
    wrong: [
      { code: 'foundation-needs-ace', say: 'A foundation begins with its ace. Find the ace of diamonds.' },
      { code: 'foundation-order', say: 'Foundations go up by one. The 2 of diamonds comes before the 3.' },
    ],
    done: 'Foundations go up in one suit, from the ace to the king.',
    tryAgain: 'Start again and send the ace of diamonds first.',
    next: 'turn-up-hidden-cards',
  },
  {
    name: 'turn-up-hidden-cards',
    game: 'klondike',
    title: 'Turn up hidden cards',
    goal: 'Turn up one hidden card in column 1 and one in column 2.',
    position: 'T1: #3S 9D | T2: #KH #5C TS | T3: JD',
    success: [
      { turned: '5C', say: 'The cards on it are gone, so it turned up.' },
      { turned: '3S', say: 'A hidden card turns up when the last face-up card leaves it.' },
    ],
    moves: 2,
    hints: [
      {
        area: 'Look at column 2.',
        card: 'The 10 of spades lies on hidden cards, and a red jack can take it.',
        move: 'Move the 10 of spades to column 3.',
        play: 'T2>T3',
        until: { turned: '5C' },
      },
      {
        area: 'Look at column 1.',
        card: 'The 9 of diamonds lies on a hidden card, and a black 10 can take it.',
        move: 'Move the 9 of diamonds onto the 10 of spades.',
        play: 'T1>T3',
        until: { turned: '3S' },
      },
      {
        area: 'Look at column 2.',
        card: 'The 10 of spades can move with the 9 of diamonds on it.',
        move: 'Move the 10 of spades and the 9 of diamonds to column 3.',
        play: 'T2>T3:2',
      },
    ],
    wrong: [
      { code: 'face-down-card', say: 'Only face-up cards move. Take the face-up card alone.' },
      { move: 'T2>T1', say: 'The 10 goes on a card one higher. Look for a red jack.' },
    ],
    done: 'Each hidden card that you turn up gives you more to choose from.',
    tryAgain: 'Start again and move the 10 of spades onto the jack of diamonds.',
    next: 'kings-in-empty-columns',
  },
  {
    name: 'kings-in-empty-columns',
    game: 'klondike',
    title: 'Empty columns are for kings',
    goal: 'Use an empty column to turn up both hidden cards.',
    position: 'T2: #4H KS | T3: #9C QD',
    success: [{ turned: '4H', say: 'A king may go to an empty column.' }, { turned: '9C' }],
    moves: 2,
    hints: [
      {
        area: 'Look at column 2.',
        card: 'The king of spades can go to an empty column.',
        move: 'Move the king of spades to column 1.',
        play: 'T2>T1',
        until: { turned: '4H' },
      },
      {
        area: 'Look at column 3.',
        card: 'The queen of diamonds goes on a black king.',
        move: 'Move the queen of diamonds to column 1, onto the king of spades.',
        play: 'T3>T1',
        until: { turned: '9C' },
      },
      {
        area: 'Look at column 2.',
        card: 'The king of spades can move with the queen of diamonds on it.',
        move: 'Move the king of spades and the queen of diamonds to column 1.',
        play: 'T2>T1:2',
      },
    ],
    wrong: [
      {
        code: 'empty-column-needs-king',
        say: 'An empty column takes only a king, or a run that a king leads.',
      },
      { move: 'T3>T2', say: 'That turns up the 9 of clubs. Now the king and the queen can move together.' },
    ],
    done: 'Only a king, or a run that a king leads, may go to an empty column.',
    tryAgain: 'Start again and move the king of spades to column 1.',
    next: 'draw-and-play',
  },
];
