import { aTimeout, expect } from '@open-wc/testing';
import { clickOn, inside, rootOf, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { SMALL, clearPlaces, place, put } from '../support/place.js';

/** Parses as a page does, declarative shadow roots included. */
async function parsed(markup: string): Promise<Table> {
  const box = place() as HTMLElement & { setHTMLUnsafe(html: string): void };
  box.setHTMLUnsafe(markup);
  const table = box.querySelector<Table>('klondike-teaching, spider-two-suit')!;
  await settled(table);
  return table;
}

describe('content that others put into an element', () => {
  afterEach(clearPlaces);

  it('B135: what an editor leaves inside is not shown, and the game plays', async () => {
    const table = await parsed(
      '<klondike-teaching><br><span></span>&nbsp;<b>Undefined</b></klondike-teaching>',
    );
    expect(table.querySelector('b')!.checkVisibility()).to.equal(false);
    expect(table.innerText).to.not.include('Undefined');
    expect(table.attributes).to.have.length(0);
    expect(table.game.audit().ok).to.equal(true);
    await clickOn(inside(table, '[data-pile="stock"] button'));
    expect(table.history).to.deep.equal(['D']);
  });

  it('B135: paragraphs that the parser puts in and around it do no harm', async () => {
    const table = await parsed('<p><klondike-teaching><br /></p><p></p></klondike-teaching>');
    expect(rootOf(table).querySelector('slot')).to.equal(null);
    expect(table.play('D').ok).to.equal(true);
    await settled(table);
    expect(table.querySelectorAll('p').length + table.querySelectorAll('br').length).to.be.greaterThan(0);
    for (const child of table.children) expect((child as HTMLElement).offsetHeight).to.equal(0);
  });

  it('B125: a shadow root that came with the page is replaced by what the game says', async () => {
    const table = await parsed(
      `<klondike-teaching fixture="${SMALL}"><template shadowrootmode="open"><p>Stock, 17 cards</p><slot></slot></template></klondike-teaching>`,
    );
    expect(rootOf(table).textContent).to.not.include('17 cards');
    expect(rootOf(table).querySelector('slot')).to.equal(null);
    expect(inside(table, '[data-pile="stock"] button').getAttribute('aria-label')).to.equal('Stock, 3 cards');
    expect(rootOf(table).querySelectorAll('.board')).to.have.length(1);
    expect(getComputedStyle(inside(table, '.card')).borderTopStyle).to.equal('solid');
  });

  it('B125: one deal is told, and the labels are those of the state', async () => {
    const deals: Event[] = [];
    const listen = (event: Event) => deals.push(event);
    document.addEventListener('deal', listen);
    const table = await parsed(
      '<klondike-teaching><template shadowrootmode="open"><slot></slot></template>fallback</klondike-teaching>',
    );
    document.removeEventListener('deal', listen);
    expect(deals).to.have.length(1);
    const shown = [...rootOf(table).querySelectorAll<HTMLElement>('button.card')].map(
      ({ dataset }) => dataset['card'],
    );
    const up = table.game.board.columns.flat().filter((each) => each.up);
    expect([...shown].sort()).to.deep.equal(up.map(({ card }) => card.code).sort());
  });

  it('hostile 25: an extension that tears at the shadow root once does not stop the game', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    const badge = document.createElement('div');
    badge.textContent = 'extension';
    rootOf(table).append(badge);
    table.play('D');
    await settled(table);
    await aTimeout(0);
    expect(table.history).to.deep.equal(['D']);
    expect(inside(table, '[data-card="AC"]').offsetWidth).to.be.greaterThan(20);
  });
});
