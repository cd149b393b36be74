/**
 * npm run bench: every figure of the README, measured on this machine from the built files (`npm run build` first).
 * `npm run bench -- --save` also leaves them in dist/bench.json, from which `npm run docs` makes the README's table.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measure as measureSizes } from '../tools/size.mjs';
import { serve } from '../tools/static-server.mjs';
import { type Opened, type Wish, browsers } from './browsers.js';
import { clickRows } from './clicks.js';
import { engineRows } from './bundled-engine.js';
import { fiftyRows } from './fifty.js';
import { injected } from './injected.js';
import { machine } from './machine.js';
import { type Row, markdown } from './report.js';
import { moveRows, renderRows } from './tables.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows: Row[] = [];

const told = (more: readonly Row[]): void => {
  rows.push(...more);
  for (const { where, what, figure, ratio = '' } of more)
    console.error(`${where}: ${what}: ${figure} ${ratio}`);
};

/** Each setting has a browser of its own, so that no measurement finds what another has left. */
async function inBrowser(
  open: (wish: Wish) => Promise<Opened>,
  wish: Wish,
  ...measurements: ((opened: Opened) => Promise<Row[]>)[]
): Promise<void> {
  const opened = await open(wish);
  try {
    await opened.evaluate(await injected());
    for (const measurement of measurements) told(await measurement(opened));
  } finally {
    await opened.close();
  }
}

told(await engineRows());
const server = await serve(root);
const url = new URL('bench/page/index.html', server.url).href;
try {
  for (const open of browsers) {
    await inBrowser(open, { url, motion: false }, renderRows, (opened) => moveRows(opened, '', 2));
    await inBrowser(open, { url, motion: true }, (opened) => moveRows(opened, ', cards sliding'), clickRows);
    await inBrowser(open, { url, motion: true }, fiftyRows);
  }
} finally {
  server.close();
}

console.log(`${machine()}\n\n${markdown(rows)}\n`);
for (const { file, gzip, brotli } of await measureSizes())
  console.log(`${file}: ${(gzip / 1024).toFixed(1)} KiB gzip, ${(brotli / 1024).toFixed(1)} KiB brotli`);
const missed = rows.filter((row) => row.missed);
for (const { where, what, ratio, target } of missed)
  console.error(`${where}: ${what}: ${ratio}, not ${target}`);
process.exitCode = missed.length ? 1 : 0;

if (process.argv.includes('--save'))
  writeFileSync(
    new URL('../dist/bench.json', import.meta.url),
    JSON.stringify({ machine: machine(), rows }, null, 2),
  );
