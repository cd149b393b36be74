// docs/languages.md: its TypeScript compiles against the built package, and its languages are those that are built.
import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

const page = readFileSync('docs/languages.md', 'utf8');
const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code!);

/** What the compiler says of a file beside the package, with the package's own exports in force. */
function faults(code: string): string[] {
  const name = `${process.cwd()}/example.ts`;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === name ? ts.createSourceFile(path, code, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('docs/languages.md', () => {
  it('has examples that compile', () => {
    expect(examples).to.have.lengthOf(2);
    for (const code of examples) expect(faults(code), code).to.deep.equal([]);
  });

  it('is right that a missing word is reported where all are promised', () => {
    const code =
      "import type { Words } from 'solitaire-elements/words.js';\nexport const nl: Words = { lang: 'nl', dir: 'ltr' };";
    expect(faults(code).join()).to.include('missing the following properties');
  });

  it('names each language that is built, and each is registered by importing it', async () => {
    const built = readdirSync('dist/locales').map((file) => file.replace('.js', ''));
    expect(readdirSync('dist/cdn/locales').map((file) => file.replace('.js', ''))).to.deep.equal(built);
    for (const lang of built) {
      expect(page).to.include(`\`${lang}\``);
      await import(`solitaire-elements/locales/${lang}.js`);
    }
    const place = Symbol.for('solitaire-elements.words');
    const { words } = (globalThis as unknown as Record<symbol, { words: Map<string, unknown> }>)[place]!;
    expect([...words.keys()]).to.include.members(built);
  });

  it('is right that no game brings a language but English', () => {
    for (const file of ['solitaire-elements', 'klondike-teaching', 'spider-two-suit']) {
      const code = readFileSync(`dist/cdn/${file}.js`, 'utf8');
      for (const word of ['Zielstapel', 'défausse', 'קלפים']) expect(code).to.not.include(word);
    }
    for (const lang of ['de', 'fr', 'he'])
      expect(readFileSync(`dist/cdn/locales/${lang}.js`, 'utf8')).to.not.match(/\bimport\b|queen/);
  });
});
