// Everything that breaks a drag off: no state changes, nothing sticks, and the next drag works.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { type Player, grabPoint, klondike, middle } from './player.js';

const HOME = 'T1: #9C 5H | T2: 6S';
const target = (player: Player) => middle(player.card('6S'));

/** Nothing happened, nothing sticks, and the same drag works. */
async function expectHome(player: Player, why: string): Promise<void> {
  await player.el.updateComplete;
  expect(player.el.position, why).to.equal(HOME);
  expect(player.of('move'), why).to.deep.equal([]);
  expect(player.of('rejected'), why).to.deep.equal([]);
  expect(player.all('.dragged'), why).to.deep.equal([]);
  expect(player.selected, why).to.deep.equal([]);
  await player.drag('5H', 'T2');
  expect(player.el.position, `the next drag, ${why}`).to.equal('T1: 9C | T2: 6S 5H');
}

describe('cancel moves', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  afterEach(() => resetMouse());

  const breaks: Record<string, (player: Player) => unknown> = {
    'B73 a cancelled pointer': (player) => player.pointer('pointercancel', target(player)),
    'a capture that is lost': (player) => player.pointer('lostpointercapture', target(player)),
    'B79 a move with no button down': (player) =>
      player.pointer('pointermove', target(player), { buttons: 0 }),
    'the window’s own blur': () => window.dispatchEvent(new Event('blur')),
    'the page going away': () => window.dispatchEvent(new Event('pagehide')),
    'a context menu': (player) =>
      player.board.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true })),
    'B77 Escape, wherever focus is': () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      ),
    'B77 Escape on the card': (player) => player.key('Escape'),
  };
  for (const [why, happens] of Object.entries(breaks))
    it(`V10 ${why} breaks a drag off`, async () => {
      const player = await klondike({ fixture: 'reveal' });
      await player.carry('5H', target(player), { pointerType: 'touch' });
      expect(player.all('.dragged')).to.have.length(1);
      await happens(player);
      await player.drop(target(player), { pointerType: 'touch' });
      await expectHome(player, why);
    });

  it('B77 Escape in mid-air by the real keyboard: the release over a legal column does nothing', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const [x, y] = grabPoint(player.card('5H'));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 20, y + 10] });
    await sendMouse({ type: 'move', position: target(player) });
    await sendKeys({ press: 'Escape' });
    await player.el.updateComplete;
    expect(player.all('.dragged')).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    await expectHome(player, 'Escape');
  });

  it('B77 Escape takes the drag first and leaves the selection from before', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('JC');
    await player.carry('KS', [400, 300]);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    await player.el.updateComplete;
    expect(event.defaultPrevented).to.be.true;
    expect(player.selected).to.deep.equal(['JC']);
    await player.drop([400, 300]);
  });

  it('B75 only the pointer that began a drag moves and ends it', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const finger = { pointerType: 'touch', pointerId: 11 };
    const second = { pointerType: 'touch', pointerId: 12, isPrimary: false };
    const [x, y] = grabPoint(player.card('5H'));
    player.pointer('pointerdown', [x, y], finger, player.card('5H'));
    player.pointer('pointermove', [x + 10, y], finger);
    player.pointer('pointerdown', [10, 10], second);
    player.pointer('pointermove', target(player), second);
    player.pointer('pointerup', target(player), second);
    expect(player.el.history).to.deep.equal([]);
    player.pointer('pointercancel', target(player), second);
    player.pointer('pointermove', target(player), finger);
    expect(player.of('move')).to.deep.equal([]);
    await player.drop(target(player), finger);
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.moves).to.deep.equal(['T1>T2']);
    await player.drag('5H', 'T7', { pointerType: 'touch', pointerId: 13 });
    expect(player.codes, 'a new drag is heard').to.deep.equal(['empty-column-needs-king']);
  });

  it('B85 a capture that ends after the drop takes nothing back', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.drag('5H', 'T2');
    player.pointer('lostpointercapture', target(player));
    await player.el.updateComplete;
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.of('move')).to.have.length(1);
  });

  it('B79 after a button let go elsewhere the next click drops nothing', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.carry('5H', target(player));
    player.pointer('pointermove', target(player), { buttons: 0 });
    player.pointer('pointerdown', target(player), {}, player.card('6S'));
    player.pointer('pointerup', target(player), {}, player.card('6S'));
    await player.tap('6S');
    expect(player.el.position).to.equal(HOME);
    expect(player.selected).to.deep.equal(['6S']);
    await player.tap('6S');
    await expectHome(player, 'a lost release');
  });

  it('B81 blur and focusout of a control inside break nothing off', async () => {
    const player = await klondike({ fixture: 'reveal' });
    player.control('Draw').focus();
    await player.carry('5H', target(player));
    player.control('Draw').blur();
    player.board.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    await player.drop(target(player));
    expect(player.el.history).to.deep.equal(['T1>T2']);
  });

  it('a table removed in the middle of a drag comes back whole', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.carry('5H', target(player));
    const parent = player.el.parentElement!;
    player.el.remove();
    player.pointer('pointerup', [100, 100], {}, document.body);
    parent.append(player.el);
    await expectHome(player, 'removed');
  });

  it('K21 a position that changes under a drag ends it', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D | T1: #9C 5H | T2: 6S' });
    const changes = [
      () => player.el.play('D'),
      () => player.el.undo(),
      () => player.el.restart(),
      () => player.el.reset(),
    ];
    for (const change of changes) {
      await player.carry('5H', target(player));
      change();
      await player.drop(target(player));
      expect(player.el.position).to.contain('T1: #9C 5H');
      expect(player.all('.dragged')).to.deep.equal([]);
    }
  });

  it('a press that never became a drag leaves nothing behind when it ends outside', async () => {
    const player = await klondike({ fixture: 'reveal' });
    player.pointer('pointerdown', grabPoint(player.card('5H')), {}, player.card('5H'));
    player.pointer('pointerup', [0, 0], {}, document.body);
    const escape = await player.key('Escape');
    expect(escape.defaultPrevented, 'Escape is idle again').to.be.false;
    await expectHome(player, 'press');
  });
});
