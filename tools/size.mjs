// npm run size: what a page pays for each file over the wire, held to tools/size-budget.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const grown = [];
for (const [name, { file, bundle, gzipKiB }] of Object.entries(budget)) {
  const path = join(root, file);
  let code;
  try {
    code = bundle ? await bundled(path) : readFileSync(path);
  } catch (error) {
    grown.push(`${name}: ${file} could not be read (${error.message}). Has \`npm run build\` run?`);
    continue;
  }
  const gzip = gzipSync(code, { level: 9 }).length;
  const limit = gzipKiB * 1024;
  console.log(
    `${name.padEnd(18)} ${kib(gzip).padStart(10)} gzip ${kib(brotliCompressSync(code).length).padStart(10)} brotli   (at most ${kib(limit)} gzip)`,
  );
  if (gzip > limit) {
    grown.push(
      `${name}: ${file} has grown ${gzip - limit} bytes past its ${kib(limit)}. What did the last change bring in? ` +
        'If it is worth that to every page, raise the number in tools/size-budget.json and say why.',
    );
  }
}
for (const text of grown) console.error(`\n${text}`);
process.exitCode = grown.length > 0 ? 1 : 0;
