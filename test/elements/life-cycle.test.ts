// How pages make, move and keep the elements.
import { expect, fixture, html } from '@open-wc/testing';
import { KlondikeTeaching, SpiderTwoSuit } from '../../src/index.js';
import { Player, klondike, spider } from './player.js';

describe('life cycle', () => {
  it('B113 a fresh element has no attribute and no child, however it was made', async () => {
    for (const el of [
      document.createElement('klondike-teaching'),
      document.createElement('spider-two-suit'),
      new KlondikeTeaching(),
      new SpiderTwoSuit(),
    ]) {
      expect(el.attributes).to.have.length(0);
      expect(el.childNodes).to.have.length(0);
    }
    const el = document.createElement('klondike-teaching') as KlondikeTeaching;
    el.setAttribute('fixture', 'reveal');
    el.className = 'game';
    (await fixture(html`<div></div>`)).append(el);
    await el.updateComplete;
    expect(el.position).to.equal('T1: #9C 5H | T2: 6S');
    expect(el.getAttributeNames()).to.deep.equal(['fixture', 'class']);
  });

  it('E3 B115 two games on a page share nothing', async () => {
    const a = await klondike();
    const b = await klondike();
    a.el.hints = true;
    await a.tap('stock');
    await a.tap('stock');
    await a.el.updateComplete;
    expect(b.el.hints).to.be.false;
    expect(b.el.game.board.stock).to.have.length(24);
    expect(b.el.game.board.waste).to.have.length(0);
    expect(a.of('move')).to.have.length(2);
    expect(b.of('move')).to.have.length(0);
    await a.focus(a.el.game.board.waste.at(-1)!.code);
    await a.key('d');
    expect(b.of('move')).to.have.length(0);
    expect(a.el.position).not.to.equal(b.el.position);
  });

  it('B117 re-appended three times: no new deal, one board, one event for one click', async () => {
    const player = await klondike({ seed: 'list' });
    const { position } = player.el;
    for (let i = 0; i < 3; i++) {
      player.el.parentElement!.append(player.el);
      await player.el.updateComplete;
    }
    expect(player.el.position).to.equal(position);
    expect(player.of('deal')).to.have.length(1);
    expect(player.all('.board')).to.have.length(1);
    await player.tap('stock');
    expect(player.of('move')).to.have.length(1);
  });

  it('B119 no own property hides a reactive one, and changes are rendered', async () => {
    for (const player of [await klondike(), await spider()]) {
      const { el } = player;
      const names = [...(el.constructor as typeof KlondikeTeaching).elementProperties.keys()];
      expect(names).to.include('seed');
      for (const name of names) expect(Object.hasOwn(el, name), String(name)).to.be.false;
      el.fixture = 'T1: KS';
      el.label = 'Changed';
      await el.updateComplete;
      expect(player.find('.title').textContent).to.equal('Changed');
      expect(player.all('[data-card]')).to.have.length(1);
    }
  });

  it('E3 a selection lives through a move in the DOM', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    const other = await fixture<HTMLElement>(html`<section></section>`);
    other.append(player.el);
    await player.el.updateComplete;
    expect(player.selected).to.deep.equal(['QH', 'JC']);
    await player.tap('T2');
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
  });

  it('K21 a removed table says nothing late', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.tap('5H');
    const { parentElement } = player.el;
    player.el.remove();
    // Longer than any message waits.
    await new Promise((resolve) => setTimeout(resolve, 150));
    parentElement!.append(player.el);
    await player.el.updateComplete;
    expect(player.status).to.equal('');
  });

  it('a game can be played before it is on a page', async () => {
    const el = document.createElement('klondike-teaching') as KlondikeTeaching;
    const player = new Player(el);
    el.fixture = 'reveal';
    expect(el.play('T1>T2').ok).to.be.true;
    (await fixture(html`<div></div>`)).append(el);
    await el.updateComplete;
    expect(el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['move', 'deal']);
    const fresh = document.createElement('klondike-teaching') as KlondikeTeaching;
    const second = new Player(fresh);
    fresh.reset();
    (await fixture(html`<div></div>`)).append(fresh);
    await fresh.updateComplete;
    expect(
      second.of('deal').map(({ cause }) => cause),
      'told once',
    ).to.deep.equal(['reset']);
  });

  it('properties-and-methods: every method answers with the engine’s verdict', async () => {
    const { el } = await klondike({ variant: 'draw-one', fixture: 'reveal' });
    expect(el.play('T1>T2')).to.include({ ok: true, move: 'T1>T2' });
    expect(el.undo()).to.include({ ok: true, move: 'T1>T2' });
    expect(el.redo()).to.include({ ok: true, move: 'T1>T2' });
    expect(el.redo()).to.include({ ok: false, code: 'nothing-to-redo' });
    expect(el.autoFinish()).to.include({ ok: false, code: 'auto-finish-blocked' });
    expect(el.settle()).to.include({ ok: false, code: 'not-in-this-game' });
    expect(el.restart()).to.include({ ok: true });
    expect(el.reset()).to.include({ ok: true });
    for (const text of ['', 'T1', '💥', 'T1>T2:99', null, {}, 7])
      expect(el.play(text as string).ok).to.be.false;
    expect(el.hint()[0]).to.include({ move: 'T1>T2', why: 'reveals' });
    expect(
      el
        .hint()
        .map(({ move }) => move)
        .sort(),
    ).to.deep.equal(el.legalMoves);
    expect(el.status).to.equal('playing');
    expect(el.game.position).to.equal(el.position);
    for (const name of ['position', 'history', 'legalMoves', 'status', 'game'] as const)
      expect(() => Object.assign(el, { [name]: 'x' }), name).to.throw(TypeError);
    el.history.push('x');
    expect(el.history).to.deep.equal([]);
    const { el: teaching } = await klondike({ fixture: 'reveal' });
    expect(teaching.restart()).to.include({ ok: false, code: 'no-restart' });
    expect(teaching.undo()).to.include({ ok: false, code: 'no-undo' });
  });
});
