// Games come, are played and go, two hundred times: nothing of them is left on the page, and in Chromium nothing in memory.
import { aTimeout, expect, nextFrame } from '@open-wc/testing';
import type { KlondikeTeaching, SpiderTwoSuit } from '../../src/index.js';
import '../../src/locales/de.js';
import '../../src/locales/fr.js';
import { type Memory, browser, memory, tell } from '../support/commands.js';
import { type Leftovers, watchLeftovers } from '../support/leftovers.js';
import { clearPlaces, make, place, put } from '../support/place.js';
import { VISITS, type Visit } from './visits.js';

const GAMES = 200;
const visits = Object.entries(VISITS);
const TIMES = Math.ceil(GAMES / visits.length);

/** Longer than any timer of a table waits, and a frame for what is measured in it. */
async function rest(): Promise<void> {
  await aTimeout(150);
  await nextFrame();
  await nextFrame();
}

/** One game after another, each taken away in the middle of the visit: by itself, or with what is around it. */
async function repeat(visit: Visit, times: number, gone?: (el: HTMLElement) => unknown): Promise<void> {
  for (let i = 0; i < times; i++) {
    const home = place();
    const { el } = await visit(home);
    if (i % 2 && el.ownerDocument === document) el.remove();
    gone?.(el);
    clearPlaces();
  }
  // A frame that goes tells its game nothing: the next game to come or go lets go of it.
  place().append(make('spider-two-suit'));
  clearPlaces();
}

describe('leaks', function () {
  this.timeout(120_000);
  afterEach(clearPlaces);

  for (const tag of ['klondike-teaching', 'spider-two-suit'] as const)
    it(`a long game of ${tag} leaves no node behind`, async () => {
      const el = make(tag) as KlondikeTeaching | SpiderTwoSuit;
      el.setAttribute('seed', 'long');
      el.setAttribute('variant', 'draw-one');
      place().append(el);
      /** Every legal move of the opening, then what comes after a draw or a deal, each taken back. */
      const round = async (): Promise<void> => {
        for (const first of [...el.game.legalMoves]) {
          el.play(first);
          await el.updateComplete;
          for (const second of el.game.legalMoves.slice(0, 3)) {
            el.play(second);
            await el.updateComplete;
            el.undo();
            await el.updateComplete;
          }
          el.undo();
          await el.updateComplete;
        }
        await rest();
      };
      const nodes = (): number => {
        const walker = document.createTreeWalker(el.shadowRoot!, NodeFilter.SHOW_ALL);
        let count = 0;
        while (walker.nextNode()) count++;
        return count;
      };
      await round();
      const before = nodes();
      for (let i = 0; i < 5; i++) await round();
      expect(nodes()).to.equal(before);
    });

  describe('of a page', () => {
    let leftovers: Leftovers;
    beforeEach(() => (leftovers = watchLeftovers()));
    afterEach(() => leftovers.restore());

    for (const [name, visit] of visits)
      it(`E1 hostile 17: listeners, timers, observers and nodes are as before games with ${name}`, async () => {
        const before = leftovers.counts;
        await repeat(visit, TIMES);
        await rest();
        expect(leftovers.counts).to.deep.equal(before);
      });

    it('E1 hostile 17: are as before although another game stays', async () => {
      // Not in a place, which would be cleared with the others.
      const stays = await put('klondike-teaching', { hints: '', ledger: '' }, document.body);
      await rest();
      const before = leftovers.counts;
      expect(before.observers).to.be.greaterThan(1);
      for (const [, visit] of visits) await repeat(visit, 2);
      await rest();
      expect(leftovers.counts).to.deep.equal(before);
      stays.remove();
      await rest();
      expect(leftovers.counts.observers).to.equal(0);
    });

    it('count what is left', async () => {
      const before = leftovers.counts;
      const listen = (): void => undefined;
      const observer = new MutationObserver(listen);
      addEventListener('blur', listen);
      document.addEventListener('blur', listen, true);
      const timers = [setTimeout(listen, 60_000), setInterval(listen, 60_000)];
      const frame = requestAnimationFrame(listen);
      observer.observe(document, { attributes: true });
      place();
      const added = { listeners: 2, timers: 2, frames: 1, observers: 1, nodes: 1, animations: 0 };
      const grown = Object.entries(leftovers.counts).map(([kind, count]) => [kind, count - before[kind]!]);
      expect(Object.fromEntries(grown)).to.deep.equal(added);
      removeEventListener('blur', listen);
      document.removeEventListener('blur', listen, true);
      timers.forEach(clearTimeout);
      timers.forEach(clearInterval);
      cancelAnimationFrame(frame);
      observer.disconnect();
      clearPlaces();
      expect(leftovers.counts).to.deep.equal(before);
    });
  });

  describe('of memory', () => {
    before(function () {
      if (browser !== 'chromium') this.skip(); // no other browser collects and counts when asked to
    });

    const measure = async (): Promise<Memory> => {
      await rest();
      return (await memory()) as Memory;
    };

    it('E1 hostile 17: a game that was taken away is collected', async () => {
      const left: Record<string, number> = {};
      for (const [name, visit] of visits) {
        const games: WeakRef<HTMLElement>[] = [];
        await repeat(visit, 3, (el) => games.push(new WeakRef(el)));
        await measure();
        left[name] = games.filter((game) => game.deref()).length;
      }
      expect(left).to.deep.equal(Object.fromEntries(visits.map(([name]) => [name, 0])));
    });

    it('E1 hostile 17: what is held is told apart from what is not', async () => {
      const held: HTMLElement[] = [];
      const games: WeakRef<HTMLElement>[] = [];
      const keep = (el: HTMLElement): void => {
        games.push(new WeakRef(el));
        if (games.length === 2) held.push(el);
      };
      await repeat(VISITS['a win']!, 3, keep);
      await measure();
      expect(games.map((game) => game.deref() === held[0])).to.deep.equal([false, true, false]);
    });

    it(`E1 hostile 17: heap, nodes and listeners are as before after ${GAMES} games`, async () => {
      const round = async (times: number): Promise<Memory> => {
        for (const [, visit] of visits) await repeat(visit, times);
        return measure();
      };
      // Code is compiled and caches are filled once.
      const first = await round(TIMES / 2);
      const last = await round(TIMES);
      const home = place();
      for (let i = 0; i < 10; i++) await put('klondike-teaching', {}, home);
      const living = await measure();
      const game = (living.heap - last.heap) / 10;
      const grown = (last.heap - first.heap) / (TIMES * visits.length);
      await tell(
        `heap: ${Math.round(game / 1024)} kB for a game on the page, ${Math.round(grown)} bytes for one that has gone`,
      );
      expect([last.nodes, last.listeners]).to.deep.equal([first.nodes, first.listeners]);
      expect(grown, `bytes for each game, of which one takes ${game}`).to.be.lessThan(game / 50);
    });
  });
});
