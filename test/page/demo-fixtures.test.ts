// The page of positions: every one that ships, laid out, with a tag that lays out the same.
import { expect } from '@open-wc/testing';
import { FIXTURES, KlondikeGame, SpiderGame } from '../../src/engine.js';
import { openDemo } from '../support/demo-page.js';
import { closePages } from '../support/host-page.js';

describe('the page of positions', () => {
  afterEach(closePages);

  it('shows every position that ships, each with its tag and a link to the playground', async () => {
    const page = await openDemo('fixtures.html');
    const shipped = [
      ...[...FIXTURES.klondike.keys()].map((name) => ['klondike-teaching', name]),
      ...[...FIXTURES.spider.keys()].map((name) => ['spider-two-suit', name]),
    ];
    expect(page.tables.map(({ localName, fixture }) => [localName, fixture])).to.have.deep.members(shipped);
    for (const table of page.tables) {
      const fixture = table.fixture!;
      const spider = table.localName === 'spider-two-suit';
      expect(table.position, fixture).to.equal(
        (spider ? new SpiderGame({ fixture }) : new KlondikeGame({ fixture })).position,
      );
      const section = table.closest('section')!;
      const tag = new DOMParser().parseFromString(section.querySelector('.box')!.textContent, 'text/html');
      expect(tag.body.querySelector(table.localName)!.getAttribute('fixture')).to.equal(fixture);
      expect(section.querySelector('a')!.hash).to.include(`fixture=${fixture}`);
      expect(section.querySelector('p')!.textContent.length).to.be.greaterThan(30);
    }
  });
});
