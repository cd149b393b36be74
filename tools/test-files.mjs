import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** Which folders of test/ run where. Engine and lessons promise to run anywhere: in Node and in every browser. */
export const runsIn = {
  engine: ['engine', 'lessons', 'words/catalogues'],
  package: ['package'],
  browsers: ['engine', 'lessons', 'words', 'table', 'elements', 'page', 'frameworks', 'proof', 'smoke'],
};

const asPattern = (glob) =>
  new RegExp(
    `^${glob
      .replace(/^\.\//, '')
      .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
      .replace(
        /\*\*\/|\*\*|\*|\?/g,
        (star) => ({ '**/': '(.*/)?', '**': '.*', '*': '[^/]*' })[star] ?? '[^/]',
      )}$`,
  );

/** Test files of these folders of test/, in a fixed order; with globs, those of them that a glob names. */
export const testFiles = (folders, globs) => {
  const patterns = globs?.map(asPattern);
  return folders
    .map((name) => `test/${name}`)
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) =>
      readdirSync(join(root, path), { recursive: true }).map(
        (name) => `${path}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && (patterns?.some((pattern) => pattern.test(path)) ?? true))
    .sort();
};
