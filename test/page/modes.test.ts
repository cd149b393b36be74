import { expect } from '@open-wc/testing';
import { all, card, clickOn, inside, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { browser, emulateFeatures } from '../support/commands.js';
import { clearPlaces, put } from '../support/place.js';

const FIXTURE = 'stock: 9S 5D | F: AC AD AH AS | T1: #9C 5H | T2: 6S | T3: 6C';

const edge = (element: Element): number => {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
  return borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth);
};

const kinds = (table: Table) => [
  card(table, '5H'),
  ...all(table, '.back, .place, .control').filter((element) => (element as HTMLElement).checkVisibility()),
];

describe('modes that take shadows, gradients and fills away', () => {
  afterEach(async () => {
    if (browser !== 'webkit') await emulateFeatures({ 'forced-colors': 'none' });
    clearPlaces();
  });

  it('hostile 24: forced colors: every card, back, place and control has an edge, every suit its shape', async function () {
    if (browser === 'webkit') this.skip(); // WebKitGTK has no forced colours
    const table = await put('klondike-teaching', { fixture: FIXTURE, hints: '' });
    await emulateFeatures({ 'forced-colors': 'active' });
    await settled(table);
    for (const each of kinds(table)) expect(edge(each), each.className).to.be.at.least(1);
    const ink = getComputedStyle(card(table, '5H').querySelector('path')!).fill;
    expect(ink).to.not.equal(getComputedStyle(card(table, '5H')).backgroundColor);
    const shapes = ['AC', 'AD', 'AH', 'AS'].map((code) =>
      card(table, code).querySelector('path')!.getAttribute('d'),
    );
    expect(new Set(shapes).size).to.equal(4);
  });

  it('hostile 24: forced colors: a selection and its destinations show by more than fill', async function () {
    if (browser === 'webkit') this.skip(); // WebKitGTK has no forced colours
    const table = await put('klondike-teaching', { fixture: FIXTURE, hints: '' });
    await emulateFeatures({ 'forced-colors': 'active' });
    const lines = (element: Element) =>
      [null, '::before', '::after'].map((part) => {
        const {
          borderTopColor,
          borderTopWidth,
          borderTopStyle,
          outlineStyle,
          outlineWidth,
          outlineColor,
          content,
        } = getComputedStyle(element, part);
        return part && (content === 'none' || content === 'normal')
          ? ''
          : [borderTopColor, borderTopWidth, borderTopStyle, outlineStyle, outlineWidth, outlineColor].join(
              ' ',
            );
      });
    const five = () => card(table, '5H');
    const head = () => inside(table, '[data-spot="T2"]');
    const before = [lines(five()), lines(head())];
    await clickOn(five());
    (document.activeElement as HTMLElement).blur();
    await settled(table);
    expect(five().classList.contains('selected')).to.equal(true);
    expect(lines(five())).to.not.deep.equal(before[0]);
    expect(lines(head())).to.not.deep.equal(before[1]);
  });

  it('hostile 24: print and more contrast have rules of their own, and none of print rests on a fill', async () => {
    const table = await put('klondike-teaching', { fixture: FIXTURE });
    const rules = table.shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const media = rules.filter((rule): rule is CSSMediaRule => 'conditionText' in rule && 'media' in rule);
    const of = (name: string) =>
      media
        .filter(({ conditionText }) => conditionText.includes(name))
        .flatMap(({ cssRules }) => [...cssRules]);
    expect(of('prefers-contrast').length).to.be.greaterThan(0);
    expect(of('print').length).to.be.greaterThan(0);
    // The print rules, without their condition: what paper would show, in every browser.
    const paper = new CSSStyleSheet();
    paper.replaceSync(
      of('print')
        .map(({ cssText }) => cssText)
        .join('\n'),
    );
    table.shadowRoot!.adoptedStyleSheets.push(paper);
    await settled(table);
    const dark = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) < 140);
    for (const each of all(table, '.card, .back, .place')) {
      if (!(each as HTMLElement).checkVisibility()) continue;
      expect(edge(each), each.className).to.be.at.least(1);
      expect(dark(getComputedStyle(each).borderTopColor), each.className).to.equal(true);
    }
    expect(dark(getComputedStyle(inside(table, '.count')).color)).to.equal(true);
    expect(inside(table, '.controls').checkVisibility()).to.equal(false);
  });

  it('hostile 24: without shadows and gradients cards and places still have edges', async () => {
    const table = await put('klondike-teaching', { fixture: FIXTURE });
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '* { box-shadow: none !important; background-image: none !important; filter: none !important }',
    );
    table.shadowRoot!.adoptedStyleSheets.push(bare);
    for (const each of kinds(table)) expect(edge(each), each.className).to.be.at.least(1);
  });
});
