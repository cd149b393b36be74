// Each kind of test holds exactly when it should, as moves are made, undone and refused.
import { expect } from 'chai';
import type { Lesson, Test } from '../../src/lessons/index.js';
import { holds } from '../../src/lessons/holds.js';
import { type Progress, after, startLesson } from '../../src/lessons/progress.js';
import { lessonExample } from '../support/lesson-example.js';
import { eventOf } from '../support/solve-lesson.js';

const lessonAt = (game: Lesson['game'], position: string): Lesson => ({
  ...lessonExample,
  game,
  position,
  moves: 50,
  success: [{ refused: 'game-over' }],
});

/** The progress after moves, `undo` among them; a refused one counts as a refusal. */
function played(game: Lesson['game'], position: string, moves: string): Progress {
  let now = startLesson(lessonAt(game, position));
  const boards = [now.board];
  for (const move of moves.split(' ').filter(Boolean)) {
    if (move === 'undo') {
      boards.pop();
      now = after(now, { kind: 'undo', move: now.moves.at(-1)!, board: boards.at(-1)! });
      continue;
    }
    now = after(now, eventOf(now, move));
    if (now.moves.length === boards.length) boards.push(now.board);
  }
  return now;
}

const SMALL = 'stock: 4C 5C | F: AD | T1: #9C QH JC | T2: KS | T3: 2D';
const TWINS = 'T1: #5S0 7H1 | T2: 8H3 7H5 | T3: 8S0';
const WIN = 'waste: KH | F: AC..KC AD..KD AH..QH AS..KS';

/** Position, then lines of: moves so far, a test, whether it holds. */
const table: [game: Lesson['game'], position: string, rows: [moves: string, test: Test, holds: boolean][]][] =
  [
    [
      'klondike',
      SMALL,
      [
        ['', { card: 'QH', on: 'T1' }, true],
        ['', { card: 'QH', on: 'T2' }, false],
        ['', { card: '9C', on: 'T1' }, false],
        ['T1>T2:2', { card: '9C', on: 'T1' }, true],
        ['T1>T2:2', { card: 'QH', on: 'T2' }, true],
        ['', { card: 'AD', on: 'F' }, true],
        ['D', { card: '5C', on: 'waste' }, true],
        ['', { card: 'JC', upon: 'QH' }, true],
        ['', { card: 'QH', upon: 'JC' }, false],
        ['', { card: 'QH', upon: '9C' }, false],
        ['T1>T2:2', { card: 'QH', upon: 'KS' }, true],
        ['', { card: 'JC', top: 'T1' }, true],
        ['', { card: 'QH', top: 'T1' }, false],
        ['T1>T2:2', { card: '9C', top: 'T1' }, true],
        ['D D', { card: '5C', top: 'waste' }, false],
        ['D D', { card: '4C', top: 'waste' }, true],
        ['', { card: 'AD', top: 'F' }, true],
        ['T3>F', { card: 'AD', top: 'F' }, false],
        ['T3>F', { card: '2D', top: 'F' }, true],
        ['', { pile: 'T1', size: 3 }, true],
        ['', { pile: 'T1', size: 2 }, false],
        ['', { pile: 'T1', atLeast: 3 }, true],
        ['', { pile: 'T1', atLeast: 4 }, false],
        ['', { pile: 'T1', atMost: 2 }, false],
        ['', { pile: 'T1', atLeast: 2, atMost: 3 }, true],
        ['', { pile: 'T7', size: 0 }, true],
        ['D', { pile: 'stock', size: 1 }, true],
        ['T3>F', { pile: 'F', size: 2 }, true],
        ['', { turned: '9C' }, false],
        ['T1>T2:2', { turned: '9C' }, true],
        ['T1>T2:2 undo', { turned: '9C' }, false],
        ['T1>T2:2', { turned: 1 }, true],
        ['', { turned: 1 }, false],
        ['', { played: 'D' }, false],
        ['D', { played: 'D' }, true],
        ['D', { played: 'D', times: 2 }, false],
        ['D D', { played: 'D', times: 2 }, true],
        ['D undo', { played: 'D' }, false],
        ['D undo', { tried: 'D' }, true],
        ['', { tried: 'D' }, false],
        ['T3>T2', { refused: 'drop-rank' }, true],
        ['T3>T2', { refused: 'drop-color' }, false],
        ['T3>T2 D undo', { refused: 'drop-rank' }, true],
        ['D D', { withinMoves: 2 }, true],
        ['D D', { withinMoves: 1 }, false],
        ['D D undo', { withinMoves: 1 }, true],
        ['D', { all: [{ played: 'D' }, { pile: 'stock', size: 1 }] }, true],
        ['D', { all: [{ played: 'D' }, { pile: 'stock', size: 2 }] }, false],
        ['D', { any: [{ played: 'R' }, { pile: 'stock', size: 1 }] }, true],
        ['D', { any: [{ played: 'R' }, { pile: 'stock', size: 2 }] }, false],
        ['', { not: { played: 'D' } }, true],
        ['D', { not: { played: 'D' } }, false],
        ['', { won: true }, false],
      ],
    ],
    [
      'spider',
      TWINS,
      [
        ['', { card: '7H1', upon: '8H' }, false],
        ['', { card: '7H', upon: '8H' }, true],
        ['T1>T3', { card: '7H1', upon: '8S' }, true],
        ['T1>T3', { card: '7H5', upon: '8S' }, false],
        ['', { card: '7H5', on: 'T2' }, true],
        ['', { card: '7H1', on: 'T2' }, false],
        ['T1>T3', { turned: '5S' }, true],
      ],
    ],
    [
      'spider',
      'T1: KS0..2S0 | T2: #9H3 AS0',
      [
        ['T2>T1', { pile: 'done', size: 13 }, true],
        ['T2>T1', { card: 'AS0', on: 'done' }, true],
        ['T2>T1', { won: true }, false],
      ],
    ],
    [
      'klondike',
      WIN,
      [
        ['', { won: true }, false],
        ['W>F', { won: true }, true],
      ],
    ],
  ];

describe('tests of a lesson', () => {
  for (const [game, position, rows] of table)
    describe(`${game} ${position.slice(0, 40)}`, () => {
      for (const [moves, test, expected] of rows)
        it(`${JSON.stringify(test)} ${expected ? 'holds' : 'does not hold'} ${moves ? `after ${moves}` : 'at the start'}`, () => {
          expect(holds(test, played(game, position, moves))).to.equal(expected);
        });
    });

  it('a win of Spider needs all eight runs', () => {
    const runs = 'done: KS0..AS0 KH1..AH1 KS2..AS2 KH3..AH3 KS4..AS4 KH5..AH5 KS6..AS6';
    const ending = `${runs} | T1: KH7..2H7 | T2: AH7`;
    expect(holds({ won: true }, played('spider', ending, ''))).to.equal(false);
    expect(holds({ won: true }, played('spider', ending, 'T2>T1'))).to.equal(true);
  });
});
