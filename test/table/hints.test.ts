// Hints: every legal move, ranked, each with its reason; a guide and no promise.
import { expect } from '@open-wc/testing';
import { KlondikeGame } from '../../src/engine/klondike.js';
import { SpiderGame } from '../../src/engine/spider.js';
import { VARIANTS, type VariantName } from '../../src/engine/variants.js';
import { rankMoves } from '../../src/table/hints.js';
import { en } from '../../src/words/en.js';
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

  const order = async (position: string): Promise<string[]> =>
    (await klondike({ variant: 'draw-one', fixture: position })).el
      .hint()
      .map(({ move, why }) => `${move} ${why}`);

  it('turn up a hidden card first, of the column that hides most', async () => {
    const ranked = await order('T1: #2C 5H | T2: 6S | T3: #3C #4C 5D | T4: #JC #JS #JH 7S | T5: 8H');
    expect(ranked.slice(0, 3)).to.deep.equal(['T4>T5 reveals', 'T3>T2 reveals', 'T1>T2 reveals']);
  });

  it('free the next card of the waste next, then empty a column for a king that waits', async () => {
    const ranked = await order('waste: 2C JD | T1: QS | T2: 5H | T3: 6S KD | T4: TC 9H | T5: 6C');
    expect(ranked.slice(0, 3)).to.deep.equal([
      'W>T1 frees-waste',
      'T1>T3 empties-column',
      'T2>T5 empties-column',
    ]);
  });

  it('hold a card back from the foundation while it could still carry another', async () => {
    // 3H could carry 2S or 2C; once both are away it is of no more use.
    const early = await order('stock: 9D | F: AH 2H | T1: 9C 3H | T2: 2S | T3: TS');
    expect(early.at(-1)).to.equal('T1>F foundation-early');
    expect(early).to.include('D stock');
    const safe = await order('stock: 9D | F: AC 2C AH 2H AS 2S | T1: 9C 3H | T2: TS');
    expect(safe[0]).to.equal('T1>F foundation');
    // A king that only changes its column opens nothing at all.
    expect((await order('F: AH 2H | T1: 9C 3H | T2: KS | T3: #2S 4D')).at(-1)).to.match(/^T2>T\d legal$/);
    // An ace carries nothing, and a card that hides another goes however much it could carry.
    expect((await order('T1: AH | T2: 2S'))[0]).to.equal('T1>F foundation');
    expect((await order('F: AH 2H | T1: #9C 3H | T2: 2S'))[0]).to.equal('T1>F reveals');
    // The needed card is counted wherever it is, and never named.
    const hidden = await klondike({ fixture: 'F: AH 2H | T1: 9C 3H | T2: #2S 4D' });
    expect(hidden.el.hint().at(-1)).to.deep.include({ move: 'T1>F', why: 'foundation-early' });
    expect(JSON.stringify(hidden.el.hint())).not.to.match(/2S|2 of spades/);
  });

  it('build by suit in Spider before they open a column', async () => {
    const { el } = await spider({ fixture: 'T1: 9S0 4S0 | T2: 5S2 | T4: 6H3' });
    const ranked = el.hint().map(({ move, why }) => `${move} ${why}`);
    expect(ranked[0]).to.equal('T1>T2 builds-suit');
    expect(ranked.indexOf('T2>T4 opens-column')).to.be.greaterThan(0);
  });

  it('take a card from one place to another like it only if that lets the card under it go', async () => {
    const idle = await order('stock: 9D | T1: 6S 5D | T2: 6C');
    expect(idle).to.deep.equal(['D stock', 'T1>T2 legal']);
    const { el } = await klondike({ fixture: 'stock: 9D | F: AS..5S AH..5H AD..3D | T1: 6S 5D | T2: 6C' });
    expect(best({ el })).to.equal('T1>T2 builds');
    el.play('T1>T2');
    expect(best({ el })).to.equal('T1>F foundation');
  });

  it('break no run of one suit in Spider, nor leave one place for its twin, before all else', async () => {
    const ranked = async (fixture: string): Promise<string[]> =>
      (await spider({ fixture })).el.hint().map(({ move, why }) => `${move} ${why}`);
    const two = await ranked('T1: 6S0 5S0 | T2: 6H1 | T3: 8S0 5H1 | T4: 6H3');
    expect(two.slice(0, 2)).to.deep.equal(['T3>T2 builds-suit', 'T3>T4 builds-suit']);
    const all = await ranked(
      'T1: 6S0 5S0 | T2: 6H1 | T3: 9H1 8S0 | T4: 9H3 | T5: KS0 | T6: KS2 | T7: KS4 | T8: KS6 | T9: KH1 | T10: KH3',
    );
    expect(all).to.deep.equal(['T3>T4 legal', 'T1>T2 legal']);
  });

  /** Plays the first hint again and again, and says which move led to where the game had been before. */
  function followed(game: KlondikeGame | SpiderGame, moves: number): string | undefined {
    const seen = new Set([game.position]);
    for (let i = 0; i < moves && game.status === 'playing'; i++) {
      const [hint] = rankMoves(game, en.hintReasons);
      if (!hint) return undefined;
      const { position } = game;
      game.play(hint.move);
      // Going through the stock leads back to its beginning; without one, Spider has only runs to rearrange.
      if (hint.why === 'stock' || (game.kind === 'spider' && !game.board.stock.length)) continue;
      if (seen.has(game.position)) return `${hint.move} ${hint.why} of ${position}`;
      seen.add(game.position);
    }
    return undefined;
  }

  for (const variant of Object.keys(VARIANTS) as VariantName[])
    it(`followed one after the other never lead back to where ${variant} has been`, () => {
      for (let i = 0; i < 20; i++)
        expect(followed(new KlondikeGame({ variant, seed: `hints ${i}` }), 60)).to.equal(undefined);
    });

  it('nor in Spider as long as there are cards to deal', () => {
    for (let i = 0; i < 20; i++)
      expect(followed(new SpiderGame({ seed: `hints ${i}` }), 60)).to.equal(undefined);
  });
});
