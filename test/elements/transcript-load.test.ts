// The code of the list comes when it is opened: not before, and with another try when it does not come.
import { expect } from '@open-wc/testing';
import { lookBack } from './looking-back.js';
import { klondike } from './player.js';

/** What the page has asked for so far. */
const asked = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

describe('code of the list of moves', () => {
  it('is not asked for before the list is opened', async () => {
    const player = await klondike({ fixture: 'redeal-order', moves: 'D' });
    expect(asked().filter((name) => /transcript-module|en-transcript/.test(name))).to.deep.equal([]);
    await lookBack(player);
    expect(asked().filter((name) => /transcript-module/.test(name))).to.have.lengthOf(1);
    expect(asked().filter((name) => /lesson-module/.test(name))).to.deep.equal([]);
  });

  it('says so when it cannot be loaded, and can be tried again', async () => {
    const player = await klondike({ fixture: 'redeal-order', moves: 'D' });
    const { el } = player;
    const load = el.loadTranscript.bind(el);
    let tries = 0;
    el.loadTranscript = () => (++tries < 3 ? Promise.reject(new TypeError('offline')) : load());
    const said = await player.says(() => player.find('.transcript summary').click());
    expect(said).to.include('could not be loaded');
    const again = () => player.find('.transcript button');
    expect(again().textContent).to.equal(said);
    again().focus();
    again().click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tries).to.equal(2);
    expect(again().textContent).to.equal(said);
    expect(player.root.activeElement, 'focus is still in the list').to.equal(
      player.find('.transcript summary'),
    );
    again().click();
    for (let i = 0; i < 100 && !player.root.querySelector('.moves'); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(player.all('.moves button')).to.have.lengthOf(2);
    expect(player.root.activeElement).to.equal(player.find('.transcript summary'));
  });

  it('is tried again too when the list is closed and opened', async () => {
    const player = await klondike({ fixture: 'redeal-order' });
    const { el } = player;
    const load = el.loadTranscript.bind(el);
    el.loadTranscript = () => Promise.reject(new TypeError('offline'));
    await player.says(() => player.find('.transcript summary').click());
    el.loadTranscript = load;
    player.find('.transcript summary').click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await lookBack(player);
    expect(player.all('.moves button')).to.have.lengthOf(1);
  });
});
