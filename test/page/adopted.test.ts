import { expect } from '@open-wc/testing';
import { adoptSheets } from '../../src/table/sheets.js';
import { expected } from '../proof/expected.js';
import { difference, shown } from '../proof/shown.js';
import {
  card,
  clickOn,
  closePages,
  drag,
  inside,
  openFrame,
  pile,
  rootOf,
  settled,
} from '../support/host-page.js';
import { SMALL, clearPlaces, make, place, put } from '../support/place.js';

const openDocument = async () =>
  (await openFrame({ srcdoc: '<!doctype html><body></body>' })).contentDocument!;

describe('an element in another document', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  it('B133: is styled there, goes on with its game, and measures itself there', async () => {
    const table = await put('klondike-teaching', { fixture: SMALL }, place('width: 700px'));
    table.play('D');
    table.play('D');
    const size = card(table, '5H').offsetWidth;
    const other = await openDocument();
    other.body.append(table);
    await settled(table);
    expect(table.game.board.waste).to.have.length(2);
    expect(rootOf(table).adoptedStyleSheets.length).to.be.greaterThan(0);
    const style = other.defaultView!.getComputedStyle(card(table, '5H'));
    expect(style.borderTopStyle).to.equal('solid');
    await clickOn(inside(table, '[data-pile="stock"] button'));
    expect(table.game.board.waste).to.have.length(3);
    await settled(table);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(table.history).to.deep.equal(['D', 'D', 'D', 'T1>T2']);
    other.body.style.width = '300px';
    await settled(table);
    expect(card(table, '5H').offsetWidth).to.be.lessThan(size - 20);
  });

  it('B133: comes back, as it went', async () => {
    const box = place('width: 700px');
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    const look = () => {
      const { backgroundColor, width } = getComputedStyle(card(table, '5H'));
      return [backgroundColor, width, rootOf(table).adoptedStyleSheets.length];
    };
    const before = look();
    (await openDocument()).body.append(table);
    await settled(table);
    box.append(table);
    await settled(table);
    expect(look()).to.deep.equal(before);
  });

  it('B133: finds its cards wherever it is, also those that came while it was elsewhere', async () => {
    const box = place('width: 700px');
    const table = await put('klondike-teaching', { fixture: 'T1: 5H | T2: 6S | T3: 6C' }, box);
    const other = await openDocument();
    const focused = () => (rootOf(table).activeElement as HTMLElement | null)?.dataset['spot'];
    let [at, to] = ['T1', 'T2'];
    // WebKit gives an element its document's old answers again, from before it was asked and changed in another.
    for (const home of [box, other.body, box, other.body]) {
      home.append(table);
      expect(difference(shown(table), expected(table)), 'on its arrival').to.deep.equal([]);
      const head = inside(table, `[data-spot="${at}"]`);
      head.focus();
      head.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
      await settled(table);
      expect(focused()).to.equal(`${at}:5H`);
      card(table, '5H').click();
      inside(table, `[data-spot="${to}"]`).click();
      await settled(table);
      expect(focused()).to.equal(`${to}:5H`);
      expect(difference(shown(table), expected(table)), 'after a move').to.deep.equal([]);
      [at, to] = [to, to === 'T2' ? 'T3' : 'T2'];
    }
  });

  it('B133: also one that was made here and first put on a page there', async () => {
    const other = await openDocument();
    const table = make('spider-two-suit');
    other.body.append(table);
    await settled(table);
    expect(other.defaultView!.getComputedStyle(inside(table, '.card')).borderTopStyle).to.equal('solid');
    expect(table.play('D').ok).to.equal(true);
  });

  it('B133: also after a stay in a document that is not shown', async () => {
    const box = place('width: 700px');
    const table = await put('klondike-teaching', { fixture: SMALL }, box);
    document.implementation.createHTMLDocument().body.append(table);
    await table.updateComplete;
    expect(table.play('D').ok).to.equal(true);
    await table.updateComplete;
    box.append(table);
    await settled(table);
    expect(getComputedStyle(card(table, '5H')).borderTopStyle).to.equal('solid');
    expect(table.history).to.deep.equal(['D']);
  });

  it('B133: two tables in one document share its sheets; a native sheet is copied too', async () => {
    const other = await openDocument();
    const native = new CSSStyleSheet();
    native.replaceSync('p { color: red }');
    const [one, two] = [0, 1].map(() => {
      const root = other.body.appendChild(other.createElement('div')).attachShadow({ mode: 'open' });
      adoptSheets(root, [native]);
      return root.adoptedStyleSheets;
    });
    expect(one![0]).to.equal(two![0]);
    expect(one![0]!.cssRules[0]!.cssText).to.match(/color: red/);
  });
});
