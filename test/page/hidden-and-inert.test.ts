import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { all, card, inside, pointIn, rootOf, settled } from '../support/host-page.js';
import { SMALL, clearPlaces, make, place, put } from '../support/place.js';

describe('a table that is not to be seen or used', () => {
  afterEach(clearPlaces);

  it('hostile 5: is as hidden as what it stands in, every part of it', async () => {
    const box = place('visibility: hidden');
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    const seen = () =>
      all(table, '*').filter((element) => getComputedStyle(element).visibility === 'visible');
    expect(seen()).to.have.length(0);
    card(table, '5H').focus();
    expect(rootOf(table).activeElement).to.equal(null);
    box.style.visibility = 'visible';
    await settled(table);
    expect(seen()).to.have.length(all(table, '*').length);
  });

  it('hostile 6: hidden takes it off the page and out of the tab order', async () => {
    const box = place();
    box.append(document.createElement('button'));
    const table = await put('klondike-teaching', { fixture: SMALL, hidden: '' }, box);
    expect(table.offsetHeight).to.equal(0);
    expect(inside(table, '.board').checkVisibility()).to.equal(false);
    table.hidden = false;
    await settled(table);
    expect(table.offsetHeight).to.be.greaterThan(100);
    expect(card(table, '5H').offsetWidth).to.be.greaterThan(30);
  });

  it('hostile 6: inert takes clicks, focus and keys from it, and leaves play() to the page', async () => {
    const box = place();
    const first = document.createElement('button');
    const last = document.createElement('button');
    const table = make('klondike-teaching', { fixture: SMALL, inert: '' });
    box.append(first, table, last);
    await settled(table);
    table.scrollIntoView({ block: 'start', behavior: 'instant' });
    await nextFrame();
    await sendMouse({ type: 'click', position: pointIn(inside(table, '[data-pile="stock"] button')) });
    expect(table.history).to.deep.equal([]);
    first.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(last);
    expect(table.play('D').ok).to.equal(true);
    table.inert = false;
    await settled(table);
    await sendMouse({ type: 'click', position: pointIn(inside(table, '[data-pile="stock"] button')) });
    expect(table.history).to.deep.equal(['D', 'D']);
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit'] as const) {
    it(`hostile 9: <${tag}> takes its size when the page shows it`, async () => {
      const box = place('display: none; width: 700px');
      const table = await put(tag, {}, box);
      box.style.display = 'block';
      await settled(table);
      const model = await put(tag, {}, place('width: 700px'));
      expect(inside(table, '.card').offsetWidth).to.equal(inside(model, '.card').offsetWidth);
      box.style.display = 'none';
      await settled(table);
      box.style.width = '400px';
      box.style.display = 'block';
      await settled(table);
      const narrow = await put(tag, {}, place('width: 400px'));
      expect(inside(table, '.card').offsetWidth).to.equal(inside(narrow, '.card').offsetWidth);
    });
  }
});
