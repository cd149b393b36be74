import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { closePages, openFrame } from '../support/host-page.js';

interface Told {
  type: string;
  detail: { move?: string; position?: string };
  stock: [number, number];
  origin: string;
}

/** Runs inside the frame: the page outside can see nothing of it. */
const report = `
  addEventListener('error', (event) => parent.postMessage({ type: 'error', detail: event.message }, '*'));
  for (const type of ['deal', 'move'])
    document.addEventListener(type, (event) => {
      const stock = event.target.shadowRoot.querySelector('[data-pile=stock] button').getBoundingClientRect();
      parent.postMessage({ type, detail: event.detail, origin, stock: [stock.x + 20, stock.y + 20] }, '*');
    });`;

describe('a sandboxed frame that may run scripts and nothing else', () => {
  afterEach(closePages);

  for (const tag of ['klondike-teaching', 'spider-two-suit']) {
    it(`hostile 13 E4: <${tag}> of the standalone file plays there`, async () => {
      const file = await (await fetch(`/dist/standalone/${tag}.html`)).text();
      const told: Told[] = [];
      const listen = ({ data }: MessageEvent<Told>) => void (data?.type && told.push(data));
      addEventListener('message', listen);
      const srcdoc = file.replace('<head>', `<head><script>${report}</script>`);
      await openFrame({ sandbox: 'allow-scripts', srcdoc });
      await waitUntil(() => told.length > 0, 'a deal is told');
      const [deal] = told as [Told];
      expect([deal.type, deal.origin]).to.deep.equal(['deal', 'null']);
      const [x, y] = deal.stock;
      await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
      await waitUntil(() => told.length > 1, 'a move is told');
      removeEventListener('message', listen);
      expect(told.map(({ type }) => type)).to.deep.equal(['deal', 'move']);
      expect(told[1]!.detail.move).to.equal('D');
    });
  }
});
