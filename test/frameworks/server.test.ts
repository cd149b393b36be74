// Pages whose server sent the elements: the browser takes over from the fallback, and shows what its own game holds.
import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import type { DealDetail } from '../../src/index.js';
import { closePages, openFrame, settled } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';
import { clearPlaces, place, put } from '../support/place.js';

type Tag = 'klondike-teaching' | 'spider-two-suit';

const serverHtml = async (markup: string): Promise<string> =>
  (await executeServerCommand<{ html: string }, string>('server-html', markup)).html;

interface Arrival {
  readonly table: Table;
  readonly deals: string[];
}

const markup = (tag: string, attributes: string) => `<${tag}${attributes}><p>Fallback of ${tag}</p></${tag}>`;

/** The page as it comes from the server; `module` brings the elements. */
async function openServed(body: string, module?: string): Promise<HTMLIFrameElement> {
  const script = module ? `<script type="module" src="${module}"></script>` : '';
  return openFrame({
    srcdoc: `<!doctype html><base href="${location.origin}/">
      <script>window.deals = []; addEventListener('deal', ({ detail }) => deals.push(detail.position));</script>
      ${body}${script}`,
  });
}

const viaPage =
  (module: string) =>
  async (tag: Tag, attributes: string): Promise<Arrival> => {
    const frame = await openServed(await serverHtml(markup(tag, attributes)), module);
    const view = frame.contentWindow as Window & typeof globalThis & { deals: string[] };
    await view.customElements.whenDefined(tag);
    const table = view.document.querySelector<Table>(tag)!;
    await settled(table);
    return { table, deals: view.deals };
  };

/** The string put into a page where the elements are at work already. */
async function viaString(tag: Tag, attributes: string): Promise<Arrival> {
  const box = place();
  const deals: string[] = [];
  box.addEventListener('deal', (event) => deals.push((event as CustomEvent<DealDetail>).detail.position));
  box.setHTMLUnsafe(await serverHtml(markup(tag, attributes)));
  const table = box.querySelector<Table>(tag)!;
  await settled(table);
  return { table, deals };
}

const labels = (table: Table): (string | null)[] =>
  [...table.shadowRoot!.querySelectorAll('.board [aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );

const cards = (table: Table): string[] =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card!);

const ways: [string, (tag: Tag, attributes: string) => Promise<Arrival>][] = [
  ['upgraded', viaPage('/src/define.ts')],
  ['hydrated', viaPage('/test/support/hydrating-elements.ts')],
  ['put in as a string', viaString],
];
const sources: [Tag, string, string][] = [
  ['klondike-teaching', '', 'an unpinned deal'],
  ['klondike-teaching', ' seed="class-7b" variant="draw-three"', 'a seed'],
  ['klondike-teaching', ' fixture="reveal"', 'a fixture'],
  ['spider-two-suit', '', 'the declared deal'],
  ['spider-two-suit', ' seed="random"', 'an unpinned deal'],
];

describe('a page from a server', () => {
  afterEach(() => {
    clearPlaces();
    return closePages();
  });

  it('shows the fallback until the element is defined', async () => {
    const frame = await openServed(await serverHtml(markup('klondike-teaching', '')));
    const fallback = frame.contentDocument!.querySelector('klondike-teaching > p')!;
    expect(fallback.assignedSlot).to.not.equal(null);
    expect(fallback.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(frame.contentDocument!.body.innerText.trim()).to.equal('Fallback of klondike-teaching');
  });

  for (const [way, arrive] of ways) {
    for (const [tag, attributes, what] of sources) {
      it(`B125: <${tag}> ${way}: ${what}: every card shown is the client’s own, told once`, async () => {
        const { table, deals } = await arrive(tag, attributes);
        expect(deals).to.deep.equal([table.position]);
        const twin = await put(tag, {
          variant: table.getAttribute('variant') ?? '',
          fixture: table.position,
        });
        expect(twin.position).to.equal(table.position);
        expect(cards(table)).to.have.length.greaterThan(1);
        expect(cards(table)).to.deep.equal(cards(twin));
        expect(labels(table)).to.deep.equal(labels(twin));
        expect([...table.shadowRoot!.querySelectorAll('slot, style')], 'left from the server').to.be.empty;
        expect(table.querySelector('p')!.getBoundingClientRect().height, 'the fallback').to.equal(0);
      });
    }

    it(`<spider-two-suit> ${way} plays on`, async () => {
      const { table } = await arrive('spider-two-suit', '');
      expect(table.play('D')).to.include({ ok: true });
      await settled(table);
      expect(cards(table)).to.have.length(20);
    });
  }
});
