// Where focus is after every action: never lost to the page, never taken from it, and the page never jumps.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Player, klondike, middle, spider } from './player.js';

const enter = async (player: Player, word: string): Promise<void> => {
  await player.focus(word);
  await player.tap(word);
};

describe('focus', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('S15 stays on the card for select, cancel and refusal', async () => {
    const player = await klondike({ fixture: 'rejections' });
    await enter(player, 'JC');
    expect(player.focused).to.equal('T2:JC');
    await player.key('Escape');
    expect(player.focused).to.equal('T2:JC');
    await enter(player, 'JC');
    await enter(player, 'QC');
    expect(player.focused, 'refused').to.equal('T4:QC');
  });

  it('S15 goes with the lead card of a move, by tap and by drag', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await enter(player, 'QH');
    await enter(player, 'T2');
    expect(player.focused).to.equal('T2:QH');
    const other = await klondike({ fixture: 'suffix-move' });
    await other.focus('QH');
    await other.carry('QH', middle(other.card('KS')));
    await other.drop(middle(other.card('KS')));
    expect(other.focused).to.equal('T2:QH');
  });

  it('S15 goes to the foundation that took the card', async () => {
    const player = await klondike({ fixture: 'F: AH | T1: 3C 2H' });
    await player.focus('2H');
    await player.key('f');
    expect(player.focused).to.equal('FH');
  });

  it('S15 stays on the control used, the one that changes its name included', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D', hints: '' });
    await enter(player, 'Draw');
    expect(player.focused).to.equal('draw');
    expect(player.control('Redeal')).to.equal(player.root.activeElement);
    await player.tap('Redeal');
    expect(player.root.activeElement).to.equal(player.control('Draw'));
    for (const label of ['Undo', 'Redo', 'Restart', 'Reset', 'Finish', 'Hint', 'Read board', 'Keys']) {
      await enter(player, label);
      expect((player.root.activeElement as HTMLElement).textContent, label).to.equal(label);
    }
    await enter(player, 'stock');
    expect(player.focused).to.equal('stock');
  });

  it('a click focuses what it hits, as it does not in every browser by itself', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    expect(player.focused).to.equal('T1:QH');
    await player.tap('T2');
    expect(player.focused).to.equal('T2:QH');
    await player.tap('Draw');
    expect(player.focused).to.equal('draw');
  });

  it('S15 follows a card that undo, restart or the page moves elsewhere', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'reveal' });
    await enter(player, '5H');
    await enter(player, 'T2');
    await player.key('u');
    expect(player.focused, 'undo').to.equal('T1:5H');
    player.el.play('T1>T2');
    await player.el.updateComplete;
    expect(player.focused, 'the page').to.equal('T2:5H');
    player.el.restart();
    await player.el.updateComplete;
    expect(player.focused, 'restart').to.equal('T1:5H');
  });

  it('S15 falls back to the front of the column, its button, the waste and the stock', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'reveal' });
    player.el.play('T1>T2');
    await player.el.updateComplete;
    await player.focus('9C');
    player.el.undo();
    await player.el.updateComplete;
    expect(player.focused, 'the card was turned down').to.equal('T1:5H');
    const draw = await klondike({ variant: 'draw-one', fixture: 'stock: 2D | T1: AH' });
    await draw.tap('stock');
    await draw.focus('2D');
    draw.el.play('R');
    await draw.el.updateComplete;
    expect(draw.focused, 'the card went into the stock').to.equal('waste');
    await draw.focus('AH');
    draw.el.fixture = 'T2: KS';
    await draw.el.updateComplete;
    expect(draw.focused, 'another deal').to.equal('T1');
  });

  it('S15 stays on the waste’s top when a key draws', async () => {
    const player = await klondike({ fixture: 'stock: 2D 3D | waste: 4D' });
    await player.focus('4D');
    await player.key('d');
    expect(player.focused).to.equal('waste:3D');
  });

  it('a control that goes does not hand its focus to another one', async () => {
    const player = await spider({ fixture: 'one-run', hints: '' });
    await enter(player, 'Resolve staged runs');
    expect(player.controls).not.to.include('Resolve staged runs');
    expect(player.focused).to.equal('stock');
    await player.focus('Hint');
    player.el.hints = false;
    await player.el.updateComplete;
    expect(player.focused).to.equal('stock');
  });

  it('a page that plays moves neither its own focus nor that of another card', async () => {
    const player = await klondike({ fixture: 'stock: 4D | T1: #9C 5H | T2: 6S | T3: KC' });
    const input = document.createElement('input');
    player.el.parentElement!.append(input);
    input.focus();
    for (const move of ['D', 'T1>T2', 'T9>T1', 'T3>T7']) player.el.play(move);
    player.el.reset();
    await player.el.updateComplete;
    expect(document.activeElement).to.equal(input);
    await player.focus('KC');
    player.el.play('T1>T2');
    await player.el.updateComplete;
    expect(player.focused).to.equal('T3:KC');
  });

  it('B99 never falls to the body and never scrolls the page, through a random game', async () => {
    const player = await klondike({ variant: 'draw-one', seed: 'focus' });
    const above = document.createElement('div');
    above.style.height = '400px';
    const below = document.createElement('div');
    below.style.height = '2000px';
    player.el.before(above);
    player.el.after(below);
    scrollTo(0, 200);
    for (let i = 0; i < 60; i++) {
      const moves = player.el.legalMoves;
      const move = moves[(i * 7) % moves.length]!;
      if (i % 9 === 8) await player.key('u');
      else if (move[0] === 'F') await player.key('d');
      else for (const step of player.steps(move)) await player.tap(step);
      expect(player.focused, `after ${move}`).not.to.equal('page');
      expect(scrollY, `after ${move}`).to.equal(200);
    }
    expect(player.el.history.length).to.be.greaterThan(20);
    scrollTo(0, 0);
  });

  it('nothing takes focus on its own: not the deal, nor an update', async () => {
    const player = await klondike();
    player.el.seed = 'x';
    await player.el.updateComplete;
    expect(player.focused).to.equal('page');
  });

  it('the details line names the card in hand, or else in focus', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.focus('JC');
    expect(player.details).to.equal('jack of clubs, column 1, 3 of 3');
    await player.tap('QH');
    expect(player.details).to.equal('queen of hearts, selected with 1 card, column 1, 2 of 3');
    await player.key('ArrowRight');
    expect(player.details).to.equal('queen of hearts, selected with 1 card, column 1, 2 of 3');
    await player.key('Escape');
    expect(player.details).to.equal('king of spades, column 2, 1 of 1');
    expect(player.find('.details').hasAttribute('title')).to.be.false;
  });
});
