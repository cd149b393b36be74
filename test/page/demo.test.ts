// The demo as a visitor has it: the pages load without a fault, their games play, and form, game and address agree.
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';
import { type Table, closePages, openFrame, settled } from '../support/host-page.js';

interface Page {
  readonly document: Document;
  readonly view: Window & typeof globalThis;
  readonly faults: string[];
  table(): Table;
}

/** Opens a page of demo/ in a frame; what its scripts throw or write to the console as an error is kept. */
async function open(path: string): Promise<Page> {
  const frame = await openFrame({ src: `/demo/${path}` });
  const view = frame.contentWindow as Page['view'];
  const faults: string[] = [];
  view.addEventListener('error', ({ message }) => faults.push(message));
  view.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  view.console.error = (...texts: unknown[]) => void faults.push(texts.join(' '));
  const table = (): Table => view.document.querySelector<Table>('klondike-teaching, spider-two-suit')!;
  await waitUntil(() => table()?.shadowRoot?.querySelector('.board'), `no game on ${path}`);
  await settled(table());
  return { document: view.document, view, faults, table };
}

describe('the demo', () => {
  afterEach(closePages);

  for (const path of ['index.html', 'article.html']) {
    it(`${path}: loads, and each game on it plays a move`, async () => {
      const { document, faults } = await open(path);
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
    const choose = (page: Page, name: string, value: string): void => {
      const field = page.document.querySelector('form')!.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      page.document.querySelector('form')!.dispatchEvent(new page.view.Event('change'));
    };
    const tag = (page: Page): string => page.document.querySelector('#tag')!.textContent;
    const log = (page: Page): string[] =>
      [...page.document.querySelectorAll('#log summary')].map((line) => line.textContent);

    it('changes the rule set and the game', async () => {
      const page = await open('index.html');
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
      const page = await open('index.html#fixture=terminal-win');
      page.table().play('T1>F');
      page.table().play('W>F');
      await settled(page.table());
      expect(log(page).map((line) => line.split(' ')[0])).to.deep.equal(['win', 'move', 'rejected', 'deal']);
      page.document.querySelector<HTMLElement>('#clear')!.click();
      expect(log(page)).to.deep.equal([]);
    });

    it('shows what the address says, and gives a tag that makes the same game', async () => {
      const page = await open('index.html#game=draw-one&seed=%22a%26b%22&hints=&four-color=');
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
      const page = await open('index.html');
      page.document.querySelector<HTMLElement>('a[href="#game=spider&fixture=deal-blocked"]')!.click();
      await waitUntil(() => page.table().localName === 'spider-two-suit');
      await settled(page.table());
      expect(page.table().position).to.equal(new SpiderGame({ fixture: 'deal-blocked' }).position);
      choose(page, 'deal', 'fixture mixed-run');
      expect(page.view.location.hash).to.equal('#game=spider&fixture=mixed-run');
      expect(page.table().position).to.equal(new SpiderGame({ fixture: 'mixed-run' }).position);
    });

    it('lets a position be written, and shows what is wrong with it', async () => {
      const page = await open('index.html');
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

    it('offers every position that ships', async () => {
      const page = await open('index.html');
      const links = [...page.document.querySelectorAll('.positions a')].map((link) => link.textContent);
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
      const view = frame.contentWindow as Page['view'];
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
