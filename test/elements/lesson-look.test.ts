// How a lesson's panel reads and looks: its place among the headings, its language, and that nothing below it jumps.
import type Axe from 'axe-core';
import 'axe-core/axe.min.js';
import { expect, fixtureCleanup } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerWords } from '../../src/words/store.js';
import { browser, emulateFeatures } from '../support/commands.js';
import '../../src/locales/de.js';
import '../../src/locales/he.js';
import { lessonExample as mine } from '../support/lesson-example.js';
import { lessonControl, panelOf, press } from './lesson-panel.js';
import { type Player, klondike, spider } from './player.js';

const NAME = 'open-the-longest-column';
const [WRONG, RIGHT] = ['T1>T3', 'T2>T3'];
const titleIn = (player: Player): HTMLElement => player.find('.lesson-title');

async function violations({ el }: Player): Promise<string[]> {
  const { violations: found } = await (window as unknown as { axe: typeof Axe }).axe.run(el, {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`);
}

describe('the panel of a lesson', function () {
  this.timeout(30_000);
  afterEach(async () => {
    fixtureCleanup();
    await setViewport({ width: 800, height: 600 });
  });

  it('is a group named by its place and title', async () => {
    const { find } = await klondike({ lesson: NAME }).then((player) => ({ find: player.find.bind(player) }));
    const panel = find('.lesson');
    expect(panel.getAttribute('role')).to.equal('group');
    const named = panel
      .getAttribute('aria-labelledby')!
      .split(' ')
      .map((id) => find(`#${id}`).textContent);
    expect(named).to.deep.equal(['Lesson 11 of 17', 'Which of two moves opens more']);
  });

  for (const [level, expected] of [
    [null, '4'],
    ['1', '2'],
    ['5', '6'],
    ['6', null],
    ['0', null],
  ] as const)
    it(`its title under a heading of level ${level ?? 'none given'} is of level ${expected}`, async () => {
      const player = await klondike({ lesson: NAME, ...(level ? { 'heading-level': level } : {}) });
      expect(titleIn(player).getAttribute('aria-level')).to.equal(expected);
      expect(titleIn(player).getAttribute('role')).to.equal(expected && 'heading');
    });

  it('has no live region of its own', async () => {
    const player = await klondike({ lesson: NAME });
    expect(player.all('[aria-live], [role="status"], [role="alert"], output')).to.have.length(1);
  });

  it('marks the English of a shipped lesson in another language, and no own lesson', async () => {
    const player = await klondike({ lesson: NAME, lang: 'de' });
    player.el.play(WRONG);
    await player.el.updateComplete;
    for (const each of ['.lesson-title', '.lesson-goal', '.lesson-says', '[data-lesson="next"] bdi'])
      expect(player.find(each).lang, each).to.equal('en');
    expect(panelOf(player)).to.include({ place: 'Lektion 11 von 17', goals: 'Einen anderen Weg versuchen' });
    expect(player.find('.lesson-place').closest('[lang]')).to.equal(player.find('.wrap'));
    player.el.lesson = mine;
    await player.el.updateComplete;
    expect(titleIn(player).hasAttribute('lang')).to.equal(false);
    player.el.lesson = NAME;
    player.el.lang = 'en';
    await player.el.updateComplete;
    expect(titleIn(player).hasAttribute('lang')).to.equal(false);
  });

  it('what the panel itself says of hints is in the language of the table', async () => {
    const player = await klondike({ lang: 'de' });
    player.el.lesson = { ...mine, hints: [{ ...mine.hints[0]!, play: 'T2>T1' }] };
    await player.el.updateComplete;
    await press(player, 'hint');
    expect(panelOf(player).says).to.match(/^Von hier aus/);
    player.el.lang = 'en';
    await player.el.updateComplete;
    expect(player.find('.lesson-says').hasAttribute('lang')).to.equal(false);
  });

  it('words that a page brings take their place, and English stands for the rest', async () => {
    registerWords({ lang: 'x-mine', dir: 'ltr', lessonAgain: 'Afresh' });
    const player = await klondike({ lesson: NAME, lang: 'x-mine' });
    expect(lessonControl(player, 'again').textContent).to.equal('Afresh');
    expect(lessonControl(player, 'hint').textContent).to.equal('Hint');
  });

  it('a diagram shows what the lesson is about, and no control', async () => {
    const player = await klondike({ lesson: NAME, readonly: '' });
    expect(panelOf(player)).to.include({ goals: '', says: '', title: 'Which of two moves opens more' });
    expect(panelOf(player).goal).to.not.equal('');
    expect(player.all('.lesson button')).to.deep.equal([]);
    player.el.readonly = false;
    await player.el.updateComplete;
    expect(player.all('.lesson button')).to.have.length(3);
  });

  it('every end has a sign of its own, and words', async () => {
    const signs = new Set<string>();
    for (const move of [WRONG, RIGHT]) {
      const player = await klondike({ lesson: NAME });
      player.el.play(move);
      await player.el.updateComplete;
      signs.add(getComputedStyle(player.find('.lesson-goals'), '::before').content);
      expect(panelOf(player).goals).to.not.match(/\d/);
    }
    expect(signs.size).to.equal(2);
    expect([...signs].join()).to.not.include('none');
  });

  it('keeps a text that runs the other way together where it stands among the table’s words', async () => {
    const inHebrew = await klondike({ lesson: NAME, lang: 'he' });
    const kept = /\u2068[A-Z][^\u2069]*\.\u2069$/;
    expect(await inHebrew.says(() => inHebrew.el.play(WRONG))).to.match(kept);
    expect(await inHebrew.says(() => inHebrew.el.reset())).to.match(kept);
    const inEnglish = await klondike({ lesson: NAME });
    expect(await inEnglish.says(() => inEnglish.el.play(WRONG))).to.not.match(/[\u2066-\u2069]/);
    inEnglish.el.lesson = { ...mine, done: 'מצוין.' };
    await inEnglish.el.updateComplete;
    const [way] = mine.hints;
    expect(await inEnglish.says(() => inEnglish.el.play(way!.play!))).to.match(
      /reached\. \u2068מצוין\.\u2069$/,
    );
  });

  for (const width of [280, 360, 768, 1200])
    it(`at ${width} px: axe finds nothing, nothing sticks out, and the board stays where it is`, async () => {
      await setViewport({ width: width + 20, height: 900 });
      for (const [lang, open] of [
        ['en', klondike],
        ['de', klondike],
        ['he', spider],
      ] as const) {
        const player = await (open as typeof klondike)(
          { lang, lesson: open === klondike ? NAME : 'twins-are-two-cards' },
          width,
        );
        const top = (): number =>
          player.board.getBoundingClientRect().top - player.el.getBoundingClientRect().top;
        const before = top();
        const check = async (state: string): Promise<void> => {
          await player.el.updateComplete;
          expect(await violations(player), `${lang} ${state}`).to.deep.equal([]);
          expect(top(), `${lang} ${state}`).to.be.closeTo(before, 1);
          expect(player.el.scrollWidth, state).to.be.at.most(width);
          const panel = player.find('.lesson').getBoundingClientRect();
          for (const button of player.all('.lesson button')) {
            const { left, right } = button.getBoundingClientRect();
            expect(left >= panel.left && right <= panel.right, button.textContent!).to.equal(true);
          }
        };
        await check('opening');
        await press(player, 'hint');
        await check('hint');
        player.el.play(open === klondike ? WRONG : player.el.legalMoves[0]!);
        await check('after a move');
        player.el.reset();
        if (open === klondike) player.el.play(RIGHT);
        await check('at the end');
      }
    });

  it('forced colors: panel and controls have edges', async function () {
    if (browser === 'webkit') this.skip(); // WebKitGTK has no forced colours
    const player = await klondike({ lesson: NAME });
    await emulateFeatures({ 'forced-colors': 'active' });
    for (const each of player.all('.lesson, .lesson button'))
      expect(getComputedStyle(each).borderTopStyle, each.className).to.equal('solid');
    await emulateFeatures({ 'forced-colors': 'none' });
  });
});
