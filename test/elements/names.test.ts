// Every accessible name, literally.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Player, klondike, spider } from './player.js';

const name = (player: Player, word: string) => player.target(word).getAttribute('aria-label');

describe('names', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('E7 B103 K23 cards, runs, columns and destinations', async () => {
    const player = await klondike({ fixture: 'T3: #2S #3S #4C TH 9C 8D | T5: JS' });
    expect(name(player, 'TH')).to.equal('10 of hearts, column 3, 4 of 6');
    expect(name(player, 'T3')).to.equal('Column 3, 6 cards, 3 face down');
    expect(name(player, 'T5')).to.equal('Column 5, 1 card');
    expect(name(player, 'T1')).to.equal('Column 1, empty');
    await player.tap('TH');
    expect(name(player, 'TH')).to.equal('10 of hearts, selected with 2 cards, column 3, 4 of 6');
    expect(name(player, '9C')).to.equal('9 of clubs, in selected run, column 3, 5 of 6');
    expect(name(player, '8D')).to.equal('8 of diamonds, in selected run, column 3, 6 of 6');
    expect(name(player, 'T5')).to.equal('Move 10 of hearts to column 5');
    expect(name(player, 'T1')).to.equal('Move 10 of hearts to column 1');
    expect(name(player, 'T3'), 'its own column').to.equal('Column 3, 6 cards, 3 face down');
    await player.tap('8D');
    expect(name(player, '8D')).to.equal('8 of diamonds, selected, column 3, 6 of 6');
  });

  it('E7 stock, waste and foundations', async () => {
    const player = await klondike({ variant: 'draw-three' });
    expect(name(player, 'stock')).to.equal('Stock, 24 cards');
    expect(name(player, 'waste')).to.equal('Waste, empty');
    expect(name(player, 'FH')).to.equal('Hearts foundation, empty');
    const other = await klondike({ fixture: 'waste: 2D 5C 2H | F: AH..3H AC' });
    expect(other.codes, 'a card twice is no position').to.deep.equal(['bad-fixture']);
    other.el.fixture = 'waste: 2D 5C 4H | F: AH..3H AC | T1: 5S';
    await other.el.updateComplete;
    expect(name(other, 'stock')).to.equal('Stock empty, redeal 3 cards');
    expect(name(other, '4H')).to.equal('4 of hearts, waste, 3 of 3');
    expect(name(other, 'FH')).to.equal('Hearts foundation, 3 of hearts on top');
    await other.tap('4H');
    expect(name(other, '4H')).to.equal('4 of hearts, selected, waste, 3 of 3');
    expect(name(other, 'FH')).to.equal('Move 4 of hearts to hearts foundation');
    expect(name(other, 'FC'), 'another suit').to.equal('Clubs foundation, ace of clubs on top');
    other.el.fixture = 'T1: AH';
    await other.el.updateComplete;
    expect(name(other, 'stock')).to.equal('Stock empty');
  });

  it('V13 the waste’s covered cards are named as covered', async () => {
    const player = await klondike({ variant: 'draw-three', fixture: 'waste: 2D 3C 4H 5S' });
    expect(
      player.all('[data-pile="waste"] [data-card]').map((card) => card.getAttribute('aria-label')),
    ).to.deep.equal([
      '3 of clubs, waste, 2 of 4, covered',
      '4 of hearts, waste, 3 of 4, covered',
      '5 of spades, waste, 4 of 4',
    ]);
  });

  it('S14 Spider’s stock and runs', async () => {
    const player = await spider();
    expect(name(player, 'stock')).to.equal('Stock, 50 cards');
    expect(player.find('.done').getAttribute('aria-label')).to.equal('Completed runs, 0 of 8');
    expect(name(player, 'T1')).to.equal('Column 1, 6 cards, 5 face down');
  });

  it('E7 K23 structure: native buttons, labelled lists, groups and one status', async () => {
    const player = await klondike();
    expect(player.board.getAttribute('role')).to.equal('group');
    expect(player.board.getAttribute('aria-label')).to.equal('Klondike board');
    expect(player.all('[role="status"]')).to.have.length(1);
    for (const target of player.all('[data-spot], .controls [data-command]')) {
      expect(target.localName).to.equal('button');
      expect((target as HTMLButtonElement).type).to.equal('button');
      expect((target as HTMLButtonElement).disabled).to.be.false;
      expect(target.hasAttribute('aria-pressed')).to.be.false;
      expect(target.hasAttribute('title')).to.be.false;
    }
    const lists = player
      .all('.column ul')
      .map((list) => [list.getAttribute('role'), list.getAttribute('aria-label')]);
    expect(lists).to.deep.equal([1, 2, 3, 4, 5, 6, 7].map((n) => ['list', `column ${n}`]));
    expect(player.find('[data-pile="T6"] [data-hidden]').textContent?.trim()).to.equal('5 face-down cards');
    expect(player.all('[data-hidden] button')).to.deep.equal([]);
    expect(player.find('[data-pile="T2"] [data-hidden]').textContent?.trim()).to.equal('1 face-down card');
  });

  it('K23 a card shows its rank once as text beside its suit as a picture', async () => {
    const player = await klondike({ fixture: 'T1: TH | T2: QS' });
    expect(player.card('TH').textContent?.trim()).to.equal('10');
    expect(player.card('QS').textContent?.trim()).to.equal('Q');
    expect(player.card('QS').querySelectorAll('svg[aria-hidden="true"]').length).to.be.greaterThan(0);
    expect(player.card('QS').getAttribute('translate')).to.equal('no');
  });

  it('K4 the rules in force are on the first screen, before the board', async () => {
    const player = await klondike();
    const text = player.find('.rules').textContent!.replace(/\s+/g, ' ');
    for (const part of [
      'Draw one',
      'any face-up run',
      'Unlimited redeals, never shuffled',
      'No automatic foundation',
    ])
      expect(text).to.contain(part);
    expect(text).to.contain('No return from foundations');
    const order = player.find('.rules').compareDocumentPosition(player.board);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).to.be.greaterThan(0);
  });
});
