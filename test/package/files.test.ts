// What the build makes and what the tarball carries: all of that, and nothing else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { manifest, packedFiles, root } from '../support/package.js';

const built = [
  'dist/index.js',
  'dist/define.js',
  'dist/klondike-teaching.js',
  'dist/spider-two-suit.js',
  'dist/engine.js',
  'custom-elements.json',
  'dist/cdn/solitaire-elements.js',
  'dist/cdn/klondike-teaching.js',
  'dist/cdn/spider-two-suit.js',
  ...['solitaire-elements', 'klondike-teaching', 'spider-two-suit'].map(
    (name) => `dist/cdn/parts/${name}-lesson-module.js`,
  ),
  'dist/cdn/parts/klondike-lessons.js',
  'dist/cdn/parts/spider-lessons.js',
  'dist/cdn/licenses.txt',
  'dist/standalone/klondike-teaching.html',
  'dist/standalone/spider-two-suit.html',
];

/** Besides what `exports` names. */
const meant = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|custom-elements\.json)$/,
  /^dist\/chunks\/[\w-]+\.js$/,
  /^dist\/cdn\/((locales\/|parts\/)?[\w-]+\.js|licenses\.txt)$/,
  /^dist\/standalone\/(klondike-teaching|spider-two-suit)\.html$/,
  /^dist\/types\/([\w-]+\/)*[\w-]+\.d\.ts$/,
  /^dist\/vscode\.(html|css)-custom-data\.json$/,
];

/** The files that an export leads to, by every condition. */
const named = (entry: string | Readonly<Record<string, string>>): string[] =>
  (typeof entry === 'string' ? [entry] : Object.values(entry)).map((path) => path.replace('./', ''));

describe('the files of the package', () => {
  for (const path of built) {
    it(`has ${path}`, () => {
      expect(existsSync(join(root, path))).to.be.true;
    });
  }

  describe('the tarball', () => {
    let files: string[] = [];
    before(() => {
      files = packedFiles();
    });

    it('carries every built file, the licence and the documents', () => {
      expect(files).to.include.members([...built, 'LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']);
    });

    it('carries every file that an export names', () => {
      expect(files).to.include.members(Object.values(manifest.exports).flatMap(named));
    });

    it('carries nothing else: no source, no test, no map, no machine’s leftover', () => {
      const entries = Object.values(manifest.exports).flatMap(named);
      const others = files.filter(
        (path) => !entries.includes(path) && !meant.some((pattern) => pattern.test(path)),
      );
      expect(others).to.deep.equal([]);
    });
  });
});
