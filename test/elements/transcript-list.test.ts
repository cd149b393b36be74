// The list of moves: notation, words that name the cards, the marked entry; and what it must not name.
import { expect, nextFrame } from '@open-wc/testing';
import { cardName } from '../../src/engine/sentences.js';
import { loadCases } from '../support/cases.js';
import { lookBack } from './looking-back.js';
import { klondike, spider } from './player.js';

const DEAL = 'stock: 9S 5D AC | F: AH | T1: #4S 2H | T2: KC QH JC | T3: KS';

describe('list of moves', () => {
  it('is closed, and has the opening alone before the first move', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: DEAL });
    expect(player.find('.transcript summary').textContent).to.equal('Moves so far: 0');
    const list = await lookBack(player);
    expect(list.lines).to.deep.equal(['0. The deal']);
    expect(list.current).to.deep.equal([0]);
    expect(list.notice).to.equal('This is the game: no move has been made yet.');
  });

  it('has each move in notation and in words that name its cards', async () => {
    const moves = 'T1>F D W>F T2>T3:2 T1>T4'.split(' ').slice(0, 4).join(' ');
    const player = await klondike({ variant: 'draw-one', fixture: DEAL, moves });
    const list = await lookBack(player);
    expect(list.lines).to.deep.equal([
      '0. The deal',
      '1. T1>F 2 of hearts from column 1 to foundation',
      '2. D Draw',
      '3. W>F Ace of clubs from waste to foundation',
      '4. T2>T3:2 Queen of hearts and 1 card from column 2 to column 3',
    ]);
    expect(list.current).to.deep.equal([4]);
    expect(list.player.find('.moves').localName).to.equal('ol');
  });

  it('grows with each move, shrinks with undo, and begins anew with a deal', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: DEAL });
    const list = await lookBack(player);
    player.el.play('D');
    player.el.play('T1>F');
    await player.el.updateComplete;
    expect(list.lines).to.have.lengthOf(3);
    player.el.undo();
    await player.el.updateComplete;
    expect(list.lines, 'what is undone is not in it').to.deep.equal(['0. The deal', '1. D Draw']);
    player.el.redo();
    await player.el.updateComplete;
    expect(list.lines).to.have.lengthOf(3);
    player.el.restart();
    await player.el.updateComplete;
    expect(list.lines).to.deep.equal(['0. The deal']);
  });

  it('tells the two games’ own moves: a deal, runs stored on request, a return from a foundation', async () => {
    const two = await spider({ fixture: 'two-runs' });
    two.el.play('S');
    expect((await lookBack(two)).lines.at(-1)).to.equal('1. S Store completed runs');
    const dealt = await spider({ moves: 'D' });
    expect((await lookBack(dealt)).lines.at(-1)).to.equal('1. D Deal ten');
    const back = await klondike({ variant: 'draw-one', fixture: 'F: AH 2H | T2: 3C' });
    back.el.play('FH>T2');
    expect((await lookBack(back)).lines.at(-1)).to.equal(
      '1. FH>T2 2 of hearts from hearts foundation to column 2',
    );
  });

  it('names no card that lies face down now, in a whole game', async () => {
    const [game] = await loadCases<{ deck: string; moves: string; variant: string }>('klondike-games');
    const player = await klondike({ variant: game!.variant });
    const { KlondikeGame } = await import('../../src/engine.js');
    const dealt = new KlondikeGame({ deck: game!.deck, variant: 'draw-one' });
    player.el.fixture = dealt.position;
    await player.el.updateComplete;
    const list = await lookBack(player);
    for (const move of game!.moves.split(' ').slice(0, 60)) {
      player.el.play(move);
      await player.el.updateComplete;
      const { stock, columns } = player.el.game.board;
      const down = [...stock, ...columns.flat().flatMap(({ card, up }) => (up ? [] : [card]))];
      const text = list.lines.join('\n').toLowerCase();
      for (const { code } of down) expect(text, move).not.to.match(new RegExp(`\\b${cardName(code)}\\b`));
    }
  });

  it('keeps every move of a long game, and adds the next one without touching those before it', async () => {
    const moves = Array.from({ length: 420 }, (_, i) => (i % 4 === 3 ? 'R' : 'D')).join(' ');
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 9S 5D AC', moves });
    const list = await lookBack(player);
    expect(list.entries).to.have.lengthOf(421);
    const before = list.entries;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(player.find('.moves'), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    for (let i = 0; i < 12; i++) {
      player.el.play(i % 4 === 3 ? 'R' : 'D');
      await player.el.updateComplete;
    }
    await nextFrame();
    observer.disconnect();
    expect(before.every((entry, i) => entry === list.entries[i])).to.equal(true);
    // Each move brings an entry, and takes the mark from the one before it.
    const touched = changes.filter(({ target }) =>
      before.slice(0, -1).some((entry) => entry.contains(target)),
    );
    expect(touched.length, 'changes to earlier moves').to.equal(0);
    expect(changes.length).to.be.greaterThan(0);
    expect(list.entries).to.have.lengthOf(433);
    await list.choose(7);
    expect(list.current).to.deep.equal([7]);
  });

  it('lists the moves of an auto-finish one by one, and those of a won game', async () => {
    const player = await klondike({
      variant: 'draw-one',
      fixture: 'F: AC..JC AD..KD AH..KH AS..KS | T1: KC QC',
    });
    player.el.autoFinish();
    const list = await lookBack(player);
    expect(player.el.status).to.equal('won');
    expect(list.lines.slice(1)).to.deep.equal([
      '1. T1>F Queen of clubs from column 1 to foundation',
      '2. T1>F King of clubs from column 1 to foundation',
    ]);
  });
});
