// What is in hand: how it comes, what keeps it, what ends it, and how the page can see it.
import { expect } from '@open-wc/testing';
import { klondike, spider } from './player.js';

const selecting = (el: Element): boolean => el.matches(':state(selecting)');

describe('selection', () => {
  it('K15 survives refusals of every kind', async () => {
    const player = await klondike({ fixture: 'T1: #2D 9C | T2: KS | T3: 7H | F: AH' });
    await player.tap('9C');
    for (const place of ['KS', 'T4', 'FH', 'FC', 'waste', 'T3']) {
      await player.tap(place);
      expect(player.selected, place).to.deep.equal(['9C']);
    }
    expect(player.of('rejected')).to.have.length(6);
    expect(player.el.history).to.deep.equal([]);
  });

  it('K15 K16 survives what does not change the position, and ends with what does', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 2D | T1: 9C | T2: TH' });
    await player.tap('9C');
    await player.tap('Undo');
    await player.tap('Read board');
    expect(player.selected).to.deep.equal(['9C']);
    await player.tap('Draw');
    expect(player.selected).to.deep.equal([]);
    await player.tap('9C');
    await player.tap('T2');
    expect(player.selected).to.deep.equal([]);
  });

  it('K16 K21 reset and restart end it', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: 9C | T2: TH' });
    for (const label of ['Restart', 'Reset']) {
      await player.tap('9C');
      await player.tap(label);
      expect(player.selected, label).to.deep.equal([]);
      expect(selecting(player.el), label).to.be.false;
    }
  });

  it('shows as :state(selecting), during a drag too, and not for a mere press', async () => {
    const player = await klondike({ fixture: 'reveal' });
    expect(selecting(player.el)).to.be.false;
    player.pointer('pointerdown', [0, 0], {}, player.card('5H'));
    await player.el.updateComplete;
    expect(selecting(player.el)).to.be.false;
    player.pointer('pointerup', [0, 0]);
    await player.tap('5H');
    expect(selecting(player.el)).to.be.true;
    await player.tap('5H');
    expect(selecting(player.el)).to.be.false;
    await player.carry('5H', [300, 300]);
    expect(selecting(player.el)).to.be.true;
    await player.drop([0, 0]);
    expect(selecting(player.el)).to.be.false;
  });

  it('does not flicker while another card is pressed', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    player.pointer('pointerdown', [0, 0], {}, player.card('KS'));
    await player.el.updateComplete;
    expect(player.selected).to.deep.equal(['QH', 'JC']);
    expect(player.place('T2').getAttribute('aria-label')).to.equal('Move queen of hearts to column 2');
    player.pointer('pointerup', [0, 0]);
    await player.tap('KS');
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
  });

  it('is there again after a drag that went home', async () => {
    const player = await klondike({ fixture: 'T1: 9C | T2: 3D | T3: TH' });
    await player.tap('9C');
    await player.drag('3D', 'T2');
    expect(player.selected).to.deep.equal(['9C']);
    await player.drag('3D', 'T1');
    expect(player.selected).to.deep.equal(['9C']);
    expect(player.codes).to.deep.equal(['drop-rank']);
  });

  it('S4 holds a run of one suit in Spider, and no other', async () => {
    const player = await spider({ fixture: 'mixed-run' });
    await player.tap('QS0');
    expect(player.selected).to.deep.equal(['QS0', 'JS0']);
    await player.tap('QS0');
    for (const code of ['QS2', 'QS4']) {
      await player.tap(code);
      expect(player.selected, code).to.deep.equal([]);
    }
    await player.tap('JH1');
    expect(player.selected).to.deep.equal(['JH1']);
  });

  it('marks legal places with `hints`, and says so to everyone', async () => {
    const player = await klondike({ fixture: 'T1: 2H | T2: 3S | T3: 3D | F: AH', hints: '' });
    const legal = () => player.all('.legal').map((pile) => pile.dataset['pile']);
    expect(legal()).to.deep.equal([]);
    await player.tap('2H');
    expect(legal()).to.deep.equal(['FH', 'T2']);
    expect(player.place('T2').getAttribute('aria-description')).to.equal('legal');
    expect(player.place('T3').hasAttribute('aria-description')).to.be.false;
    player.el.hints = false;
    await player.el.updateComplete;
    expect(legal()).to.deep.equal([]);
  });

  it('a diagram has none, and loses the one it had', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    player.el.readonly = true;
    await player.el.updateComplete;
    expect(player.selected).to.deep.equal([]);
    await player.tap('QH');
    expect(player.selected).to.deep.equal([]);
    expect(player.codes).to.deep.equal(['readonly']);
  });

  const press = (target: Element, type: string): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        pointerId: 9,
        pointerType: 'mouse',
        buttons: 1,
      }),
    );

  it('takes what is seen, or nothing, where a new deal is not drawn yet', async () => {
    const player = await klondike({ fixture: 'T1: 9C 8H 7S | T2: TH' });
    const [nine, seven] = [player.card('9C'), player.card('7S')];
    player.el.fixture = 'T1: KD QC 9C | T2: TH | T3: 7S';
    for (const gone of [seven, player.card('8H')]) {
      press(gone, 'pointerdown');
      press(gone, 'pointerup');
      gone.click();
      expect(player.el.interaction).to.deep.equal({ state: 'idle' });
    }
    press(nine, 'pointerdown');
    press(nine, 'pointerup');
    nine.click();
    await player.el.updateComplete;
    expect(player.selected).to.deep.equal(['9C']);
  });

  it('tells nothing of a card that a new deal has turned down, though it is still drawn', async () => {
    const player = await klondike({ fixture: 'T1: QH 7S' });
    const queen = player.card('QH');
    player.el.fixture = 'T1: #QH 7S';
    queen.click();
    await player.el.updateComplete;
    expect([player.selected, player.codes]).to.deep.equal([[], []]);
  });
});
