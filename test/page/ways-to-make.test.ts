import { aTimeout, expect } from '@open-wc/testing';
import { KlondikeTeaching } from '../../src/klondike-teaching.js';
import { SpiderTwoSuit } from '../../src/spider-two-suit.js';
import { inside, pile, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { SMALL, clearPlaces, make, place, put } from '../support/place.js';

const MARKUP = '<klondike-teaching seed="a" variant="draw-one"></klondike-teaching>';

describe('ways to make an element', () => {
  afterEach(clearPlaces);

  const template = () => {
    const holder = document.createElement('template');
    holder.innerHTML = MARKUP;
    return holder.content;
  };
  const ways: Record<string, (box: HTMLElement) => void> = {
    innerHTML: (box: HTMLElement) => void (box.innerHTML = MARKUP),
    insertAdjacentHTML: (box) => box.insertAdjacentHTML('beforeend', MARKUP),
    'template, imported': (box) => box.append(document.importNode(template(), true)),
    'template, cloned': (box) => box.append(template().cloneNode(true)),
    'template, adopted': (box) => box.append(template()),
    DOMParser: (box) => box.append(new DOMParser().parseFromString(MARKUP, 'text/html').body.firstChild!),
    'new document': (box) => {
      const other = document.implementation.createHTMLDocument();
      const table = other.createElement('klondike-teaching');
      table.setAttribute('seed', 'a');
      table.setAttribute('variant', 'draw-one');
      other.body.append(table);
      box.append(table);
    },
    createElement: (box) => box.append(make('klondike-teaching', { seed: 'a', variant: 'draw-one' })),
    constructor: (box: HTMLElement) =>
      box.append(Object.assign(new KlondikeTeaching(), { seed: 'a', variant: 'draw-one' })),
  };

  for (const [name, way] of Object.entries(ways)) {
    it(`hostile 15: ${name}: a fresh, whole game`, async () => {
      const box = place();
      way(box);
      const table = box.firstElementChild as Table;
      await settled(table);
      expect(table).to.be.instanceOf(KlondikeTeaching);
      expect(table.game.audit().ok).to.equal(true);
      expect(table.position).to.equal(
        (await put('klondike-teaching', { seed: 'a', variant: 'draw-one' })).position,
      );
      expect(table.history).to.deep.equal([]);
      expect(table.play('D').ok).to.equal(true);
      await settled(table);
      expect(inside(table, '[data-pile="waste"] .card').offsetWidth).to.be.greaterThan(30);
    });
  }

  it('hostile 15: a clone of a game in play is a game from the start', async () => {
    const table = await put('klondike-teaching', { seed: 'a' });
    const opening = table.position;
    table.play('D');
    const clone = table.cloneNode(true) as Table;
    place().append(clone);
    await settled(clone);
    expect(clone.position).to.equal(opening);
    clone.play('D');
    clone.play('D');
    expect(table.history).to.deep.equal(['D']);
  });

  it('hostile 15: made twenty times over and dropped before they are drawn', async () => {
    const box = place();
    for (let i = 0; i < 20; i++) {
      const table = make('spider-two-suit');
      box.append(table);
      table.remove();
    }
    await aTimeout(50);
    expect(box.childElementCount).to.equal(0);
  });

  for (const type of [KlondikeTeaching, SpiderTwoSuit]) {
    it(`B113: a fresh ${type.name} has no attributes and no children`, () => {
      const tag = type === KlondikeTeaching ? 'klondike-teaching' : 'spider-two-suit';
      for (const table of [document.createElement(tag), new type()]) {
        expect(table.attributes).to.have.length(0);
        expect(table.childNodes).to.have.length(0);
      }
    });
  }

  it('B113: attributes set before it is put on the page are kept', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL, variant: 'draw-three' });
    expect([table.position, (table as KlondikeTeaching).variant]).to.deep.equal([SMALL, 'draw-three']);
    expect([...table.attributes].map(({ name }) => name)).to.deep.equal(['fixture', 'variant']);
  });

  it('B111: properties set before the tag is defined are taken over and still react', async () => {
    const tag = 'late-klondike';
    const early = document.createElement(tag) as KlondikeTeaching;
    Object.assign(early, { seed: '7', variant: 'draw-three', hints: true });
    place().append(early);
    class Late extends KlondikeTeaching {}
    customElements.define(tag, Late);
    await settled(early);
    expect(Object.keys(early)).to.not.include.members(['seed', 'variant', 'hints']);
    const deal = async (seed: string) =>
      (await put('klondike-teaching', { seed, variant: 'draw-three' })).position;
    expect(early.position).to.equal(await deal('7'));
    expect(early.hasAttribute('hints')).to.equal(true);
    early.seed = '8';
    await settled(early);
    expect(early.position).to.equal(await deal('8'));
    early.play('D');
    await settled(early);
    expect(early.game.board.waste).to.have.length(3);
  });

  it('B119: no own property hides a reactive one, and a change is drawn', async () => {
    const table = (await put('klondike-teaching', { fixture: SMALL })) as KlondikeTeaching;
    const reactive = [...KlondikeTeaching.elementProperties.keys()].map(String);
    expect(reactive).to.include.members(['variant', 'seed', 'fixture', 'hints']);
    expect(Object.keys(table).filter((name) => reactive.includes(name))).to.deep.equal([]);
    const rules = inside(table, '.rules').textContent;
    table.variant = 'draw-three';
    await settled(table);
    expect(inside(table, '.rules').textContent).to.not.equal(rules);
  });

  it('B121: a flag is on by its presence, off by false, and off at first', async () => {
    const plain = await put('klondike-teaching');
    for (const name of ['hints', 'ledger', 'fourColor', 'readonly'] as const)
      expect(plain[name]).to.equal(false);
    const table = await put('klondike-teaching', { hints: 'false', 'four-color': '' });
    expect([table.hints, table.fourColor]).to.deep.equal([true, true]);
    table.hints = false;
    table.removeAttribute('four-color');
    await settled(table);
    expect([table.hasAttribute('hints'), table.fourColor]).to.deep.equal([false, false]);
    table.ledger = true;
    await settled(table);
    expect(table.getAttribute('ledger')).to.equal('');
  });

  it('B123: rules on screen and rules in force are the same after a late change', async () => {
    const table = (await put('klondike-teaching', { seed: 'a', variant: 'draw-one' })) as KlondikeTeaching;
    const drawn = async () => {
      table.play('D');
      await settled(table);
      return table.game.board.waste.length;
    };
    const rule = () => inside(table, '.rules li').textContent;
    expect([await drawn(), rule()]).to.deep.equal([1, 'Draw one card']);
    table.setAttribute('variant', 'draw-three');
    await settled(table);
    expect(rule()).to.match(/three/);
    expect(await drawn()).to.equal(3);
    table.variant = 'draw-one';
    expect([await drawn(), rule()]).to.deep.equal([1, 'Draw one card']);
    expect(pile(table, 'waste').querySelectorAll('.card')).to.have.length(1);
  });
});
