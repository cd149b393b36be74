import { expect } from '@open-wc/testing';
import { all } from '../support/host-page.js';
import { clearPlaces, place, put } from '../support/place.js';

describe("the page's font size", () => {
  const root = document.documentElement;
  afterEach(() => {
    root.style.fontSize = '';
    clearPlaces();
  });

  for (const size of ['62.5%', '24px', '1px', '200%'])
    for (const width of [280, 360, 700])
      for (const tag of ['klondike-teaching', 'spider-two-suit'] as const)
        it(`hostile 23: ${size} on html: <${tag}> ${width} pixels wide has an index of 13 pixels or more`, async () => {
          root.style.fontSize = size;
          const table = await put(tag, {}, place(`width: ${width}px`));
          const sizes = all(table, '.rank').map((each) => parseFloat(getComputedStyle(each).fontSize));
          expect(sizes.length).to.be.greaterThan(5);
          expect(Math.min(...sizes)).to.be.at.least(13);
          const words = all(table, '.status, .control, .rules li, summary').map((each) =>
            parseFloat(getComputedStyle(each).fontSize),
          );
          expect(Math.min(...words), 'words').to.be.within(12, 17);
          for (const index of all(table, '.card .index')) {
            const card = index.closest('.card')!.getBoundingClientRect();
            expect(index.querySelector('.rank')!.getBoundingClientRect().right).to.be.at.most(
              card.right + 0.5,
            );
          }
        });
});
