// How a lesson comes to a table: by name or as an object, in markup, before the upgrade, while another is on its way.
import { aTimeout, expect, fixtureCleanup } from '@open-wc/testing';
import type { Lesson } from '../../src/lessons/lesson.js';
import { KlondikeTeaching } from '../../src/klondike-teaching.js';
import { lessonExample as mine } from '../support/lesson-example.js';
import { panelOf } from './lesson-panel.js';
import { Player, klondike, spider } from './player.js';

type Table = KlondikeTeaching;

async function withLesson(lesson: unknown, attributes = {}): Promise<Player<Table>> {
  const player = await klondike(attributes);
  player.heard.length = 0;
  player.el.lesson = lesson as Lesson;
  await player.el.updateComplete;
  return player;
}

const later = (): { promise: Promise<void>; go: () => void } => {
  let go!: () => void;
  const promise = new Promise<void>((resolve) => (go = resolve));
  return { promise, go };
};

/** Holds the loading of lessons in this table back until `go`. */
function held(el: Table): () => void {
  const { promise, go } = later();
  const load = el.loadLessons.bind(el);
  el.loadLessons = () => promise.then(load);
  return go;
}

describe('a lesson comes to a table', () => {
  afterEach(() => fixtureCleanup());

  it('by its name: one deal at connect, of the lesson alone', async () => {
    const player = await klondike({ lesson: 'what-a-run-is', seed: 'x', fixture: 'reveal', moves: 'D' });
    expect(player.of('deal').map(({ cause, seed, fixture }) => [cause, seed, fixture])).to.deep.equal([
      ['connect', null, null],
    ]);
  });

  it('as an object; an equal one set anew changes nothing, another one deals', async () => {
    const player = await withLesson(mine);
    expect(panelOf(player).title).to.equal('Mine');
    expect(player.el.position).to.equal('T1: #9C QH | T2: KS');
    player.el.play('T1>T2');
    player.heard.length = 0;
    player.el.lesson = structuredClone(mine);
    await player.el.updateComplete;
    expect(player.heard).to.deep.equal([]);
    expect(player.el.history).to.deep.equal(['T1>T2']);
    expect(panelOf(player).goals).to.equal('Goal reached');
    player.el.lesson = { ...mine, title: 'Other' };
    await player.el.updateComplete;
    expect(player.of('deal').map(({ cause }) => cause)).to.deep.equal(['attribute']);
    expect(panelOf(player).title).to.equal('Other');
    expect(player.el.history).to.deep.equal([]);
  });

  it('an object that was changed in place and is set again is another lesson', async () => {
    const lesson = { ...mine };
    const player = await withLesson(lesson);
    lesson.title = 'Changed';
    player.el.lesson = lesson;
    await player.el.updateComplete;
    expect(panelOf(player).title).to.equal('Changed');
  });

  it('in markup, and in a copy of it', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = '<spider-two-suit lesson="a-deal-needs-ten-columns"></spider-two-suit>';
    const el = box.firstElementChild as HTMLElementTagNameMap['spider-two-suit'];
    await el.updateComplete;
    const copy = el.cloneNode(true) as typeof el;
    box.append(copy);
    await copy.updateComplete;
    expect(copy.position).to.equal(el.position);
    expect(copy.game.board.columns.flat()).to.not.deep.equal([]);
    expect(copy.shadowRoot!.querySelector('.lesson')).to.not.equal(null);
    box.remove();
  });

  it('set before the element is upgraded', async () => {
    class Late extends KlondikeTeaching {}
    const el = document.createElement('late-klondike') as Table;
    el.lesson = mine;
    document.body.append(el);
    const player = new Player(el);
    customElements.define('late-klondike', Late);
    await el.updateComplete;
    expect(el.position).to.equal('T1: #9C QH | T2: KS');
    expect(player.of('deal').map(({ cause }) => cause)).to.deep.equal(['connect']);
    el.remove();
  });

  it('until it is there the game is an isolated position of no cards, and updateComplete waits', async () => {
    const el = document.createElement('klondike-teaching');
    const player = new Player(el);
    const go = held(el);
    el.setAttribute('lesson', 'draw-and-play');
    document.body.append(el);
    let complete = false;
    void el.updateComplete.then(() => (complete = true));
    await aTimeout(50);
    expect([el.position, el.game.audit().ok, el.status, complete]).to.deep.equal([
      '',
      true,
      'playing',
      false,
    ]);
    expect(el.play('D')).to.include({ ok: false });
    expect(player.find('.lesson').textContent).to.equal('Loading…');
    expect(player.of('deal')).to.deep.equal([]);
    go();
    await el.updateComplete;
    expect(el.position).to.not.equal('');
    expect(player.of('deal').map(({ cause }) => cause)).to.deep.equal(['connect']);
    el.remove();
  });

  it('the one asked for last wins, whichever is loaded first', async () => {
    const player = await klondike();
    const go = held(player.el);
    player.heard.length = 0;
    player.el.lesson = 'draw-and-play';
    player.el.lesson = mine;
    go();
    await player.el.updateComplete;
    await aTimeout(20);
    expect(panelOf(player).title).to.equal('Mine');
    expect(player.of('deal')).to.have.length(1);
  });

  it('taken back while it is loaded: an ordinary deal', async () => {
    const el = document.createElement('klondike-teaching');
    const player = new Player(el);
    const go = held(el);
    el.setAttribute('lesson', 'draw-and-play');
    el.setAttribute('seed', 'x');
    document.body.append(el);
    await aTimeout(20);
    el.removeAttribute('lesson');
    go();
    await el.updateComplete;
    await aTimeout(20);
    expect(player.of('deal').map(({ cause, seed }) => [cause, seed])).to.deep.equal([['connect', 'x']]);
    expect(player.all('.lesson')).to.deep.equal([]);
    el.remove();
  });

  it('a table taken from the page while its lesson is loaded has it when it comes back', async () => {
    const el = document.createElement('klondike-teaching');
    const player = new Player(el);
    const go = held(el);
    el.lesson = mine;
    document.body.append(el);
    await aTimeout(20);
    el.remove();
    go();
    await el.updateComplete;
    document.body.append(el);
    await el.updateComplete;
    expect(panelOf(player).title).to.equal('Mine');
    expect(player.of('deal')).to.have.length(1);
    el.remove();
  });

  it('removed again: the attributes deal', async () => {
    const player = await withLesson(mine, { seed: 'x', moves: 'D' });
    player.el.lesson = null;
    await player.el.updateComplete;
    expect(player.el.history).to.deep.equal(['D']);
    expect(player.of('deal').at(-1)).to.include({ cause: 'attribute', seed: 'x' });
    expect(player.all('.lesson')).to.deep.equal([]);
  });

  it('other attributes change nothing while it is there', async () => {
    const player = await withLesson(mine);
    player.el.play('T1>T2');
    player.heard.length = 0;
    Object.assign(player.el, { variant: 'draw-three', seed: 'y', fixture: 'reveal', moves: 'D' });
    await player.el.updateComplete;
    expect(player.heard).to.deep.equal([]);
    expect(player.el.game.variant.name).to.equal('teaching');
    expect(player.el.history).to.deep.equal(['T1>T2']);
    player.el.lesson = null;
    await player.el.updateComplete;
    expect(player.el.game.variant.name).to.equal('draw-three');
  });

  it('its own variant deals, whatever the attribute says', async () => {
    const player = await withLesson({ ...mine, variant: 'draw-one' }, { variant: 'draw-three' });
    expect(player.el.game.variant.name).to.equal('draw-one');
    expect(player.controls).to.include('Undo');
  });

  it('of Spider, into Spider', async () => {
    const { lessonsOf } = await import('../../src/lessons/index.js');
    const [first] = await lessonsOf('spider');
    const player = await spider({ lesson: first!.name });
    expect(panelOf(player).title).to.equal(first!.title);
    expect(panelOf(player).place).to.match(/^Lesson 1 of \d+$/);
  });
});
