// npm run docs: fills the README's tables from the manifest, the engine, the built files and the last saved benchmark. A table stands between
// `<!-- NAME -->` and `<!-- /NAME -->`. The package tests run the same code and fail where the README differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './process.mjs';
import { ruleExamples, tableExamples, verdictOf } from './refusal-examples.mjs';
import { measure } from './size.mjs';

const README = join(root, 'README.md');

const cell = (text) => String(text).replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const tick = (yes) => (yes ? '✓' : '');

/** What one or both elements have, in the order the manifest gives, with a tick for each that has it. */
const merged = ([klondike, spider], list, key = 'name') => {
  const names = new Set([...klondike[list], ...spider[list]].map((entry) => entry[key]));
  return [...names].map((name) => {
    const [k, s] = [klondike, spider].map((each) => each[list].find((entry) => entry[key] === name));
    return { entry: k ?? s, ticks: [tick(k), tick(s)] };
  });
};

const readonlyFields = ({ members }) => members.filter(({ kind, readonly }) => kind === 'field' && readonly);
const methods = ({ members }) => members.filter(({ kind }) => kind === 'method');
const signature = ({ name, parameters = [] }) => `${name}(${parameters.map((each) => each.name).join(', ')})`;

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

const variantRows = (variants) => {
  const all = Object.values(variants);
  const row = (title, value) => [title, ...all.map(value)];
  const yes = (flag) => (flag ? 'yes' : 'no');
  return [
    row('cards per draw', ({ draw }) => draw),
    row('playable from the waste', () => 'its top card'),
    row('moves between columns', () => 'any face-up run, down by one in alternating colors'),
    row('an empty column takes', ({ emptyColumn }) =>
      emptyColumn === 'king' ? 'a King-led run' : 'any run',
    ),
    row('redeals', ({ redeals }) => (redeals === 'unlimited' ? 'unlimited, never shuffled' : 'none')),
    row('foundation back to a column', ({ foundationReturn }) => (foundationReturn ? 'the top card' : 'no')),
    row('undo and redo', ({ undo }) => (undo ? 'unlimited' : 'no')),
    row('restart this deal', ({ restart }) => yes(restart)),
    row('auto-finish on request', ({ autoFinish }) =>
      autoFinish ? 'once stock and waste are empty and all is face up' : 'no',
    ),
    row('automatic foundation moves', () => 'never'),
  ];
};

const lessonRows = async () => {
  const { klondikeLessons } = await import('../dist/cdn/parts/klondike-lessons.js');
  const { spiderLessons } = await import('../dist/cdn/parts/spider-lessons.js');
  const rows = (game, lessons) =>
    lessons.map(({ name, title, goal, moves }) => [game, code(name), title, goal, `at most ${moves}`]);
  return [...rows('Klondike', klondikeLessons), ...rows('Spider', spiderLessons)];
};

/** The generated part of each name. */
export const blocks = async () => {
  const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const both = modules[0].declarations;
  const engine = await import('../dist/engine.js');
  const sentenceOf = (name) => ruleExamples[name]?.says ?? verdictOf(ruleExamples[name], engine).message;
  return {
    variants: table(['', ...Object.keys(engine.VARIANTS).map(code)], variantRows(engine.VARIANTS)),
    attributes: table(
      ['Attribute', 'Property', 'Type', 'Klondike', 'Spider', 'Meaning'],
      merged(both, 'attributes').map(({ entry, ticks }) => [
        code(entry.name),
        code(entry.fieldName ?? entry.name),
        code(entry.type.text),
        ...ticks,
        entry.description,
      ]),
    ),
    properties: table(
      ['Property', 'Type', 'Meaning'],
      readonlyFields(both[0]).map(({ name, type, description }) => [
        code(name),
        code(name === 'game' ? 'KlondikeGame | SpiderGame' : type.text),
        description,
      ]),
    ),
    methods: table(
      ['Method', 'Returns', 'What it does'],
      methods(both[0]).map((method) => [
        code(signature(method)),
        code(method.return.type.text),
        method.description,
      ]),
    ),
    events: table(
      ['Event', 'When', '`event.detail`'],
      both[0].events.map(({ name, description }) => [code(name), ...description.split(' `detail`: ')]),
    ),
    parts: table(
      ['Part', 'Klondike', 'Spider', 'What it is'],
      merged(both, 'cssParts').map(({ entry, ticks }) => [code(entry.name), ...ticks, entry.description]),
    ),
    'custom-properties': table(
      ['Custom property', 'Default', 'What it sets'],
      both[0].cssProperties.map(({ name, default: value, description }) => [
        code(name),
        code(value),
        description,
      ]),
    ),
    states: table(
      ['State', 'When'],
      both[0].cssStates.map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
    codes: table(
      ['Code', 'An example of its sentence'],
      engine.REFUSAL_CODES.map((name) => [code(name), sentenceOf(name)]),
    ),
    lessons: table(['Game', 'Lesson', 'Title', 'Goal', 'Moves'], await lessonRows()),
    'table-codes': table(
      ['Code', 'An example of its sentence'],
      Object.entries(tableExamples).map(([name, { says }]) => [code(name), says]),
    ),
  };
};

const sizes = async () =>
  table(
    ['File', 'gzip', 'brotli', 'Budget, gzip'],
    (await measure()).map(({ file, gzip, brotli, limit }) => [
      code(file),
      kib(gzip),
      kib(brotli),
      kib(limit),
    ]),
  );

/** What `npm run bench -- --save` measured, where it has run. */
const benchmarks = () => {
  const file = join(root, 'dist/bench.json');
  if (!existsSync(file)) return {};
  const { machine, rows } = JSON.parse(readFileSync(file, 'utf8'));
  const cells = rows.map(({ what, where, figure, ratio = '', target = '' }) => [
    what,
    where,
    figure,
    ratio,
    target,
  ]);
  const heads = ['What', 'Where', 'Figure', 'Ratio', 'Target'];
  return { benchmarks: `${table(heads, cells)}\n\nMeasured on ${machine}.` };
};

/** The README with its generated parts put in; every part must have its place. */
export const filled = async (text, parts) => {
  let result = text;
  for (const [name, part] of Object.entries(parts)) {
    const place = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`);
    if (!place.test(result)) throw new Error(`README.md has no place for ${name}.`);
    result = result.replace(place, (_, open, close) => `${open}\n\n${part}\n\n${close}`);
  }
  return format(result, { ...(await resolveConfig(README)), filepath: README });
};

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const parts = { ...(await blocks()), sizes: await sizes(), ...benchmarks() };
  writeFileSync(README, await filled(readFileSync(README, 'utf8'), parts));
}
