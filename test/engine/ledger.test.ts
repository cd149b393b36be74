// The ledger: what is counted, what is found, and that a board that was tampered with is not played on.
import { expect } from 'chai';
import { DECKS, KlondikeGame, Ledger, SpiderGame } from '../../src/engine.js';
import type { Card, Position } from '../../src/engine.js';
import { placed } from '../../src/engine/card.js';
import { emptyPosition } from '../../src/engine/position.js';

const [aceOfClubs, twoOfClubs, threeOfClubs] = DECKS.klondike as [Card, Card, Card];
const stockOf = (stock: readonly Card[]): Position => ({ ...emptyPosition('klondike'), stock });
/** A board's array in a page's hands, where TypeScript's `readonly` is not. */
const forced = <T>(pile: readonly T[]): T[] => pile as T[];

describe('ledger', () => {
  it('K3 trap 27 one duplicate plus one missing card is caught, though 52 are there', () => {
    const ledger = new Ledger(stockOf(DECKS.klondike));
    const wrong = stockOf([aceOfClubs, aceOfClubs, ...DECKS.klondike.slice(2)]);
    expect(ledger.holds(wrong)).to.equal(false);
    expect(ledger.audit(wrong)).to.deep.equal({
      ok: false,
      entries: 52,
      distinct: 51,
      expected: 52,
      missing: ['2C'],
      duplicated: ['AC'],
      unknown: [],
    });
  });

  it('K3 counts every pile, and an isolated position expects its own cards only', () => {
    const game = new KlondikeGame({ fixture: 'stock: 2C | waste: 3C | F: AH | T1: #KD | T7: 5S' });
    expect(game.audit()).to.deep.equal({
      ok: true,
      entries: 5,
      distinct: 5,
      expected: 5,
      missing: [],
      duplicated: [],
      unknown: [],
    });
    const ledger = new Ledger(stockOf([aceOfClubs, twoOfClubs]));
    expect([ledger.expected, ledger.complete]).to.deep.equal([2, false]);
    expect(ledger.audit(stockOf([aceOfClubs, threeOfClubs]))).to.include({
      ok: false,
      entries: 2,
      distinct: 2,
    });
    expect(ledger.audit(stockOf([aceOfClubs, threeOfClubs]))).to.deep.include({
      missing: ['2C'],
      unknown: ['3C'],
    });
    expect(ledger.audit(stockOf([aceOfClubs, twoOfClubs, twoOfClubs]))).to.deep.include({
      duplicated: ['2C'],
      unknown: [],
    });
    expect(new Ledger(stockOf(DECKS.klondike)).complete).to.equal(true);
  });

  it('S16 counts 104 identities, stored runs too', () => {
    const game = new SpiderGame({ fixture: 'two-runs' });
    game.settle();
    expect(game.audit()).to.include({ ok: true, entries: 104, distinct: 104, expected: 104 });
  });

  for (const [pile, tamper] of Object.entries({
    stock: (board: Position) => forced(board.stock).push(twoOfClubs),
    waste: (board: Position) => forced(board.waste).push(board.stock[0]!),
    foundation: (board: Position) => forced(board.foundations.C).push(aceOfClubs),
    column: (board: Position) => forced(board.columns[6]!).push(placed(twoOfClubs, true)),
    'column (lost)': (board: Position) => forced(board.columns[6]!).pop(),
    'column (swapped)': (board: Position) => forced(board.columns[6]!).splice(0, 1, board.columns[5]![0]!),
    'column (no card)': (board: Position) => forced(board.columns[3] as unknown[]).push(null, 'QH', {}),
    'stock (no card)': (board: Position) => forced(board.stock as unknown[]).push(undefined),
    'done (foreign)': (board: Position) => forced(board.done).push([DECKS.spider[0]!]),
  })) {
    it(`K3 a board tampered with in its ${pile} is caught at the next action, and only reset is left`, () => {
      const actions: ((game: KlondikeGame) => unknown)[] = [
        (game) => (game.legalMoves.length ? {} : game.play('D')),
        (game) => game.play('D'),
        (game) => game.play('T1>T1'),
        (game) => game.play('nonsense'),
        (game) => game.check('D'),
        (game) => game.undo(),
        (game) => game.redo(),
        (game) => game.restart(),
        (game) => game.autoFinish(),
        (game) => game.liftFault(0, 1),
      ];
      for (const first of actions) {
        const game = new KlondikeGame({ variant: 'draw-one', seed: 'ledger' });
        const opening = game.position;
        game.play('D');
        tamper(game.board);
        const history = game.history;
        expect(first(game)).to.include({ ok: false, code: 'conservation-failed', rule: 'conservation' });
        expect(game.frozen).to.equal(true);
        expect([game.legalMoves, game.canUndo, game.canRedo]).to.deep.equal([[], false, false]);
        for (const again of actions) expect(again(game)).to.include({ code: 'conservation-failed' });
        expect(game.history).to.deep.equal(history);
        expect(game.audit().ok).to.equal(false);
        expect(game.reset().ok).to.equal(true);
        expect([game.frozen, game.position, game.audit().ok]).to.deep.equal([false, opening, true]);
        expect(game.play('D').ok).to.equal(true);
      }
    });
  }

  it('K3 putting the card back does not thaw the game: only reset does', () => {
    const game = new KlondikeGame({ variant: 'draw-one', seed: 'ledger' });
    forced(game.board.stock).push(twoOfClubs);
    game.play('D');
    forced(game.board.stock).pop();
    expect(game.audit().ok).to.equal(true);
    expect(game.play('D')).to.include({ code: 'conservation-failed' });
  });

  it('K3 restart refuses an opening that was tampered with', () => {
    const game = new KlondikeGame({ variant: 'draw-one', fixture: 'waste: 2C 3C | T1: 5H' });
    game.play('R');
    forced(game.opening.waste).push(twoOfClubs);
    expect(game.audit().ok).to.equal(true);
    expect(game.restart()).to.include({ code: 'conservation-failed' });
    expect(game.frozen).to.equal(true);
  });

  it('K3 an opening in the page’s hands is watched as the board is', () => {
    const fresh = new KlondikeGame({ variant: 'draw-one', seed: 'ledger' });
    forced(fresh.opening.stock).push(twoOfClubs);
    expect(fresh.legalMoves).to.deep.equal([]);
    expect(fresh.play('D')).to.include({ code: 'conservation-failed' });
    const game = new KlondikeGame({ variant: 'draw-one', seed: 'ledger' });
    game.play('D');
    const { board } = game;
    void game.opening;
    forced(board.waste).pop();
    expect(game.play('D')).to.include({ code: 'conservation-failed' });
  });

  it('one game tampered with harms no other of the same deal', () => {
    const deals = [
      { seed: 'same' },
      { fixture: 'reveal' },
      { deck: DECKS.klondike.map(({ code }) => code) },
      {},
    ];
    for (const options of deals) {
      const game = new KlondikeGame(options);
      const other = new KlondikeGame(options);
      forced(game.board.columns[0]!).push(placed(twoOfClubs, true));
      forced(game.board.stock).push(twoOfClubs);
      expect(other.audit().ok).to.equal(true);
      expect(new KlondikeGame(options).audit().ok).to.equal(true);
    }
  });

  it('K1 cards, their faces and the decks cannot be changed', () => {
    const game = new KlondikeGame({ fixture: 'T1: #KD' });
    const entry = game.board.columns[0]![0]!;
    expect(Object.isFrozen(entry) && Object.isFrozen(entry.card)).to.equal(true);
    expect(() => forced(DECKS.klondike).pop()).to.throw(TypeError);
  });

  it('changing what a game has returned changes nothing in the game', () => {
    const game = new KlondikeGame({ variant: 'draw-three', fixture: 'stock: 2C 3C 4C | T1: 5H | T2: 6S' });
    const wreck = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const each of Object.values(value)) wreck(each);
      if (Array.isArray(value)) value.push('wrecked');
      else for (const key of Object.keys(value)) Reflect.set(value, key, 'wrecked');
    };
    const played = game.play('D');
    wreck(played);
    wreck(game.history);
    wreck(game.legalMoves);
    wreck(game.check('T1>T2'));
    wreck(game.play('T2>T1'));
    wreck(game.audit());
    expect(game.history).to.deep.equal(['D']);
    expect(game.legalMoves).to.deep.equal(['R', 'T1>T2']);
    const undone = game.undo();
    expect(undone).to.deep.include({
      move: 'D',
      effects: [{ type: 'moved', cards: ['4C', '3C', '2C'], from: 'waste', to: 'stock' }],
    });
    wreck(undone);
    expect(game.redo()).to.deep.include({ effects: [{ type: 'drawn', cards: ['4C', '3C', '2C'] }] });
    expect(game.position).to.equal('waste: 4C 3C 2C | T1: 5H | T2: 6S');
    wreck(game.autoFinish());
    wreck(game.planFinish());
    expect(game.audit().ok).to.equal(true);
  });
});
