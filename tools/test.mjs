// npm test: everything that must hold, from a bare clone on. `npm test -- --help` lists the options.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browserNames, findBrowser, installBrowsers } from './find-browsers.mjs';
import { ensureInstalled } from './install.mjs';
import { node, script } from './process.mjs';
import { folder, readResults, tally } from './results.mjs';
import { runsIn, testFiles } from './test-files.mjs';

const help = `npm test -- [options]
  --browser NAME            only in this browser: ${browserNames.join(', ')} (repeatable, or a comma list)
  --file GLOB               only these test files (repeatable), without type-check and lint
  --engine                  only the engine tests, in Node
  --coverage                only measure coverage, in Chromium, and list it by file
  --require-all-browsers    fail where a browser is missing`;

const flag = { type: 'boolean', default: false };
const list = { type: 'string', multiple: true };
const { values: options } = parseArgs({
  options: {
    browser: list,
    file: list,
    engine: flag,
    coverage: flag,
    'require-all-browsers': flag,
    help: flag,
  },
});
if (options.help) {
  console.log(help);
  process.exit();
}

const asked = options.coverage
  ? ['chromium']
  : (options.browser?.flatMap((names) => names.split(',')) ?? browserNames);
const unknown = asked.filter((name) => !browserNames.includes(name));
if (unknown.length > 0) {
  console.error(`No browser is called ${unknown.join(', ')}.\n\n${help}`);
  process.exit(2);
}

const files = (run) => testFiles(runsIn[run], options.file);
const total = { passed: 0, failed: 0, skipped: 0 };
const faults = [];

const heading = (text) => console.log(`\n== ${text}`);
const fault = (text) => {
  console.log(text);
  faults.push(text);
  total.failed++;
};

/** A step that holds no tests: when it fails, that counts as one failure. */
const step = async (title, ...commands) => {
  heading(title);
  for (const args of commands) {
    if ((await node(args)) !== 0) return fault(`${title}: failed`);
  }
};

/** A step that runs tests and leaves their results under `name`, for each of `places` at least one. */
const tests = async (title, name, places, args, env) => {
  heading(title);
  const code = await node(args, { env });
  const rows = readResults(name);
  const count = tally(rows);
  for (const state of Object.keys(total)) total[state] += count[state];
  console.log(`${title}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  for (const { title: path, where } of rows.filter(({ state }) => state === 'failed')) {
    faults.push(`${path.join(' › ')} [${where}]`);
  }
  for (const place of places) {
    if (!rows.some(({ where }) => where === place)) fault(`${title}: no test ran in ${place}`);
  }
  if (code !== 0 && count.failed === 0) fault(`${title}: the runner ended with code ${code}`);
};

const mocha = (title, name) =>
  tests(title, name, ['node'], ['--import', 'tsx', 'tools/run-mocha.mjs', name, ...files(name)]);

const browserTests = async () => {
  await installBrowsers(asked);
  const found = asked.filter(findBrowser);
  const missing = asked.filter((name) => !findBrowser(name));
  heading(
    `Browsers: ${found.join(', ') || 'none'}${missing.length > 0 ? `; not here: ${missing.join(', ')}` : ''}`,
  );
  if (found.length === 0) return fault('No browser was found: set CHROME_PATH or FIREFOX_PATH to one.');
  if (missing.length > 0 && (options['require-all-browsers'] || options.browser)) {
    fault(`Missing browsers: ${missing.join(', ')}`);
  }
  const args = [script('@web/test-runner', 'wtr'), ...files('browsers').flatMap((file) => ['--files', file])];
  // Only of all tests together, and Chromium alone can tell it; it costs a few seconds.
  const covers = options.coverage || (!options.file && found.includes('chromium'));
  await tests(`Tests in ${found.join(', ')}`, 'browsers', found, covers ? [...args, '--coverage'] : args, {
    BROWSERS: found.join(','),
    ...(options.coverage && { COVERAGE: 'by file' }),
  });
};

/** With --file, a runner that has none of the files named is passed over; otherwise having none is a fault. */
const wanted = (run) => !options.file || files(run).length > 0;

await ensureInstalled();
rmSync(folder, { recursive: true, force: true });

if (options.engine) {
  await mocha('Engine tests in Node', 'engine');
} else {
  // Package tests import the built files by the package's name, and the hostile pages load them.
  const built = wanted('package') || files('browsers').some((file) => file.startsWith('test/page/'));
  if (!options.file || built) {
    await step('Build', [script('rollup'), '-c', '--silent'], ['tools/manifest.mjs'], ['tools/size.mjs']);
  }
  if (!options.file) {
    await step('Types', [script('typescript', 'tsc'), '--noEmit']);
    await step('Lint', [script('eslint'), '.'], [script('prettier'), '--check', '--log-level=warn', '.']);
  }
  if (wanted('engine')) await mocha('Engine tests in Node', 'engine');
  if (wanted('package')) await mocha('Package tests', 'package');
  if (wanted('browsers')) await browserTests();
  if (!Object.keys(runsIn).some(wanted)) fault(`No test file matches ${options.file.join(', ')}`);
}

if (faults.length > 0) console.log(`\nFailed:\n${faults.map((text) => `  ${text}`).join('\n')}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
