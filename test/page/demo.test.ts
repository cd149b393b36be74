// The demo as a visitor has it: the pages load without a fault, their games play, and form, game and address agree.
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';
import { type DemoPage, openDemo } from '../support/demo-page.js';
import { type Table, closePages, openFrame, settled } from '../support/host-page.js';

describe('the demo', () => {
  afterEach(closePages);

  for (const path of ['index.html', 'article.html']) {
    it(`${path}: loads, and each game on it plays a move`, async () => {
      const { document, faults } = await openDemo(path);
      const tables = [...document.querySelectorAll<Table>('klondike-teaching, spider-two-suit')];
      for (const table of tables) {
        const [move] = table.legalMoves;
        expect(table.play(move!)).to.include({ ok: true });
      }
      await settled(...tables);
      await aTimeout(100);
      expect(faults).to.deep.equal([]);
      expect(document.querySelectorAll('h1')).to.have.lengthOf(1);
    });
  }

  describe('the playground', () => {
    const choose = (page: DemoPage, name: string, value: string): void => {
      const field = page.document.querySelector('form')!.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      page.document.querySelector('form')!.dispatchEvent(new page.view.Event('change'));
    };
    const tag = (page: DemoPage): string => page.document.querySelector('#tag')!.textContent;
    const log = (page: DemoPage): string[] =>
      [...page.document.querySelectorAll('#log summary')].map((line) => line.textContent);

    it('changes the rule set and the game', async () => {
      const page = await openDemo('index.html');
      choose(page, 'game', 'draw-three');
      await settled(page.table());
      expect(page.table().game).to.have.nested.property('variant.name', 'draw-three');
      choose(page, 'game', 'spider');
      await settled(page.table());
      expect(page.table().position).to.equal(new SpiderGame().position);
      expect(tag(page)).to.equal('<spider-two-suit>This game needs JavaScript.</spider-two-suit>');
      expect(page.faults).to.deep.equal([]);
    });

    it('writes each event beside the game, newest first', async () => {
      const page = await openDemo('index.html#fixture=terminal-win');
      page.table().play('T1>F');
      page.table().play('W>F');
      await settled(page.table());
      expect(log(page).map((line) => line.split(' ')[0])).to.deep.equal(['win', 'move', 'rejected', 'deal']);
      page.document.querySelector<HTMLElement>('#clear')!.click();
      expect(log(page)).to.deep.equal([]);
    });

    it('shows what the address says, and gives a tag that makes the same game', async () => {
      const page = await openDemo('index.html#game=draw-one&seed=%22a%26b%22&hints=&four-color=');
      const { position } = new KlondikeGame({ variant: 'draw-one', seed: '"a&b"' });
      expect(page.table().position).to.equal(position);
      const place = page.document.createElement('template');
      page.document.body.append(place);
      place.innerHTML = tag(page);
      const copy = page.document.importNode(place.content.firstElementChild as Table, true);
      page.document.body.append(copy);
      await settled(copy);
      expect(copy.position).to.equal(position);
      expect([copy.hints, copy.fourColor, copy.readonly]).to.deep.equal([true, true, false]);
    });

    it('follows a link to a position, and keeps to the address with each choice', async () => {
      const page = await openDemo('index.html');
      page.document.querySelector<HTMLElement>('a[href="#game=spider&fixture=deal-blocked"]')!.click();
      await waitUntil(() => page.table().localName === 'spider-two-suit');
      await settled(page.table());
      expect(page.table().position).to.equal(new SpiderGame({ fixture: 'deal-blocked' }).position);
      choose(page, 'deal', 'fixture mixed-run');
      expect(page.view.location.hash).to.equal('#game=spider&fixture=mixed-run');
      expect(page.table().position).to.equal(new SpiderGame({ fixture: 'mixed-run' }).position);
    });

    it('lets a position be written, and shows what is wrong with it', async () => {
      const page = await openDemo('index.html');
      choose(page, 'deal', 'position');
      expect(page.document.activeElement).to.have.property('name', 'position');
      choose(page, 'position', 'T9: QS');
      await settled(page.table());
      expect(page.table().shadowRoot!.querySelector('.faults')!.textContent).to.include(
        'there is no pile T9',
      );
      choose(page, 'position', 'T1: QH | T2: KS');
      await settled(page.table());
      expect(page.table().play('T1>T2')).to.include({ ok: true });
    });

    it('offers every lesson that ships; the tag and the address follow one on to the next', async () => {
      const page = await openDemo('index.html');
      const { lessonsOf } = await import('../../src/lessons/index.js');
      const offered = () =>
        page
          .all<HTMLOptionElement>('[label="Lessons"] option')
          .map(({ value }) => value.replace('lesson ', ''));
      expect(offered()).to.deep.equal((await lessonsOf('klondike')).map(({ name }) => name));
      choose(page, 'game', 'spider');
      expect(offered()).to.deep.equal((await lessonsOf('spider')).map(({ name }) => name));
      choose(page, 'game', 'draw-one');
      choose(page, 'deal', 'lesson what-a-run-is');
      await settled(page.table());
      expect(tag(page)).to.equal(
        '<klondike-teaching lesson="what-a-run-is">This game needs JavaScript.</klondike-teaching>',
      );
      const next = '[data-lesson="next"]';
      page.table().shadowRoot!.querySelector<HTMLElement>(next)!.click();
      await waitUntil(() => tag(page).includes('lesson="alternating-colors"'));
      expect(page.view.location.hash).to.equal('#game=draw-one&lesson=alternating-colors');
      expect(page.one<HTMLAnchorElement>('#alone').href).to.match(
        /\?game=klondike&lesson=alternating-colors$/,
      );
      choose(page, 'deal', '');
      await settled(page.table());
      expect(page.table().lesson).to.equal(null);
      expect(page.table().game).to.have.nested.property('variant.name', 'draw-one');
      expect(page.faults).to.deep.equal([]);
    });

    it('shows the lesson that the address names, and none that there is not', async () => {
      const page = await openDemo('index.html#game=spider&lesson=two-runs-at-once');
      expect(page.table().shadowRoot!.querySelector('.lesson-title')!.textContent).to.equal(
        'Two runs at once',
      );
      const other = await openDemo('index.html#game=spider&lesson=finish');
      expect(other.table().lesson).to.equal(null);
    });

    it('offers every position that ships', async () => {
      const page = await openDemo('index.html');
      const links = [...page.document.querySelectorAll('.positions li a')].map((link) => link.textContent);
      const { FIXTURES } = await import('../../src/engine.js');
      expect(links).to.have.members([...FIXTURES.klondike.keys(), ...FIXTURES.spider.keys()]);
    });
  });
});

