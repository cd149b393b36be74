// Hints: every legal move, ranked, each with its reason; a guide and no promise.
import { expect } from '@open-wc/testing';
import { klondike, spider } from '../elements/player.js';

const best = (player: { el: { hint(): readonly { move: string; why: string }[] } }) => {
  const [first] = player.el.hint();
  return first && `${first.move} ${first.why}`;
};

describe('hints', () => {
  it('K20 put a hidden card turned up first, the foundation before a mere move, and the stock last', async () => {
    expect(best(await klondike({ fixture: 'T1: #9C 5H | T2: 6S | T3: AH' }))).to.equal('T1>T2 reveals');
    expect(best(await klondike({ fixture: 'T1: AH | T2: 2S | stock: 3D' }))).to.equal('T1>F foundation');
    expect(best(await klondike({ fixture: 'stock: 3D' }))).to.equal('D stock');
    expect(best(await spider({ fixture: 'T1: KS0..2S0 | T2: #5H1 AS0 | T3: 2H1' }))).to.equal('T2>T1 store');
  });

  it('list exactly the legal moves, and none after a win', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'terminal-win' });
    const moves = () => player.el.hint().map(({ move }) => move);
    expect(moves().sort()).to.deep.equal(player.el.legalMoves);
    for (const { reason } of player.el.hint()) expect(reason).to.match(/^[A-Z].*\.$/);
    player.el.play('W>F');
    expect(moves()).to.deep.equal([]);
  });
});
