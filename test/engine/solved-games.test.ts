// Whole games that other people's solvers won, replayed move by move.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame, type VariantName } from '../../src/engine.js';
import type { Game } from '../../src/engine.js';
import { loadCases } from '../support/cases.js';

interface Solved {
  id: string;
  deck: string;
  moves: string;
  variant: VariantName;
  teaching?: boolean;
}

/** Plays the transcript; every move must have been offered, and only the last one may win. */
function replay(game: Game, { id, moves }: Solved): void {
  const all = moves.split(' ');
  for (const [i, move] of all.entries()) {
    expect(game.status, id).to.equal('playing');
    expect(game.legalMoves, `${id} at move ${i + 1}`).to.include(move);
    const verdict = game.play(move);
    expect(
      verdict.ok && verdict.effects.filter(({ type }) => type === 'won').length,
      `${id} ${move}`,
    ).to.equal(i === all.length - 1 ? 1 : 0);
  }
  expect(game.status, id).to.equal('won');
  expect(game.history).to.deep.equal(all);
  expect(game.audit().ok).to.equal(true);
  expect(game.legalMoves).to.deep.equal([]);
}

describe('solved games', () => {
  it('K18 trap 29 Klondike games end with a win at their last move', async () => {
    const games = await loadCases<Solved>('klondike-games');
    expect(games.length).to.equal(50);
    for (const solved of games)
      replay(new KlondikeGame({ variant: solved.variant, deck: solved.deck }), solved);
  });

  it('K17 games that need no foundation return are won in teaching too', async () => {
    const games = (await loadCases<Solved>('klondike-games')).filter(({ teaching }) => teaching);
    expect(games.length).to.equal(25);
    for (const solved of games) replay(new KlondikeGame({ deck: solved.deck }), solved);
  });

  it('S9 S11 trap 23 Spider games end with a win at their last move', async () => {
    const games = await loadCases<Solved>('spider-games');
    expect(games.length).to.equal(20);
    for (const solved of games) replay(new SpiderGame({ deck: solved.deck }), solved);
  });
});
