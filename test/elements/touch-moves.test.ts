// Fingers: real touches in Chromium, touch pointer events elsewhere.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulateFeatures, touch } from '../support/commands.js';
import { type Player, grabPoint, klondike, middle, spider } from './player.js';

const point = ([x, y]: readonly [number, number]) => [{ x, y }];
const action = (element: Element) => getComputedStyle(element).touchAction;

/** A real drag by finger, or the same by events where no finger can be driven. */
async function finger(player: Player, code: string, to: readonly [number, number]): Promise<void> {
  const [x, y] = grabPoint(player.card(code));
  if (await touch({ type: 'touchStart', points: point([x, y]) })) {
    await touch({ type: 'touchMove', points: point([x + 12, y + 4]) });
    await touch({ type: 'touchMove', points: point(to) });
    await touch({ type: 'touchEnd' });
  } else {
    await player.carry(code, to, { pointerType: 'touch', pointerId: 5 });
    await player.drop(to, { pointerType: 'touch', pointerId: 5 });
  }
  await player.el.updateComplete;
}

describe('touch moves', () => {
  // A card that slides home is let through by fingers, so that the next one would take what lies beneath.
  before(() => emulateFeatures({ 'prefers-reduced-motion': 'reduce' }));
  before(() => setViewport({ width: 390, height: 800 }));
  after(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('K24 a finger drags a card to a column', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await finger(player, '5H', middle(player.card('6S')));
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.moves).to.deep.equal(['T1>T2']);
    expect(player.selected).to.deep.equal([]);
  });

  it('a finger drags a run in Spider', async () => {
    const player = await spider({ fixture: 'T1: KH1 | T2: QS0 JS0' });
    await finger(player, 'QS0', middle(player.card('KH1')));
    expect(player.el.history).to.deep.equal(['T2>T1:2']);
  });

  it('K24 two taps of a finger do the same', async () => {
    const player = await klondike({ fixture: 'reveal' });
    for (const code of ['5H', '6S']) {
      const at = grabPoint(player.card(code));
      const sent = await touch({ type: 'touchStart', points: point(at) });
      if (sent) await touch({ type: 'touchEnd' });
      else player.card(code).click();
      await player.el.updateComplete;
      if (code === '5H') expect(player.selected).to.deep.equal(['5H']);
    }
    expect(player.el.history).to.deep.equal(['T1>T2']);
  });

  it('B73 a touch that the browser cancels moves nothing', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const [x, y] = grabPoint(player.card('5H'));
    const at = middle(player.card('6S'));
    if (await touch({ type: 'touchStart', points: point([x, y]) })) {
      await touch({ type: 'touchMove', points: point([x + 12, y + 4]) });
      await touch({ type: 'touchMove', points: point(at) });
      // Chromium answers before the page has heard of it.
      const heard = new Promise((done) =>
        window.addEventListener('pointercancel', done, { once: true, capture: true }),
      );
      await touch({ type: 'touchCancel' });
      await heard;
    } else {
      await player.carry('5H', at, { pointerType: 'touch' });
      player.pointer('pointercancel', at, { pointerType: 'touch' });
    }
    await player.el.updateComplete;
    expect(player.el.position).to.equal('T1: #9C 5H | T2: 6S');
    expect(player.of('move')).to.deep.equal([]);
    expect(player.all('.dragged')).to.deep.equal([]);
    await finger(player, '5H', at);
    expect(player.moves).to.deep.equal(['T1>T2']);
  });

  it('a trembling finger taps: eight pixels make a drag', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const [x, y] = grabPoint(player.card('5H'));
    const init = { pointerType: 'touch' };
    player.pointer('pointerdown', [x, y], init, player.card('5H'));
    player.pointer('pointermove', [x + 7, y], init);
    await player.el.updateComplete;
    expect(player.all('.dragged')).to.deep.equal([]);
    player.pointer('pointermove', [x + 9, y], init);
    await player.el.updateComplete;
    expect(player.all('.dragged')).to.have.length(1);
    await player.drop([x, y], init);
  });

  it('only movable cards keep a finger from scrolling the page', async () => {
    const player = await klondike({ fixture: 'stock: 2D | waste: 3D | F: AH | T1: #9C QH 5S 4H | T2: 6S' });
    for (const code of ['4H', '5S', '3D', '6S']) expect(action(player.card(code)), code).to.equal('none');
    expect(action(player.card('QH')), 'a card that cannot move').not.to.equal('none');
    expect(action(player.card('AH')), 'a foundation in teaching').not.to.equal('none');
    for (const place of ['stock', 'T1', 'T3'])
      expect(action(player.place(place)), place).not.to.equal('none');
    expect(action(player.find('[data-hidden]'))).not.to.equal('none');
    expect(action(player.board)).to.equal('manipulation');
    player.el.readonly = true;
    await player.el.updateComplete;
    expect(action(player.card('4H')), 'a diagram').not.to.equal('none');
  });
});
