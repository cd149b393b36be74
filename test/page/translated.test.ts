import { aTimeout, expect } from '@open-wc/testing';
import { all, card, clickOn, inside, rootOf, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { SMALL, clearPlaces, put } from '../support/place.js';

/** Does to every text what translators in browsers do: new text, wrapped in elements of their own. */
function translate(table: Table): void {
  const walker = document.createTreeWalker(rootOf(table), NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement!.closest('[translate="no"]')) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Only joins and changes the text, as some do. */
function rewrite(table: Table): void {
  const walker = document.createTreeWalker(rootOf(table), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement!.closest('[translate="no"]')) text.data = `«${text.data}»`;
  }
  rootOf(table).normalize();
}

const status = (table: Table) => inside(table, '.status').textContent;

describe('a page translator', () => {
  afterEach(clearPlaces);

  for (const [name, act] of Object.entries({
    'wraps every text': translate,
    'rewrites every text': rewrite,
  })) {
    it(`hostile 18: ${name}: the next render is right wherever something changed`, async () => {
      const table = await put('klondike-teaching', {
        fixture: SMALL,
        variant: 'draw-one',
        ledger: '',
        hints: '',
      });
      act(table);
      expect(inside(table, '[data-command="reset"]').textContent).to.equal('«Reset»');
      for (const left of [2, 1]) {
        table.play('D');
        await aTimeout(150);
        await settled(table);
        expect(inside(table, '.count').textContent).to.equal(String(left));
        expect(status(table)).to.match(new RegExp(`^Drew .*\\. ${left} card`));
        act(table);
      }
      table.play('D');
      await settled(table);
      expect(inside(table, '[data-command="draw"]').textContent).to.equal('Redeal');
      table.play('T1>T2');
      await settled(table);
      expect(inside(table, '.board-text').textContent).to.include('6 of spades, 5 of hearts');
      expect(card(table, '9C').textContent!.trim()).to.equal('9');
    });

    it(`hostile 18: ${name}: a changed rule set, label and ledger are shown`, async () => {
      const table = await put('klondike-teaching', { fixture: SMALL, ledger: '' });
      act(table);
      table.setAttribute('variant', 'draw-three');
      table.label = 'Table two';
      await settled(table);
      expect(inside(table, '.title').textContent).to.equal('Table two');
      expect(inside(table, '.rules').textContent).to.match(/three/);
      table.play('D');
      await settled(table);
      expect(inside(table, '.ledger').textContent).to.include('waste [3]');
    });

    it(`hostile 18: ${name}: panels open and close`, async () => {
      const table = await put('spider-two-suit', { fixture: 'nonsense' });
      act(table);
      for (const open of [true, false, true]) {
        await clickOn(inside(table, '[data-command="keys"]'));
        await settled(table);
        expect(!!rootOf(table).querySelector('.keys')).to.equal(open);
        act(table);
      }
      table.fixture = null;
      await settled(table);
      expect(rootOf(table).querySelector('.faults')).to.equal(null);
      expect(all(table, '.column .card').length).to.be.greaterThan(9);
    });
  }

  for (const tag of ['klondike-teaching', 'spider-two-suit'] as const) {
    it(`hostile 19: every rank and notation in <${tag}> is marked as not to be translated`, async () => {
      const fixture =
        tag === 'klondike-teaching'
          ? 'stock: 9S 5D | waste: AC 2C 3C | F: AH 2H | T1: #9C 5H | T2: 6S'
          : 'stock: 9S0 | done: KS2..AS2 | T1: 5H1 | T2: 6S0';
      const table = await put(tag, { fixture, ledger: '', variant: 'draw-three' });
      await clickOn(inside(table, '[data-command="keys"]'));
      await settled(table);
      const marked = all(table, '.rank, .ledger li, .keys dt');
      expect(marked.length).to.be.greaterThan(5);
      for (const each of marked) expect(each.closest('[translate="no"]'), each.outerHTML).to.not.equal(null);
      // Its words are the page's to translate.
      for (const each of all(table, '.status, .rules li, .title, .control'))
        expect(each.closest('[translate="no"]')).to.equal(null);
    });
  }
});
