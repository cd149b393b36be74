// Names that the source uses and the documents must know.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './package.js';

const files = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(root, 'src', name), 'utf8') }));

/** Comments document names; only code uses them. */
const code = (text: string): string => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const found = (pattern: RegExp): string[] => [
  ...new Set(files.flatMap(({ text }) => [...code(text).matchAll(pattern)].map((match) => match[1]!))),
];

export const partsInSource = (): string[] =>
  found(/\bpart(?:="|: ')([^"']+)/g)
    .flatMap((names) => names.split(' '))
    .sort();
export const customPropertiesInSource = (): string[] => found(/var\(\s*(--solitaire-[\w-]+)/g).sort();
export const statesInSource = (): string[] => found(/states\?\.\[.*\]\('(\w+)'\)/g).sort();
/** The members of a union type of texts. */
export const unionInSource = (type: string): string[] => {
  const text = files.map((file) => code(file.text)).join('\n');
  const union = new RegExp(`export type ${type} =([^;]*);`).exec(text)?.[1] ?? '';
  return [...union.matchAll(/'([^']+)'/g)].map((match) => match[1]!);
};
