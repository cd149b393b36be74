import { aTimeout, expect } from '@open-wc/testing';
import { clickOn, closePages, eventsOf, inside, openPage, rootOf, settled } from '../support/host-page.js';
import { SMALL, clearPlaces, place, put } from '../support/place.js';

describe('several tables on one page', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  it('hostile 14 B115 E3: one does not know of the other', async () => {
    const box = place();
    const one = await put('klondike-teaching', { fixture: SMALL }, box);
    const two = await put('klondike-teaching', { fixture: SMALL }, box);
    const spider = await put('spider-two-suit', {}, box);
    const others = [two.position, spider.position];
    const moves = eventsOf(document, 'move');
    one.play('D');
    one.play('D');
    one.fourColor = true;
    await settled(one, two, spider);
    await clickOn(inside(one, '[data-spot="T1:5H"]'));
    await settled(one, two);
    expect([two.position, spider.position]).to.deep.equal(others);
    expect(moves.map(({ target }) => target)).to.deep.equal([one, one]);
    expect(two.fourColor).to.equal(false);
    expect([one, two].map((each) => !!rootOf(each).querySelector('.selected'))).to.deep.equal([true, false]);
    expect([one, two].map((each) => each.matches(':state(selecting)'))).to.deep.equal([true, false]);
  });

  it('hostile 14 B115: no id is shared, not even by a label inside', async () => {
    const box = place();
    const one = await put('klondike-teaching', { ledger: '', hints: '' }, box);
    const two = await put('klondike-teaching', { ledger: '', hints: '' }, box);
    const ids = [one, two].flatMap((each) => [...rootOf(each).querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('hostile 14 B109: the script from two addresses leaves the first classes and mounts once', async () => {
    const page = await openPage('twice');
    const { customElements } = page.view;
    const first = customElements.get('klondike-teaching');
    const third = '/dist/cdn/solitaire-elements.js?copy=3';
    await page.view.eval(`import('${third}')`);
    expect(customElements.get('klondike-teaching')).to.equal(first);
    expect(page.one('klondike-teaching')).to.be.instanceOf(first!);
    expect(page.document.querySelectorAll('[data-klondike-teaching] > klondike-teaching')).to.have.length(1);
    for (const table of page.tables) expect(table.legalMoves.length).to.be.greaterThan(0);
    await aTimeout(100);
    expect(page.view.trouble).to.deep.equal([]);
  });
});
