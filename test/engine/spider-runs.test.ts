// Completed runs: found by suit, face and place, stored with their identities, and found again.
import { expect } from 'chai';
import { SpiderGame } from '../../src/engine.js';

const lay = (fixture: string) => new SpiderGame({ fixture });
const run = (set: number) => [...'KQJT98765432A'].map((rank) => `${rank}${set % 2 ? 'H' : 'S'}${set}`);

describe('Spider runs', () => {
  it('S9 trap 23 trap 27 a completed run is stored within the move, with its thirteen identities', () => {
    const game = lay('T1: #5H1 KS0..2S0 | T2: AS0');
    expect(game.play('T2>T1')).to.deep.equal({
      ok: true,
      move: 'T2>T1',
      effects: [
        { type: 'moved', cards: ['AS0'], from: 'T2', to: 'T1' },
        { type: 'stored', cards: run(0), from: 'T1', run: 1 },
        { type: 'turned', card: '5H1', at: 'T1', up: true },
      ],
    });
    expect(game.board.done[0]!.map(({ code }) => code)).to.deep.equal(run(0));
    expect(game.audit()).to.include({ entries: 14, distinct: 14 });
  });

  it('S9 trap 24 mixed sets of one suit are a run; a wrong suit, a hidden card or a covered run is none', () => {
    const stored = (fixture: string, move: string) => {
      const game = lay(fixture);
      expect(game.play(move).ok, fixture).to.equal(true);
      return game.board.done.length;
    };
    expect(stored('T1: KS0 QS2 JS4 TS6 9S0..2S0 | T2: AS6', 'T2>T1')).to.equal(1);
    expect(stored('T1: KS0..3S0 2H1 | T2: AS0', 'T2>T1')).to.equal(0);
    expect(stored('T1: KS0..8S0 7H1 6S0..2S0 | T2: AS0', 'T2>T1')).to.equal(0);
    expect(stored('T1: #KS0 QS0..2S0 | T2: AS0', 'T2>T1')).to.equal(0);
    expect(stored('T1: KS0..7S0 #6S0 5S0..2S0 | T2: AS0', 'T2>T1')).to.equal(0);
    expect(stored('T1: KS0..AS0 5H1 | T2: 4H1', 'T2>T1')).to.equal(0);
    expect(stored('T1: QS0..2S0 | T2: AS0', 'T2>T1')).to.equal(0);
  });

  it('S10 one-run: 91 and 13 after Resolve, by the ordinary detector', () => {
    const game = lay('one-run');
    const { columns, stock } = game.board;
    expect([columns[0]![0]!.card.code, columns[0]![0]!.up, stock.length]).to.deep.equal(['7S6', false, 0]);
    expect(game.audit()).to.include({ entries: 104, distinct: 104 });
    expect(game.board.done).to.deep.equal([]);
    expect(game.legalMoves).to.include('S');
    expect(game.settle()).to.deep.equal({
      ok: true,
      move: 'S',
      effects: [
        { type: 'stored', cards: run(0), from: 'T1', run: 1 },
        { type: 'turned', card: '7S6', at: 'T1', up: true },
      ],
    });
    expect([game.board.columns.flat().length, game.board.done.flat().length]).to.deep.equal([91, 13]);
    expect(game.history).to.deep.equal(['S']);
    expect(game.settle()).to.include({ ok: false, code: 'no-completed-run' });
  });

  it('S10 trap 25 two-runs: 78 and 26, set 0 stored before set 2', () => {
    const game = lay('two-runs');
    const verdict = game.settle();
    expect(verdict.ok && verdict.effects).to.deep.equal([
      { type: 'stored', cards: run(0), from: 'T1', run: 1 },
      { type: 'stored', cards: run(2), from: 'T1', run: 2 },
      { type: 'turned', card: '7S6', at: 'T1', up: true },
    ]);
    expect([game.board.columns.flat().length, game.board.done.flat().length]).to.deep.equal([78, 26]);
    expect(game.audit()).to.include({ ok: true, entries: 104, distinct: 104, expected: 104 });
  });

  it('S10 the staged fixtures lay the other cards round-robin, only tops up', () => {
    const { columns } = lay('one-run').board;
    expect(
      columns.slice(1, 4).map((column) => column.slice(0, 2).map(({ card }) => card.code)),
    ).to.deep.equal([
      ['AH1', 'TH1'],
      ['2H1', 'JH1'],
      ['3H1', 'QH1'],
    ]);
    for (const column of columns.slice(1))
      expect(column.map(({ up }) => up)).to.deep.equal(column.map((_, i) => i === column.length - 1));
  });

  it('S9 runs are stored from column 1 on, and the search starts over after each', () => {
    const game = lay('T1: 2H3 AH3 | T2: KS2..AS2 | T3: KH1..AH1 KS0..AS0 | T4: 3S4');
    const verdict = game.play('T1>T4:2');
    expect(
      verdict.ok &&
        verdict.effects.flatMap((each) => (each.type === 'stored' ? [each.from + each.cards[0]!] : [])),
    ).to.deep.equal(['T2KS2', 'T3KS0', 'T3KH1']);
  });

  it('S12 undo and redo store nothing of their own: a staged run stands again after undo', () => {
    const game = lay('T1: KS0..AS0 | T2: 5H1 | T3: 6S2');
    const before = game.position;
    game.play('T2>T3');
    expect(game.board.done).to.have.length(1);
    expect(game.undo()).to.deep.include({
      ok: true,
      move: 'T2>T3',
      effects: [
        { type: 'moved', cards: run(0), from: 'done', to: 'T1' },
        { type: 'moved', cards: ['5H1'], from: 'T3', to: 'T2' },
      ],
    });
    expect(game.position).to.equal(before);
    expect(game.board.done).to.deep.equal([]);
  });

  it('S11 trap 29 trap 30 eight runs win only with all 104 cards, at the start too, and end the play', () => {
    const seven = 'KH1..AH1 KS2..AS2 KH3..AH3 KS4..AS4 KH5..AH5 KS6..AS6 KH7..AH7';
    const game = lay(`done: ${seven} | T1: KS0..AS0`);
    expect(game.status).to.equal('playing');
    const verdict = game.settle();
    expect(verdict.ok && verdict.effects.map(({ type }) => type)).to.deep.equal(['stored', 'won']);
    expect([game.status, game.legalMoves]).to.deep.equal(['won', []]);
    for (const refused of [game.play('D'), game.settle(), game.autoFinish(), game.undo(), game.redo()])
      expect(refused).to.include({ ok: false, code: 'game-over' });
    expect(game.restart().ok).to.equal(true);
    expect(lay(`done: ${seven} KS0..AS0`).status).to.equal('won');
    const isolated = lay(`done: ${seven}`);
    expect([isolated.status, isolated.audit().expected]).to.deep.equal(['playing', 91]);
  });

  it('S9 settle is refused where no run stands, and auto-finish always', () => {
    const game = new SpiderGame();
    expect(game.settle()).to.include({
      code: 'no-completed-run',
      message: 'No run is complete: it takes king to ace in one suit, face up, at a column’s end.',
    });
    expect(game.autoFinish()).to.include({ code: 'no-auto-finish', move: 'auto-finish' });
  });
});
