// The package as a stranger gets it: its tarball unpacked in an empty folder, beside the dependencies that it names.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
export const manifest = JSON.parse(read('package.json')) as Manifest;

/** npm without its own scripts: what is packed is what was built. */
const npm = (...args: string[]): string => {
  const [command, before] = process.env['npm_execpath']
    ? [process.execPath, [process.env['npm_execpath']]]
    : ['npm', []];
  return execFileSync(command, [...before, ...args, '--ignore-scripts', '--json', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

const packed = (answer: string): { filename: string; files: { path: string }[] } => {
  // Some versions of npm answer with a list, others with an object by the package's name.
  const [first] = Object.values(JSON.parse(answer) as Record<string, ReturnType<typeof packed>>);
  return first!;
};

/** Every path in the tarball. */
export const packedFiles = (): string[] => packed(npm('pack', '--dry-run')).files.map(({ path }) => path);

export interface Project {
  readonly folder: string;
  readonly tarball: string;
  /** Writes a file of the project. */
  write(name: string, text: string): void;
  /** Runs Node in it; its output. Throws with the output when it fails. */
  node(...args: string[]): string;
  remove(): void;
}

/** An empty project that has installed the tarball; offline, so dependencies are linked to where they lie already. */
export function install(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'solitaire-elements-')));
  const { filename } = packed(npm('pack', '--pack-destination', folder));
  const tarball = join(folder, filename);
  const modules = join(folder, 'node_modules');
  const target = join(modules, 'solitaire-elements');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', filename, '-C', target, '--strip-components=1'], { cwd: folder });
  for (const name of Object.keys(manifest.dependencies))
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(modules, name), 'junction');
  const write = (name: string, text: string): void => {
    writeFileSync(join(folder, name), text);
  };
  write('package.json', '{ "name": "stranger", "private": true, "type": "module" }\n');
  const node = (...args: string[]): string => {
    try {
      return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${stdout}\n${stderr}`, { cause: error });
    }
  };
  return { folder, tarball, write, node, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The path of TypeScript's compiler, to be run by Node. */
export const tsc = join(root, 'node_modules/typescript/bin/tsc');
