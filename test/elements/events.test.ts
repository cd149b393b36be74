// What a page hears: each event once, in one order, as plain data, at the document.
import { expect } from '@open-wc/testing';
import { klondike, middle, spider } from './player.js';

describe('events', () => {
  it('E2 B127 reach the document once each, from two shadow roots deep, retargeted and plain', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'terminal-win' });
    const outer = document.createElement('div');
    player.el.parentElement!.append(outer);
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    inner.attachShadow({ mode: 'open' }).append(player.el);
    const heard: CustomEvent<Record<string, unknown>>[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent<Record<string, unknown>>);
    const types = ['move', 'rejected', 'win', 'deal'];
    for (const type of types) document.addEventListener(type, hear);
    player.el.play('R');
    player.el.play('W>T1');
    player.el.undo();
    player.el.play('W>F');
    player.el.restart();
    for (const type of types) document.removeEventListener(type, hear);
    expect(heard.map(({ type }) => type)).to.deep.equal(['move', 'rejected', 'move', 'move', 'win', 'deal']);
    for (const event of heard) {
      expect(event.bubbles && event.composed, event.type).to.be.true;
      expect(event.cancelable, event.type).to.be.false;
      expect(JSON.parse(JSON.stringify(event.detail)), event.type).to.deep.equal(event.detail);
    }
    const win = heard.find(({ type }) => type === 'win')!;
    const position = player.el.position;
    win.detail['position'] = 'changed by a listener';
    expect(player.el.position).to.equal(position);
  });

  it('E2 move tells kind, move, effects, position and count of every committed action', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D | T1: #9C 5H | T2: 6S' });
    for (const move of ['T1>T2', 'D', 'R']) player.el.play(move);
    player.el.undo();
    player.el.redo();
    expect(player.of('move').map(({ kind, move, count }) => [kind, move, count])).to.deep.equal([
      ['transfer', 'T1>T2', 1],
      ['draw', 'D', 2],
      ['redeal', 'R', 3],
      ['undo', 'R', 2],
      ['redo', 'R', 3],
    ]);
    expect(player.of('move')[0]).to.deep.equal({
      kind: 'transfer',
      move: 'T1>T2',
      effects: [
        { type: 'moved', cards: ['5H'], from: 'T1', to: 'T2' },
        { type: 'turned', card: '9C', at: 'T1', up: true },
      ],
      position: 'stock: 2D | T1: 9C | T2: 6S 5H',
      count: 1,
    });
    const web = await spider({ fixture: 'one-run' });
    web.el.settle();
    const full = await spider();
    full.el.play('D');
    expect([...web.of('move'), ...full.of('move')].map(({ kind }) => kind)).to.deep.equal(['settle', 'deal']);
  });

  it('E2 rejected tells move, code, message and the position, which it left alone', async () => {
    const player = await klondike({ fixture: 'rejections' });
    const before = player.el.position;
    await player.tap('QD');
    await player.tap('T5');
    player.el.play('nonsense');
    expect(player.of('rejected').map(({ move, code, position }) => [move, code, position])).to.deep.equal([
      ['T1>T5', 'empty-column-needs-king', before],
      ['nonsense', 'bad-notation', before],
    ]);
    for (const { message } of player.of('rejected')) expect(message).to.match(/^[A-Z“].*\.$/);
  });

  it('K18 win comes once, after its move, and not for a deal that begins won', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'terminal-win' });
    player.el.play('W>F');
    player.el.play('W>F');
    player.el.undo();
    expect(player.heard.map(({ type }) => type)).to.deep.equal([
      'deal',
      'move',
      'win',
      'rejected',
      'rejected',
    ]);
    expect(player.of('win')[0]).to.deep.equal({ count: 1, position: player.el.position });
    const won = await klondike({ fixture: 'F: AC..KC AD..KD AH..KH AS..KS' });
    expect(won.el.status).to.equal('won');
    expect(won.of('win')).to.deep.equal([]);
    const again = player.el;
    again.restart();
    again.play('W>F');
    expect(player.of('win')).to.have.length(2);
  });

  it('E2 deal tells its cause and source, at connect, reset, restart and attribute', async () => {
    const player = await klondike({ variant: 'draw-three', seed: 'a' });
    player.el.play('D');
    player.el.reset();
    player.el.restart();
    player.el.seed = 'b';
    await player.el.updateComplete;
    expect(
      player.of('deal').map(({ cause, variant, seed, fixture }) => [cause, variant, seed, fixture]),
    ).to.deep.equal([
      ['connect', 'draw-three', 'a', null],
      ['reset', 'draw-three', 'a', null],
      ['restart', 'draw-three', 'a', null],
      ['attribute', 'draw-three', 'b', null],
    ]);
    expect(player.of('deal')[3]!['position']).to.equal(player.el.position);
    const web = await spider({ fixture: 'one-run' });
    expect(web.of('deal')[0]).to.include({ variant: null, fixture: 'one-run', cause: 'connect' });
  });

  it('a listener that plays on is heard in order by everyone', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D 3D 4D' });
    const late: unknown[] = [];
    player.el.addEventListener('move', (event) => {
      if ((event as CustomEvent<{ count: number }>).detail.count === 1) player.el.play('D');
    });
    player.el.addEventListener('move', (event) =>
      late.push((event as CustomEvent<{ count: number }>).detail.count),
    );
    player.el.play('D');
    expect(late).to.deep.equal([1, 2]);
    expect(player.of('move').map(({ count }) => count)).to.deep.equal([1, 2]);
    expect(player.el.history).to.deep.equal(['D', 'D']);
  });

  it('K21 a listener may reset within a move, by tap, by drag and within the winning one', async () => {
    for (const way of ['tap', 'drag', 'play'] as const) {
      const player = await klondike({ fixture: 'terminal-win' });
      const opening = player.el.position;
      player.el.addEventListener('move', () => player.el.reset(), { once: true });
      if (way === 'play') player.el.play('W>F');
      if (way === 'drag') await player.drag('KH', 'FH');
      if (way === 'tap') {
        await player.tap('KH');
        await player.tap('FH');
      }
      await player.el.updateComplete;
      expect(
        player.heard.map(({ type }) => type),
        way,
      ).to.deep.equal(['deal', 'move', 'win', 'deal']);
      expect(player.el.position, way).to.equal(opening);
      expect(player.el.status, way).to.equal('playing');
      expect(player.el.matches(':state(won)'), way).to.be.false;
      expect(player.selected, way).to.deep.equal([]);
      expect(await player.nextMessage(), way).to.equal('Klondike. A new deal.');
    }
  });

  it('a finish that a listener interrupts plays nothing of its plan on another deal', async () => {
    const fixture = 'F: AC..KC AD..KD AH..KH AS..TS | T1: KS QS JS';
    const player = await klondike({ variant: 'draw-one', fixture });
    player.el.addEventListener('move', () => player.el.restart(), { once: true });
    const verdict = player.el.autoFinish();
    expect(verdict).to.include({ ok: true, move: 'T1>F' });
    expect(player.el.history).to.deep.equal([]);
    expect(player.el.autoFinish()).to.include({ ok: true, move: 'T1>F T1>F T1>F' });
    expect(player.of('win')).to.have.length(1);
  });

  it('V12 finish is ordinary moves, each its own event and undo step', async () => {
    const player = await klondike({
      variant: 'draw-one',
      fixture: 'F: AC..KC AD..KD AH..QH AS..JS | T1: KS | T2: KH QS',
    });
    await player.tap('Finish');
    expect(player.moves).to.deep.equal(['T2>F', 'T1>F', 'T2>F']);
    expect(player.of('win')).to.have.length(1);
  });

  it('B85 one drag is one move and no rejected', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const at = middle(player.card('6S'));
    await player.carry('5H', at);
    await player.drop(at);
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['deal', 'move']);
  });
});
