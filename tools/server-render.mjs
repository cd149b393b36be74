// Lets a browser test ask for what a server would send: `server-html` with the markup, rendered in a Node of its own,
// because Lit's renderer and the globals it brings have no business in the test server.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './process.mjs';

const execute = promisify(execFile);

export const serverRender = () => ({
  name: 'server-render',
  async executeCommand({ command, payload }) {
    if (command !== 'server-html') return;
    const args = ['--import', 'tsx', 'test/support/print-server-html.ts', payload];
    const { stdout } = await execute(process.execPath, args, { cwd: root });
    return { html: stdout };
  },
});
