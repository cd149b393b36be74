// A lesson under way: what it says, what the page hears, and how one gets out of a dead end and on to the next.
import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Lesson } from '../../src/lessons/lesson.js';
import { faultsOf, lessonControl, panelOf, press } from './lesson-panel.js';
import { type Player, klondike, spider } from './player.js';

/** Two goals, one way to fail, and rules that can take a move back. */
const LESSON: Lesson = {
  name: 'two-steps',
  game: 'klondike',
  variant: 'draw-one',
  title: 'Two steps',
  goal: 'Turn up the 10 of clubs and play it.',
  position: 'F: AC..9C | T1: #TC QH | T2: KS | T3: KD',
  success: [
    { turned: 'TC', say: 'It is up.' },
    { card: 'TC', on: 'F' },
  ],
  failure: [{ pile: 'T2', size: 0 }],
  moves: 2,
  hints: [
    { area: 'Column 1.', card: 'The queen.', move: 'To column 2.', play: 'T1>T2', until: { turned: 'TC' } },
    { area: 'Column 1 again.', card: 'The 10.', move: 'To its foundation.', play: 'T1>F' },
  ],
  wrong: [{ code: 'drop-color', say: 'Both are red.' }],
  done: 'Well found.',
  tryAgain: 'Leave the king.',
  next: 'finish',
};

async function begin(changes: Partial<Lesson> = {}, attributes = {}): Promise<Player> {
  const player = await klondike(attributes);
  player.el.lesson = { ...LESSON, ...changes };
  await player.el.updateComplete;
  player.heard.length = 0;
  return player;
}

const types = ({ heard }: Player): string[] => heard.map(({ type }) => type);

