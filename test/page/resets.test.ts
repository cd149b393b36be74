import { expect } from '@open-wc/testing';
import { all, closePages, drag, card, openPage, pile, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';

const sizes = (table: Table): string[] =>
  all(table, '.wrap, button, .card, .column, .status, summary, svg').map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.localName}.${element.getAttribute('class') ?? ''} ${Math.round(width)}×${Math.round(height)}`;
  });

describe('resets of the page', () => {
  afterEach(closePages);

  for (const tag of ['klondike-teaching', 'spider-two-suit']) {
    it(`hostile 4 hostile 3 E3: <${tag}> has the sizes of a clean page`, async () => {
      const clean = (await openPage('plain')).one(tag);
      const odd = (await openPage('resets')).one(tag);
      expect(odd.getBoundingClientRect().width).to.equal(clean.getBoundingClientRect().width);
      expect(sizes(odd)).to.deep.equal(sizes(clean));
    });
  }

  it('hostile 4: a game is played as ever', async () => {
    const page = await openPage('resets');
    const table = page.one('klondike-teaching');
    table.fixture = 'reveal';
    await settled(table);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(table.history).to.deep.equal(['T1>T2']);
    expect(page.view.trouble).to.deep.equal([]);
  });
});
