// Starting other programs, with Node's own modules only: this is used before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program with its output shown; resolves to its exit code (1 when it was killed or is not there). */
export const run = (command, args, { env, ...options } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      ...options,
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });

/** Path of a script that an installed package offers; running it with `node` needs no shell, on Windows either. */
export const script = (name, command = name) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

export const node = (args, options) => run(process.execPath, args, options);

/** npm, by the same npm that started this where one did: on Windows its command is no program but a batch file. */
export const npm = (args, options) =>
  process.env.npm_execpath
    ? node([process.env.npm_execpath, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
