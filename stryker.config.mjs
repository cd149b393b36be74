// npm run mutation: does a test fail for every small change to the engine? One file: npm run mutation -- -m src/engine/run.ts
export default {
  mutate: ['src/engine/**/*.ts'],
  plugins: ['./tools/mutation-runner.mjs'],
  testRunner: 'engine-tests',
  testRunnerNodeArgs: ['--import', 'tsx'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not pass for a mutant that never ends; those that loop are counted out, not timed.
  timeoutMS: 120_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 99, low: 98, break: 97 },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: '.stryker',
  ignorePatterns: ['dist', 'coverage', 'demo', 'cms', 'docs', '*.png'],
};
