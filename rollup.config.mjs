import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import minifyTemplates from 'rollup-plugin-html-literals';
import { dropStale } from './tools/drop-stale.mjs';
import { standalonePage } from './tools/standalone-page.mjs';

const languages = ['de', 'fr', 'he'];

/** Built file name → source of each entry that keeps its dependencies outside. */
const entries = {
  index: 'src/index.ts',
  define: 'src/define.ts',
  'klondike-teaching': 'src/define-klondike-teaching.ts',
  'spider-two-suit': 'src/define-spider-two-suit.ts',
  engine: 'src/engine.ts',
  words: 'src/words.ts',
  ...Object.fromEntries(languages.map((lang) => [`locales/${lang}`, `src/locales/${lang}.ts`])),
};

/** One-file bundles, each made of a library entry; with a title, also as a page that shows the game alone. */
const bundles = [
  { name: 'solitaire-elements', from: 'define' },
  { name: 'klondike-teaching', from: 'klondike-teaching', title: 'Klondike' },
  { name: 'spider-two-suit', from: 'spider-two-suit', title: 'Spider, two suits' },
  { name: 'words', from: 'words' },
  ...languages.map((lang) => ({ name: `locales/${lang}`, from: `locales/${lang}` })),
];

const input = Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)));
const external = [/^lit($|\/)/, /^@lit\//, /^pure-rand($|\/)/];

const library = (watching) => ({
  input,
  external,
  // A watcher shows type errors and goes on: an error thrown by its type checker would end the whole process.
  plugins: [typescript({ tsconfig: './tsconfig.build.json', noEmitOnError: !watching })],
  output: {
    dir: 'dist',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    hoistTransitiveImports: false,
  },
});

const cdn = ({ name, from, title }) => ({
  input: `dist/${from}.js`,
  plugins: [
    resolve({ exportConditions: ['production'] }),
    // Only our own templates: Lit's source has none, and is minified already.
    minifyTemplates({ include: 'dist/**/*.js', failOnError: true }),
    terser({ ecma: 2022, module: true, format: { comments: false } }),
    title && standalonePage({ tag: name, title, fileName: `../standalone/${name}.html` }),
  ],
  output: { file: `dist/cdn/${name}.js`, format: 'es' },
});

export default ({ watch: watching = false }) => {
  const configs = [library(watching), ...bundles.filter(({ from }) => from in input).map(cdn)];
  configs.at(-1).plugins.push(dropStale('dist'));
  return configs;
};
