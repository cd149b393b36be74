// Dragging: by the real mouse where it matters, by pointer events where a device cannot be driven.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { emulateFeatures } from '../support/commands.js';
import { type Player, grabPoint, klondike, middle, spider } from './player.js';

const box = (player: Player, pile: string) => player.find(`[data-pile="${pile}"]`).getBoundingClientRect();
const carried = (player: Player) => player.all('.dragged').map((card) => card.dataset['card']);

describe('drag moves', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  beforeEach(() => emulateFeatures({ 'prefers-reduced-motion': 'reduce' }));
  after(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));
  afterEach(async () => {
    await resetMouse();
    scrollTo(0, 0);
  });

  it('V10 B85 drags a card to a column by mouse: one move, and the click that follows does nothing', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.mouseDrag('5H', middle(player.card('6S')));
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.moves).to.deep.equal(['T1>T2']);
    expect(player.selected).to.deep.equal([]);
    expect(player.of('rejected')).to.deep.equal([]);
    await player.tap('9C');
    expect(player.selected, 'the next click counts').to.deep.equal(['9C']);
  });

  it('V10 a run follows the pointer as one stack', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    const before = player.card('QH').getBoundingClientRect();
    const [x, y] = grabPoint(player.card('QH'));
    await player.carry('QH', [x + 120, y + 40]);
    expect(carried(player)).to.deep.equal(['QH', 'JC']);
    const after = player.card('QH').getBoundingClientRect();
    expect(after.left - before.left).to.be.closeTo(120, 1);
    expect(after.top - before.top).to.be.closeTo(40, 1);
    await player.drop(middle(player.place('T2')));
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
    expect(carried(player)).to.deep.equal([]);
  });

  it('V10 an illegal drop goes back, says why, and leaves the state alone', async () => {
    const player = await klondike({ fixture: 'rejections' });
    const before = player.el.position;
    const said = await player.says(() => player.drag('JC', 'T4'));
    expect(said).to.equal('Not moved. Jack of clubs cannot go on queen of clubs: it needs a red queen.');
    expect(player.el.position).to.equal(before);
    expect(player.el.history).to.deep.equal([]);
    expect(player.codes).to.deep.equal(['drop-color']);
    expect(carried(player)).to.deep.equal([]);
  });

  it('V10 a drop on its own column or outside goes back and says nothing', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.carry('JC', [400, 890]);
    await player.drop(middle(player.find('[data-pile="T1"]')));
    await player.carry('JC', [790, 890]);
    await player.drop([790, 890]);
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['deal']);
    expect(player.el.history).to.deep.equal([]);
  });

  it('the whole column is a target, below its cards and in an empty one too', async () => {
    const player = await klondike({ fixture: 'T1: #2D KS | T2: QC' });
    const { left, width, bottom } = box(player, 'T5');
    await player.carry('KS', [left + width / 2, bottom - 3]);
    await player.drop([left + width / 2, bottom - 3]);
    expect(player.el.history).to.deep.equal(['T1>T5']);
  });

  it('B89 the column under the pointer wins over the long source that the card still overlaps', async () => {
    for (const [code, count] of [
      ['9S0', 1],
      ['QS0', 4],
    ] as const) {
      const player = await spider({ fixture: 'T3: 2H1 | T4: KS0..9S0' }, 780);
      const target = box(player, 'T5');
      expect(target.height).to.be.at.least(player.card(code).offsetHeight);
      const at: [number, number] = [target.left + 2, target.top + 60];
      await player.carry(code, at);
      const lead = player.card(code).getBoundingClientRect();
      const source = box(player, 'T4');
      expect(source.right - lead.left, 'overlap with the source').to.be.greaterThan(20);
      await player.drop(at);
      expect(player.el.history).to.deep.equal([count === 1 ? 'T4>T5' : 'T4>T5:4']);
    }
  });

  it('a small slip of the hand stays a drop at home', async () => {
    const player = await spider({ fixture: 'T4: KS0..9S0' }, 780);
    const [x, y] = grabPoint(player.card('9S0'));
    await player.carry('9S0', [x + 12, y]);
    await player.drop([x + 12, y]);
    expect(player.el.history).to.deep.equal([]);
    expect(player.of('rejected')).to.deep.equal([]);
  });

  it('between two columns the one that the card covers most takes it', async () => {
    const player = await klondike({ fixture: 'T1: 5H | T3: 6S | T4: 6C' }, 780);
    const gap = (box(player, 'T3').right + box(player, 'T4').left) / 2;
    const [x, y] = grabPoint(player.card('5H'));
    // Held by its left part, the card hangs over column 4.
    player.pointer('pointerdown', [x - 30, y], {}, player.card('5H'));
    player.pointer('pointermove', [x - 20, y]);
    player.pointer('pointermove', [gap, y]);
    await player.drop([gap, y]);
    expect(player.el.history).to.deep.equal(['T1>T4']);
  });

  it('needs five pixels of a mouse and eight of a pen, and is a tap before', async () => {
    for (const [pointerType, still, enough] of [
      ['mouse', 4, 6],
      ['pen', 7, 9],
    ] as const) {
      const player = await klondike({ fixture: 'reveal' });
      const [x, y] = grabPoint(player.card('5H'));
      player.pointer('pointerdown', [x, y], { pointerType }, player.card('5H'));
      player.pointer('pointermove', [x + still, y], { pointerType });
      await player.el.updateComplete;
      expect(carried(player), pointerType).to.deep.equal([]);
      player.pointer('pointermove', [x + enough, y], { pointerType });
      await player.el.updateComplete;
      expect(carried(player), pointerType).to.deep.equal(['5H']);
      await player.drop([x, y], { pointerType });
    }
  });

  it('a card that cannot be lifted shows no preview and does not move', async () => {
    const player = await klondike({
      fixture: 'T1: QH 9C | T2: KS | waste: 2H 3H | F: AS',
      variant: 'draw-three',
    });
    const cards = [player.card('QH'), player.card('2H'), player.place('T1')];
    for (const card of cards) {
      const [x, y] = grabPoint(card);
      player.pointer('pointerdown', [x, y], {}, card);
      player.pointer('pointermove', [x + 60, y + 60]);
      await player.el.updateComplete;
      expect(carried(player)).to.deep.equal([]);
      await player.drop(middle(player.card('KS')));
    }
    expect(player.el.history).to.deep.equal([]);
  });

  it('to pull at a card that cannot be lifted says why, once, wherever it is let go', async () => {
    const player = await klondike({ fixture: 'T1: #4C KS QH JC 9C | T2: 2H' });
    const away = middle(player.place('T2'));
    const said = await player.says(() => player.mouseDrag('KS', away));
    expect(said).to.equal('King of spades cannot move with 9 of clubs in its run: a red 10 belongs there.');
    expect(player.codes).to.deep.equal(['run-rank']);
    const [x, y] = grabPoint(player.card('KS'));
    await player.mouseDrag('KS', [x + 2, y + 2]);
    expect(player.codes, 'the click after it adds nothing').to.deep.equal(['run-rank', 'run-rank']);
    const back = player.find('[data-hidden]');
    const at = grabPoint(back);
    player.pointer('pointerdown', at, {}, back);
    player.pointer('pointermove', [at[0] + 9, at[1]]);
    await player.drop(away);
    expect(player.codes.at(-1)).to.equal('face-down-card');
    await player.tap('9C');
    expect(player.selected, 'the next click counts').to.deep.equal(['9C']);
    expect(player.codes).to.have.length(3);
  });

  it('a tremble is no pull, a finger scrolls there, and an empty place has nothing to say', async () => {
    const player = await klondike({ fixture: 'T1: KS 9C | T2: 2H' });
    await player.drag('KS', 'T2', { pointerType: 'touch' });
    const [x, y] = grabPoint(player.card('KS'));
    player.pointer('pointerdown', [x, y], {}, player.card('KS'));
    player.pointer('pointermove', [x + 4, y]);
    player.pointer('pointerup', [x + 4, y]);
    const empty = player.place('T3');
    player.pointer('pointerdown', middle(empty), {}, empty);
    player.pointer('pointermove', [x, y]);
    await player.drop([x, y]);
    expect(player.codes).to.deep.equal([]);
  });

  it('only the primary button drags, and none on a diagram', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const at = middle(player.card('6S'));
    await player.carry('5H', at, { button: 2, buttons: 2 });
    await player.drop(at, { button: 2 });
    player.el.readonly = true;
    await player.el.updateComplete;
    await player.carry('5H', at);
    await player.drop(at);
    expect(player.el.history).to.deep.equal([]);
  });

  it('drags from the waste, to a foundation, and back where the variant lets it', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'waste: 3C AH | T1: 2S' });
    await player.drag('AH', 'FH');
    expect(player.el.history).to.deep.equal(['W>F']);
    await player.drag('AH', 'T1');
    expect(player.el.history).to.deep.equal(['W>F', 'FH>T1']);
  });

  it('B87 drops where the pointer is after the page, or a box around the game, was scrolled', async () => {
    for (const inner of [false, true]) {
      const player = await klondike({ fixture: 'reveal' });
      const parent = player.el.parentElement!;
      const room = document.createElement('div');
      room.style.height = '2000px';
      parent.append(room);
      if (inner) parent.style.cssText = 'height: 600px; overflow: auto';
      const [x, y] = grabPoint(player.card('5H'));
      await player.carry('5H', [x + 10, y + 10]);
      (inner ? parent : document.scrollingElement!).scrollTop = 40;
      const at = middle(player.card('6S'));
      await player.drop(at);
      expect(player.el.position, inner ? 'box' : 'page').to.equal('T1: 9C | T2: 6S 5H');
      scrollTo(0, 0);
    }
  });

  it('a card keeps under the pointer while the page scrolls', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const room = document.createElement('div');
    room.style.height = '2000px';
    player.el.parentElement!.append(room);
    const [x, y] = grabPoint(player.card('5H'));
    await player.carry('5H', [x + 100, y + 50]);
    const before = player.card('5H').getBoundingClientRect().top;
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, 60);
    await scrolled;
    expect(player.card('5H').getBoundingClientRect().top).to.be.closeTo(before, 1);
    await player.drop([0, 0]);
  });

  it('B131 drags in shadow roots two levels deep', async () => {
    const player = await klondike({ fixture: 'reveal' });
    let root: Element | ShadowRoot = player.el.parentElement!;
    for (let i = 0; i < 2; i++) {
      const host = document.createElement('div');
      root.append(host);
      root = host.attachShadow({ mode: 'open' });
    }
    root.append(player.el);
    await player.el.updateComplete;
    await player.mouseDrag('5H', [790, 890]);
    expect(player.el.history).to.deep.equal([]);
    await player.mouseDrag('5H', middle(player.card('6S')));
    expect(player.el.history).to.deep.equal(['T1>T2']);
  });

  it('B81 the first drag after a control was used succeeds', async () => {
    const player = await klondike({ fixture: 'T1: #9C 5H | T2: 6S | stock: 4D' });
    player.control('Draw').focus();
    await player.mouseDrag('5H', middle(player.card('6S')));
    expect(player.el.position).to.equal('stock: 4D | T1: 9C | T2: 6S 5H');
  });

  it('B97 commits at once with reduced motion, under a page that forbids all motion, and without either', async () => {
    const style = document.createElement('style');
    style.textContent = '* { transition: none !important; animation: none !important }';
    for (const way of ['reduced', 'forbidden', 'moving'] as const) {
      await emulateFeatures({ 'prefers-reduced-motion': way === 'reduced' ? 'reduce' : 'no-preference' });
      if (way === 'forbidden') document.head.append(style);
      const player = await klondike({ variant: 'draw-one', fixture: 'reveal' });
      await player.drag('5H', 'T2');
      expect(player.el.history, way).to.deep.equal(['T1>T2']);
      player.control('Undo').click();
      expect(player.el.history, way).to.deep.equal([]);
      await player.el.updateComplete;
      await player.drag('5H', 'T2');
      expect(player.el.history, way).to.deep.equal(['T1>T2']);
      style.remove();
    }
  });

  it('B95 five quick undos leave every card in its pile and ready to be dragged', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D 3D 4D | T1: #9C 5H | T2: 6S' });
    const before = player.el.position;
    await player.drag('5H', 'T2');
    for (let i = 0; i < 4; i++) await player.tap('stock');
    expect(player.el.history).to.have.length(5);
    for (let i = 0; i < 5; i++) player.control('Undo').click();
    await player.el.updateComplete;
    expect(player.el.position).to.equal(before);
    for (const animation of player.root.getAnimations?.() ?? []) animation.finish();
    for (const card of player.all('[data-card]')) {
      expect(getComputedStyle(card).transform).to.equal('none');
      expect(getComputedStyle(card).pointerEvents).to.equal('auto');
    }
    await player.drag('5H', 'T2');
    expect(player.el.position).to.contain('T2: 6S 5H');
  });

  it('K24 two games on a page: a drag belongs to one of them', async () => {
    const one = await klondike({ fixture: 'reveal' });
    const other = await klondike({ fixture: 'reveal' });
    other.el.scrollIntoView();
    const at = middle(other.card('6S'));
    await one.carry('5H', at);
    await one.drop(at);
    expect(one.el.history).to.deep.equal([]);
    expect(other.heard.map(({ type }) => type)).to.deep.equal(['deal']);
  });

  it('drags true to the pointer under scale', async () => {
    for (const css of ['transform: scale(0.7); transform-origin: 0 0', 'transform: scale(1.2)']) {
      const player = await klondike({ fixture: 'reveal' });
      player.el.parentElement!.style.cssText = css;
      const before = player.card('5H').getBoundingClientRect();
      const [x, y] = grabPoint(player.card('5H'));
      await player.carry('5H', [x + 80, y + 30]);
      const after = player.card('5H').getBoundingClientRect();
      expect(after.left - before.left, css).to.be.closeTo(80, 1);
      expect(after.top - before.top, css).to.be.closeTo(30, 1);
      await player.drop(middle(player.card('6S')));
      expect(player.el.history, css).to.deep.equal(['T1>T2']);
    }
  });

  it('B83 a real mouse released outside the window of the page ends the drag', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const [x, y] = grabPoint(player.card('5H'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 20, y + 20] });
    await sendMouse({ type: 'move', position: [799, 899] });
    await sendMouse({ type: 'up' });
    await player.el.updateComplete;
    expect(carried(player)).to.deep.equal([]);
    expect(player.el.history).to.deep.equal([]);
    await player.mouseDrag('5H', middle(player.card('6S')));
    expect(player.el.history).to.deep.equal(['T1>T2']);
  });

  it('B83 a release above another part of the page ends the drag though the board never hears it', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.carry('5H', [5, 5]);
    player.pointer('pointerup', [5, 5], {}, document.body);
    await player.el.updateComplete;
    expect(carried(player)).to.deep.equal([]);
    expect(player.el.history).to.deep.equal([]);
  });
});