describe('a lesson under way', () => {
  afterEach(() => fixtureCleanup());

  it('tells each step and the end once, after the move, and says both', async () => {
    const player = await begin();
    expect(await player.says(() => player.el.play('T1>T2'))).to.match(
      /10 of clubs in column 1\. It is up\.$/,
    );
    expect(panelOf(player)).to.include({ goals: '1 of 2 goals reached', says: 'It is up.' });
    expect(await player.says(() => player.el.play('T1>F'))).to.match(/Goal reached\. Well found\.$/);
    expect(panelOf(player)).to.include({ goals: 'Goal reached', says: 'Well found.' });
    player.el.undo();
    player.el.redo();
    expect(types(player).slice(0, 5)).to.deep.equal([
      'move',
      'lesson-step',
      'move',
      'lesson-step',
      'lesson-done',
    ]);
    expect(player.of('lesson-done')).to.deep.equal([
      { lesson: 'two-steps', next: 'finish', count: 2, position: player.el.position },
    ]);
    expect(player.of('lesson-step')[0]).to.include({
      lesson: 'two-steps',
      held: 1,
      of: 2,
      say: 'It is up.',
      count: 1,
    });
    expect(player.of('lesson-step')[0]!['steps']).to.deep.equal([0]);
  });

  it('a listener that starts again within the last move hears all of it in order', async () => {
    const player = await begin({ success: [{ turned: 'TC' }] });
    player.el.addEventListener('move', () => player.el.reset(), { once: true });
    player.el.play('T1>T2');
    expect(types(player)).to.deep.equal(['move', 'lesson-step', 'lesson-done', 'deal']);
    await player.el.updateComplete;
    expect(panelOf(player)).to.include({ goals: '0 of 1 goal reached', says: '' });
    player.el.play('T1>T2');
    expect(player.of('lesson-done')).to.have.length(2);
  });

  it('says what it has to say of a refusal, which stands until there is more', async () => {
    const player = await begin();
    expect(await player.says(() => player.el.play('T1>T3'))).to.match(/^Not moved\..* Both are red\.$/);
    player.el.play('T1>T9');
    await player.el.updateComplete;
    expect(panelOf(player).says).to.equal('Both are red.');
  });

  it('has words for a refusal that only a table knows', async () => {
    const player = await begin({ wrong: [{ code: 'wrong-foundation', say: 'Each suit has its own.' }] });
    await player.tap('QH');
    expect(await player.says(() => player.tap('FC'))).to.match(/Each suit has its own\.$/);
    expect(panelOf(player).says).to.equal('Each suit has its own.');
  });

  it('failed: says how to go on, offers it first, and undo leads out of it', async () => {
    const player = await begin();
    expect(await player.says(() => player.el.play('T2>T4'))).to.match(/Try another way\. Leave the king\.$/);
    expect(panelOf(player)).to.include({ goals: 'Try another way', says: 'Leave the king.' });
    expect(lessonControl(player, 'again').classList.contains('main')).to.equal(true);
    expect(player.root.textContent).to.not.match(/\blost\b|\blose\b/i);
    expect(await player.says(() => press(player, 'hint'))).to.equal('Leave the king.');
    player.el.undo();
    await player.el.updateComplete;
    expect(panelOf(player)).to.include({ goals: '0 of 2 goals reached', says: '' });
    expect(lessonControl(player, 'again').classList.contains('main')).to.equal(false);
    player.el.play('T1>T2');
    player.el.play('T1>F');
    expect(player.of('lesson-done')).to.have.length(1);
  });

  for (const way of ['again', 'reset', 'restart'] as const)
    it(`${way} begins it again, and says what it is about`, async () => {
      const player = await begin();
      player.el.play('T2>T4');
      const said = await player.says(() =>
        way === 'again' ? press(player, 'again') : void player.el[way](),
      );
      expect(said).to.equal('Lesson: Two steps. Turn up the 10 of clubs and play it.');
      expect(panelOf(player)).to.include({ goals: '0 of 2 goals reached', says: '' });
      expect(player.el.history).to.deep.equal([]);
      expect(player.of('deal').map(({ cause }) => cause)).to.deep.equal([way === 'again' ? 'reset' : way]);
    });

  it('hints tell more each time, by button, by the other Hint, and whether hints are on or not', async () => {
    const player = await begin();
    for (const text of ['Column 1.', 'The queen.', 'To column 2.', 'To column 2.']) {
      expect(await player.says(() => press(player, 'hint'))).to.equal(text);
      expect(panelOf(player).says).to.equal(text);
    }
    player.el.hints = true;
    player.el.play('T1>T2');
    await player.el.updateComplete;
    expect(await player.says(() => player.tap('Hint'))).to.equal('Column 1 again.');
    expect(player.of('rejected')).to.deep.equal([]);
  });

  it('hints mark on the board what they tell, and not which of the columns that they name', async () => {
    const marks = ({ root }: Player): (string | undefined)[] =>
      [...root.querySelectorAll<HTMLElement>('.hinted, .legal')].map(
        ({ dataset: { card, pile } }) => card ?? pile,
      );
    const player = await begin();
    const seen: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await press(player, 'hint');
      seen.push(marks(player));
    }
    expect(seen).to.deep.equal([['T1'], ['QH'], ['QH', 'T2']]);
    const which = await klondike({ lesson: 'open-the-longest-column' });
    await press(which, 'hint');
    expect(panelOf(which).says).to.match(/columns 1 and 2/);
    expect(marks(which)).to.deep.equal([]);
    await press(which, 'hint');
    expect(marks(which)).to.deep.equal(['9D']);
  });

  it('off its way it names no move that may lead elsewhere; without hints, and after the goal, a good one', async () => {
    const off = await begin({ hints: LESSON.hints.slice(1) });
    expect(await off.says(() => press(off, 'hint'))).to.match(/^The lesson has no hint from here\./);
    const bare = await begin({ hints: [] });
    expect(await bare.says(() => press(bare, 'hint'))).to.match(/^Hint: column 1\. It turns up/);
    const done = await begin({ success: [{ turned: 'TC' }] });
    done.el.play('T1>T2');
    await done.el.updateComplete;
    expect(await done.says(() => press(done, 'hint'))).to.match(/^Hint: column 1\./);
  });

  it('after the goal, with nothing left to play, help says that it is reached', async () => {
    const player = await begin({
      variant: 'teaching',
      position: 'F: AC..9C | waste: TC',
      success: [{ card: 'TC', on: 'F' }],
      failure: [],
      hints: [],
      wrong: [],
    });
    player.el.play('W>F');
    expect(await player.says(() => press(player, 'hint'))).to.equal('Well found.');
    expect(player.codes).to.deep.equal([]);
  });

  it('finish plays its moves one by one, each of them the lesson’s too', async () => {
    const player = await klondike({ lesson: 'finish' });
    player.el.play('W>F');
    player.heard.length = 0;
    player.el.autoFinish();
    expect(types(player).slice(-4)).to.deep.equal(['move', 'win', 'lesson-step', 'lesson-done']);
    expect(player.of('move')).to.have.length.above(1);
  });

  it('storing staged runs is a move of it', async () => {
    const player = await spider();
    player.el.lesson = {
      name: 'store',
      game: 'spider',
      title: 'Store',
      goal: 'Store the run.',
      position: 'one-run',
      success: [{ pile: 'done', size: 13 }],
      moves: 1,
      hints: [],
      done: 'Stored.',
      tryAgain: 'Once more.',
    };
    await player.el.updateComplete;
    player.heard.length = 0;
    expect(player.el.settle()).to.include({ ok: true });
    expect(types(player)).to.deep.equal(['move', 'lesson-step', 'lesson-done']);
  });

  it('Next goes on, keeps focus in the panel, and says what comes', async () => {
    const player = await klondike({ lesson: 'what-a-run-is' });
    const [before, seen] = [panelOf(player), player.find('.lesson')];
    const next = lessonControl(player, 'next');
    next.focus();
    const said = await player.says(() => press(player, 'next'));
    const now = panelOf(player);
    expect(now.title).to.not.equal(before.title);
    expect(now.place).to.match(/^Lesson 2 of \d+$/);
    expect(said).to.equal(`${now.place}: ${now.title}. ${now.goal}`);
    expect(player.focused).to.equal('hint');
    expect(player.el.lesson).to.equal('alternating-colors');
    // The same panel: nothing flickers, and a screen reader stays where it was.
    expect(player.find('.lesson')).to.equal(seen);
  });

  it('the last lesson leads nowhere, and focus is in its panel all the same', async () => {
    const player = await klondike({ lesson: 'finish' });
    lessonControl(player, 'next').focus();
    await press(player, 'next');
    expect(player.root.querySelector('[data-lesson="next"]')).to.equal(null);
    expect(player.focused).to.equal('hint');
    expect(faultsOf(player)).to.deep.equal([]);
  });
});
