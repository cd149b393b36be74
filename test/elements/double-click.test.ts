// A double click sends a card on its way in draw-one and draw-three; never in teaching, never in Spider.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { type Player, grabPoint, klondike, spider } from './player.js';

/** What a browser sends for quick clicks on a card: each click, and a dblclick after the second. */
async function clicks(player: Player, code: string, count = 2): Promise<void> {
  player.el.scrollIntoView();
  const [clientX, clientY] = grabPoint(player.card(code));
  for (let i = 1; i <= count; i++) {
    // What lies at this point now, as a mouse would hit it.
    const under = player.root.elementFromPoint(clientX, clientY)!;
    const init = { bubbles: true, composed: true, cancelable: true, clientX, clientY, detail: i };
    under.dispatchEvent(new MouseEvent('click', init));
    if (i === 2) under.dispatchEvent(new MouseEvent('dblclick', init));
    await player.el.updateComplete;
  }
}

describe('double click', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  afterEach(() => resetMouse());

  it('V11 turns a hidden card up before it fills a foundation', async () => {
    // 2H could go home from either place; from column 2 it can also go to 3S and turn 9C up.
    const player = await klondike({
      variant: 'draw-one',
      fixture: 'T1: 5D 2S | T2: #9C 4H 3S | T3: 4D | F: AS',
    });
    await clicks(player, '3S');
    expect(player.el.history).to.deep.equal(['T2>T3']);
    const other = await klondike({ variant: 'draw-one', fixture: 'T2: #9C 3S | T3: 4D | F: AS 2S' });
    await clicks(other, '3S');
    expect(other.el.position, 'turned up either way').to.contain('T2: 9C');
  });

  it('V11 goes to the foundation before a column that turns nothing up', async () => {
    const player = await klondike({ variant: 'draw-three', fixture: 'T1: AH | T2: 2S | waste: AD' });
    await clicks(player, 'AH');
    await clicks(player, 'AD');
    expect(player.el.position).to.equal('F: AD AH | T2: 2S');
  });

  it('V11 takes the run that lies on the card', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'suffix-move' });
    await clicks(player, 'QH');
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
  });

  it('V11 works by the real mouse', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: 9C AH' });
    const position = grabPoint(player.card('AH'));
    await sendMouse({ type: 'move', position });
    const card = player.card('AH');
    const [clientX, clientY] = position;
    for (let detail = 1; detail <= 2; detail++) await sendMouse({ type: 'click', position });
    // Drivers count clicks differently; the second click of a hand comes with a dblclick.
    if (!player.el.history.length && card.isConnected)
      card.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true, clientX, clientY }));
    await player.el.updateComplete;
    expect(player.el.history).to.deep.equal(['T1>F']);
  });

  it('V11 K17 never sends in teaching', async () => {
    const player = await klondike({ fixture: 'T1: AH | T2: 2S' });
    await clicks(player, 'AH');
    expect(player.el.history).to.deep.equal([]);
    expect(player.selected).to.deep.equal([]);
  });

  it('V11 never sends in Spider', async () => {
    const player = await spider({ fixture: 'T1: #9H 5S | T2: 6S' });
    await clicks(player, '5S0');
    expect(player.el.history).to.deep.equal([]);
    expect(player.selected).to.deep.equal([]);
  });

  it('sends nothing where there is nothing to send, and nothing on a diagram', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: 9C 5D | T2: AH', readonly: '' });
    await clicks(player, 'AH');
    player.el.readonly = false;
    await clicks(player, '5D');
    expect(player.el.history).to.deep.equal([]);
    expect(player.selected).to.deep.equal([]);
  });

  it('two clicks on two cards are no double click', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: AH | T2: AD' });
    player.card('AH').click();
    player.card('AD').click();
    player.card('AD').dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    await player.el.updateComplete;
    expect(player.el.history).to.deep.equal([]);
  });

  it('B91 three rapid clicks move a card once, and the card beneath not at all', async () => {
    for (const [variant, moved] of [
      ['draw-one', 1],
      ['draw-three', 1],
      ['teaching', 0],
    ] as const) {
      const player = await klondike({ variant, fixture: 'T1: #9C AH' });
      await clicks(player, 'AH', 3);
      expect(player.el.history.length, variant).to.equal(moved);
      expect(player.el.position, variant).to.equal(moved ? 'F: AH | T1: 9C' : 'T1: #9C AH');
    }
  });

  it('B91 three clicks of the right button move nothing', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: #9C AH' });
    const card = player.card('AH');
    for (let i = 1; i <= 3; i++) {
      const init = { bubbles: true, composed: true, button: 2, detail: i };
      card.dispatchEvent(new MouseEvent('auxclick', init));
      card.dispatchEvent(new MouseEvent('contextmenu', init));
      if (i === 2) card.dispatchEvent(new MouseEvent('dblclick', init));
    }
    await player.el.updateComplete;
    expect(player.el.position).to.equal('T1: #9C AH');
    expect(player.selected).to.deep.equal([]);
  });
});
