// On a server: the built package renders with @lit-labs/ssr and says the same each time.
import { execFileSync } from 'node:child_process';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { expect } from 'chai';
import 'solitaire-elements/define.js';
import { serverHtml } from '../support/server-html.js';

const FALLBACK = '<p>Klondike needs JavaScript.</p>';
const plain = (text: string) => text.replace(/<!--.*?-->/g, '').replace(/ +/g, ' ');

describe('on a server', () => {
  for (const entry of ['index', 'define', 'klondike-teaching', 'spider-two-suit', 'engine']) {
    it(`imports ${entry}.js in a bare Node, without a word`, () => {
      const specifier = entry === 'index' ? 'solitaire-elements' : `solitaire-elements/${entry}.js`;
      const code = `await import('${specifier}'); console.log('done');`;
      const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
      expect(out).to.equal('done\n');
    });
  }

  it('defines both tags where a registry is, as the one that Lit brings to Node', () => {
    expect(customElements.get('klondike-teaching')).to.be.a('function');
    expect(customElements.get('spider-two-suit')).to.be.a('function');
  });

  it('answers with the fallback alone: no card, no style, one slot', async () => {
    expect(plain(await serverHtml(`<klondike-teaching>${FALLBACK}</klondike-teaching>`))).to.equal(
      `<klondike-teaching><template shadowroot="open" shadowrootmode="open"><slot></slot></template>${FALLBACK}</klondike-teaching>`,
    );
    expect(plain(await serverHtml('<spider-two-suit>Spider</spider-two-suit>'))).to.equal(
      '<spider-two-suit><template shadowroot="open" shadowrootmode="open"><slot></slot></template>Spider</spider-two-suit>',
    );
  });

  it('keeps the attributes that the client deals from', async () => {
    const tag =
      '<klondike-teaching variant="draw-three" seed="class-7b" hints four-color readonly label="Round 1">';
    expect(plain(await serverHtml(`${tag}</klondike-teaching>`))).to.contain(tag);
  });

  it('renders twice the same: nothing of it is random', async () => {
    const markup = '<klondike-teaching></klondike-teaching><spider-two-suit seed="random"></spider-two-suit>';
    expect(await serverHtml(markup)).to.equal(await serverHtml(markup));
  });

  it('survives any attribute: wrong values are the client’s to show', async () => {
    const markup = '<klondike-teaching variant="nine" fixture="T9: XX" moves="nonsense"></klondike-teaching>';
    expect(await serverHtml(markup)).to.contain('<slot></slot>');
  });

  it('renders with connectedCallback called, as a server may ask for', async () => {
    const connected = () => ({ connectedCallback: true });
    LitElementRenderer.renderOptions.push(connected);
    try {
      expect(await serverHtml('<spider-two-suit>Spider</spider-two-suit>')).to.contain('<slot></slot>');
    } finally {
      LitElementRenderer.renderOptions.splice(LitElementRenderer.renderOptions.indexOf(connected), 1);
    }
  });
});
