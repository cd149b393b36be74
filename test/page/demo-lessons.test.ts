// The page of lessons: every shipped one can be chosen and linked, its events are shown, and a written one is judged.
import { expect, waitUntil } from '@open-wc/testing';
import { type Lesson, lessonsOf } from '../../src/lessons/index.js';
import { type DemoPage, openDemo } from '../support/demo-page.js';
import { closePages, settled } from '../support/host-page.js';

const shipped = { klondike: await lessonsOf('klondike'), spider: await lessonsOf('spider') };

const title = (page: DemoPage): string =>
  page.table().shadowRoot!.querySelector('.lesson-title')?.textContent ?? '';

const shows = (page: DemoPage, wanted: string): Promise<void> =>
  waitUntil(() => title(page) === wanted, `not shown: ${wanted}`);

const log = (page: DemoPage): string[] => page.all('#log summary').map(({ textContent }) => textContent);

describe('the page of lessons', () => {
  afterEach(closePages);

  it('lists every lesson that ships with its title and goal, in order', async () => {
    const page = await openDemo('lessons.html');
    const rows = page.all('#course li').map((item) => {
      const link = item.querySelector('a')!;
      const [, game, name] = /^#(\w+)\/(.*)$/.exec(link.hash)!;
      return {
        game,
        name,
        title: link.textContent,
        goal: item.textContent.slice(link.textContent.length).trim(),
      };
    });
    const pick = ({ game, name, title: head, goal }: Lesson) => ({ game, name, title: head, goal });
    expect(rows).to.deep.equal([...shipped.klondike, ...shipped.spider].map(pick));
    expect(page.all('#choice option').map((option) => (option as HTMLOptionElement).value)).to.deep.equal(
      rows.map(({ game, name }) => `#${game}/${name}`),
    );
  });

  it('shows the lesson that its address names', async () => {
    const page = await openDemo('lessons.html#spider/complete-a-run');
    await shows(page, 'Complete a run');
    expect(page.one<HTMLSelectElement>('#choice').value).to.equal('#spider/complete-a-run');
    expect(page.one('#tag').textContent).to.equal(
      '<spider-two-suit lesson="complete-a-run"></spider-two-suit>',
    );
  });

  it('begins with the first lesson where the address names none that there is', async () => {
    const page = await openDemo('lessons.html#spider/no-such');
    await shows(page, shipped.klondike[0]!.title);
    expect(page.view.location.hash).to.equal('#spider/no-such');
    expect(page.faults).to.deep.equal([]);
  });

  it('follows the choice and a link, and keeps the address to it', async () => {
    const page = await openDemo('lessons.html');
    const choice = page.one<HTMLSelectElement>('#choice');
    choice.value = '#klondike/finish';
    choice.dispatchEvent(new page.view.Event('change'));
    await shows(page, 'Let Finish play the rest');
    expect(page.view.location.hash).to.equal('#klondike/finish');
    page.one('#course a[href="#spider/small-ending"]').click();
    await waitUntil(() => page.table().localName === 'spider-two-suit');
    await shows(page, 'A small ending');
    expect(page.document.activeElement!.id).to.equal('game-heading');
  });

  it('shows each step and the end, and goes on to the next lesson', async () => {
    const page = await openDemo('lessons.html#klondike/what-a-run-is');
    await shows(page, 'What a run is');
    expect(log(page)).to.deep.equal([]);
    for (const move of ['T2>T1', 'T3>T1']) expect(page.table().play(move)).to.include({ ok: true });
    await settled(page.table());
    expect(log(page).map((line) => line.split(' ')[0])).to.deep.equal([
      'lesson-done',
      'lesson-step',
      'lesson-step',
    ]);
    expect(log(page)[2]).to.include('1 of 2 held');
    page.table().shadowRoot!.querySelector<HTMLElement>('[data-lesson="next"]')!.click();
    await shows(page, 'Colors take turns');
    await waitUntil(() => page.view.location.hash === '#klondike/alternating-colors');
    await waitUntil(() => page.one<HTMLSelectElement>('#choice').value === '#klondike/alternating-colors');
    page.one('#clear').click();
    expect(log(page)).to.deep.equal([]);
  });

  describe('a lesson of one’s own', () => {
    const write = async (page: DemoPage, text: string): Promise<string[]> => {
      page.one<HTMLTextAreaElement>('#lesson-text').value = text;
      const verdict = page.one('#writing [role="status"]');
      verdict.textContent = '';
      page.one('#writing button').click();
      await waitUntil(() => verdict.textContent);
      return page.all('.own-faults li').map(({ textContent }) => textContent);
    };

    it('is right as it stands there, and can be played', async () => {
      const page = await openDemo('lessons.html');
      await waitUntil(() => page.one('#writing [role="status"]').textContent);
      expect(page.all('.own-faults li')).to.deep.equal([]);
      const own = page.tables.at(-1)!;
      for (const move of ['T1>T2', 'T1>F']) expect(own.play(move)).to.include({ ok: true });
      await settled(own);
      expect(own.shadowRoot!.querySelector('.lesson-goals')!.textContent).to.equal('Goal reached');
    });

    it('has each of its faults named', async () => {
      const page = await openDemo('lessons.html');
      const text = page.one<HTMLTextAreaElement>('#lesson-text').value;
      const lesson = { ...(JSON.parse(text) as Lesson), position: 'T1: QH | T2: KS | T9: 3D', moves: 0 };
      expect((await write(page, JSON.stringify(lesson))).join('\n')).to.match(/no pile T9[^]*moves/);
      expect(page.one('#writing [role="status"]').textContent).to.match(/^\d+ faults:$/);
      expect(await write(page, '{"name": ')).to.have.lengthOf(1);
      expect(await write(page, '7')).to.deep.equal(['A lesson is an object, in braces.']);
      expect(await write(page, text)).to.deep.equal([]);
      expect(page.faults).to.deep.equal([]);
    });

    it('is shown by the element of its game', async () => {
      const page = await openDemo('lessons.html');
      expect(await write(page, JSON.stringify(shipped.spider[0]))).to.deep.equal([]);
      expect(page.tables.at(-1)!.localName).to.equal('spider-two-suit');
    });
  });
});
