import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { all, card, closePages, drag, inside, openPage, pile } from '../support/host-page.js';
import { clearPlaces, place, put } from '../support/place.js';

describe('odd places', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  for (const [tag, width] of [
    ['klondike-teaching', 47],
    ['spider-two-suit', 33],
  ] as const) {
    it(`hostile 7 E3: <${tag}> fits a 360 pixel box in a wide window`, async () => {
      await setViewport({ width: 1440, height: 900 });
      const table = await put(tag, { ledger: '', hints: '' }, place('width: 360px'));
      expect(inside(table, '.card').offsetWidth).to.be.within(width - 1, width);
      const box = table.getBoundingClientRect();
      expect(box.width).to.equal(360);
      for (const element of all(table, '*')) {
        if (element.closest('.sr, .back, svg')) continue;
        expect(element.getBoundingClientRect().right, element.className).to.be.at.most(box.right + 0.5);
      }
    });

    it(`hostile 7 E3: <${tag}> needs no sideways scrolling in a 360 pixel window`, async () => {
      await setViewport({ width: 360, height: 740 });
      await put(tag, { ledger: '', hints: '' }, place('margin: -8px'));
      // Firefox takes the scroll bar's room from the page.
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
    });
  }

  for (const name of ['float', 'flex', 'inline-block', 'cell', 'absolute']) {
    it(`hostile 8: ${name}: cards keep a size that can be read and hit`, async () => {
      const page = await openPage('places');
      const table = page.one(`.${name} klondike-teaching`);
      expect(table.offsetWidth).to.be.at.least(280);
      expect(card(table, '5H').offsetWidth).to.be.at.least(36);
      expect(inside(table, '.board').scrollWidth).to.be.at.most(inside(table, '.board').clientWidth);
      await drag(card(table, '5H'), pile(table, 'T2'));
      expect(table.history).to.deep.equal(['T1>T2']);
    });
  }

  for (const css of [
    'display: grid',
    'display: grid; grid-template-columns: auto 1fr',
    'display: inline-flex; flex-direction: column; align-items: flex-start',
    'display: flex; flex-direction: column; align-items: center; width: 500px',
    'display: table',
    'columns: 2; width: 800px',
    'position: fixed; inset: 0 auto auto 0',
    'overflow: auto; width: 500px; height: 200px',
    'contain: size; width: 500px; height: 500px',
    'content-visibility: auto; width: 500px',
    'width: max-content',
    'width: min-content',
  ]) {
    it(`hostile 8: ${css}: a game is as wide as its cards need`, async () => {
      const table = await put('klondike-teaching', { fixture: 'reveal' }, place(css));
      expect(table.offsetWidth).to.be.at.least(280);
      expect(card(table, '5H').offsetWidth).to.be.at.least(36);
      const board = inside(table, '.board').getBoundingClientRect();
      for (const each of all(table, '[data-pile]'))
        expect(each.getBoundingClientRect().right).to.be.at.most(board.right + 0.5);
    });
  }
});
