// Playing by real keys: Tab, arrows, Enter, Space.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { type Player, klondike } from './player.js';

const press = async (player: Player, ...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await player.el.updateComplete;
};

describe('keyboard moves', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => scrollTo(0, 0));

  it('E7 K23 B103 plays the whole sequence by real keys, with one message for each action', async () => {
    const player = await klondike({ fixture: 'T1: KC QH JC | T2: KS | stock: 9S 5D AC' });
    player.el.focus();
    player.control('Keys').focus();
    await press(player, 'Tab');
    expect(player.focused, 'the one tab stop of the board').to.equal('stock');
    const messages: string[] = [];
    const say = async (...keys: string[]) =>
      void messages.push(await player.says(() => press(player, ...keys)));
    await press(player, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(player.focused).to.equal('T1:QH');
    await say('Enter');
    await press(player, 'ArrowRight', 'ArrowUp');
    expect(player.focused).to.equal('T2');
    expect(player.place('T2').getAttribute('aria-label')).to.equal('Move queen of hearts to column 2');
    await say('Enter');
    expect(player.focused, 'with the card').to.equal('T2:QH');
    await press(player, 'PageUp', 'ArrowLeft');
    expect(player.focused).to.equal('stock');
    for (let i = 0; i < 5; i++) await say(i % 2 ? 'Enter' : ' ');
    expect(player.el.position).to.equal('stock: 9S 5D | waste: AC | T1: KC | T2: KS QH JC');
    expect(messages).to.deep.equal([
      'Selected queen of hearts and 1 card. 1 legal destination.',
      'Moved queen of hearts and 1 card to column 2.',
      'Drew ace of clubs. 2 cards left in stock.',
      'Drew 5 of diamonds. 1 card left in stock.',
      'Drew 9 of spades. 0 cards left in stock.',
      'Waste turned over into stock. 3 cards. Order unchanged.',
      'Drew ace of clubs. 2 cards left in stock.',
    ]);
  });

  it('E7 the board is one tab stop, and Tab leaves it', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    const stops = () => player.all('.board [tabindex="0"]').map((each) => each.dataset['spot']);
    expect(stops()).to.deep.equal(['stock']);
    await player.focus('QH');
    expect(stops()).to.deep.equal(['T1:QH']);
    await press(player, 'Tab');
    expect(player.focused).to.equal('summary');
    await sendKeys({ down: 'Shift' });
    await press(player, 'Tab', 'Tab');
    await sendKeys({ up: 'Shift' });
    expect(player.focused).to.equal('keys');
    await press(player, 'Tab');
    expect(player.focused, 'back where it was').to.equal('T1:QH');
  });

  it('B105 Space on a card, the stock or a control acts once and scrolls nothing', async () => {
    const player = await klondike({ fixture: 'stock: 9S 5D AC | T1: 2C' });
    const room = document.createElement('div');
    room.style.height = '3000px';
    player.el.parentElement!.append(room);
    for (const place of ['stock', '2C', 'Draw', 'T4']) {
      await player.focus(place);
      await press(player, ' ');
      expect(scrollY, place).to.equal(0);
    }
    expect(player.moves).to.deep.equal(['D', 'D']);
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home']) await press(player, key);
    expect(scrollY).to.equal(0);
  });

  it('B99 focus is on the moved card after Enter, and Tab goes on from there', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.focus('5H');
    await press(player, 'Enter');
    await player.focus('T2');
    await press(player, 'Enter');
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.focused).to.equal('T2:5H');
    expect(document.activeElement).to.equal(player.el);
    await press(player, 'Tab');
    expect(player.focused).to.equal('summary');
  });

  it('K16 Escape by the real key puts the card down', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.focus('5H');
    await press(player, 'Enter');
    expect(player.selected).to.deep.equal(['5H']);
    await press(player, 'Escape');
    expect(player.selected).to.deep.equal([]);
    expect(player.focused).to.equal('T1:5H');
  });

  it('V6 Ctrl+Z by the real key takes a move back', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'reveal' });
    await player.focus('5H');
    await press(player, 'Enter', 'ArrowRight', 'Enter');
    expect(player.el.history).to.deep.equal(['T1>T2']);
    await sendKeys({ down: 'Control' });
    await press(player, 'z');
    await sendKeys({ up: 'Control' });
    expect(player.el.history).to.deep.equal([]);
    expect(player.focused, 'the same card').to.equal('T1:5H');
  });
});
