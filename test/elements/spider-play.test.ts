// Two-suit Spider at the table.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { klondike, spider } from './player.js';

describe('spider play', () => {
  before(() => setViewport({ width: 800, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('S14 ten columns of card buttons, destination buttons, stock, controls and totals', async () => {
    const player = await spider();
    expect(player.all('.column')).to.have.length(10);
    expect(player.all('.column > button.head')).to.have.length(10);
    expect(player.all('button[data-card]')).to.have.length(10);
    expect(player.place('stock').localName).to.equal('button');
    expect(player.controls).to.deep.equal([
      'Deal 10',
      'Undo',
      'Redo',
      'Restart',
      'Reset',
      'Read board',
      'Keys',
    ]);
    expect(player.find('.totals').textContent).to.equal(
      'Stock 50 · 5 deals left · Completed runs 0 of 8 · 104/104 cards',
    );
  });

  it('S8 S14 the stock and the control deal ten; the totals follow', async () => {
    const player = await spider();
    await player.tap('stock');
    expect(player.card('KH7').dataset['spot']).to.equal('T1:KH7');
    for (let i = 0; i < 4; i++) await player.tap('Deal 10');
    expect(player.find('.totals').textContent).to.match(/^Stock 0 · 0 deals left/);
    await player.tap('Deal 10');
    expect(player.codes).to.deep.equal(['stock-empty']);
    expect(player.place('stock').getAttribute('aria-label')).to.equal('Stock empty');
  });

  it('S8 a deal with an empty column is refused before any card moves', async () => {
    const player = await spider({ fixture: 'deal-blocked' });
    const { position } = player.el;
    for (const target of ['stock', 'Deal 10']) await player.tap(target);
    expect(player.el.position).to.equal(position);
    expect(player.codes).to.deep.equal(['deal-empty-column', 'deal-empty-column']);
  });

  it('S5 a run lands on any suit, and is then no unit', async () => {
    const player = await spider({ fixture: 'mixed-run' });
    await player.tap('QS0');
    await player.tap('KH1');
    expect(player.el.position).to.contain('T1: KH1 QS0 JS0');
    await player.tap('KH1');
    expect(player.codes).to.deep.equal(['run-suit']);
    expect(player.selected).to.deep.equal([]);
  });

  it('S1 S6 a twin is a card of its own, and a whole column may go to an empty one', async () => {
    const player = await spider({ fixture: 'T1: QS0 | T2: QS2 | T3: KH1' });
    await player.tap('QS2');
    expect(player.selected).to.deep.equal(['QS2']);
    await player.tap('KH1');
    expect(player.el.position).to.equal('T1: QS0 | T3: KH1 QS2');
    await player.tap('QS0');
    await player.tap('T5');
    expect(player.el.position).to.equal('T3: KH1 QS2 | T5: QS0');
  });

  it('S10 staged runs wait for their control, which then goes', async () => {
    for (const [fixture, runs] of [
      ['one-run', 1],
      ['two-runs', 2],
    ] as const) {
      const player = await spider({ fixture });
      expect(player.find('.done').getAttribute('aria-label')).to.equal('Completed runs, 0 of 8');
      await player.tap('Resolve staged runs');
      expect(player.moves).to.deep.equal(['S']);
      expect(player.find('.done').getAttribute('aria-label')).to.equal(`Completed runs, ${runs} of 8`);
      expect(player.all('.run .card')).to.have.length(runs);
      expect(player.controls).not.to.include('Resolve staged runs');
      expect(player.find('.totals').textContent).to.contain('104/104 cards');
      await player.tap('Undo');
      expect(player.controls, 'undo brings them back').to.include('Resolve staged runs');
    }
  });

  it('S12 undo takes a deal back with every face, and refusals write no history', async () => {
    const player = await spider();
    const { position } = player.el;
    await player.tap('stock');
    await player.tap('Redo');
    expect(await player.says(() => player.tap('Undo'))).to.equal('Undone. Returned 10 cards to the stock.');
    expect(player.el.position).to.equal(position);
    expect(player.el.history).to.deep.equal([]);
  });

  it('S13 reset lays the declared deal again', async () => {
    const player = await spider();
    const { position } = player.el;
    await player.tap('stock');
    await player.tap('Reset');
    expect(player.el.position).to.equal(position);
    expect(player.control('Undo').getAttribute('aria-disabled')).to.equal('true');
    expect(player.root.textContent).not.to.match(/can be won|winnable|solvable/i);
  });

  it('K20 a position without a move is not called lost, in either game', async () => {
    for (const player of [await spider({ fixture: 'T1: 5S0' }), await klondike({ fixture: 'T1: #9C 5H' })]) {
      if (player.el.localName === 'klondike-teaching') expect(player.el.legalMoves).to.deep.equal([]);
      expect(player.el.status).to.equal('playing');
      expect(player.root.textContent).not.to.match(/lost|game over|no more/i);
      await player.focus('stock');
      const said = await player.says(() => player.key('M', { shiftKey: true }));
      expect(said).not.to.match(/lost|over/i);
    }
  });
});
