import { aTimeout, expect } from '@open-wc/testing';
import { card, closePages, drag, openPage, pile, settled } from '../support/host-page.js';

describe('trusted types', () => {
  afterEach(closePages);

  it("hostile 12 E6: both games play where lit-html's is the one policy", async () => {
    const page = await openPage('trusted-types');
    // The page is as strict as it says, where the browser knows how to be.
    if ('trustedTypes' in page.view)
      expect(() => (page.document.createElement('div').innerHTML = '<b></b>')).to.throw();
    await aTimeout(50);
    page.view.trouble.length = 0;
    const [table, spider] = page.tables as [(typeof page.tables)[0], (typeof page.tables)[0]];
    table.fixture = 'reveal';
    await settled(table);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(table.history).to.deep.equal(['T1>T2']);
    expect(spider.play('D').ok).to.equal(true);
    spider.ledger = true;
    spider.headingLevel = 2;
    await settled(table, spider);
    await aTimeout(100);
    expect(page.view.trouble).to.deep.equal([]);
  });
});
