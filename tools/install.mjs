import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './process.mjs';

const packagesOf = (file) => {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return new Map(
    Object.entries(packages).map(([path, { version, integrity }]) => [path, `${version} ${integrity}`]),
  );
};

/** Whether node_modules holds what the lock file asks for; optional packages of other platforms may be absent. */
export const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packages).every(
    ([path, { version, integrity, optional, peer }]) =>
      path === '' ||
      there.get(path) === `${version} ${integrity}` ||
      (!there.has(path) && (optional || peer)),
  );
};

/** Installs the locked dependencies where they are missing or out of date. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci)…');
  const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed; its message above says why.');
};
