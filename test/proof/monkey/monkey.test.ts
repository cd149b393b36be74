// A monkey at a page of several games: no error, no card lost, and what is shown is what is so.
import { expect } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import '../../../src/locales/de.js';
import '../../../src/locales/fr.js';
import '../../../src/locales/he.js';
import { proofOptions, tell } from '../../support/commands.js';
import { closePages } from '../../support/host-page.js';
import { countListeners } from '../../support/listeners.js';
import { Monkey } from './monkey.js';

describe('a monkey', function () {
  this.timeout(0);
  afterEach(async () => {
    await resetMouse();
    await closePages();
    scrollTo(0, 0);
  });

  it('E1 E3 K3 S16 does anything at any moment to several games, and every card stays where the board says', async () => {
    const { seed, actions } = await proofOptions();
    await setViewport({ width: 1000, height: 900 });
    const listeners = countListeners();
    const monkey = new Monkey(seed);
    try {
      await monkey.start();
      const before = listeners.count();
      await monkey.act(actions);
      for (const table of monkey.world.tables) table.remove();
      expect(listeners.count(), 'listeners left on the page').to.equal(before);
      expect(monkey.figures.moves, 'moves played').to.be.greaterThan(actions / 20);
      await tell(`monkey, seed ${seed}: ${JSON.stringify(monkey.figures)}`);
    } finally {
      monkey.stop();
      listeners.restore();
    }
  });
});
