import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import minifyTemplates from 'rollup-plugin-html-literals';
import { dropStale } from './tools/drop-stale.mjs';
import { handOver } from './tools/hand-over.mjs';
import { notices } from './tools/notices.mjs';
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

/**
 * Bundles for a page without a build, each made of a library entry: one file, and beside it, for the tags, what is loaded
 * only when it is used. With a title, also as a page that shows the game alone and holds everything.
 */
const bundles = [
  { name: 'solitaire-elements', from: 'define', isTag: true },
  { name: 'klondike-teaching', from: 'klondike-teaching', isTag: true, title: 'Klondike' },
  { name: 'spider-two-suit', from: 'spider-two-suit', isTag: true, title: 'Spider, two suits' },
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

const minified = () => [
  resolve({ exportConditions: ['production'] }),
  // Only our own templates: Lit's source has none, and is minified already.
  minifyTemplates({ include: 'dist/**/*.js', failOnError: true }),
  terser({ ecma: 2022, module: true, format: { comments: false } }),
];

const cdn = ({ name, from, isTag }) => ({
  input: { [name]: `dist/${from}.js` },
  // Words have nothing inside that is not ours.
  plugins: [...minified(), handOver(), isTag && notices('licenses.txt')],
  // What is loaded later takes what it shares from the file that loads it: no third file holds that.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    // The lessons themselves are data and take nothing from anywhere: one file of them serves all bundles.
    chunkFileNames: (chunk) => `parts/${chunk.name.endsWith('-lessons') ? '' : `${name}-`}[name].js`,
  },
});

const standalone = ({ name, from, title }) => ({
  input: `dist/${from}.js`,
  plugins: [...minified(), standalonePage({ tag: name, title })],
  output: { dir: 'dist/standalone', format: 'es', inlineDynamicImports: true },
});

export default ({ watch: watching = false }) => {
  const made = bundles.filter(({ from }) => from in input);
  const configs = [library(watching), ...made.map(cdn), ...made.filter(({ title }) => title).map(standalone)];
  configs.at(-1).plugins.push(dropStale('dist'));
  return configs;
};
