import { relative } from 'node:path';
import { root } from './process.mjs';
import { writeResults } from './results.mjs';

const stateOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

const rowsOf = (suite, titles, place) => [
  ...suite.tests.map((test) => ({ title: [...titles, test.name], ...place, state: stateOf(test) })),
  ...suite.suites.flatMap((inner) => rowsOf(inner, [...titles, inner.name], place)),
];

const sessionRows = (session) => {
  const place = {
    file: relative(root, session.testFile),
    where: session.browser.name.toLowerCase().replace('chrome', 'chromium'),
  };
  const rows = session.testResults ? rowsOf(session.testResults, [], place) : [];
  // A file that did not load, or whose browser went away, has no failed test of its own to count.
  if (!session.passed && !rows.some(({ state }) => state === 'failed')) {
    const reason = session.errors?.[0]?.message ?? 'the file did not run to its end';
    rows.push({ title: [`(${reason})`], ...place, state: 'failed' });
  }
  return rows;
};

/** Reporter for the web test runner: writes test-results/NAME.json. */
export const resultsReporter = (name) => ({
  onTestRunFinished({ sessions }) {
    writeResults(name, [...sessions].flatMap(sessionRows));
  },
});
