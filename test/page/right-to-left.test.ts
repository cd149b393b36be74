import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  card,
  closePages,
  drag,
  eventsOf,
  inside,
  openPage,
  pile,
  rootOf,
  settled,
  still,
} from '../support/host-page.js';

describe('a page from right to left', () => {
  afterEach(closePages);

  it('hostile 2: counts columns from the right and keeps a card readable', async () => {
    const page = await openPage('rtl');
    const table = page.one('klondike-teaching');
    const lefts = [1, 2, 3, 4, 5, 6, 7].map((n) => pile(table, `T${n}`).getBoundingClientRect().left);
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => b - a));
    const index = inside(table, '.card .index');
    expect(page.view.getComputedStyle(index).direction).to.equal('ltr');
    const board = inside(table, '.board').getBoundingClientRect();
    for (const each of rootOf(table).querySelectorAll('[data-pile]')) {
      const box = each.getBoundingClientRect();
      expect(box.left, 'left edge').to.be.at.least(board.left);
      expect(box.right, 'right edge').to.be.at.most(board.right + 0.5);
    }
  });

  it('hostile 2: lets a card fall where it is dropped', async () => {
    const page = await openPage('rtl');
    const table = page.one('klondike-teaching');
    table.fixture = 'reveal';
    await settled(table);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(table.history).to.deep.equal(['T1>T2']);
    await still(table);
    const [five, six] = ['5H', '6S'].map((code) => card(table, code).getBoundingClientRect());
    expect(five!.left).to.be.closeTo(six!.left, 1);
  });

  it('hostile 2: the left arrow goes to the column on the left', async () => {
    const page = await openPage('rtl');
    const table = page.one('klondike-teaching');
    table.fixture = 'reveal';
    await settled(table);
    const moves = eventsOf(page.document, 'move');
    card(table, '5H').focus();
    await sendKeys({ press: 'ArrowLeft' });
    await settled(table);
    expect((rootOf(table).activeElement as HTMLElement).dataset['spot']).to.equal('T2:6S');
    await sendKeys({ press: 'ArrowRight' });
    await settled(table);
    expect((rootOf(table).activeElement as HTMLElement).dataset['spot']).to.equal('T1:5H');
    expect(moves).to.have.length(0);
  });
});
