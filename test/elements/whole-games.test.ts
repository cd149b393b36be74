// Games won from the first card to the last through the interface alone, by each route.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';
import { loadCases } from '../support/cases.js';
import { emulateFeatures } from '../support/commands.js';
import { type Player, klondike, middle, spider } from './player.js';

interface Solved {
  id: string;
  variant?: 'draw-one' | 'draw-three';
  teaching?: boolean;
  deck: string;
  moves: string;
}
type Route = (player: Player, move: string) => Promise<void>;

/** By clicks alone: a card, then a place. */
const byTap: Route = async (player, move) => {
  for (const step of player.steps(move)) await player.tap(step);
};

/** By drags alone; the stock, which is no card, by its click. */
const byDrag: Route = async (player, move) => {
  const [code, to] = player.steps(move) as [string, string?];
  if (!to) return player.tap(code);
  const at = middle(player.find(`[data-pile="${to}"]`));
  await player.carry(code, at);
  await player.drop(at);
};

/** Walks by arrows from where focus is to a spot. */
async function walk(player: Player, spot: string): Promise<void> {
  const column = /^T(\d+)/.exec(spot)?.[1];
  if (column) await player.key(column === '10' ? '0' : column);
  else {
    await player.keys('1', 'PageUp');
    for (let i = 0; i < 6 && player.focused !== spot; i++) await player.key('ArrowRight');
  }
  for (let i = 0; i < 30 && player.focused !== spot; i++) await player.key('ArrowUp');
  expect(player.focused, `reached ${spot} by keys`).to.equal(spot);
}

/** By keys alone. A button turns Enter into a click by itself, so that click stands for Enter here. */
const byKeys: Route = async (player, move) => {
  const enter = () => player.tap(player.root.activeElement as HTMLElement);
  if (player.focused === 'page') player.place('stock').focus();
  if (move === 'D' || move === 'R') return void (await player.key('d'));
  const [code, to] = player.steps(move) as [string, string];
  await walk(player, `${move[0] === 'W' ? 'waste' : move.split('>')[0]!}:${code}`);
  if (to[0] === 'F') return void (await player.key('f'));
  await enter();
  await walk(player, to);
  await enter();
};

const ROUTES: Record<string, Route> = { tap: byTap, drag: byDrag, keyboard: byKeys };

async function win(player: Player, moves: string[], route: Route): Promise<void> {
  for (const [i, move] of moves.entries()) {
    await route(player, move);
    expect(player.el.history.length, `${i + 1}. ${move}; it said ${player.codes.join(' ')}`).to.equal(i + 1);
  }
  expect(player.el.history).to.deep.equal(moves);
  expect(player.el.status).to.equal('won');
  expect(player.of('win')).to.have.length(1);
  expect(player.of('rejected')).to.deep.equal([]);
  expect(player.el.matches(':state(won)')).to.be.true;
  expect(player.el.game.audit().ok).to.be.true;
  expect(player.el.legalMoves).to.deep.equal([]);
}

describe('E5 whole games', function () {
  this.timeout(30_000);
  let games: Solved[];
  let webs: Solved[];
  before(async () => {
    games = await loadCases<Solved>('klondike-games');
    webs = await loadCases<Solved>('spider-games');
    await setViewport({ width: 800, height: 1100 });
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
  });
  after(async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  const table = (variant: string, { deck }: Solved) =>
    klondike({ variant, fixture: new KlondikeGame({ deck }).position });

  for (const [name, route] of Object.entries(ROUTES)) {
    const ids = name === 'tap' || name === 'drag' ? 'K24' : 'K23';
    it(`E7 V7 ${ids} a teaching game is won by ${name} alone`, async () => {
      const game = games.find(({ teaching, variant }) => teaching && variant === 'draw-one')!;
      const player = await table('teaching', game);
      await win(player, game.moves.split(' '), route);
      expect(player.enabledControls).to.deep.equal(['Reset', 'Read board', 'Keys']);
    });

    it(`E7 V3 ${ids} a draw-three game is won by ${name} alone`, async () => {
      const game = games.find(({ variant }) => variant === 'draw-three')!;
      await win(await table('draw-three', game), game.moves.split(' '), route);
    });

    it(`E7 S11 ${ids} a game of Spider is won by ${name} alone`, async () => {
      const game = [...webs].sort((a, b) => a.moves.length - b.moves.length)[0]!;
      const player = await spider({ fixture: new SpiderGame({ deck: game.deck }).position });
      await win(player, game.moves.split(' '), route);
      expect(player.find('.done').getAttribute('aria-label')).to.equal('Completed runs, 8 of 8');
    });
  }

  it('V6 V7 a won draw-one game restarts, and its undo goes back to the deal before it was won', async () => {
    const game = games.find(({ variant }) => variant === 'draw-one')!;
    const player = await table('draw-one', game);
    const opening = player.el.position;
    const moves = game.moves.split(' ');
    for (const move of moves.slice(0, -1)) player.el.play(move);
    for (let i = 1; i < moves.length; i++) player.control('Undo').click();
    expect(player.el.position).to.equal(opening);
    for (let i = 1; i < moves.length; i++) player.control('Redo').click();
    await player.el.updateComplete;
    await byTap(player, moves.at(-1)!);
    expect(player.el.status).to.equal('won');
    await player.tap('Restart');
    expect(player.el.position).to.equal(opening);
    expect(player.el.matches(':state(won)')).to.be.false;
  });
});
