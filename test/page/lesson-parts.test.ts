// What a page without a build loads for a lesson: exactly the parts it needs, once; and under strict policies all the same.
import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { Lesson } from '../../src/lessons/lesson.js';
import { lessonExample } from '../support/lesson-example.js';
import { type Table, closePages, inside, openFrame, openPage, settled } from '../support/host-page.js';

const FILES = {
  'solitaire-elements': 'klondike-teaching',
  'klondike-teaching': 'klondike-teaching',
  'spider-two-suit': 'spider-two-suit',
} as const;

/** The paths that a page asked for, without the test server's own. */
const asked = (view: Window): string[] =>
  view.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => !/__web-dev-server__|^\/__w/.test(path));

interface Asked {
  readonly folder?: string;
  readonly search?: string;
  readonly lesson?: unknown;
}

async function openWith(
  file: keyof typeof FILES,
  { folder = '/dist/cdn', search = '', lesson }: Asked = {},
): Promise<{ table: Table; view: Window }> {
  const frame = await openFrame({ src: '/test/page/empty.html' });
  const view = frame.contentWindow!;
  const { document } = view;
  const table = document.createElement(FILES[file]) as Table;
  if (typeof lesson === 'string') table.setAttribute('lesson', lesson);
  else if (lesson) table.lesson = lesson as Lesson;
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: `${folder}/${file}.js${search}`,
  });
  const loaded = new Promise((done) => script.addEventListener('load', done));
  document.body.append(table, script);
  await loaded;
  await settled(table);
  return { table, view };
}

const there = (table: Table, selector: string): Promise<void> =>
  waitUntil(() => table.shadowRoot!.querySelector(selector), selector, { timeout: 5000 });
const openMoves = (table: Table): void => inside(table, '.transcript summary').click();

describe('a lesson on a plain page', () => {
  afterEach(closePages);

  for (const file of Object.keys(FILES) as (keyof typeof FILES)[])
    it(`${file}.js loads for it what shows lessons and those of its game, and nothing twice`, async () => {
      const { table, view } = await openWith(file, { lesson: 'what-a-run-is' });
      const lessons = `${FILES[file].split('-')[0]}-lessons`;
      const parts = [`${file}-lesson-module`, lessons].map((name) => `/dist/cdn/parts/${name}.js`);
      expect(asked(view)).to.have.members([`/dist/cdn/${file}.js`, ...parts]);
      expect(inside(table, '.lesson-title').textContent).to.not.equal('');
      inside(table, '[data-lesson="next"]').click();
      await settled(table);
      expect(inside(table, '.lesson-place').textContent).to.match(/^Lesson 2 /);
      expect(asked(view)).to.have.lengthOf(3);
    });

  it('an own lesson that leads to none loads none of those that ship', async () => {
    const { table, view } = await openWith('klondike-teaching', { lesson: lessonExample });
    expect(inside(table, '.lesson-title').textContent).to.equal('Mine');
    expect(asked(view)).to.have.members([
      '/dist/cdn/klondike-teaching.js',
      '/dist/cdn/parts/klondike-teaching-lesson-module.js',
    ]);
  });

  it('under another address, as sites write to get past a cache, the file is not loaded a second time', async () => {
    const { table, view } = await openWith('solitaire-elements', {
      search: '?ver=0.1.0',
      lesson: 'what-a-run-is',
    });
    openMoves(table);
    await there(table, '.moves');
    expect(asked(view)).to.have.members([
      '/dist/cdn/solitaire-elements.js',
      '/dist/cdn/parts/solitaire-elements-lesson-module.js',
      '/dist/cdn/parts/klondike-lessons.js',
      '/dist/cdn/parts/solitaire-elements-transcript-module.js',
    ]);
  });

  it('a part that did not come is there at another try, in browsers too that remember what did not', async () => {
    const folder = `/late/${crypto.randomUUID()}`;
    const { table } = await openWith('klondike-teaching', { folder, lesson: 'what-a-run-is' });
    for (const missing of ['what shows it', 'the lessons themselves']) {
      expect(inside(table, '.faults').textContent, missing).to.include('could not be loaded');
      table.lesson = null;
      table.lesson = 'what-a-run-is';
      await settled(table);
    }
    expect(inside(table, '.lesson-place').textContent).to.match(/^Lesson 1 /);
    openMoves(table);
    for (let i = 0; i < 100 && !table.shadowRoot!.querySelector('.transcript button'); i++)
      await aTimeout(10);
    inside(table, '.transcript button').click();
    for (let i = 0; i < 100 && !table.shadowRoot!.querySelector('.moves'); i++) await aTimeout(10);
    expect(inside(table, '.moves')).to.not.equal(null);
  });

  for (const tag of ['klondike-teaching', 'spider-two-suit'])
    it(`the standalone file of <${tag}> holds its lessons: no request`, async () => {
      const frame = await openFrame({ src: `/dist/standalone/${tag}.html` });
      const view = frame.contentWindow!;
      await view.customElements.whenDefined(tag);
      const table = frame.contentDocument!.querySelector<Table>(tag)!;
      table.setAttribute('lesson', 'what-a-run-is');
      await settled(table);
      expect(inside(table, '.lesson-place').textContent).to.match(/^Lesson 1 /);
      expect(asked(view)).to.deep.equal([]);
    });

  it('hostile 11: a strict content security policy has nothing to report', async () => {
    const page = await openPage('csp');
    const table = page.one('klondike-teaching');
    table.lesson = 'open-the-longest-column';
    await settled(table);
    table.play('T2>T3');
    inside(table, '[data-lesson="hint"]').click();
    await settled(table);
    await aTimeout(200);
    expect(page.view.trouble).to.deep.equal([]);
    expect(page.view.getComputedStyle(inside(table, '.lesson')).display).to.equal('grid');
  });

  it("hostile 12: trusted types let it through by lit-html's policy alone", async () => {
    const page = await openPage('trusted-types');
    page.view.trouble.length = 0;
    for (const table of page.tables) {
      table.lesson = 'what-a-run-is';
      openMoves(table);
    }
    await settled(...page.tables);
    for (const table of page.tables) expect(inside(table, '.lesson-goal').textContent).to.not.equal('');
    await aTimeout(50);
    expect(page.view.trouble).to.deep.equal([]);
  });
});
