// Each table speaks the language of its place in the page.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/define.js';
import '../../../src/locales/de.js';
import '../../../src/locales/fr.js';
import '../../../src/locales/he.js';
import type { KlondikeTeaching } from '../../../src/klondike-teaching.js';
import { type PartialWords, registerWords } from '../../../src/words.js';

const SUFFIX = 'T1: KC QH JC | T2: KS';

const control = (table: HTMLElement): string =>
  table.shadowRoot!.querySelector('[data-command="draw"], [data-command="deal"]')!.textContent!;
const find = (table: HTMLElement, selector: string): HTMLElement =>
  table.shadowRoot!.querySelector<HTMLElement>(selector)!;
const name = (table: HTMLElement, selector: string): string =>
  find(table, selector).getAttribute('aria-label')!;
const klondike = (root: ParentNode): KlondikeTeaching => root.querySelector('klondike-teaching')!;
/** Mutations are told in a microtask, and a render takes another. */
const rendered = async (table: KlondikeTeaching): Promise<void> => {
  await aTimeout(0);
  await table.updateComplete;
};

describe('language of a table', () => {
  it('is that of the nearest lang, for each table on its own', async () => {
    const page = await fixture(html`
      <div lang="de">
        <klondike-teaching></klondike-teaching>
        <spider-two-suit lang="fr"></spider-two-suit>
        <p lang="he"><klondike-teaching id="he"></klondike-teaching></p>
        <klondike-teaching id="none" lang=""></klondike-teaching>
      </div>
    `);
    expect(control(klondike(page))).to.equal('Ziehen');
    expect(control(page.querySelector('spider-two-suit')!)).to.equal('Distribuer 10');
    expect(control(page.querySelector('#he')!)).to.equal('משיכה');
    expect(control(page.querySelector('#none')!), 'unknown on purpose').to.equal('Draw');
  });

  it('is found across nested shadow roots', async () => {
    const outer = await fixture<HTMLElement>(html`<div lang="de"></div>`);
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'closed' }).append(inner);
    inner.attachShadow({ mode: 'open' }).innerHTML = '<klondike-teaching></klondike-teaching>';
    const table = klondike(inner.shadowRoot!);
    await table.updateComplete;
    expect(control(table)).to.equal('Ziehen');
    inner.lang = 'fr';
    await rendered(table);
    expect(control(table), 'within a shadow root').to.equal('Piocher');
    inner.removeAttribute('lang');
    outer.lang = 'he';
    await rendered(table);
    expect(control(table), 'in the page').to.equal('משיכה');
  });

  it('follows the document, and changes with it', async () => {
    const before = document.documentElement.getAttribute('lang');
    const table = await fixture<KlondikeTeaching>(html`<klondike-teaching></klondike-teaching>`);
    document.documentElement.lang = 'fr-CA';
    await rendered(table);
    expect(control(table)).to.equal('Piocher');
    if (before === null) document.documentElement.removeAttribute('lang');
    else document.documentElement.lang = before;
    await rendered(table);
    expect(control(table)).to.equal('Draw');
  });

  it('follows a table that is put elsewhere', async () => {
    const page = await fixture(
      html`<div>
        <klondike-teaching seed="1"></klondike-teaching>
        <p lang="de"></p>
      </div>`,
    );
    const table = klondike(page);
    const { position } = table;
    page.querySelector('p')!.append(table);
    await rendered(table);
    expect([control(table), table.position]).to.deep.equal(['Ziehen', position]);
  });

  it('reaches names, rules, messages, board text, hints and the rejected event, but no code', async () => {
    const table = await fixture<KlondikeTeaching>(
      html`<klondike-teaching lang="de" hints fixture=${SUFFIX}></klondike-teaching>`,
    );
    expect(name(table, '[data-card="QH"]')).to.equal('Herz-Dame, Spalte 1, 2 von 3');
    expect(name(table, '[data-spot="FH"]')).to.equal('Zielstapel Herz, leer');
    expect(find(table, '.rules').textContent).to.include('Eine Karte ziehen');
    expect(find(table, '.board-text').textContent).to.include(
      'Spalte 1: Kreuz-König, Herz-Dame, Kreuz-Bube.',
    );
    expect(table.hint()[0]!.reason).to.match(/^Das .*\.$/);
    let heard: { code: string; message: string } | undefined;
    table.addEventListener('rejected', ({ detail }) => (heard = detail));
    const verdict = table.play('T2>T1');
    expect(heard).to.include({
      code: 'king-needs-empty-column',
      message: 'Pik-König passt nicht auf Kreuz-Bube: ein König braucht eine leere Spalte.',
    });
    expect(verdict).to.include({ ok: false, message: heard!.message });
    await aTimeout(150);
    await table.updateComplete;
    expect(find(table, '[role="status"]').textContent).to.equal(`Nicht gezogen. ${heard!.message}`);
    table.lang = 'en';
    await rendered(table);
    expect(find(table, '[role="status"]').textContent, 'nothing is left in German').to.equal('');
    expect(name(table, '[data-card="QH"]')).to.equal('queen of hearts, column 1, 2 of 3');
  });

  it('is named to voices, English too where the page speaks what the table does not', async () => {
    const page = await fixture(html`<div lang="ja"><klondike-teaching></klondike-teaching></div>`);
    expect(find(klondike(page), '.wrap').lang).to.equal('en');
    (page as HTMLElement).lang = 'de-AT';
    await rendered(klondike(page));
    expect(find(klondike(page), '.wrap').lang).to.equal('de');
  });
});

