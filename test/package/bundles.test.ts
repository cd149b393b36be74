// The files for a plain page and the pages that open from disk: one file each, which asks for nothing else, but for what a
// plain page loads when a lesson or the list of moves is first used.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { parseAst } from 'rollup/parseAst';
import { read, root } from '../support/package.js';

type Node = Readonly<Record<string, unknown>>;

/** Every node of a syntax tree. */
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    for (const each of Object.values(value)) yield* nodes(each);
  }
}

/** What could ask the network for something, by kind of syntax or by name. */
const REQUESTS = [
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'sendBeacon',
  'importScripts',
  'Worker',
];

/** What is imported by name, at once or later. */
function importsIn(code: string): { now: string[]; later: string[] } {
  const all = [...nodes(parseAst(code))];
  const named = (pattern: RegExp): string[] =>
    all
      .filter(({ type }) => pattern.test(String(type)))
      .flatMap(({ source }) => String((source as { value?: unknown } | null)?.value ?? []))
      .filter(Boolean);
  return { now: named(/^ImportDeclaration$|^Export(All|Named)/), later: named(/^ImportExpression$/) };
}

/** The names that a module exports. */
const exportsOf = (code: string): string[] =>
  [...nodes(parseAst(code))]
    .filter(({ type }) => type === 'ExportSpecifier')
    .map(({ exported }) => String((exported as { name: unknown }).name));

/** @param parts whether what lies in `parts` may be loaded later */
function requestsIn(code: string, parts = false): string[] {
  const all = [...nodes(parseAst(code))];
  // By name, or that name again with something behind it: another try.
  const isPart = (source: unknown): boolean => {
    const { type, value } = source as { type: string; value?: unknown };
    return type === 'BinaryExpression' || /^\.\/parts\/[\w-]+\.js$/.test(String(value));
  };
  const imports = all.filter(
    ({ type, source }) =>
      /^Import|^Export(All|Named)/.test(String(type)) &&
      source &&
      !(parts && type === 'ImportExpression' && isPart(source)),
  );
  const names = all.filter(({ type, name }) => type === 'Identifier' && REQUESTS.includes(String(name)));
  const css = /@import|url\(/.exec(code)?.[0];
  return [
    ...imports.map(({ type }) => String(type)),
    ...names.map(({ name }) => String(name)),
    ...(css ? [css] : []),
  ];
}

const tags = ['klondike-teaching', 'spider-two-suit'];

describe('the files for a plain page', () => {
  for (const name of ['solitaire-elements', ...tags]) {
    it(`E1 ${name}.js imports nothing, and requests nothing but its parts when they are used`, () => {
      expect(requestsIn(read(`dist/cdn/${name}.js`), true)).to.deep.equal([]);
    });

    it(`${name}.js exports its classes and nothing of its inside`, () => {
      const classes = { 'klondike-teaching': ['KlondikeTeaching'], 'spider-two-suit': ['SpiderTwoSuit'] };
      expect(exportsOf(read(`dist/cdn/${name}.js`))).to.have.members(
        classes[name as keyof typeof classes] ?? Object.values(classes).flat(),
      );
    });

    it(`the parts of ${name}.js are there, and take nothing but the lessons`, () => {
      const { later } = importsIn(read(`dist/cdn/${name}.js`));
      const parts = [...new Set(later)].map((path) => join('dist/cdn', path));
      expect(parts).to.have.members(
        ['lesson', 'transcript'].map((kind) => `dist/cdn/parts/${name}-${kind}-module.js`),
      );
      for (const part of parts) {
        const inPart = importsIn(read(part));
        // Not even from the file that loads them, which a page may have under another address.
        expect(inPart.now, part).to.deep.equal([]);
        for (const lessons of inPart.later) {
          expect(lessons).to.match(/^\.\/(klondike|spider)-lessons\.js$/);
          const path = join(dirname(part), lessons);
          expect(existsSync(join(root, path)), path).to.equal(true);
          expect(importsIn(read(path))).to.deep.equal({ now: [], later: [] });
          expect(requestsIn(read(path))).to.deep.equal([]);
        }
      }
    });
  }

  it('name the licenses of what is inside them, which lie beside them', () => {
    const texts = [
      read('LICENSE').trim(),
      ...['lit', 'lit-html', '@lit/reactive-element', 'pure-rand'].map((name) =>
        read(`node_modules/${name}/LICENSE`).trim(),
      ),
    ];
    const notices = read('dist/cdn/licenses.txt');
    const version = JSON.parse(read('package.json')) as { version: string };
    expect(notices).to.match(/lit-html \d/);
    for (const text of texts) expect(notices).to.include(text);
    for (const name of ['solitaire-elements', ...tags])
      expect(read(`dist/cdn/${name}.js`).split('\n')[0]).to.equal(
        `/*! solitaire-elements ${version.version}: licenses.txt */`,
      );
    for (const tag of tags)
      for (const text of texts) expect(read(`dist/standalone/${tag}.html`), tag).to.include(text);
  });

  it('would see an import or a request', () => {
    for (const code of [
      'import "./a.js"',
      'import("./a.js")',
      'export * from "./a.js"',
      'fetch(1)',
      'navigator.sendBeacon(1)',
      'const css = "a { background: url(x.png) }"',
    ])
      expect(requestsIn(code), code).to.have.lengthOf(1);
  });
});

type Element = DefaultTreeAdapterMap['element'];

function* elements(node: DefaultTreeAdapterMap['node']): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

describe('the pages that open from disk', () => {
  for (const tag of tags) {
    it(`E4 ${tag}.html is correct HTML and refers to nothing outside itself`, () => {
      const faults: string[] = [];
      const page = parse(read(`dist/standalone/${tag}.html`), {
        onParseError: ({ code, startLine }) => faults.push(`${code} in line ${startLine}`),
      });
      expect(faults).to.deep.equal([]);
      const all = [...elements(page)];
      const references = all.flatMap(({ tagName, attrs }) =>
        attrs
          .filter(
            ({ name, value }) => /^(src|srcset|href|action|data|poster)$/.test(name) && value !== 'data:,',
          )
          .map(({ name, value }) => `${tagName} ${name}=${value}`),
      );
      expect(references).to.deep.equal([]);
      expect(all.some(({ tagName }) => tagName === tag)).to.be.true;
      const scripts = all.filter(({ tagName }) => tagName === 'script');
      expect(scripts).to.have.lengthOf(1);
      const [text] = scripts[0]!.childNodes as DefaultTreeAdapterMap['textNode'][];
      expect(requestsIn(text!.value)).to.deep.equal([]);
    });
  }
});
