// node --import tsx tools/run-mocha.mjs NAME FILE…: runs test files in Node and writes test-results/NAME.json.
import { relative } from 'node:path';
import Mocha from 'mocha';
import { root } from './process.mjs';
import { writeResults } from './results.mjs';

const [name, ...files] = process.argv.slice(2);
const mocha = new Mocha({ ui: 'bdd', reporter: 'dot', timeout: 20_000, forbidOnly: Boolean(process.env.CI) });
for (const file of files) mocha.addFile(file);
await mocha.loadFilesAsync();

const tests = [];
const note = (state) => (test) =>
  tests.push({ title: test.titlePath(), file: test.file && relative(root, test.file), where: 'node', state });
mocha
  .run((failures) => {
    writeResults(name, tests);
    // Handles that a test left open must not keep a finished run alive.
    process.exit(failures > 0 ? 1 : 0);
  })
  .on('pass', note('passed'))
  .on('fail', note('failed'))
  .on('pending', note('skipped'));
