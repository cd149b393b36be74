/** The code that runs in the pages, as one script. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bench',
    target: 'es2022',
  });
  // A script's variables are not the page's when it is put in as an expression.
  return `(() => { ${outputFiles[0]!.text}; globalThis.bench = bench; })()`;
}

export const injected = (): Promise<string> => (script ??= bundled());
