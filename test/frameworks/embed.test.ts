// demo/embed.html as other sites show it: in a frame, sandboxed or not, under a strict policy.
import { expect, waitUntil } from '@open-wc/testing';
import type { Table } from '../support/host-page.js';
import { closePages, openFrame, settled } from '../support/host-page.js';

interface Told {
  readonly type: string;
  readonly height: number;
}

describe('the page for iframes', () => {
  let heights: { source: unknown; data: Told }[];
  const listen = ({ data, source }: MessageEvent<Told | undefined>) => {
    if (data?.type === 'solitaire-elements:height') heights.push({ source, data });
  };
  beforeEach(() => {
    heights = [];
    addEventListener('message', listen);
  });
  afterEach(() => {
    removeEventListener('message', listen);
    return closePages();
  });

  const open = async (query: string) => {
    const frame = await openFrame({ src: `/demo/embed.html?${query}` });
    const page = frame.contentDocument!;
    const tables = [...page.querySelectorAll<Table>('klondike-teaching, spider-two-suit')];
    expect(tables).to.have.length(1);
    const table = tables[0]!;
    await frame.contentWindow!.customElements.whenDefined(table.localName);
    await settled(table);
    return { frame, page, table };
  };

  const attributes = (table: Table) =>
    Object.fromEntries([...table.attributes].map(({ name, value }) => [name, value]));

  it('shows Klondike alone, unless asked for something else', async () => {
    const { page, table } = await open('');
    expect(table.localName).to.equal('klondike-teaching');
    expect(attributes(table)).to.deep.equal({});
    expect([page.title, page.documentElement.lang]).to.deep.equal(['Klondike', 'en']);
    expect(page.body.innerText.trim()).to.equal('');
  });

  it('takes every option of the tag from its query string', async () => {
    const { page, table } = await open(
      new URLSearchParams({
        game: 'klondike',
        variant: 'draw-one',
        seed: 'class 7b & “friends”',
        moves: 'D',
        hints: '',
        ledger: '1',
        'four-color': 'true',
        readonly: '',
        label: 'Round <1>',
        'heading-level': '2',
        shortcuts: 'off',
        lang: 'de-CH',
        dir: 'rtl',
      }).toString(),
    );
    expect(attributes(table)).to.deep.equal({
      variant: 'draw-one',
      seed: 'class 7b & “friends”',
      moves: 'D',
      hints: '',
      ledger: '',
      'four-color': '',
      readonly: '',
      label: 'Round <1>',
      'heading-level': '2',
      shortcuts: 'off',
    });
    expect(table.history).to.deep.equal(['D']);
    expect(table.shadowRoot!.querySelector('h2')!.textContent).to.equal('Round <1>');
    expect(page.title).to.equal('Round <1>');
    expect([page.documentElement.lang, page.documentElement.dir]).to.deep.equal(['de-CH', 'rtl']);
  });

  it('shows Spider and its fixtures', async () => {
    const { page, table } = await open('game=spider&fixture=two-runs');
    expect([table.localName, page.title]).to.deep.equal(['spider-two-suit', 'Spider, two suits']);
    expect(table.position).to.contain('T1: #7S6');
  });

  it('shows a lesson, and goes on to the next one within the frame', async () => {
    const { page, table } = await open('game=spider&lesson=what-a-run-is');
    expect(attributes(table)).to.deep.equal({ lesson: 'what-a-run-is' });
    expect(page.title).to.equal('Spider, two suits');
    const title = () => table.shadowRoot!.querySelector('.lesson-title')?.textContent;
    expect(title()).to.equal('Strict to lift, loose to drop');
    table.shadowRoot!.querySelector<HTMLElement>('[data-lesson="next"]')!.click();
    await settled(table);
    expect(title()).to.equal('A change of suit breaks the run');
  });

  for (const off of ['0', 'false', 'no', 'OFF']) {
    it(`reads ${off} as a flag that is not set`, async () => {
      expect(attributes((await open(`hints=${off}&readonly=${off}`)).table)).to.deep.equal({});
    });
  }

  it('lets nothing else in', async () => {
    const { page, table } = await open(
      'game=__proto__&onclick=alert(1)&style=color:red&class=x&id=y&slot=z&lang=<b>&dir=up&constructor=1&is=q',
    );
    expect(table.localName).to.equal('klondike-teaching');
    expect(attributes(table)).to.deep.equal({});
    expect([page.documentElement.lang, page.documentElement.dir]).to.deep.equal(['en', '']);
  });

  it('has no script and no style between its tags, and works where a policy would refuse them', async () => {
    const text = await (await fetch('/demo/embed.html')).text();
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    // The test server puts a script of its own into every page.
    for (const script of [...parsed.scripts]) if (/__w/.test(script.outerHTML)) script.remove();
    expect([...parsed.scripts].map((script) => script.getAttribute('src'))).to.deep.equal([
      '../dist/cdn/solitaire-elements.js',
      'embed.js',
    ]);
    expect([...parsed.scripts].map(({ textContent }) => textContent)).to.deep.equal(['', '']);
    expect(parsed.querySelector('style, [style]')).to.equal(null);
    const { frame, page, table } = await open('policy=strict');
    const columns = table.shadowRoot!.querySelector('.columns')!;
    expect(frame.contentWindow!.getComputedStyle(columns).display).to.equal('grid');
    const inline = page.createElement('script');
    inline.textContent = 'window.ran = true';
    page.body.append(inline);
    expect('ran' in frame.contentWindow!, 'the policy holds').to.equal(false);
  });

  it('tells its height, and tells it again when it changes', async () => {
    const { frame, page, table } = await open('fixture=reveal');
    await waitUntil(() => heights.length > 0);
    const last = () => heights.at(-1)!;
    expect(last().source).to.equal(frame.contentWindow);
    await waitUntil(() => last().data.height === Math.ceil(table.getBoundingClientRect().height));
    const before = last().data.height;
    frame.style.width = '400px';
    await waitUntil(() => last().data.height !== before);
    await settled(table);
    await waitUntil(() => last().data.height === Math.ceil(page.body.getBoundingClientRect().height));
  });

  it('needs no scroll bar once the frame is as high as it says, and comes to rest there', async () => {
    const { frame, page } = await open('seed=class-7b&ledger');
    frame.style.height = '150px';
    const follow = () => (frame.style.height = `${heights.at(-1)!.data.height}px`);
    await waitUntil(() => heights.length > 0);
    follow();
    addEventListener('message', follow);
    await new Promise((done) => setTimeout(done, 500));
    removeEventListener('message', follow);
    const count = heights.length;
    expect(count).to.be.lessThan(6);
    const root = page.documentElement;
    expect(root.scrollHeight).to.equal(root.clientHeight);
    await new Promise((done) => setTimeout(done, 200));
    expect(heights).to.have.length(count);
  });

  for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin']) {
    it(`works in a frame with sandbox="${sandbox}"`, async () => {
      const frame = await openFrame({ sandbox, src: '/demo/embed.html?game=spider&seed=a' });
      await waitUntil(() =>
        heights.some(({ source, data }) => source === frame.contentWindow && data.height > 300),
      );
    });
  }
});
