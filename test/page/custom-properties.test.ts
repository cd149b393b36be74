import { expect } from '@open-wc/testing';
import { styles } from '../../src/table/styles/index.js';
import { all, card, closePages, openPage, pickUp, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { clearPlaces, place, put } from '../support/place.js';
import { sendMouse } from '@web/test-runner-commands';

/** Every property of our own that the style sheets read. */
const names = [
  ...new Set(
    styles.flatMap(({ cssText }) => [...cssText.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!)),
  ),
].filter((name) => !name.startsWith('--solitaire-'));

const picture = (table: Table): string[] =>
  all(table, '*').map((element) => {
    const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const size = [width, height].map(Math.round).join('×');
    return `${element.localName}.${element.getAttribute('class') ?? ''} ${size} ${fontSize} ${color} ${backgroundColor} ${borderTopColor}`;
  });

describe('custom properties of the page', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit'] as const) {
    it(`hostile 3: not one of ${names.length} private names reaches <${tag}>`, async () => {
      const clean = await put(tag, { hints: '', ledger: '' }, place('width: 700px'));
      const box = place('width: 700px');
      for (const value of ['77px', 'rgb(1, 2, 3)']) {
        for (const name of names) box.style.setProperty(name, value);
        const table = await put(tag, { hints: '', ledger: '', fixture: clean.position }, box);
        expect(picture(table)).to.deep.equal(picture(clean));
        table.remove();
      }
    });

    it(`hostile 3: names that the page registers with a type change nothing in <${tag}>`, async () => {
      const clean = await put(tag, {}, place('width: 700px'));
      const want = picture(clean);
      const sheet = new CSSStyleSheet();
      // A registration holds in shadow roots too: one that does not inherit cuts a private name off from its users.
      for (const name of [
        '--w',
        '--h',
        '--gap',
        '--card',
        '--text',
        '--felt',
        '--radius',
        '--accent',
        '--font',
      ])
        sheet.insertRule(`@property ${name} { syntax: '*'; inherits: false; }`);
      document.adoptedStyleSheets.push(sheet);
      try {
        expect(picture(await put(tag, { fixture: clean.position }, place('width: 700px')))).to.deep.equal(
          want,
        );
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      }
    });
  }

  it('hostile 3: the documented names do reach it', async () => {
    const box = place('width: 700px; --solitaire-card: rgb(1, 2, 3)');
    const table = await put('klondike-teaching', { fixture: 'reveal' }, box);
    expect(getComputedStyle(card(table, '5H')).backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  it('hostile 3: a drag starts under the pointer whatever the page calls --drag-x', async () => {
    const page = await openPage('resets');
    const table = page.one('klondike-teaching');
    table.fixture = 'reveal';
    await settled(table);
    card(table, '5H').scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = card(table, '5H').getBoundingClientRect();
    await pickUp(card(table, '5H'), 30);
    await settled(table);
    const now = card(table, '5H').getBoundingClientRect();
    await sendMouse({ type: 'up' });
    expect([now.left - before.left, now.top - before.top].map(Math.round)).to.deep.equal([30, 30]);
  });
});
