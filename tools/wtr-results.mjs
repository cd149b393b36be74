import { relative } from 'node:path';
import { root } from './process.mjs';
import { writeResults } from './results.mjs';

/** So many files that run for ever, each of which costs minutes, are no accident of one page. */
const mostStuck = 3;

const stateOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

const rowsOf = (suite, titles, place) => [
  ...suite.tests.map((test) => ({ title: [...titles, test.name], ...place, state: stateOf(test) })),
  ...suite.suites.flatMap((inner) => rowsOf(inner, [...titles, inner.name], place)),
];

const isStuck = ({ passed, testResults }) => !passed && !testResults;

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

/** Ends the runner as Ctrl+C does; one that waits for a page in an endless loop is not waited for. */
const stopRunner = () => {
  setTimeout(() => process.exit(1), 20_000).unref();
  process.kill(process.pid, 'SIGINT');
};

/**
 * Reporter for the web test runner: writes test-results/NAME.json. It stops a run in which file after file does not come
 * to its end, such as after a change that loops for ever: the runner itself would wait for each, for hours in all.
 */
export const resultsReporter = (
  name,
  { write = writeResults, log = console.log, stop = stopRunner } = {},
) => {
  const finished = new Map();
  let isStopped = false;
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      finished.set(testFile, sessionsForTestFile);
      const sessions = [...finished.values()].flat();
      const stuck = sessions.filter(isStuck).length;
      if (stuck < mostStuck || isStopped) return;
      isStopped = true;
      log(
        `\nStopped: ${stuck} test files did not run to their end. What was tested until then is counted.\n`,
      );
      write(name, sessions.flatMap(sessionRows));
      stop();
    },
    onTestRunFinished({ sessions }) {
      if (!isStopped) write(name, [...sessions].flatMap(sessionRows));
    },
  };
};
