/** The engine's measurements as one file without types, as it ships: what runs TypeScript directly also names every function anew. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Row } from './report.js';

// One folder below the project's own, as this file is: the cases are looked for from there.
const outfile = fileURLToPath(new URL('../dist/bench-engine.mjs', import.meta.url));

export async function engineRows(): Promise<Row[]> {
  mkdirSync(fileURLToPath(new URL('../dist', import.meta.url)), { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('engine.ts', import.meta.url))],
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
  });
  const measured = (await import(outfile)) as typeof import('./engine.js');
  return measured.engineRows();
}
