import { expect } from '@open-wc/testing';
import { mount } from '../../src/mount.js';
import type { KlondikeTeaching } from '../../src/klondike-teaching.js';
import { closePages, openPage, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { countListeners } from '../support/listeners.js';
import { SMALL, clearPlaces, place } from '../support/place.js';

describe('a sanitiser that takes unknown tags away', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  it('hostile 25: leaves text that reads well', async () => {
    const page = await openPage('plain');
    const [klondike, spider] = page.tables.map((table) => table.textContent!.replace(/\s+/g, ' ').trim());
    expect(klondike).to.match(/^Klondike: .*JavaScript\.$/);
    expect(spider).to.match(/^Spider, two suits: .*JavaScript\.$/);
  });

  it('hostile 25: marked places become games with their attributes', async () => {
    const page = await openPage('sanitised');
    const [klondike, spider] = page.tables as [KlondikeTeaching, Table];
    expect(page.tables).to.have.length(2);
    expect([klondike.seed, klondike.variant, klondike.fourColor]).to.deep.equal([
      'class-7b',
      'draw-three',
      true,
    ]);
    expect([spider.localName, spider.fixture]).to.deep.equal(['spider-two-suit', 'one-run']);
    expect(klondike.parentElement!.textContent!.trim()).to.equal('');
    expect(klondike.play('D').ok).to.equal(true);
    expect(page.view.trouble).to.deep.equal([]);
  });

  it('hostile 25: only the attributes an element has: no handler and no style comes with data-', async () => {
    const box = place();
    box.innerHTML =
      '<div data-klondike-teaching data-onclick="boom()" data-style="color: red" data-id="x" data-lang="en" data-fixture="reveal">text</div>';
    mount('klondike-teaching');
    const table = box.querySelector<Table>('klondike-teaching')!;
    await settled(table);
    expect(table.getAttributeNames().sort()).to.deep.equal(['fixture', 'lang']);
  });

  it('hostile 25: mounts once, however often it is told, and leaves nothing that listens', async () => {
    const listeners = countListeners();
    const box = place();
    box.innerHTML = `<div data-klondike-teaching data-fixture="${SMALL}">text</div>`;
    mount('klondike-teaching');
    const table = box.querySelector<Table>('klondike-teaching')!;
    table.play('D');
    mount('klondike-teaching');
    mount('spider-two-suit');
    expect(box.querySelectorAll('klondike-teaching')).to.have.length(1);
    expect(box.querySelector('klondike-teaching')).to.equal(table);
    expect(table.history).to.deep.equal(['D']);
    expect(listeners.count()).to.equal(0);
    listeners.restore();
  });

  it('hostile 25: waits for a page that is still being parsed', async () => {
    const box = place();
    const state = Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')!;
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'loading' });
    mount('klondike-teaching');
    Reflect.deleteProperty(document, 'readyState');
    expect(Object.getOwnPropertyDescriptor(Document.prototype, 'readyState')).to.deep.equal(state);
    box.innerHTML = '<div data-klondike-teaching>text</div>';
    expect(box.querySelector('klondike-teaching')).to.equal(null);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(box.querySelectorAll('klondike-teaching')).to.have.length(1);
  });
});
