import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  card,
  clickOn,
  closePages,
  drag,
  eventsOf,
  inside,
  openPage,
  pile,
  rootOf,
  settled,
} from '../support/host-page.js';

describe("content security policy default-src 'none'; script-src 'self'; style-src 'self'", () => {
  afterEach(closePages);

  it('hostile 11: the page does report a violation when there is one', async () => {
    const page = await openPage('csp');
    const bad = page.document.createElement('div');
    bad.setAttribute('style', 'color: red');
    page.document.body.append(bad);
    await aTimeout(50);
    expect(page.view.trouble).to.have.length(1);
  });

  it('hostile 11 E6: drag, keys, motion and a win violate nothing', async function () {
    this.timeout(60_000); // a slow machine's WebKit takes a second for each step of the mouse
    const page = await openPage('csp');
    const [table, last, spider] = page.tables as [
      (typeof page.tables)[0],
      (typeof page.tables)[0],
      (typeof page.tables)[0],
    ];
    const wins = eventsOf(page.document, 'win');
    await drag(card(table, '5H'), pile(table, 'T2'));
    await settled(table);
    await aTimeout(300);
    card(last, 'KH').scrollIntoView({ block: 'center', behavior: 'instant' });
    card(last, 'KH').focus();
    await sendKeys({ press: 'f' });
    await settled(last);
    inside(spider, '[data-pile="stock"] button').focus();
    await sendKeys({ press: 'd' });
    await settled(spider);
    await sendKeys({ press: 'm' });
    await sendKeys({ press: '?' });
    await clickOn(inside(spider, '[data-command="undo"]'));
    await clickOn(inside(spider, '[data-command="hint"]'));
    spider.ledger = spider.fourColor = true;
    spider.fixture = 'no such thing';
    await settled(spider);
    await aTimeout(600);
    expect(table.history).to.deep.equal(['T1>T2']);
    expect(wins).to.have.length(1);
    expect(page.view.trouble).to.deep.equal([]);
  });

  it('hostile 11: style arrives all the same', async () => {
    const page = await openPage('csp');
    const table = page.one('klondike-teaching');
    const five = card(table, '5H');
    expect(rootOf(table).adoptedStyleSheets.length).to.be.greaterThan(0);
    expect(five.offsetHeight).to.be.greaterThan(five.offsetWidth);
    expect(page.view.getComputedStyle(five).borderTopStyle).to.equal('solid');
  });
});
