// Rollup plugin: the licenses of what a bundle has inside ask to go where the bundle goes.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const licenseOf = (folder) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (!file) throw new Error(`${folder} has no license file`);
  return readFileSync(join(folder, file), 'utf8').trim();
};

/** The folders of the packages that these modules are of, with our own first. */
const foldersOf = (modules) => {
  const names = modules.map((id) => /.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id)?.[0]);
  return [root, ...new Set(names.filter(Boolean).sort())];
};

/** Every text once, under the packages that have it. */
export const noticesOf = (modules) => {
  const packages = new Map();
  for (const folder of foldersOf(modules)) {
    const { name, version, license } = manifestOf(folder);
    const text = licenseOf(folder);
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...packages]
    .map(([text, names]) => `${names.join(', ')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
};

/** Writes them to `file` beside the bundle, and names that in the bundle's first line. */
export const notices = (file) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
    const { name, version } = manifestOf(root);
    const entry = chunks.find(({ isEntry }) => isEntry);
    entry.code = `/*! ${name} ${version}: ${file} */\n${entry.code}`;
    this.emitFile({ type: 'asset', fileName: file, source: noticesOf(modules) });
  },
});
