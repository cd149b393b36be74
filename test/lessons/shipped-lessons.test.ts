// Every shipped lesson can be done, its help leads there, and what it says about wrong moves is about moves that occur.
import { expect } from 'chai';
import { isReason, readMove } from '../../src/engine/move.js';
import {
  type Lesson,
  checkLesson,
  hint,
  lessonByName,
  lessonNames,
  lessonsOf,
} from '../../src/lessons/index.js';
import { isLegal, lessonGame, lessonRules } from '../../src/lessons/lesson-game.js';
import { type Progress, after, startLesson } from '../../src/lessons/progress.js';
import { eventOf, everyMove, searched, searchLesson } from '../support/solve-lesson.js';

const GAMES = ['klondike', 'spider'] as const;
const all = (await Promise.all(GAMES.map(lessonsOf))).flat();
const titleOf = ({ game, name }: Lesson): string => `${game} ${name}`;

/** Presses the control that a hint without a move names. */
function press(progress: Progress, text: string): Progress {
  const { lesson } = progress;
  if (/Undo/.test(text)) {
    const moves = progress.moves.slice(0, -1);
    const game = lessonGame(lesson);
    for (const move of moves) expect(game.play(move).ok).to.equal(true);
    return after(progress, { kind: 'undo', move: progress.moves.at(-1)!, board: game.board });
  }
  if (!/Finish/.test(text)) return after(progress, eventOf(progress, 'D'));
  const game = lessonGame(lesson);
  for (const move of progress.moves) game.play(move);
  const plan = game.planFinish();
  if (!Array.isArray(plan)) throw new Error(plan.message);
  return plan.reduce((now, move) => after(now, eventOf(now, move)), progress);
}

/** Asks for hints and does what they say until there is none. */
function follow(lesson: Lesson): Progress {
  let progress = startLesson(lesson);
  for (let i = 0; i <= lesson.moves + 1 && progress.state === 'open'; i++) {
    const tiers = ['area', 'card', 'move'].map((tier) => {
      const given = hint(progress);
      expect(given.hint?.tier, progress.moves.join(' ')).to.equal(tier);
      progress = given.progress;
      return given.hint!;
    });
    const { play, text } = tiers[2]!;
    if (play) expect(isLegal(lesson, progress.board, play), play).to.equal(true);
    progress = play ? after(progress, eventOf(progress, play)) : press(progress, text);
  }
  return progress;
}

/** Refusals that only a table or a control can bring about, not a written move. */
function otherRefusals(progress: Progress): { code: string; move: string }[] {
  const { lesson, board } = progress;
  const covered = lessonRules(lesson).lift(board, 'waste', 2);
  const finish = progress.moves.length ? [] : lessonGame(lesson).planFinish();
  return [
    ...(covered ? [{ code: covered.code, move: '' }] : []),
    ...('code' in finish ? [{ code: finish.code, move: 'auto-finish' }] : []),
  ];
}

/** Everything that is said after one more move or refusal at the stops that a search reached. */
function* sayings(lesson: Lesson): Iterable<string | undefined> {
  for (const { progress } of searched(lesson).stops) {
    if (progress.state !== 'open') continue;
    for (const refused of otherRefusals(progress)) yield after(progress, refused).say;
    for (const move of everyMove(lesson)) yield after(progress, eventOf(progress, move)).say;
  }
}

/** Takes no longer than it must: stops as soon as everything wanted was said. */
function unsaid(lesson: Lesson, wanted: readonly string[]): string[] {
  const missing = new Set(wanted);
  for (const said of sayings(lesson)) {
    missing.delete(said ?? '');
    if (!missing.size) break;
  }
  return [...missing];
}

describe('shipped lessons', () => {
  it('are at least twelve for Klondike and ten for Spider, each found by its name', async () => {
    expect((await lessonNames('klondike')).length).to.be.at.least(12);
    expect((await lessonNames('spider')).length).to.be.at.least(10);
    for (const lesson of all)
      expect(await lessonByName(lesson.game, lesson.name), titleOf(lesson)).to.equal(lesson);
    expect(await lessonByName('klondike', 'no such lesson')).to.equal(undefined);
    expect(await lessonByName('klondike', '__proto__')).to.equal(undefined);
  });

  for (const game of GAMES)
    it(`${game}: "next" leads from the first lesson through all of them and ends`, async () => {
      const names = await lessonNames(game);
      const passed: string[] = [];
      let name: string | undefined = names[0];
      while (name && passed.length <= names.length) {
        passed.push(name);
        name = (await lessonByName(game, name))?.next;
      }
      expect(passed).to.deep.equal(names);
      expect(new Set(names).size).to.equal(names.length);
    });

  for (const lesson of all)
    describe(titleOf(lesson), () => {
      it('is a right lesson, of plain data alone', () => {
        const checked = checkLesson(lesson);
        expect(checked).to.deep.equal({ ok: true, lesson });
        expect(JSON.parse(JSON.stringify(lesson))).to.deep.equal(lesson);
      });

      it('can be done within its moves and is not done at the start', () => {
        expect(startLesson(lesson).state).to.equal('open');
        const { goal } = searched(lesson);
        expect(goal?.progress.state).to.equal('done');
        const game = lessonGame(lesson);
        for (const step of goal!.way) {
          const verdict = step === 'undo' ? game.undo() : game.play(step.replace('!', ''));
          expect(verdict.ok, step).to.equal(!step.startsWith('!'));
        }
        expect(game.history.length).to.be.at.most(lesson.moves);
        expect(game.board).to.deep.equal(goal!.progress.board);
      });

      it('is done by following its hints', () => {
        const { state, say } = follow(lesson);
        expect({ state, say }).to.deep.equal({ state: 'done', say: lesson.done });
      });

      it('gives each of its hints somewhere, and each move of a hint is legal there', () => {
        const given = new Set(searched(lesson).stops.map(({ progress }) => hint(progress).hint?.text));
        for (const { area, play, move } of lesson.hints) {
          expect(given.has(area), move).to.equal(true);
          if (play) expect(isReason(readMove(play, lesson.game)), play).to.equal(false);
        }
      });

      it('says each of its texts about wrong moves where that move occurs', () => {
        expect(unsaid(lesson, lesson.wrong?.map(({ say }) => say) ?? [])).to.deep.equal([]);
      });

      for (const [i, test] of (lesson.failure ?? []).entries())
        it(`meets its failure test ${i + 1} after some move`, () => {
          const only = { ...lesson, failure: [test] };
          const states = searchLesson(only).stops.map(({ progress }) => progress);
          expect(
            states.some(({ state, moves }) => state === 'failed' && moves.length <= lesson.moves),
          ).to.equal(true);
        });
    });
});
