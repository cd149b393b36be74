// The demo works from any folder and under a strict policy: no inline script or style, no reference that leaves it.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { read, root } from '../support/package.js';

type Element = DefaultTreeAdapterMap['element'];

function* elements(node: DefaultTreeAdapterMap['node']): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

const scripts = (readdirSync(join(root, 'demo'), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.js') && !name.startsWith('hostile'))
  .map((name) => `demo/${name}`);

describe('the pages of the demo', () => {
  const pages = (readdirSync(join(root, 'demo')) as string[]).filter((name) => name.endsWith('.html'));

  for (const path of pages.map((name) => `demo/${name}`)) {
    describe(path, () => {
      const faults: string[] = [];
      const page = parse(read(path), {
        onParseError: ({ code, startLine }) => faults.push(`${code} ${startLine}`),
      });
      const all = [...elements(page)];
      const attributes = all.flatMap(({ tagName, attrs }) => attrs.map((each) => ({ tagName, ...each })));

      it('is HTML without a fault', () => {
        expect(faults).to.deep.equal([]);
      });

      it('has no script, style or handler within the page', () => {
        const inline = all.filter(
          ({ tagName, attrs }) =>
            tagName === 'style' || (tagName === 'script' && !attrs.some(({ name }) => name === 'src')),
        );
        expect(inline).to.deep.equal([]);
        expect(attributes.filter(({ name }) => name === 'style' || name.startsWith('on'))).to.deep.equal([]);
      });

      it('refers only to files, and places in them, that are there, by relative addresses', () => {
        for (const { name, value } of attributes) {
          if (!['href', 'src'].includes(name) || value === 'data:,') continue;
          expect(value).not.to.match(/^(\/|\w+:)/);
          const [file = '', place] = value.split('#');
          const target = file ? join(dirname(path), file) : path;
          expect(existsSync(join(root, target)), value).to.be.true;
          if (place) expect(read(target), value).to.include(`id="${place}"`);
        }
      });
    });
  }

  it('make elements, not HTML from text', () => {
    for (const path of scripts)
      expect(read(path), path).not.to.match(/innerHTML|outerHTML|insertAdjacentHTML|eval/);
  });
});