describe('the files for a plain page', () => {
  afterEach(closePages);

  for (const [file, tags] of [
    ['solitaire-elements', ['klondike-teaching', 'spider-two-suit']],
    ['klondike-teaching', ['klondike-teaching']],
    ['spider-two-suit', ['spider-two-suit']],
  ] as const) {
    it(`E1 ${file}.js defines ${tags.join(' and ')} and loads nothing else`, async () => {
      const frame = await openFrame({ src: '/test/page/empty.html' });
      const view = frame.contentWindow as DemoPage['view'];
      const script = view.document.createElement('script');
      script.type = 'module';
      script.src = `/dist/cdn/${file}.js`;
      const loaded = new Promise((done) => script.addEventListener('load', done));
      view.document.body.append(view.document.createElement(tags[0]), script);
      await loaded;
      const defined = ['klondike-teaching', 'spider-two-suit'].filter((tag) => view.customElements.get(tag));
      expect(defined).to.deep.equal(tags);
      const table = view.document.querySelector<Table>(tags[0])!;
      await settled(table);
      expect(table.play('D')).to.include({ ok: true });
      const asked = view.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      expect(asked.filter((path) => !/^\/__w/.test(path))).to.deep.equal([`/dist/cdn/${file}.js`]);
    });
  }
});
