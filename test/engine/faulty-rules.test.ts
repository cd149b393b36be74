// Rules with a mistake in them: the game stops before a lost or doubled card becomes the position.
import { expect } from 'chai';
import { VARIANTS, formatPosition, parsePosition } from '../../src/engine.js';
import type { Position } from '../../src/engine.js';
import { Game } from '../../src/engine/game.js';
import { klondikeRules } from '../../src/engine/klondike-rules.js';

const OPENING = 'stock: 2C 3C | waste: 9D | T1: KH';

class Faulty extends Game {
  readonly kind = 'klondike';

  constructor(spoil: (position: Position) => Position) {
    const rules = klondikeRules(VARIANTS['draw-one']);
    const deal = () => {
      const parsed = parsePosition('klondike', OPENING);
      if (!parsed.ok) throw new Error(OPENING);
      return parsed.position;
    };
    const perform: typeof rules.perform = (position, move) => {
      const outcome = rules.perform(position, move);
      return { ...outcome, position: spoil(outcome.position) };
    };
    super({ ...rules, perform }, deal, VARIANTS['draw-one']);
  }
}

describe('faulty rules', () => {
  for (const [fault, spoil] of Object.entries<(position: Position) => Position>({
    'lose a card': (position) => ({ ...position, waste: position.waste.slice(1) }),
    'double a card': (position) => ({ ...position, waste: [...position.waste, ...position.waste.slice(-1)] }),
    'swap a card for another': (position) => ({ ...position, stock: position.waste.slice(-1) }),
  }))
    it(`K3 that ${fault} stop the game where it stood`, () => {
      const game = new Faulty(spoil);
      expect(game.play('D')).to.include({ ok: false, move: 'D', code: 'conservation-failed' });
      expect([game.position, game.history, game.frozen]).to.deep.equal([OPENING, [], true]);
      expect(game.play('D')).to.include({ code: 'conservation-failed' });
      expect([game.reset().ok, game.frozen]).to.deep.equal([true, false]);
    });

  it('K3 that lose nothing are played on', () => {
    const game = new Faulty((position) => position);
    expect(game.play('D').ok).to.equal(true);
    expect(formatPosition(game.board)).to.equal('stock: 2C | waste: 9D 3C | T1: KH');
  });
});
