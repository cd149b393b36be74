// npm start: installs what is missing, builds, serves the demo on this machine only, and rebuilds on every change.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './process.mjs';
import { serve } from './static-server.mjs';

process.chdir(root);
await ensureInstalled();
const { watch } = await import('rollup');
const { loadConfigFile } = await import('rollup/loadConfigFile');

const server = await serve(root, { port: Number(process.env.PORT || 8000), index: '/demo/', live: true });
const { options, warnings } = await loadConfigFile(join(root, 'rollup.config.mjs'), { watch: true });
const watcher = watch(options);

let builds = 0;
let failed = false;
watcher.on('event', ({ code, error, result }) => {
  if (code === 'START') {
    failed = false;
    console.log(builds === 0 ? 'Building…' : 'Building again…');
  } else if (code === 'ERROR') {
    failed = true;
    console.error(`${error.loc ? `${error.loc.file}:${error.loc.line} ` : ''}${error.message}`);
  } else if (code === 'END') {
    warnings.flush();
    if (failed) console.log('The build failed; it is tried again with the next change.');
    else server.reload();
    if (builds++ === 0) console.log(`\nThe demo is at ${server.url}  (Ctrl-C ends it)\n`);
  }
  result?.close();
});

const end = () => {
  server.close();
  watcher.close();
  process.exit();
};
process.once('SIGINT', end).once('SIGTERM', end);
