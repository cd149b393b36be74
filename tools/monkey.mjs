// npm run monkey -- --actions 5000 --seed 7 --browser firefox: random acts on a page of several games, in each browser.
import { parseArgs } from 'node:util';
import { node } from './process.mjs';

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    browser: { type: 'string', multiple: true, default: [] },
  },
});
process.env.ACTIONS = values.actions;
process.env.SEED = values.seed;
console.log(`${values.actions} acts, seed ${values.seed}`);
process.exitCode = await node([
  'tools/test.mjs',
  '--file',
  'test/proof/monkey/monkey.test.ts',
  ...values.browser.flatMap((name) => ['--browser', name]),
]);
