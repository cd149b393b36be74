import { aTimeout, expect } from '@open-wc/testing';
import { closePages, openFrame, openPage, settled } from '../support/host-page.js';

/** The pages that play; the sandboxed one shows frames that nobody can look into. */
const PAGES = [
  'plain',
  'inherited',
  'rtl',
  'resets',
  'places',
  'csp',
  'trusted-types',
  'twice',
  'sanitised',
  'quirks',
];

describe('demo pages', () => {
  afterEach(closePages);

  for (const name of PAGES) {
    it(`E1 E6 ${name}: says what it is, leads back, plays on every table, and stores nothing`, async () => {
      const stored = [localStorage.length, sessionStorage.length, document.cookie];
      const page = await openPage(name);
      expect(page.document.querySelector('h1')!.textContent).to.not.equal('');
      expect(page.document.querySelector('header p')!.textContent!.length).to.be.greaterThan(40);
      expect(page.document.querySelector('a[href="index.html"]')).to.not.equal(null);
      expect(page.tables.length).to.be.greaterThan(0);
      for (const table of page.tables) {
        expect(table.game.audit().ok).to.equal(true);
        expect(table.play(table.legalMoves[0]!).ok).to.equal(true);
      }
      await settled(...page.tables);
      await aTimeout(100);
      expect(page.view.trouble).to.deep.equal([]);
      expect([localStorage.length, sessionStorage.length, document.cookie]).to.deep.equal(stored);
    });
  }

  it('the list names every page, and each one is there', async () => {
    const frame = await openFrame({ src: '/demo/hostile/index.html' });
    const links = [...frame.contentDocument!.querySelectorAll<HTMLAnchorElement>('main a')];
    expect(links.map((link) => link.getAttribute('href'))).to.have.members(
      [...PAGES, 'sandbox'].map((name) => `${name}.html`),
    );
    for (const { href } of links) expect((await fetch(href)).status, href).to.equal(200);
  });

  it('E1: the page in quirks mode is in quirks mode', async () => {
    expect((await openPage('quirks')).document.compatMode).to.equal('BackCompat');
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit']) {
    it(`E4: the standalone file of <${tag}> asks the network for nothing`, async () => {
      const frame = await openFrame({ src: `/dist/standalone/${tag}.html` });
      await frame.contentWindow!.customElements.whenDefined(tag);
      await aTimeout(200);
      const asked = frame.contentWindow!.performance.getEntriesByType('resource').map(({ name }) => name);
      // The test server puts a script of its own into every page.
      expect(asked.filter((name) => !name.includes('__web-dev-server__'))).to.deep.equal([]);
      expect(frame.contentDocument!.querySelector(tag)!.shadowRoot!.querySelector('.card')).to.not.equal(
        null,
      );
    });
  }
});
