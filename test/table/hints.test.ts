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

  it('K20 speak of a king, a next card, or an empty column only where there is one', async () => {
    const why = async (position: string, move: string): Promise<string | undefined> =>
      (await klondike({ fixture: position })).el.hint().find((hint) => hint.move === move)?.why;
    expect(await why('T1: QH | T2: KS | T3: 9C KD', 'T1>T2')).to.equal('empties-column');
    expect(await why('T1: QH | T2: KS | waste: KD', 'T1>T2')).to.equal('empties-column');
    expect(await why('T1: QH | T2: KS', 'T1>T2')).to.equal('legal');
    expect(await why('T1: QH | T2: KS | T3: #KD 9C', 'T1>T2')).to.equal('legal');
    expect(await why('T2: KS | waste: 9C QH', 'W>T2')).to.equal('frees-waste');
    expect(await why('T2: KS | waste: QH', 'W>T2')).to.equal('legal');
    const { el } = await spider({ fixture: 'T1: 4H1 | T2: 5S0' });
    expect(el.hint().find(({ move }) => move === 'T1>T2')?.why).to.equal('opens-column');
  });
});
