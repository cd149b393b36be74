// What draw-one and draw-three change, and that the variant's data is what decides.
import { expect } from 'chai';
import { KlondikeGame, VARIANTS, type VariantName } from '../../src/engine.js';

const open = (variant: VariantName, fixture: string) => new KlondikeGame({ variant, fixture });
const OPEN: VariantName[] = ['draw-one', 'draw-three'];

describe('Klondike variants', () => {
  it('K4 the choices of the three variants are data', () => {
    expect(VARIANTS).to.deep.equal({
      teaching: {
        name: 'teaching',
        draw: 1,
        emptyColumn: 'king',
        redeals: 'unlimited',
        foundationReturn: false,
        undo: false,
        restart: false,
        autoFinish: false,
      },
      'draw-one': {
        name: 'draw-one',
        draw: 1,
        emptyColumn: 'king',
        redeals: 'unlimited',
        foundationReturn: true,
        undo: true,
        restart: true,
        autoFinish: true,
      },
      'draw-three': {
        name: 'draw-three',
        draw: 3,
        emptyColumn: 'king',
        redeals: 'unlimited',
        foundationReturn: true,
        undo: true,
        restart: true,
        autoFinish: true,
      },
    });
    expect(new KlondikeGame().variant).to.equal(VARIANTS.teaching);
  });

  it('V1 trap 5 draw three takes up to three, the first drawn lowest, and two when two are left', () => {
    const game = open('draw-three', 'stock: 2C 3D 4H 5S 6C | T1: 7D');
    expect(game.play('D')).to.deep.include({ effects: [{ type: 'drawn', cards: ['6C', '5S', '4H'] }] });
    expect(game.play('W>T1')).to.include({ ok: false, code: 'drop-rank' });
    expect(game.play('D')).to.deep.include({ effects: [{ type: 'drawn', cards: ['3D', '2C'] }] });
    expect(game.position).to.equal('waste: 6C 5S 4H 3D 2C | T1: 7D');
    for (const depth of [2, 3, 4, 5])
      expect(game.liftFault('waste', depth)).to.include({ code: 'covered-waste-card' });
  });

  it('V2 the card under a played waste top can be played next', () => {
    const game = open('draw-three', 'stock: 4H 6C 5D | T1: 5S | T2: 7D');
    game.play('D');
    expect(game.movesFrom('waste', 1)).to.deep.equal(['W>T1']);
    game.play('W>T1');
    expect(game.movesFrom('waste', 1)).to.deep.equal(['W>T2']);
  });

  it('V3 trap 2 D is refused with an empty stock, R recycles and draws nothing, without limit', () => {
    for (const variant of OPEN) {
      const game = open(variant, 'waste: AC 5D 9S');
      for (let pass = 0; pass < 20; pass++) {
        expect(game.play('D')).to.include({ ok: false, code: 'stock-empty' });
        expect(game.play('R').ok).to.equal(true);
        expect(game.position).to.equal('stock: 9S 5D AC');
        while (game.board.stock.length) game.play('D');
        expect(game.position).to.equal('waste: AC 5D 9S');
      }
    }
  });

  it('V4 trap 6 packets shift after a waste card was played', () => {
    const game = open('draw-three', 'stock: 2C 3C 4C 5C 6C 7C | T1: 8D | T2: 5D');
    const packets = () => {
      const seen: string[] = [];
      while (game.board.stock.length) {
        const verdict = game.play('D');
        if (verdict.ok)
          seen.push(...verdict.effects.map((each) => (each.type === 'drawn' ? each.cards.join(' ') : '?')));
      }
      return seen;
    };
    expect(packets()).to.deep.equal(['7C 6C 5C', '4C 3C 2C']);
    const other = open('draw-three', 'stock: 2C 3C 4C 5C 6C 7C | T1: 6D');
    other.play('D');
    expect(other.play('W>T1').ok).to.equal(true);
    other.play('D');
    other.play('R');
    expect(other.play('D')).to.deep.include({ effects: [{ type: 'drawn', cards: ['7C', '6C', '4C'] }] });
  });

  it('V5 trap 16 a foundation top returns by the column rule only', () => {
    for (const variant of OPEN) {
      const game = open(variant, 'F: AH..4H AC..KC | T1: 5S | T2: 5D | T3: #5H');
      expect(game.legalMoves).to.deep.equal(['FC>T4', 'FC>T5', 'FC>T6', 'FC>T7', 'FH>T1']);
      expect(game.check('FH>T2')).to.include({ code: 'drop-color' });
      expect(game.check('FH>T3')).to.include({ code: 'face-down-target' });
      expect(game.check('FH>T4')).to.include({ code: 'empty-column-needs-king' });
      expect(game.check('FS>T1')).to.include({
        code: 'empty-foundation',
        message: 'The spades foundation is empty: there is no card to take back.',
      });
      game.play('FH>T1');
      expect(game.board.foundations.H.map(({ code }) => code)).to.deep.equal(['AH', '2H', '3H']);
    }
  });

  it('V12 trap 33 auto-finish is refused with anything in stock, waste or face down, and before it is sure to come out', () => {
    const codeOf = (fixture: string) => {
      const verdict = open('draw-one', fixture).autoFinish();
      return verdict.ok ? verdict.move : `${verdict.code}: ${verdict.message}`;
    };
    const waits =
      'auto-finish-waits: Finish waits until stock and waste are empty and every card is face up:';
    expect(codeOf('stock: AC | T1: AH')).to.equal(`${waits} 1 card is left in stock and waste.`);
    expect(codeOf('waste: AC 2C | T1: AH')).to.equal(`${waits} 2 cards are left in stock and waste.`);
    expect(codeOf('T1: #AC AH')).to.equal(`${waits} 1 card is left face down.`);
    expect(codeOf('T1: 2C AC 3C')).to.equal(
      'auto-finish-blocked: Finish would stop at 3 of clubs: the ace of clubs has to come first.',
    );
    expect(codeOf('F: AC')).to.equal(
      'auto-finish-blocked: Nothing to finish: no card is left in the columns.',
    );
  });

  it('V12 auto-finish plays the lowest first, each card its own move and undo step, and may win', () => {
    const game = open('draw-three', 'F: AC..KC AD..TD AH..JH AS..KS | T1: QH JD | T2: KD QD | T3: KH');
    const before = game.position;
    const verdict = game.autoFinish();
    const moves = ['T1>F', 'T1>F', 'T2>F', 'T2>F', 'T3>F'];
    expect(verdict.ok && verdict.move).to.equal(moves.join(' '));
    expect(verdict.ok && verdict.effects.map(({ type }) => type)).to.deep.equal([
      ...moves.map(() => 'moved'),
      'won',
    ]);
    expect(game.history).to.deep.equal(moves);
    expect(game.status).to.equal('won');
    const ready = open('draw-one', 'F: AC..4C AD 2D AH..6H | T1: 5C | T2: 7H 3D | T3: 4D');
    expect(ready.planFinish()).to.deep.equal(['T2>F', 'T3>F', 'T1>F', 'T2>F']);
    const isolated = open('draw-one', 'T1: 3C 2C AC');
    isolated.autoFinish();
    expect([isolated.history.length, isolated.status]).to.deep.equal([3, 'playing']);
    isolated.undo();
    expect(isolated.position).to.equal('F: AC 2C | T1: 3C');
    expect(before).to.not.equal(game.position);
  });

  it('V7 trap 39 restart returns to this deal, reset deals anew', () => {
    for (const variant of OPEN) {
      const game = new KlondikeGame({ variant });
      const opening = game.position;
      game.play('D');
      game.play('D');
      game.undo();
      expect(game.restart()).to.deep.equal({ ok: true, move: 'restart', effects: [] });
      expect([game.position, game.history, game.canRedo]).to.deep.equal([opening, [], false]);
      game.reset();
      expect(game.position).to.not.equal(opening);
      const reset = game.position;
      game.play('D');
      game.restart();
      expect(game.position).to.equal(reset);
    }
  });

  it('V7 after a win restart is still open in draw-one and draw-three', () => {
    for (const variant of OPEN) {
      const game = open(variant, 'terminal-win');
      game.play('W>F');
      expect(game.undo()).to.include({ code: 'game-over' });
      expect(game.liftable('H'), 'nothing is picked up any more').to.equal(0);
      expect(game.restart().ok).to.equal(true);
      expect([game.status, game.history]).to.deep.equal(['playing', []]);
    }
  });

  it('V14 trap 38 a game may begin anywhere, reachable or not', () => {
    const game = open('draw-one', 'waste: 3H | F: AS | T1: 2C #KD 2H | T4: #5S');
    expect(game.legalMoves).to.deep.equal(['FS>T1', 'R']);
    expect(game.audit()).to.include({ ok: true, entries: 6, expected: 6 });
  });
});
