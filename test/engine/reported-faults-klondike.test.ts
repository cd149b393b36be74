// Reported faults of Klondike whose steps or ends are told in words, and what else a case asks for.
import { expect } from 'chai';
import { DECKS, KlondikeGame, formatPosition, shuffle } from '../../src/engine.js';
import { expressibleMoves } from '../support/arbitrary.js';
import { endOf, faultOf, openings, runSteps } from '../support/fault-steps.js';
import { randomCalls } from '../support/random-calls.js';

describe('reported faults of Klondike', () => {
  it('B11 a covered card goes to no foundation and no other card goes for it', async () => {
    const fault = await faultOf('B11');
    for (const game of openings(fault)) {
      runSteps(game, fault);
      expect(game.position).to.equal(endOf(fault));
      expect(game.movesFrom(0, 3)).to.deep.equal([]);
    }
  });

  it('B13 a covered hidden card never turns up, and no answer names it', async () => {
    for (const game of openings(await faultOf('B13'))) {
      for (const move of expressibleMoves(game.board)) {
        const verdict = game.play(move);
        // The run of two begins with the hidden 4 of clubs.
        if (/^T1>T\d:[23]$/.test(move))
          expect(JSON.stringify(verdict)).to.not.match(/4C|KD|4 of clubs|king/i);
      }
      expect(game.position).to.equal('T1: #KD #4C 9H');
      expect(game.liftFault(0, 2)).to.include({ code: 'face-down-card' });
    }
  });

  it('B27 an empty waste answers with a reason and nothing moves', async () => {
    for (const game of openings(await faultOf('B27'))) {
      expect(game.liftFault('waste', 1)).to.include({ code: 'empty-waste' });
      for (const move of ['W>F', 'W>T1', 'W>T7'])
        expect(game.play(move)).to.include({ ok: false, code: 'empty-waste' });
      expect(game.position).to.equal('stock: 5D AC');
    }
  });

  it('B31 V5 trap 16 trap 34 a card taken back stays; teaching gives none back and says so', async () => {
    const setup = { fixture: 'T1: 5S | F: AH..4H' };
    const open = new KlondikeGame({ variant: 'draw-one', ...setup });
    expect(open.play('FH>T1').ok).to.equal(true);
    expect(open.position).to.equal('F: AH 2H 3H | T1: 5S 4H');
    const teaching = new KlondikeGame(setup);
    expect(teaching.play('FH>T1')).to.include({
      code: 'foundation-keeps',
      message: '4 of hearts stays on its foundation: these rules let no card return.',
    });
  });

  it('B37 V12 trap 33 auto-finish waits for stock and waste; teaching has none', async () => {
    const [game] = openings(await faultOf('B37'));
    const before = game!.position;
    expect(game!.autoFinish()).to.include({ ok: false, code: 'auto-finish-waits' });
    expect(game!.position).to.equal(before);
    expect(new KlondikeGame({ fixture: before }).autoFinish()).to.include({
      ok: false,
      code: 'no-auto-finish',
    });
  });

  it('B39 trap 32 offered moves are the accepted moves', async () => {
    const fault = await faultOf('B39');
    const [game] = openings(fault);
    const accepted = expressibleMoves(game!.board).filter((move) => openings(fault)[0]!.play(move).ok);
    // The case names three empty columns as the only empty targets; T7 is empty here as well. R turns the waste over.
    const offered = ['R', 'T1>F', 'T1>T2', 'T3>T4', 'T3>T5', 'T3>T6', 'T3>T7'];
    expect(game!.legalMoves).to.deep.equal(offered);
    expect(accepted.sort()).to.deep.equal(offered);
    expect([...game!.movesFrom(0, 1), ...game!.movesFrom(2, 1)]).to.deep.equal(offered.slice(1));
  });

  it('B43 K2 trap 8 a thousand fresh deals hold 52 cards each, laid out right', () => {
    for (let i = 0; i < 1000; i++) {
      const { board } = new KlondikeGame(i % 2 ? {} : { seed: `deal ${i}` });
      const cards = [...board.columns.flat().map(({ card }) => card), ...board.stock];
      expect(new Set(cards).size).to.equal(52);
      expect(board.columns.map(({ length }) => length)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
      expect(
        board.columns.every((column) => column.every(({ up }, j) => up === (j === column.length - 1))),
      ).to.equal(true);
      expect([board.stock.length, board.waste.length]).to.deep.equal([24, 0]);
      expect(Object.values(board.foundations).flat()).to.deep.equal([]);
    }
  });

  it('B45 V8 trap 36 each order of three cards comes from exactly one answer sequence', () => {
    const input = ['a', 'b', 'c'];
    const orders: string[] = [];
    for (const first of [0, 1, 2])
      for (const second of [0, 1]) {
        const answers = [first, second];
        const bounds: number[] = [];
        const order = shuffle(input, (bound) => {
          bounds.push(bound);
          return answers[bounds.length - 1]!;
        });
        expect(bounds).to.deep.equal([3, 2]);
        orders.push(order.join(''));
      }
    expect(orders.sort()).to.deep.equal(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    expect(input).to.deep.equal(['a', 'b', 'c']);
  });

  it('B47 K22 twenty cold starts differ, a declared deck never does', () => {
    const deck = DECKS.klondike.map(({ code }) => code);
    expect(new Set(Array.from({ length: 20 }, () => new KlondikeGame().position)).size).to.equal(20);
    expect(new Set(Array.from({ length: 20 }, () => new KlondikeGame({ deck }).position)).size).to.equal(1);
  });

  it('B19 K7 V3 trap 4 a redeal takes no random number and is the same after undo', async () => {
    const fault = await faultOf('B19');
    const [game] = openings(fault);
    expect(randomCalls(() => runSteps(game!, fault))).to.equal(0);
    // The counter itself counts: a fresh deal asks for numbers.
    expect(randomCalls(() => game!.reset())).to.equal(0);
    expect(randomCalls(() => new KlondikeGame())).to.be.greaterThan(0);
  });

  it('B33 K18 K19 the win comes once, and then only reset is left', async () => {
    const [game] = openings(await faultOf('B33'));
    const verdict = game!.play('W>F');
    expect(verdict.ok && verdict.effects.filter(({ type }) => type === 'won')).to.have.length(1);
    const refused = [
      game!.play('D'),
      game!.play('R'),
      game!.undo(),
      game!.redo(),
      game!.play('W>F'),
      game!.play('x'),
    ];
    for (const each of refused) expect(each).to.include({ ok: false, code: 'game-over' });
    expect([game!.canUndo, game!.canRedo, game!.canRestart]).to.deep.equal([false, false, false]);
    expect(game!.reset().ok).to.equal(true);
    expect(game!.status).to.equal('playing');
  });

  it('B41 a restored position shares nothing that a caller could change unseen', async () => {
    const [game] = openings(await faultOf('B41'));
    const opening = game!.position;
    game!.play('T1>T2');
    const moved = game!.board;
    game!.undo();
    expect(game!.board).to.not.equal(moved);
    expect(formatPosition(game!.board)).to.equal(opening);
    expect(formatPosition(moved)).to.equal('T2: 6S 5H | T3: 6C');
  });
});
