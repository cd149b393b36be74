// Taking back and playing again: exact, in one step, and with effects that say what was done.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';

const open = (fixture: string, variant: 'draw-one' | 'draw-three' = 'draw-one') =>
  new KlondikeGame({ variant, fixture });

describe('undo', () => {
  it('V6 trap 7 trap 28 a move and the card it turned up are one step', () => {
    const game = open('reveal');
    game.play('T1>T2');
    expect(game.undo()).to.deep.equal({
      ok: true,
      move: 'T1>T2',
      effects: [
        { type: 'turned', card: '9C', at: 'T1', up: false },
        { type: 'moved', cards: ['5H'], from: 'T2', to: 'T1' },
      ],
    });
    expect(game.position).to.equal('T1: #9C 5H | T2: 6S');
    expect(game.undo()).to.include({ ok: false, move: 'undo', code: 'nothing-to-undo' });
  });

  it('V6 a draw of three goes back in its order', () => {
    const game = open('stock: 2C 3C 4C 5C', 'draw-three');
    game.play('D');
    expect(game.undo()).to.deep.include({
      effects: [{ type: 'moved', cards: ['5C', '4C', '3C'], from: 'waste', to: 'stock' }],
    });
    expect(game.position).to.equal('stock: 2C 3C 4C 5C');
  });

  it('V6 a redeal goes back to the same waste', () => {
    const game = open('waste: AC 5D 9S');
    game.play('R');
    expect(game.undo()).to.deep.include({
      effects: [{ type: 'moved', cards: ['9S', '5D', 'AC'], from: 'stock', to: 'waste' }],
    });
    expect(game.position).to.equal('waste: AC 5D 9S');
  });

  it('V6 foundation moves and returns go back', () => {
    const game = open('F: AH | T1: 2H | T2: 3S');
    game.play('T1>F');
    game.play('FH>T2');
    expect(game.undo()).to.deep.include({ effects: [{ type: 'moved', cards: ['2H'], from: 'T2', to: 'F' }] });
    expect(game.undo()).to.deep.include({ effects: [{ type: 'moved', cards: ['2H'], from: 'F', to: 'T1' }] });
    expect(game.position).to.equal('F: AH | T1: 2H | T2: 3S');
  });

  it('S12 a deal goes back card by card, the last dealt first', () => {
    const game = new SpiderGame();
    const before = game.position;
    game.play('D');
    const verdict = game.undo();
    expect(verdict.ok && verdict.effects[0]).to.deep.equal({
      type: 'moved',
      cards: ['4H7'],
      from: 'T10',
      to: 'stock',
    });
    expect(verdict.ok && verdict.effects[9]).to.deep.equal({
      type: 'moved',
      cards: ['KH7'],
      from: 'T1',
      to: 'stock',
    });
    expect(game.position).to.equal(before);
  });

  it('V6 is unlimited, and a new move ends redo', () => {
    const game = new KlondikeGame({ variant: 'draw-one', seed: 'undo' });
    const positions = [game.position];
    for (let i = 0; i < 200; i++) {
      game.play(game.board.stock.length ? 'D' : 'R');
      positions.push(game.position);
    }
    expect(game.history).to.have.length(200);
    for (let i = 199; i >= 0; i--) {
      expect(game.undo().ok).to.equal(true);
      expect(game.position).to.equal(positions[i]);
    }
    expect([game.canUndo, game.canRedo, game.history]).to.deep.equal([false, true, []]);
    for (let i = 1; i <= 200; i++) {
      expect(game.redo().ok).to.equal(true);
      expect(game.position).to.equal(positions[i]);
    }
    expect(game.redo()).to.include({ ok: false, move: 'redo', code: 'nothing-to-redo' });
    game.undo();
    game.undo();
    game.play('D');
    expect(game.canRedo).to.equal(false);
    expect(game.history).to.have.length(199);
  });

  it('trap 37 a refused action keeps the redo list', () => {
    const game = open('stock: 2C 3C');
    game.play('D');
    game.undo();
    for (const text of ['R', 'T1>T2', 'x', 'W>F', 'S']) expect(game.play(text).ok).to.equal(false);
    game.check('D');
    game.autoFinish();
    game.settle();
    expect([game.canRedo, game.redo().ok]).to.deep.equal([true, true]);
  });

  it('K19 trap 30 the winning move ends undo and redo, so no deal is won twice', () => {
    const game = open('F: AC..KC AD..KD AH..JH AS..KS | waste: KH QH');
    game.play('W>F');
    game.undo();
    expect(game.redo().ok).to.equal(true);
    expect(game.play('W>F')).to.deep.include({
      effects: [{ type: 'moved', cards: ['KH'], from: 'waste', to: 'F' }, { type: 'won' }],
    });
    expect([game.canUndo, game.canRedo]).to.deep.equal([false, false]);
    expect(game.undo()).to.include({ code: 'game-over' });
  });
});
