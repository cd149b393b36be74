// npm start: installs what is missing, builds, serves the demo on this machine only, and rebuilds on every change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { node, root, script } from './process.mjs';
import { serve } from './static-server.mjs';

await ensureInstalled();
const rollup = script('rollup');
console.log('Building…');
const code = await node([rollup, '-c', '--silent']);
if (code !== 0 && !existsSync(join(root, 'dist'))) process.exit(code);

const port = Number(process.env.PORT || 8000);
const server = await serve(root, { port, index: '/demo/', live: join(root, 'dist') });
console.log(`\nThe demo is at ${server.url}  (Ctrl-C ends it)\n`);

const watcher = spawn(process.execPath, [rollup, '-c', '-w', '--silent'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const end = () => {
  watcher.kill();
  process.exit();
};
process.once('SIGINT', end).once('SIGTERM', end);
watcher.once('exit', () => console.log('The watcher has ended: changes are no longer built.'));
