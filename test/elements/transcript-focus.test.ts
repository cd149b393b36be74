// Looking back with the keyboard alone; focus is never lost.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { browser } from '../support/commands.js';
import { lookBack } from './looking-back.js';
import { type Player, klondike } from './player.js';

const DEAL = 'stock: 9S 5D AC | F: AH | T1: #4S 2H | T2: KC QH JC | T3: KS';
const play = () => klondike({ variant: 'draw-one', fixture: DEAL, moves: 'T1>F D T2>T3:2' });
const active = (player: Player): string => player.root.activeElement?.textContent ?? 'page';
// In WebKitGTK, Tab goes to every control, as in the others; macOS has a setting for that.
const press = async (player: Player, key: string): Promise<void> => {
  await sendKeys({ press: key });
  await player.el.updateComplete;
};

describe('looking back by keyboard', () => {
  it('opens, steps and goes back with Tab, Enter and Space alone', async () => {
    const player = await play();
    player.find('.transcript summary').focus();
    await press(player, 'Enter');
    for (let i = 0; i < 100 && !player.root.querySelector('.moves'); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await player.el.updateComplete;
    await press(player, 'Tab');
    expect(active(player)).to.equal('First');
    await press(player, 'Tab');
    expect(active(player)).to.equal('Back');
    await press(player, 'Enter');
    await press(player, ' ');
    expect(player.find('.notice p').textContent).to.equal('Move 1 of 3. The game itself is untouched.');
    expect(active(player)).to.equal('Back');
    await press(player, 'Tab');
    await press(player, 'Enter');
    expect(player.find('.notice p').textContent).to.include('Move 2 of 3.');
    await press(player, 'Tab');
    expect(active(player)).to.equal('Last');
    await press(player, 'Tab');
    // In Firefox a box that scrolls is a stop of its own.
    if (player.root.activeElement?.localName === 'ol') await press(player, 'Tab');
    await press(player, 'Enter');
    expect(player.find('.notice p').textContent, 'the first entry').to.equal(
      'The deal, before 3 moves. The game itself is untouched.',
    );
    expect(player.el.history).to.have.lengthOf(3);
    expect(player.heard).to.deep.equal(player.of('deal').map((detail) => ({ type: 'deal', detail })));
  });

  it('stays on the control at both ends, which is only disabled', async () => {
    const player = await play();
    const list = await lookBack(player);
    expect(list.off).to.have.members(['Forward', 'Last', 'Back to the game']);
    for (const [label, times] of [
      ['Back', 4],
      ['Forward', 4],
      ['First', 2],
      ['Last', 2],
    ] as const)
      for (let i = 0; i < times; i++) {
        await list.press(label);
        expect(active(player), label).to.equal(label);
      }
    await list.press('First');
    expect(list.off).to.have.members(['First', 'Back']);
    await list.press('Back to the game');
    expect(active(player)).to.equal('Back to the game');
  });

  it('stays on an entry that is chosen, and while the list grows', async () => {
    const player = await play();
    const list = await lookBack(player);
    await list.choose(2);
    expect(active(player)).to.include('2. D Draw');
    const [entry] = [player.root.activeElement];
    player.el.play('D');
    await player.el.updateComplete;
    expect(player.root.activeElement).to.equal(entry);
  });

  it('leaves keys that are not its own to the page', async () => {
    if (browser === 'webkit') return;
    const player = await play();
    const list = await lookBack(player);
    list.control('Back').focus();
    const event = await player.key('d');
    expect(event.defaultPrevented).to.equal(false);
    expect(player.el.history).to.have.lengthOf(3);
  });
});
