import { existsSync, rmSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { minifyTemplateLiterals } from 'rollup-plugin-html-literals';
import { standalonePage } from './tools/standalone-page.mjs';

/** Built file name → source of each entry that keeps its dependencies outside. */
const entries = {
  index: 'src/index.ts',
  define: 'src/define.ts',
  'klondike-teaching': 'src/define-klondike-teaching.ts',
  'spider-two-suit': 'src/define-spider-two-suit.ts',
  engine: 'src/engine.ts',
};

/** One-file bundle → library entry that it wraps, and the page that shows it alone. */
const bundles = [
  { name: 'solitaire-elements', from: 'define' },
  { name: 'klondike-teaching', from: 'klondike-teaching', page: 'Klondike' },
  { name: 'spider-two-suit', from: 'spider-two-suit', page: 'Spider, two suits' },
];

const input = Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)));
const external = [/^lit($|\/)/, /^@lit\//, /^pure-rand($|\/)/, /^@shoelace-style\/localize($|\/)/];

// A file of an earlier build must not be packed with this one; a watcher only ever adds to its own.
if (!process.env.ROLLUP_WATCH) rmSync('dist', { recursive: true, force: true });

const library = {
  input,
  external,
  plugins: [typescript({ tsconfig: './tsconfig.build.json', noEmitOnError: true })],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  },
  watch: { clearScreen: false },
};

const cdn = ({ name, from, page }) => ({
  input: `dist/${from}.js`,
  plugins: [
    resolve({ exportConditions: ['production'] }),
    minifyTemplateLiterals(),
    terser({ ecma: 2022, module: true, format: { comments: false } }),
    page && standalonePage({ tag: name, title: page, fileName: `../standalone/${name}.html` }),
  ],
  output: { file: `dist/cdn/${name}.js`, format: 'es' },
  watch: { clearScreen: false },
});

export default [library, ...bundles.filter(({ from }) => from in input).map(cdn)];
