import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  card,
  clickOn,
  closePages,
  drag,
  eventsOf,
  inside,
  pile,
  rootOf,
  settled,
} from '../support/host-page.js';
import { countListeners } from '../support/listeners.js';
import { SMALL, clearPlaces, place, put } from '../support/place.js';

describe('an element that is moved in its page', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  it('hostile 16 B117: keeps its game, its one board and its one listener of each kind', async () => {
    const listeners = countListeners();
    const box = place();
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    const deals = eventsOf(table, 'deal');
    table.play('D');
    const { position } = table;
    const before = listeners.count();
    for (let i = 0; i < 3; i++) {
      box.append(table);
      place().append(box);
      await settled(table);
    }
    const moves = eventsOf(table, 'move');
    expect([table.position, table.history]).to.deep.equal([position, ['D']]);
    await clickOn(inside(table, '[data-pile="stock"] button'));
    await settled(table);
    expect(table.history).to.deep.equal(['D', 'D']);
    expect([moves.length, deals.length]).to.deep.equal([1, 0]);
    expect(rootOf(table).querySelectorAll('.board')).to.have.length(1);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(moves).to.have.length(2);
    expect(listeners.count()).to.equal(before);
    listeners.restore();
  });

  it('hostile 16: still takes the size of what it stands in', async () => {
    const table = await put('klondike-teaching', {}, place('width: 360px'));
    const narrow = inside(table, '.card').offsetWidth;
    place('width: 700px').append(table);
    await settled(table);
    expect(inside(table, '.card').offsetWidth).to.be.greaterThan(narrow + 20);
  });

  it('hostile 16: keeps what is selected and says what it was about to say', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    await clickOn(card(table, '5H'));
    place().append(table);
    await aTimeout(150);
    await settled(table);
    expect(card(table, '5H').classList.contains('selected')).to.equal(true);
    expect(inside(table, '.status').textContent).to.match(/^Selected 5 of hearts/);
    await clickOn(inside(table, '[data-spot="T2"]'));
    expect(table.history).to.deep.equal(['T1>T2']);
  });

  it('hostile 16: focus that a move owed arrives although the page moves the element meanwhile', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    const other = place();
    table.addEventListener('move', () => other.append(table), { once: true });
    card(table, '5H').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    inside(table, '[data-spot="T2"]').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    expect(table.parentElement).to.equal(other);
    expect((rootOf(table).activeElement as HTMLElement | null)?.dataset['card']).to.equal('5H');
  });

  it('hostile 16: focus that the page has put elsewhere stays there', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    const other = place();
    const button = document.createElement('button');
    other.append(button);
    table.addEventListener(
      'move',
      () => {
        other.append(table);
        button.focus();
      },
      { once: true },
    );
    card(table, '5H').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    inside(table, '[data-spot="T2"]').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    expect(document.activeElement).to.equal(button);
  });

  it('hostile 16: moveBefore keeps focus and selection', async function () {
    const other = place() as HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void };
    if (!other.moveBefore) this.skip();
    const table = await put('klondike-teaching', { fixture: SMALL });
    await clickOn(card(table, '5H'));
    await settled(table);
    card(table, '5H').focus();
    other.moveBefore(table, null);
    await settled(table);
    expect((rootOf(table).activeElement as HTMLElement | null)?.dataset['card']).to.equal('5H');
    expect(card(table, '5H').classList.contains('selected')).to.equal(true);
  });
});
