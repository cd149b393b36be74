// The tag that is copied lays out exactly this deal and plays these moves, for every game and at every point of it.
import { expect } from '@open-wc/testing';
import '../../src/define.js';
import { KlondikeGame, SpiderGame, formatPosition } from '../../src/engine.js';
import type { KlondikeTeaching, SpiderTwoSuit } from '../../src/index.js';
import { movesAsTag } from '../../src/teaching/moves-as-text.js';
import { loadCases } from '../support/cases.js';

type Table = KlondikeTeaching | SpiderTwoSuit;
interface Solved {
  readonly id: string;
  readonly variant?: string;
  readonly deck: string;
  readonly moves: string;
}

const tagOf = (game: KlondikeGame | SpiderGame): string =>
  movesAsTag(
    game.kind === 'klondike' ? 'klondike-teaching' : 'spider-two-suit',
    'variant' in game ? game.variant.name : null,
    formatPosition(game.opening),
    game.history,
  );

/** What a page gets that has this HTML in it. */
function parsed(tag: string): Table {
  const page = document.createElement('div');
  page.innerHTML = tag;
  const [element] = page.children;
  expect(page.childNodes).to.have.lengthOf(1);
  return document.importNode(element!, true) as Table;
}

function expectSame(game: KlondikeGame | SpiderGame, why: string): void {
  const table = parsed(tagOf(game));
  expect(table.position, why).to.equal(game.position);
  expect(table.history, why).to.deep.equal(game.history);
  expect(table.legalMoves, why).to.deep.equal(game.legalMoves);
  expect(table.faults, why).to.deep.equal([]);
  expect(table.status, why).to.equal(game.status);
  expect(formatPosition(table.game.opening), why).to.equal(formatPosition(game.opening));
  if (table.game.kind === 'klondike')
    expect(table.game.variant.name, why).to.equal((game as KlondikeGame).variant.name);
}

describe('tag of a game', function () {
  this.timeout(60_000);

  it('is the same game at every point of solved Klondike games', async () => {
    const games = await loadCases<Solved>('klondike-games');
    const variants = [...new Set(games.map(({ variant }) => variant))];
    const some = variants.flatMap((variant) => games.filter((each) => each.variant === variant).slice(0, 2));
    for (const { id, variant, deck, moves } of some)
      for (const name of variant === 'draw-one' ? ['draw-one', 'teaching'] : [variant]) {
        const game = new KlondikeGame({ deck, variant: name as 'teaching' });
        expectSame(game, `${id} ${name} 0`);
        for (const [i, move] of moves.split(' ').entries()) {
          if (!game.play(move).ok) break;
          expectSame(game, `${id} ${name} ${i + 1}`);
        }
      }
  });

  it('is the same game at every point of solved Spider games', async () => {
    for (const { id, deck, moves } of (await loadCases<Solved>('spider-games')).slice(0, 3)) {
      const game = new SpiderGame({ deck });
      for (const [i, move] of moves.split(' ').entries()) {
        game.play(move);
        if (i % 7 === 0) expectSame(game, `${id} ${i + 1}`);
      }
      expectSame(game, `${id} at its end`);
    }
  });

  it('is the same game after undo, staged, isolated, won, and without a card', () => {
    const undone = new KlondikeGame({ variant: 'draw-three', seed: 'tag' });
    for (let i = 0; i < 5; i++) undone.play('D');
    undone.undo();
    expectSame(undone, 'undone');
    for (const fixture of ['two-runs', 'one-run', 'mixed-run', 'deal-blocked']) {
      const game = new SpiderGame({ fixture });
      expectSame(game, fixture);
      if (game.play('S').ok) expectSame(game, `${fixture} stored`);
    }
    const won = new KlondikeGame({ fixture: 'terminal-win' });
    won.play('W>F');
    expectSame(won, 'won');
    for (const variant of ['teaching', 'draw-one', 'draw-three'] as const)
      expectSame(new KlondikeGame({ fixture: '', variant }), `no card, ${variant}`);
  });

  it('names the variant unless it is the default, and the moves only where there are any', () => {
    expect(movesAsTag('klondike-teaching', 'teaching', 'T1: KS', [])).to.equal(
      '<klondike-teaching fixture="T1: KS"></klondike-teaching>',
    );
    expect(movesAsTag('klondike-teaching', 'draw-one', 'T1: KS', ['T1>T2', 'T2>T3'])).to.equal(
      '<klondike-teaching variant="draw-one" fixture="T1: KS" moves="T1>T2 T2>T3"></klondike-teaching>',
    );
  });

  it('escapes what would end an attribute', () => {
    const tag = movesAsTag('klondike-teaching', 'a"&amp;<b>', 'T1: KS', []);
    expect(tag).to.include('variant="a&quot;&amp;amp;&lt;b>"');
    expect(parsed(tag).getAttribute('variant')).to.equal('a"&amp;<b>');
  });
});