describe('words of a page', () => {
  it('need not be complete: the rest is English, and connected tables show them at once', async () => {
    const table = await fixture<KlondikeTeaching>(html`<klondike-teaching lang="nl-BE"></klondike-teaching>`);
    expect(control(table)).to.equal('Draw');
    registerWords({ lang: 'nl', dir: 'ltr', draw: 'Trekken' });
    await rendered(table);
    expect(control(table)).to.equal('Trekken');
    expect(find(table, '[data-command="reset"]').textContent).to.equal('Reset');
    registerWords({ lang: 'NL-be', dir: 'ltr', reset: 'Opnieuw', keys: undefined });
    await rendered(table);
    expect(control(table), 'from nl').to.equal('Trekken');
    expect(find(table, '[data-command="reset"]').textContent, 'from nl-BE').to.equal('Opnieuw');
    expect(find(table, '[data-command="keys"]').textContent, 'without a value').to.equal('Keys');
  });

  it('may replace a shipped word', async () => {
    registerWords({ lang: 'fr-CH', dir: 'ltr', draw: 'Tirer' });
    const table = await fixture<KlondikeTeaching>(html`<klondike-teaching lang="fr-CH"></klondike-teaching>`);
    expect(control(table)).to.equal('Tirer');
    expect(find(table, '[data-command="reset"]').textContent).to.equal('Nouvelle donne');
  });

  it('need a language', () => {
    for (const wrong of [undefined, {}, { lang: '' }, { lang: 5 }])
      expect(() => registerWords(wrong as unknown as PartialWords)).to.throw(TypeError, 'lang');
  });
});

describe('a table from right to left', () => {
  const left = (table: HTMLElement, spot: string): number =>
    find(table, `[data-spot="${spot}"]`).getBoundingClientRect().left;
  const focused = (table: HTMLElement): string | undefined =>
    (table.shadowRoot!.activeElement as HTMLElement | null)?.dataset['spot'];

  for (const dir of ['', 'rtl'])
    it(`orders columns, arrows and names, ${dir ? 'as its page does' : 'by itself where the page says nothing'}`, async () => {
      const table = await fixture<KlondikeTeaching>(
        html`<klondike-teaching lang="he" fixture=${SUFFIX}></klondike-teaching>`,
      );
      if (dir) table.dir = dir;
      await rendered(table);
      expect(left(table, 'T1')).to.be.greaterThan(left(table, 'T2'));
      expect(left(table, 'stock')).to.be.greaterThan(left(table, 'FC'));
      expect(name(table, '[data-card="QH"]')).to.equal('מלכת לב, טור 1, 2 מתוך 3');
      find(table, '[data-spot="T1"]').focus();
      await sendKeys({ press: 'ArrowLeft' });
      await table.updateComplete;
      expect(focused(table)).to.match(/^T2/);
      await sendKeys({ press: 'ArrowRight' });
      await table.updateComplete;
      expect(focused(table)).to.match(/^T1/);
    });

  it('yields to the direction that its page gives', async () => {
    const page = await fixture(
      html`<div dir="ltr"><klondike-teaching lang="he" fixture=${SUFFIX}></klondike-teaching></div>`,
    );
    expect(left(klondike(page), 'T1')).to.be.lessThan(left(klondike(page), 'T2'));
  });
});

describe('what languages leave behind', () => {
  it('is one observer while a table is connected, and none after', async () => {
    const Native = window.MutationObserver;
    let open = 0;
    window.MutationObserver = class extends Native {
      override observe(...args: Parameters<MutationObserver['observe']>): void {
        if (args[1]?.attributeFilter?.includes('lang') && args[0] === document) open++;
        super.observe(...args);
      }
      override disconnect(): void {
        open = 0;
        super.disconnect();
      }
    };
    try {
      document.querySelectorAll('klondike-teaching, spider-two-suit').forEach((table) => table.remove());
      const tables = ['klondike-teaching', 'spider-two-suit'].map((tag) => document.createElement(tag));
      document.body.append(...tables);
      const place = Object.getOwnPropertySymbols(globalThis).find(
        (symbol) => symbol === Symbol.for('solitaire-elements.words'),
      )!;
      const { speakers } = (globalThis as unknown as Record<symbol, { speakers: Set<unknown> }>)[place]!;
      expect([speakers.size, open > 0]).to.deep.equal([2, true]);
      tables[0]!.remove();
      expect([speakers.size, open > 0]).to.deep.equal([1, true]);
      tables[1]!.remove();
      expect([speakers.size, open]).to.deep.equal([0, 0]);
    } finally {
      window.MutationObserver = Native;
    }
  });
});
