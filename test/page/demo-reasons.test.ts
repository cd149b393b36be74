// The page of refusals: every one there can be is told there, by a button or by hand, and its record is shown.
import { expect, waitUntil } from '@open-wc/testing';
import { REFUSAL_CODES } from '../../src/engine.js';
import type { TableCode } from '../../src/table/refusals.js';
import { type DemoPage, openDemo } from '../support/demo-page.js';
import { type Table, closePages, inside, settled } from '../support/host-page.js';

const TABLE_CODES: Readonly<Record<TableCode, true>> = {
  'wrong-foundation': true,
  'no-destination': true,
  readonly: true,
  reviewing: true,
  'bad-lesson': true,
  'bad-fixture': true,
  'bad-moves': true,
  'no-hint': true,
};
/** No shipped rule set is without a redeal; a broken ledger has a page of its own. */
const ELSEWHERE = ['no-redeal', 'conservation-failed'];

const recordOf = (element: Element): string =>
  element.closest('section')!.querySelector('.record')!.textContent;

const tableIn = (page: DemoPage, id: string): Table =>
  page.one(`#${id}`).querySelector<Table>('klondike-teaching, spider-two-suit')!;

/** What a visitor does by hand, since no move in notation says it. */
const BY_HAND: Readonly<Record<string, (page: DemoPage) => Promise<Table>>> = {
  'covered-waste-card': async (page) => {
    const table = tableIn(page, 'under-the-wastes-top-card');
    inside(table, '[data-card="5D"]').click();
    return table;
  },
  'wrong-foundation': async (page) => {
    const table = tableIn(page, 'places-that-take-nothing');
    inside(table, '[data-card="2H"]').click();
    await settled(table);
    inside(table, '[data-pile="FS"] button').click();
    return table;
  },
  'no-destination': async (page) => {
    const table = tableIn(page, 'places-that-take-nothing');
    table.reset();
    await settled(table);
    inside(table, '[data-card="8S"]').click();
    await settled(table);
    inside(table, '[data-pile="waste"] button').click();
    return table;
  },
  'no-hint': async (page) => {
    const table = tableIn(page, 'no-move-to-hint-at');
    inside(table, '[data-command="hint"]').click();
    return table;
  },
  readonly: async (page) => {
    const table = tableIn(page, 'a-diagram');
    inside(table, '[data-card="JC"]').click();
    return table;
  },
  reviewing: async (page) => {
    const table = tableIn(page, 'an-earlier-position');
    inside(table, '.transcript summary').click();
    await waitUntil(() => table.shadowRoot!.querySelector('.moves'));
    inside(table, '.moves [data-step="0"]').click();
    await settled(table);
    inside(table, '[data-card="JC"]').click();
    return table;
  },
};

describe('the page of refusals', () => {
  afterEach(closePages);

  it('shows each kind of refusal that there can be', async () => {
    const page = await openDemo('reasons.html');
    const codes = new Set<string>();
    page.document.addEventListener('rejected', (event) =>
      codes.add((event as CustomEvent<{ code: string }>).detail.code),
    );
    const buttons = page.all('main button[data-play], main button[data-call], main button[data-attributes]');
    for (const button of buttons) {
      const before = recordOf(button);
      button.click();
      await settled(tableIn(page, button.closest('section')!.id));
      // A tag whose fault has not changed says nothing new.
      if (!button.dataset['attributes']) expect(recordOf(button), button.textContent).to.not.equal(before);
      expect(recordOf(button), button.textContent).to.include('"code":');
    }
    for (const [code, act] of Object.entries(BY_HAND)) {
      const table = await act(page);
      await settled(table);
      expect(recordOf(table), code).to.include(`"code": "${code}"`);
    }
    // It was wrong before anyone listened.
    codes.add('bad-fixture');
    const all = [...REFUSAL_CODES, ...Object.keys(TABLE_CODES)];
    expect([...codes].sort()).to.deep.equal(all.filter((code) => !ELSEWHERE.includes(code)).sort());
    expect(page.faults).to.deep.equal([]);
  });

  it('shows what a tag that is wrong from the start said', async () => {
    const page = await openDemo('reasons.html');
    expect(recordOf(page.one('#attributes-that-are-wrong h2'))).to.include('"code": "bad-fixture"');
  });

  it('plays a move that is written, or says what is wrong with it', async () => {
    const page = await openDemo('reasons.html');
    const form = page.one<HTMLFormElement>('#how-moves-are-written form');
    const table = tableIn(page, 'how-moves-are-written');
    form.requestSubmit();
    expect(table.history).to.deep.equal(['T1>T2:2']);
    (form.elements.namedItem('move') as HTMLInputElement).value = 'queen to king';
    form.requestSubmit();
    expect(recordOf(form)).to.include('"code": "bad-notation"');
  });

  it('links to each of its sections, which say what to try', async () => {
    const page = await openDemo('reasons.html');
    const links = page.all<HTMLAnchorElement>('.toc a').map(({ hash }) => hash.slice(1));
    const sections = page.all('section').filter(({ id }) => id);
    expect(links).to.deep.equal(sections.map(({ id }) => id));
    for (const section of sections)
      expect(section.querySelector('h2 + p')!.textContent.length, section.id).to.be.greaterThan(30);
  });
});
