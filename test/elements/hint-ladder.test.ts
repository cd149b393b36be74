// The Hint control: where to look, then the card, then the whole move, in words and on the board.
import { expect } from '@open-wc/testing';
import { type Player, klondike, spider } from './player.js';

/** What the board marks: piles and cards with dots, places with the mark of a legal place. */
const marks = ({ el, root }: Player): string[] => {
  void el;
  const label = (node: Element): string => {
    const { card, pile } = (node as HTMLElement).dataset;
    return card ?? `${node.classList.contains('legal') ? '>' : ''}${pile}`;
  };
  return [...root.querySelectorAll('.hinted, .legal')].map(label).sort();
};
const names = (player: Player): (string | null)[] =>
  player
    .all('.board [aria-label], .board [aria-description]')
    .map((node) => `${node.getAttribute('aria-label')} ${node.getAttribute('aria-description')}`);
const press = (player: Player): Promise<string> => player.says(() => player.tap('Hint'));

const REVEAL = 'stock: 2D | T1: #7D 8H 7S | T2: 9S | T3: JC';

describe('Hint control', () => {
  it('tells the pile, then the card, then the move, and then repeats the move', async () => {
    const player = await klondike({ hints: '', variant: 'draw-one', fixture: REVEAL });
    const before = names(player);
    expect(marks(player)).to.deep.equal([]);
    expect(await press(player)).to.equal('Hint: column 1. It turns up a hidden card.');
    expect(marks(player)).to.deep.equal(['T1']);
    expect(await press(player)).to.equal('Hint: 8 of hearts, column 1. It turns up a hidden card.');
    expect(marks(player)).to.deep.equal(['8H']);
    const whole = 'Hint: 8 of hearts and 1 card from column 1 to column 2. It turns up a hidden card.';
    expect(await press(player)).to.equal(whole);
    expect(marks(player)).to.deep.equal(['8H', '>T2']);
    expect(await press(player)).to.equal(whole);
    expect(marks(player)).to.deep.equal(['8H', '>T2']);
    expect(names(player), 'no name grew').to.deep.equal(before);
  });

  it('begins again after a committed action, undo, redo, restart and reset, not after a refusal', async () => {
    const player = await klondike({ hints: '', variant: 'draw-one', fixture: REVEAL });
    const first = 'Hint: column 1. It turns up a hidden card.';
    await press(player);
    for (const action of ['D', 'undo', 'redo', 'restart', 'reset'] as const) {
      await press(player);
      player.el.play('T3>T1');
      await player.el.updateComplete;
      expect(marks(player), 'after a refusal').to.deep.equal(['8H']);
      if (action === 'D') player.el.play('D');
      else player.el[action]();
      await player.el.updateComplete;
      expect(marks(player), action).to.deep.equal([]);
      expect(await press(player), action).to.equal(first);
    }
    await press(player);
    player.el.fixture = 'stock: 2D';
    await player.el.updateComplete;
    expect(marks(player), 'another position').to.deep.equal([]);
  });

  it('has two steps for the stock, whose cards it does not name', async () => {
    const player = await klondike({ hints: '', fixture: 'stock: 2D 9H' });
    expect(await press(player)).to.equal('Hint: stock. It leads to other cards.');
    expect(marks(player)).to.deep.equal(['stock']);
    expect(await press(player)).to.equal('Hint: draw. It leads to other cards.');
    expect(marks(player)).to.deep.equal(['stock']);
  });

  it('marks waste and foundation, and a run that stands complete', async () => {
    const player = await klondike({ hints: '', fixture: 'waste: 2D AS' });
    await press(player);
    expect(marks(player)).to.deep.equal(['waste']);
    await press(player);
    await press(player);
    expect(marks(player)).to.deep.equal(['>FS', 'AS']);
    const staged = await spider({ hints: '', fixture: 'one-run' });
    expect(await press(staged)).to.equal('Hint: column 1. It puts a completed run away.');
    await press(staged);
    expect(marks(staged)).to.deep.equal(['KS0']);
    expect(await press(staged)).to.equal('Hint: store completed runs. It puts a completed run away.');
    expect(marks(staged)).to.deep.equal(['KS0', 'done']);
  });

  it('leaves the marks of a legal place to the cards in hand', async () => {
    const player = await klondike({ hints: '', fixture: REVEAL });
    for (let i = 0; i < 3; i++) await press(player);
    await player.tap('7S');
    expect(marks(player)).to.deep.equal(['8H']);
  });

  it('goes with the attribute, and marks nothing in a diagram', async () => {
    const player = await klondike({ hints: '', fixture: REVEAL });
    await press(player);
    player.el.readonly = true;
    await player.el.updateComplete;
    expect(marks(player)).to.deep.equal([]);
    expect(await press(player)).to.equal('Hint: 8 of hearts, column 1. It turns up a hidden card.');
    expect(marks(player)).to.deep.equal([]);
    player.el.readonly = false;
    player.el.hints = false;
    await player.el.updateComplete;
    expect(marks(player)).to.deep.equal([]);
  });

  it('draws what a lesson marks, with and without the attribute', async () => {
    const player = await klondike({ fixture: REVEAL });
    player.el.hinted = { pile: 'T1', card: '8H', to: 'T2' };
    player.el.requestUpdate();
    await player.el.updateComplete;
    expect(marks(player)).to.deep.equal(['8H', '>T2']);
  });

  it('marks by shape: dots where a card in hand has a line and a legal place dashes', async () => {
    const player = await klondike({ hints: '', fixture: REVEAL });
    await press(player);
    expect(getComputedStyle(player.find('.column.hinted'), '::after').borderTopStyle).to.equal('dotted');
    await press(player);
    const card = player.find('.card.hinted');
    expect(getComputedStyle(card, '::before').borderTopStyle).to.equal('dotted');
    expect(getComputedStyle(card, '::before').pointerEvents).to.equal('none');
  });
});
