// What test runners leave in test-results/ for the closing line and for reports: one JSON file per run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

export const folder = join(root, 'test-results');

/** `tests`: rows of { title: path of titles, file, where: 'node' or a browser, state: 'passed' | 'failed' | 'skipped' }. */
export const writeResults = (name, tests) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ tests }, null, 1)}\n`);
};

/** The rows of a run, none when it ended before it could write them. */
export const readResults = (name) => {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).tests;
  } catch {
    return [];
  }
};

/** How many of the rows passed, failed and were skipped. */
export const tally = (tests) => {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { state } of tests) count[state]++;
  return count;
};
