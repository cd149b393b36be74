// The variant's data decides: changed data gives changed behaviour, and nothing asks for a variant's name.
import { expect } from 'chai';
import { VARIANTS, type Variant } from '../../src/engine.js';
import { klondikeRules } from '../../src/engine/klondike-rules.js';
import { Game } from '../../src/engine/game.js';
import { parsePosition } from '../../src/engine.js';

class Altered extends Game {
  readonly kind = 'klondike';
}

/** A game by the teaching variant with some of its data changed. */
function altered(change: Partial<Variant>, text: string): Game {
  const variant: Variant = { ...VARIANTS.teaching, ...change };
  const dealer = () => {
    const parsed = parsePosition('klondike', text);
    if (!parsed.ok) throw new Error(parsed.faults[0]!.message);
    return parsed.position;
  };
  return new Altered(klondikeRules(variant), dealer, variant);
}

describe('variant data', () => {
  it('K4 draw decides how many cards a draw takes', () => {
    const game = altered({ draw: 3 }, 'stock: 2C 3C 4C 5C');
    game.play('D');
    expect(game.position).to.equal('stock: 2C | waste: 5C 4C 3C');
  });

  it('K11 emptyColumn decides who may enter', () => {
    expect(altered({ emptyColumn: 'any' }, 'T1: 5H 4C').legalMoves).to.include.members(['T1>T2', 'T1>T2:2']);
    expect(altered({}, 'T1: 5H 4C').legalMoves).to.deep.equal([]);
  });

  it('K7 redeals decides whether the waste turns over, and the reason follows', () => {
    const game = altered({ redeals: 'none' }, 'waste: 2C');
    expect(game.legalMoves).to.deep.equal([]);
    for (const move of ['R', 'D'])
      expect(game.play(move)).to.include({
        code: 'no-redeal',
        message: 'These rules allow no redeal: the stock is gone through once.',
      });
  });

  it('K17 foundationReturn decides whether a card comes back', () => {
    expect(altered({ foundationReturn: true }, 'F: AH 2H | T1: 3C').legalMoves).to.deep.equal(['FH>T1']);
    expect(altered({ foundationReturn: false }, 'F: AH 2H | T1: 3C').legalMoves).to.deep.equal([]);
  });

  it('V6 V7 undo and restart are offered only where the data says so', () => {
    const game = altered({ undo: true, restart: true }, 'stock: 2C');
    game.play('D');
    expect(game.undo().ok && game.redo().ok && game.restart().ok).to.equal(true);
    const closed = altered({}, 'stock: 2C');
    closed.play('D');
    expect(
      [closed.undo(), closed.redo(), closed.restart()].map((verdict) => !verdict.ok && verdict.code),
    ).to.deep.equal(['no-undo', 'no-undo', 'no-restart']);
  });
});
