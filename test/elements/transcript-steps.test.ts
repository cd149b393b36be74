// Looking back at earlier positions: what the board shows, what is said, and that the game is not touched by it.
import { expect } from '@open-wc/testing';
import { lookBack } from './looking-back.js';
import { klondike, spider } from './player.js';

const DEAL = 'stock: 9S 5D AC | F: AH | T1: #4S 2H | T2: KC QH JC | T3: KS';
const MOVES = 'T1>F D T2>T3:2';
const play = () => klondike({ variant: 'draw-one', fixture: DEAL, moves: MOVES, hints: '' });

describe('looking back', () => {
  it('shows each earlier position, back and forward, and touches nothing', async () => {
    const player = await play();
    const list = await lookBack(player);
    const before = list.untouched;
    const { KlondikeGame } = await import('../../src/engine.js');
    const game = new KlondikeGame({ variant: 'draw-one', fixture: DEAL });
    const positions = [game.position, ...MOVES.split(' ').map((move) => (game.play(move), game.position))];
    for (const at of [2, 1, 0]) {
      await list.press('Back');
      list.expectShown(positions[at]!, `back at ${at}`);
      expect(list.current).to.deep.equal([at]);
      expect(player.find('.board-text').textContent).to.include(at ? '4 of spades' : '1 face-down card');
    }
    for (const at of [1, 2, 3]) {
      await list.press('Forward');
      list.expectShown(positions[at]!, `forward at ${at}`);
    }
    for (const at of [1, 3, 0, 2]) {
      await list.choose(at);
      list.expectShown(positions[at]!, `chosen ${at}`);
    }
    await list.press('First');
    list.expectShown(positions[0]!);
    await list.press('Last');
    list.expectShown(positions[3]!);
    expect(list.untouched).to.deep.equal(before);
  });

  it('shows no card face up before its time', async () => {
    const player = await play();
    const list = await lookBack(player);
    await list.press('First');
    expect(player.root.querySelector('[data-card="4S"]')).to.equal(null);
    expect(player.all('[data-hidden]').length).to.be.greaterThan(0);
  });

  it('says where the player stands and what the move did, in the one status line', async () => {
    const player = await play();
    const list = await lookBack(player);
    expect(await player.says(() => list.press('Back'))).to.equal(
      'Move 2 of 3. The game itself is untouched. Drew ace of clubs. 2 cards left in stock.',
    );
    expect(await player.says(() => list.press('Back'))).to.equal(
      'Move 1 of 3. Moved 2 of hearts to hearts foundation. Revealed 4 of spades in column 1.',
    );
    expect(await player.says(() => list.press('Back'))).to.equal('The deal, before 3 moves.');
    expect(await player.says(() => list.press('Back')), 'at the end').to.equal('The deal, before 3 moves.');
    expect(await player.says(() => list.press('Last'))).to.equal('This is the game, after 3 moves.');
    expect(player.all('[role="status"], [aria-live]')).to.have.lengthOf(1);
  });

  it('has a notice right above the board, with the way back', async () => {
    const player = await play();
    const list = await lookBack(player);
    expect(list.notice).to.equal('This is the game, after 3 moves.');
    expect(player.find('.notice').nextElementSibling).to.equal(player.board);
    await list.choose(1);
    expect(list.notice).to.equal('Move 1 of 3. The game itself is untouched.');
    expect(player.find('.notice').hasAttribute('data-earlier')).to.equal(true);
    await list.press('Back to the game');
    expect(list.notice).to.equal('This is the game, after 3 moves.');
    expect(player.find('.notice').hasAttribute('data-earlier')).to.equal(false);
    list.expectShown(player.el.position);
  });

  it('refuses to play by hand meanwhile', async () => {
    const player = await play();
    const list = await lookBack(player);
    await list.choose(1);
    await player.tap('stock');
    await player.tap('JC');
    await player.tap('Undo');
    expect(player.codes).to.deep.equal(['reviewing', 'reviewing', 'reviewing']);
    expect(player.el.history).to.deep.equal(MOVES.split(' '));
  });

  it('takes nothing up meanwhile, by key or tap', async () => {
    const player = await klondike({ fixture: 'stock: 2D 3D | T1: 9C 8H 7S', moves: 'D D' });
    const list = await lookBack(player);
    await list.choose(0);
    await player.focus('7S');
    await player.key('+');
    await player.tap('7S');
    expect([player.selected, player.codes]).to.deep.equal([[], ['reviewing', 'reviewing']]);
  });

  it('takes away what was refused or hinted before', async () => {
    const player = await play();
    const list = await lookBack(player);
    player.el.play('T1>T7');
    await player.says(() => player.tap('Hint'));
    expect(player.root.querySelector('.reason')).to.not.equal(null);
    await list.press('Back');
    expect(player.root.querySelector('.reason')).to.equal(null);
    expect(player.el.hinted).to.equal(undefined);
  });

  it('leaves nothing selected', async () => {
    const player = await play();
    const list = await lookBack(player);
    await player.tap('4S');
    await list.press('Back');
    expect(player.selected).to.deep.equal([]);
  });

  const endings: Readonly<Record<string, (el: Awaited<ReturnType<typeof play>>['el']) => unknown>> = {
    'a page that plays': (el) => el.play('D'),
    'a page that undoes': (el) => el.undo(),
    'a restart': (el) => el.restart(),
    'a reset': (el) => el.reset(),
    'another fixture': (el) => (el.fixture = 'redeal-order'),
    'other moves': (el) => (el.moves = 'D'),
    'another variant': (el) => (el.variant = 'draw-three'),
    'a lesson': (el) => (el.lesson = 'redeal'),
  };
  for (const [what, does] of Object.entries(endings))
    it(`ends with ${what}`, async () => {
      const player = await play();
      const list = await lookBack(player);
      await list.choose(1);
      does(player.el);
      await player.el.updateComplete;
      list.expectShown(player.el.position);
      expect(player.find('.notice').hasAttribute('data-earlier')).to.equal(false);
      expect(list.current).to.deep.equal([player.el.history.length]);
      expect(list.entries).to.have.lengthOf(player.el.history.length + 1);
    });

  it('goes on over a page’s refused move', async () => {
    const player = await play();
    const list = await lookBack(player);
    await list.choose(1);
    player.el.play('T1>T7');
    await player.el.updateComplete;
    expect(list.current).to.deep.equal([1]);
  });

  it('ends when the list is closed, and says so', async () => {
    const player = await play();
    const list = await lookBack(player);
    await list.choose(1);
    expect(await player.says(() => list.close())).to.equal('This is the game, after 3 moves.');
    list.expectShown(player.el.position);
    expect(player.root.querySelector('.notice')).to.equal(null);
    await list.open();
    expect(list.current).to.deep.equal([3]);
  });

  it('looks back in a won game, which stays won', async () => {
    const player = await klondike({ fixture: 'terminal-win', moves: 'W>F' });
    const list = await lookBack(player);
    await list.press('Back');
    expect(player.find('[data-pile="waste"]').textContent).to.include('K');
    expect(player.el.status).to.equal('won');
    await list.press('Forward');
    expect(player.of('win')).to.deep.equal([]);
  });

  it('looks back over runs that were staged and stored', async () => {
    const player = await spider({ fixture: 'two-runs', moves: 'S' });
    const list = await lookBack(player);
    const before = list.untouched;
    await list.press('Back');
    list.expectShown(player.el.game.opening && (await opening(player.el.game)));
    expect(player.find('.totals').textContent).to.include('Completed runs 0 of 8');
    await list.press('Forward');
    expect(list.untouched).to.deep.equal(before);
  });

  it('looks back in a diagram', async () => {
    const player = await klondike({ fixture: DEAL, moves: MOVES, readonly: '' });
    const list = await lookBack(player);
    await list.press('First');
    list.expectShown('T1: 2H | T2: KC QH JC | T3: KS');
  });

  it('lists a stopped game’s moves but shows none of its positions', async () => {
    const player = await play();
    (player.el.game.board.stock as unknown[]).pop();
    player.el.play('D');
    expect(player.codes).to.deep.equal(['conservation-failed']);
    const list = await lookBack(player);
    expect(list.entries).to.have.lengthOf(4);
    expect(await player.says(() => list.press('Back'))).to.include('no longer add up');
    expect(await player.says(() => list.press('Copy as tag'))).to.include('no longer add up');
    expect(list.current).to.deep.equal([3]);
  });
});

async function opening(game: { opening: unknown }): Promise<string> {
  const { formatPosition } = await import('../../src/engine.js');
  return formatPosition(game.opening as Parameters<typeof formatPosition>[0]);
}
