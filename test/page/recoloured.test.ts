import { expect } from '@open-wc/testing';
import { all, card, rootOf } from '../support/host-page.js';
import { clearPlaces, put } from '../support/place.js';

const FIXTURE = 'T1: 7C | T2: 7D | T3: 7H | T4: 7S | T5: #KC #KD';

const sheets = {
  'everything grey':
    '* { color: #888 !important; background: #222 !important; border-color: #444 !important }',
  'a dark mode that fills':
    '* { color: #ddd !important; fill: #ddd !important; background-color: #111 !important }',
  'no shadows, no filters':
    '* { box-shadow: none !important; filter: none !important; background-image: none !important }',
};

describe('a style sheet that an extension adopts into the shadow root', () => {
  afterEach(clearPlaces);

  for (const [name, css] of Object.entries(sheets)) {
    it(`hostile 20: ${name}: suits differ by shape and name, not by colour alone`, async () => {
      const table = await put('klondike-teaching', { fixture: FIXTURE });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      rootOf(table).adoptedStyleSheets.push(sheet);
      const shapes = ['7C', '7D', '7H', '7S'].map((code) => {
        const symbols = [...card(table, code).querySelectorAll('svg')];
        for (const symbol of symbols) {
          const { width, height } = symbol.getBoundingClientRect();
          expect(Math.min(width, height), `${code} is seen`).to.be.at.least(8);
          const path = getComputedStyle(symbol.querySelector('path')!);
          expect(path.fill, 'ink').to.not.equal(getComputedStyle(card(table, code)).backgroundColor);
          expect(path.fill).to.not.equal('none');
        }
        const shape = symbols.map((symbol) => symbol.querySelector('path')!.getAttribute('d'));
        return [...shape, card(table, code).getAttribute('aria-label')].join();
      });
      expect(new Set(shapes).size).to.equal(4);
    });
  }

  it('hostile 20: the sheet stays when the table renders again and when it is moved', async () => {
    const table = await put('klondike-teaching', { fixture: FIXTURE });
    const sheet = new CSSStyleSheet();
    rootOf(table).adoptedStyleSheets.push(sheet);
    table.reset();
    await table.updateComplete;
    table.parentElement!.append(table);
    await table.updateComplete;
    expect(rootOf(table).adoptedStyleSheets).to.include(sheet);
    expect(all(table, '.card')).to.have.length(4);
  });

  it('hostile 20: a face-down card still has an edge without its pattern', async () => {
    const table = await put('klondike-teaching', { fixture: FIXTURE });
    const { borderTopStyle, borderTopWidth } = getComputedStyle(all(table, '.back')[0]!);
    expect([borderTopStyle, parseFloat(borderTopWidth) >= 1]).to.deep.equal(['solid', true]);
  });
});
