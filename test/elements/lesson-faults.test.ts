// Whatever is given as a lesson gets an answer in the table: the faults by name, and an ordinary deal under them.
import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Lesson } from '../../src/lessons/lesson.js';
import { lessonExample as mine } from '../support/lesson-example.js';
import { faultsOf, panelOf } from './lesson-panel.js';
import { type Player, klondike } from './player.js';

async function give(lesson: unknown, attributes = {}): Promise<Player> {
  const player = await klondike({ seed: 'x', ...attributes });
  player.heard.length = 0;
  player.el.lesson = lesson as Lesson;
  await player.el.updateComplete;
  return player;
}

const throwing = (): never => {
  throw new Error('must not be run');
};
const cycle: Record<string, unknown> = { ...mine };
cycle['hints'] = [cycle];
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

const WRONG: Readonly<Record<string, [lesson: unknown, fault: RegExp]>> = {
  'an unknown name': ['no-such', /there is no lesson “no-such”: the lessons are what-a-run-is, /],
  'a name of the other game': ['twins-are-two-cards', /there is no lesson “twins/],
  'a lesson of the other game': [
    { ...mine, game: 'spider', position: 'T1: QH1 | T2: KS0' },
    /lesson for Kl|Sp/,
  ],
  'text that is meant as an object': [
    ' {"name": "mine"}',
    /^a lesson is an object, not text: set it as a property/,
  ],
  'a number': [42, /there is no lesson “42”/],
  'a symbol': [Symbol('s'), /there is no lesson/],
  'a function': [throwing, /there is no lesson/],
  'a list': [[], /must be an object/],
  'no fields at all': [{}, /name: this must be there/],
  'a getter': [Object.defineProperty({ ...mine }, 'title', { get: throwing, enumerable: true }), /getter/],
  'a toJSON': [{ ...mine, toJSON: () => undefined }, /no key “toJSON”/],
  'a cycle': [cycle, /hints\[0\]/],
  'a revoked proxy': [revoked, /cannot be read/],
  'an endless list': [{ ...mine, success: new Array(4e9) }, /4000000000 entries are too many/],
  'a polluting key': [JSON.parse('{"__proto__": {"polluted": 1}}'), /no key “__proto__”/],
};

describe('a lesson that is none', () => {
  afterEach(() => fixtureCleanup());

  for (const [title, [lesson, fault]] of Object.entries(WRONG))
    it(`${title}: named, refused, and passed over`, async () => {
      const player = await give(lesson);
      const opening = player.el.position;
      expect(faultsOf(player).join('\n')).to.match(fault);
      expect(player.find('.faults').textContent).to.include('This lesson cannot begin');
      expect(player.codes).to.deep.equal(['bad-lesson']);
      expect(player.of('deal').map(({ seed }) => seed)).to.deep.equal(['x']);
      expect(player.el.game.audit().entries).to.equal(52);
      player.el.play('D');
      player.el.reset();
      await player.el.updateComplete;
      expect(player.el.position).to.equal(opening);
      expect(faultsOf(player)).to.not.deep.equal([]);
      expect('polluted' in {}).to.equal(false);
    });

  it('the moves of the page are played all the same', async () => {
    const player = await give('no-such', { moves: 'D D' });
    expect(player.el.history).to.deep.equal(['D', 'D']);
  });

  it('wrong moves are told with it', async () => {
    const player = await give('no-such', { moves: 'T1>T1' });
    expect(faultsOf(player)).to.have.length(2);
    expect(player.codes).to.deep.equal(['bad-lesson']);
  });

  it('the next right one takes its place', async () => {
    const player = await give('no-such');
    player.el.lesson = mine;
    await player.el.updateComplete;
    expect(faultsOf(player)).to.deep.equal([]);
    expect(panelOf(player).title).to.equal('Mine');
  });

  for (const part of ['module', 'lessons'] as const)
    it(`whose ${part} cannot be loaded: told, passed over, and tried again when set again`, async () => {
      const player = await klondike({ seed: 'x' });
      const { el } = player;
      const load = el.loadLessons.bind(el);
      let online = false;
      const offline = (): Promise<never> => Promise.reject(new TypeError('offline'));
      el.loadLessons = () =>
        online ? load() : part === 'module' ? offline() : Promise.resolve({ openLesson: offline });
      el.lesson = 'draw-and-play';
      await el.updateComplete;
      expect(faultsOf(player)).to.deep.equal(['it could not be loaded; loading the page again may help']);
      expect(player.codes).to.deep.equal(['bad-lesson']);
      expect(el.game.audit().entries).to.equal(52);
      online = true;
      el.lesson = 'draw-and-play';
      await el.updateComplete;
      expect(faultsOf(player)).to.deep.equal([]);
      expect(panelOf(player).title).to.not.equal('');
    });
});
