import { aTimeout, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { card, inside, rootOf, settled } from '../support/host-page.js';
import { SMALL, clearPlaces, place, put } from '../support/place.js';

describe('keys between a table and its page', () => {
  let heard: string[];
  const hear = (event: KeyboardEvent) =>
    void heard.push(`${event.type} ${event.key} ${event.defaultPrevented}`);

  beforeEach(() => {
    heard = [];
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, hear);
  });
  afterEach(() => {
    for (const type of ['keydown', 'keyup'] as const) removeEventListener(type, hear);
    clearPlaces();
  });

  for (const press of [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    '1',
    '7',
    'd',
    's',
    'f',
    'm',
    'c',
    'b',
    '?',
    'Enter',
    ' ',
  ]) {
    it(`hostile 21 B129: ${press === ' ' ? 'Space' : press} acts in the table and stays there`, async () => {
      const table = await put('klondike-teaching', { fixture: SMALL });
      card(table, '5H').focus();
      await sendKeys({ press });
      await settled(table);
      expect(heard).to.deep.equal([]);
    });
  }

  it('hostile 21 B129: Escape is kept while something is selected, and the page has it when nothing is', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    card(table, '5H').focus();
    await sendKeys({ press: 'Enter' });
    await settled(table);
    await sendKeys({ press: 'Escape' });
    await settled(table);
    expect(rootOf(table).querySelector('.selected')).to.equal(null);
    expect(heard).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    expect(heard).to.deep.equal(['keydown Escape false', 'keyup Escape false']);
  });

  for (const press of ['q', 'z', 'w', '/', 'F2', '8', 'n']) {
    it(`hostile 21 B129: ${press} is the page's, untouched`, async () => {
      const table = await put('klondike-teaching', { fixture: SMALL });
      card(table, '5H').focus();
      await sendKeys({ press });
      expect(heard).to.deep.equal([`keydown ${press} false`, `keyup ${press} false`]);
    });
  }

  it("hostile 21: with shortcuts off, letters and digits are the page's too", async () => {
    const table = await put('klondike-teaching', { fixture: SMALL, shortcuts: 'off' });
    card(table, '5H').focus();
    for (const press of ['d', '1']) await sendKeys({ press });
    expect(heard).to.deep.equal(['keydown d false', 'keyup d false', 'keydown 1 false', 'keyup 1 false']);
    expect(table.history).to.deep.equal([]);
    await sendKeys({ press: 'ArrowRight' });
    expect(heard).to.have.length(4);
  });

  it('hostile 21: keys typed outside a table are not its business', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    const input = document.createElement('input');
    table.parentElement!.append(input);
    input.focus();
    for (const press of ['d', 'Enter', 'ArrowLeft']) await sendKeys({ press });
    await aTimeout(150);
    expect([table.history, heard.length, inside(table, '.status').textContent]).to.deep.equal([[], 6, '']);
  });

  it('hostile 21: a key that the page has handled already does nothing', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL });
    const stop = (event: Event) => event.preventDefault();
    addEventListener('keydown', stop, true);
    card(table, '5H').focus();
    await sendKeys({ press: 'd' });
    removeEventListener('keydown', stop, true);
    expect(table.history).to.deep.equal([]);
    expect(heard).to.deep.equal(['keydown d true', 'keyup d false']);
  });

  it('hostile 21 B129: Tab goes in and out at both ends', async () => {
    const box = place();
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    box.append(before);
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    box.append(after);
    before.focus();
    const stops: string[] = [];
    for (let i = 0; i < 12 && document.activeElement !== after; i++) {
      await sendKeys({ press: 'Tab' });
      const active = rootOf(table).activeElement as HTMLElement | null;
      if (active)
        stops.push(active.dataset['command'] ?? active.dataset['spot'] ?? active.textContent!.trim());
    }
    expect(document.activeElement).to.equal(after);
    expect(stops.filter((stop) => stop === 'stock' || stop.startsWith('T'))).to.have.length(1);
    expect(new Set(stops).size).to.equal(stops.length);
  });
});
