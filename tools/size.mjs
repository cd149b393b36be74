// npm run size: what a page pays for each file over the wire, held to tools/size-budget.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { root } from './process.mjs';

const kib = (bytes) => `${(bytes / 1024).toFixed(2)} KiB`;

/** A library entry as it ends in a consumer's bundle: its dependencies inside, minified. */
const bundled = async (file) => {
  const bundle = await rollup({ input: file, plugins: [resolve(), terser({ ecma: 2022, module: true })] });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return Buffer.from(output[0].code);
};

const budget = JSON.parse(readFileSync(join(root, 'tools/size-budget.json'), 'utf8'));

/** Bytes over the wire of each file in the budget: rows of { name, file, gzip, brotli, limit }. */
export const measure = () =>
  Promise.all(
    Object.entries(budget).map(async ([name, { file, bundle, gzipKiB }]) => {
      const path = join(root, file);
      const code = bundle ? await bundled(path) : readFileSync(path);
      const gzip = gzipSync(code, { level: 9 }).length;
      return { name, file, gzip, brotli: brotliCompressSync(code).length, limit: gzipKiB * 1024 };
    }),
  );

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const rows = await measure().catch((error) => {
    console.error(`${error.message}\nHas \`npm run build\` run?`);
    process.exit(1);
  });
  const grown = rows.filter(({ gzip, limit }) => gzip > limit);
  for (const { name, gzip, brotli, limit } of rows) {
    console.log(
      `${name.padEnd(18)} ${kib(gzip).padStart(10)} gzip ${kib(brotli).padStart(10)} brotli   (at most ${kib(limit)} gzip)`,
    );
  }
  for (const { name, file, gzip, limit } of grown) {
    console.error(
      `\n${name}: ${file} has grown ${gzip - limit} bytes past its ${kib(limit)}. What did the last change bring in? ` +
        'If it is worth that to every page, raise the number in tools/size-budget.json and say why.',
    );
  }
  process.exitCode = grown.length > 0 ? 1 : 0;
}
