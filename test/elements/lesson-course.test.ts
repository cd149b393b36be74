// Every shipped lesson in its table: done by a way through it, and by doing what its Hint button says.
import { expect, fixtureCleanup } from '@open-wc/testing';
import { type Lesson, lessonsOf } from '../../src/lessons/index.js';
import { searched } from '../support/solve-lesson.js';
import { panelOf, press } from './lesson-panel.js';
import { type Player, klondike, spider } from './player.js';

const open = { klondike, spider } as const;
const all = (await Promise.all((['klondike', 'spider'] as const).map(lessonsOf))).flat();

/** The move that a hint of the third tier stands for: by its text, where it names a control. */
function actOn(player: Player, lesson: Lesson, text: string): void {
  const { el } = player;
  const fitting = lesson.hints.filter(({ move, play }) => move === text && (!play || el.game.check(play).ok));
  expect(fitting, text).to.not.deep.equal([]);
  const [{ play }] = fitting as [Lesson['hints'][number]];
  if (play) expect(el.play(play), text).to.include({ ok: true });
  else if (/Undo/.test(text)) el.undo();
  else if (/Finish/.test(text)) el.autoFinish();
  else el.play('D');
}

describe('the shipped lessons in a table', function () {
  this.timeout(60_000);
  afterEach(() => fixtureCleanup());

  for (const lesson of all) {
    it(`${lesson.game} ${lesson.name}: a way through it ends with lesson-done, once`, async () => {
      const player = await open[lesson.game]({ lesson: lesson.name });
      const { el } = player;
      expect(panelOf(player)).to.include({ title: lesson.title, goal: lesson.goal });
      for (const step of searched(lesson).goal!.way) {
        const verdict = step === 'undo' ? el.undo() : el.play(step.replace('!', ''));
        expect(verdict.ok, step).to.equal(!step.startsWith('!'));
      }
      expect(player.of('lesson-done').map(({ lesson: name, next }) => [name, next])).to.deep.equal([
        [lesson.name, lesson.next ?? null],
      ]);
      await el.updateComplete;
      expect(panelOf(player)).to.include({ goals: 'Goal reached', says: lesson.done });
    });

    it(`${lesson.game} ${lesson.name}: its hints lead to the goal`, async () => {
      const player = await open[lesson.game]({ lesson: lesson.name });
      for (let i = 0; i <= lesson.moves + 2 && !player.of('lesson-done').length; i++) {
        for (let tier = 0; tier < 3; tier++) await press(player, 'hint');
        actOn(player, lesson, panelOf(player).says);
        await player.el.updateComplete;
      }
      expect(player.of('lesson-done')).to.have.length(1);
    });
  }
});
