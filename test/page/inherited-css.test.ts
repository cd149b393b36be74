import { expect } from '@open-wc/testing';
import { closePages, inside, openPage, settled } from '../support/host-page.js';
import type { HostPage, Table } from '../support/host-page.js';
import { clearPlaces, place, put } from '../support/place.js';

/** One element of every kind there is in a table. */
const KINDS =
  '.wrap .title .rules .rules>li .control .board .row .columns .column .head .head>span .card .index .rank .mini .pip .back .place .count .sign .status .details .board-text summary'.split(
    ' ',
  );

/** What the page may decide: whether a game is seen, whether it takes pointers, which way it runs, light or dark. */
const GIVEN = new Set(['visibility', 'pointer-events', 'direction', 'color-scheme']);

const computed = (page: HostPage, element: Element): Map<string, string> => {
  const style = page.view.getComputedStyle(element);
  return new Map([...style].map((name) => [name, style.getPropertyValue(name)]));
};

/** Chromium's list of the lines drawn through a box: they may reach the outermost one, which has no text of its own. */
const passes = (kind: string, name: string): boolean =>
  GIVEN.has(name) || (kind === '.wrap' && name === '-webkit-text-decorations-in-effect');

function differences(clean: [HostPage, Table], odd: [HostPage, Table]): string[] {
  return KINDS.flatMap((kind) => {
    const found = odd[1].shadowRoot!.querySelector(kind);
    const model = clean[1].shadowRoot!.querySelector(kind);
    if (!found || !model) return found || model ? [`${kind} is on one page only`] : [];
    const want = computed(clean[0], model);
    return [...computed(odd[0], found)]
      .filter(([name, value]) => !name.startsWith('--') && !passes(kind, name) && want.get(name) !== value)
      .map(([name, value]) => `${kind} ${name}: ${value}, not ${want.get(name)}`);
  });
}

describe('inherited style of the page', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit']) {
    it(`hostile 1 E3: none of it changes a computed style in <${tag}>`, async () => {
      const clean = await openPage('plain');
      const odd = await openPage('inherited');
      const host = odd.view.getComputedStyle(odd.one(tag));
      expect(host.letterSpacing, 'the page is as odd as it says').to.equal('7px');
      expect(differences([clean, clean.one(tag)], [odd, odd.one(tag)])).to.deep.equal([]);
    });
  }

  it('hostile 1: a table keeps its lines and size in vertical text', async () => {
    const table = await put('klondike-teaching', { fixture: 'reveal' }, place('width: 700px'));
    const want = inside(table, '.board').getBoundingClientRect();
    const box = place('width: 700px; height: 900px');
    const vertical = document.createElement('div');
    vertical.style.cssText = 'writing-mode: vertical-rl; width: 700px; height: 900px';
    box.append(vertical);
    vertical.append(table);
    await settled(table);
    expect(getComputedStyle(inside(table, '.board')).writingMode).to.equal('horizontal-tb');
    const board = inside(table, '.board').getBoundingClientRect();
    expect(board.width).to.be.at.least(278);
    expect(board.height).to.be.closeTo(want.height, want.height);
    expect(inside(table, '.card').offsetWidth).to.be.at.least(36);
  });
});
