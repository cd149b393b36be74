// Effects: the one record of what happened; applied to the position before they give the one after.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame, formatPosition } from '../../src/engine.js';
import { applyEffect, inverse } from '../../src/engine/effects.js';
import { loadCases } from '../support/cases.js';
import { formatPosition as write, parsePosition } from '../../src/engine/notation.js';

const board = (kind: 'klondike' | 'spider', text: string) => {
  const parsed = parsePosition(kind, text);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.message);
  return parsed.position;
};

describe('effects', () => {
  it('of whole solved games lead from the opening to the end, and back', async () => {
    for (const { deck, moves, variant } of await loadCases<{
      deck: string;
      moves: string;
      variant?: 'draw-one';
    }>('klondike-games')) {
      const game = new KlondikeGame({ variant, deck });
      const opening = game.board;
      const all = moves.split(' ').flatMap((move) => {
        const verdict = game.play(move);
        return verdict.ok ? verdict.effects : [];
      });
      const end = all.reduce(applyEffect, opening);
      expect(formatPosition(end)).to.equal(game.position);
      expect(formatPosition(inverse(all).reduce(applyEffect, end))).to.equal(formatPosition(opening));
    }
  });

  it('change only the piles they name and leave the position before as it was', () => {
    const before = board('klondike', 'stock: 2C | waste: 9D | F: AH | T1: #KD 5H | T2: 6S');
    const text = write(before);
    const after = applyEffect(before, { type: 'moved', cards: ['5H'], from: 'T1', to: 'T2' });
    expect(write(before)).to.equal(text);
    expect(write(after)).to.equal('stock: 2C | waste: 9D | F: AH | T1: #KD | T2: 6S 5H');
    for (const pile of ['stock', 'waste', 'foundations'] as const) expect(after[pile]).to.equal(before[pile]);
    expect(after.columns[2]).to.equal(before.columns[2]);
    expect(applyEffect(before, { type: 'won' })).to.deep.equal(before);
  });

  it('V1 drawn, redealt, dealt and stored say the order as people see it', () => {
    const klondike = board('klondike', 'stock: 2C 3C 4C 5C');
    const drawn = applyEffect(klondike, { type: 'drawn', cards: ['5C', '4C', '3C'] });
    expect(write(drawn)).to.equal('stock: 2C | waste: 5C 4C 3C');
    const redealt = applyEffect(board('klondike', 'waste: 5C 4C 3C'), {
      type: 'redealt',
      cards: ['3C', '4C', '5C'],
    });
    expect(write(redealt)).to.equal('stock: 3C 4C 5C');
    const spider = new SpiderGame({ fixture: 'T2: 5S0 KH1..AH1' });
    const stored = applyEffect(spider.board, {
      type: 'stored',
      cards: spider.board.columns[1]!.slice(1).map(({ card }) => card.code),
      from: 'T2',
      run: 1,
    });
    expect(write(stored)).to.match(/^done: KH1 .* AH1 \| T2: 5S0$/);
  });

  it('S12 of a stored run lead back to the column that it left', () => {
    const game = new SpiderGame({ fixture: 'done: KH1..AH1 KH3..AH3 | T1: #5H5 KS0..2S0 | T2: AS0' });
    const { board, position } = game;
    const verdict = game.play('T2>T1');
    if (!verdict.ok) throw new Error(verdict.message);
    const after = verdict.effects.reduce(applyEffect, board);
    expect(write(after)).to.equal(game.position);
    expect(game.position).to.match(/^done: KH1 .* KS0 .* \| T1: 5H5$/);
    expect(after.done).to.have.length(3);
    expect(write(inverse(verdict.effects).reduce(applyEffect, after))).to.equal(position);
  });

  it('are plain JSON-safe data, as every verdict is', () => {
    const game = new SpiderGame({ fixture: 'T1: #5H1 KS0..2S0 | T2: AS0 | T3: QS2 JH1' });
    for (const verdict of [
      game.check('T2>T1'),
      game.check('T3>T4:2'),
      game.check('D'),
      game.check('nonsense'),
      game.play('T2>T1'),
      game.undo(),
    ])
      expect(JSON.parse(JSON.stringify(verdict))).to.deep.equal(verdict);
  });
});
