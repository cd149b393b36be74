// All pages of the demo: each loads without a fault, has the same list of pages, and leads nowhere that is not there.
import type Axe from 'axe-core';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type DemoPage, openDemo } from '../support/demo-page.js';
import { closePages } from '../support/host-page.js';

const list = (await (await fetch('/demo/index.html')).text()).match(/<nav[^]*?<\/nav>/)![0];
const PAGES = [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

const addresses = ({ document }: DemoPage): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map(({ href }) => new URL(href).pathname);

describe('the pages of the demo', () => {
  afterEach(closePages);

  for (const path of PAGES) {
    it(`${path}: loads without a fault, with one heading, and each of its links leads to a page`, async () => {
      const page = await openDemo(path);
      expect(page.faults).to.deep.equal([]);
      expect(page.all('h1')).to.have.lengthOf(1);
      expect(page.document.title).to.not.equal('');
      const links = page.all<HTMLAnchorElement>('a[href]').map(({ href }) => new URL(href));
      for (const { origin, pathname } of links) {
        expect(origin).to.equal(location.origin);
        expect((await fetch(pathname)).status, pathname).to.equal(200);
      }
    });

    it(`${path}: names itself in the list of all pages`, async () => {
      const page = await openDemo(path);
      expect(addresses(page)).to.deep.equal(PAGES.map((each) => `/demo/${each}`));
      const current = page.all<HTMLAnchorElement>('nav [aria-current="page"]');
      expect(current.map(({ href }) => new URL(href).pathname)).to.deep.equal([`/demo/${path}`]);
    });

    it(`${path}: axe finds nothing`, async () => {
      const page = await openDemo(path);
      const script = page.document.createElement('script');
      script.src = '/node_modules/axe-core/axe.min.js';
      const loaded = new Promise((done) => script.addEventListener('load', done));
      page.document.head.append(script);
      await loaded;
      const { axe } = page.view as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(page.document, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 160)}`)).to.deep.equal([]);
    }).timeout(60_000);

    for (const width of [280, 360, 768])
      it(`${path}: at ${width} pixels nothing runs out of the page, and the list takes little of it`, async () => {
        const page = await openDemo(path);
        const frame = page.view.frameElement as HTMLIFrameElement;
        await setViewport({ width, height: 740 });
        // A scroll bar takes its room from the page, and on a phone it takes none.
        frame.style.width = `${width}px`;
        const bar = width - page.document.documentElement.clientWidth;
        frame.style.width = `${width + bar}px`;
        const { scrollWidth, clientWidth } = page.document.documentElement;
        expect(scrollWidth).to.equal(clientWidth);
        expect(page.one('nav').offsetHeight).to.be.lessThan(130);
      });
  }
});
