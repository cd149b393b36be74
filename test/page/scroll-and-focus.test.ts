import { aTimeout, expect } from '@open-wc/testing';
import { setViewport, sendKeys } from '@web/test-runner-commands';
import { card, clickOn, rootOf, settled } from '../support/host-page.js';
import { SMALL, clearPlaces, make, place, put } from '../support/place.js';

describe('where the page stands and what has focus', () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => {
    clearPlaces();
    scrollTo(0, 0);
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit'] as const) {
    it(`hostile 22: <${tag}> takes no focus and scrolls nothing when it comes`, async () => {
      place('height: 3000px');
      const box = place();
      place('height: 3000px');
      await put(tag, { fixture: tag === 'klondike-teaching' ? SMALL : 'one-run' }, box);
      expect([scrollY, document.activeElement]).to.deep.equal([0, document.body]);
      scrollTo(0, 1500);
      const table = make(tag);
      box.append(table);
      await settled(table);
      expect([scrollY, document.activeElement]).to.deep.equal([1500, document.body]);
    });

    it(`hostile 22: <${tag}> far away plays for a program without a jump`, async () => {
      place('height: 3000px');
      const table = await put(tag);
      place('height: 3000px');
      const input = document.createElement('input');
      input.style.cssText = 'position: fixed; top: 0';
      table.parentElement!.append(input);
      input.focus();
      for (const act of ['D', 'D', 'reset', 'nonsense']) {
        if (act === 'reset') table.reset();
        else table.play(act);
        await settled(table);
        await aTimeout(120);
        expect([scrollY, document.activeElement], act).to.deep.equal([0, input]);
      }
      table.hints = table.ledger = true;
      await settled(table);
      expect(scrollY).to.equal(0);
    });
  }

  it('hostile 22: focus that follows a card does not scroll the page', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    place('height: 3000px');
    card(table, '5H').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    scrollTo(0, 1800);
    await settled(table);
    table.play('T1>T2');
    await settled(table);
    expect(scrollY).to.equal(1800);
    expect((rootOf(table).activeElement as HTMLElement).dataset['card']).to.equal('5H');
  });

  it('hostile 22: a click on a card at the edge of the window does not move the page', async () => {
    place('height: 700px');
    const table = await put('klondike-teaching', { fixture: SMALL });
    place('height: 3000px');
    await clickOn(card(table, '5H'));
    const before = scrollY;
    await settled(table);
    table.play('T1>T2');
    await settled(table);
    await aTimeout(250);
    expect(scrollY).to.equal(before);
  });

  it('hostile 22: has no autofocus and no positive tabindex', async () => {
    const table = await put('klondike-teaching');
    expect(rootOf(table).querySelector('[autofocus]')).to.equal(null);
    for (const each of rootOf(table).querySelectorAll('[tabindex]'))
      expect(Number(each.getAttribute('tabindex'))).to.be.at.most(0);
  });
});
