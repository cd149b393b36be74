// The reporter that leaves the results of the browser tests, and stops a run that would not come to its end.
import { expect } from 'chai';
import { join } from 'node:path';
import { root } from '../support/package.js';
import { resultsReporter } from '../../tools/wtr-results.mjs';
import type { Row, Session } from '../../tools/wtr-results.mjs';

const ran = (file: string): Session => ({
  testFile: join(root, file),
  browser: { name: 'Chrome' },
  passed: true,
  testResults: { name: '', suites: [], tests: [{ name: 'holds', passed: true, skipped: false }] },
});
const stuck = (file: string): Session => ({
  testFile: join(root, file),
  browser: { name: 'Firefox' },
  passed: false,
  errors: [{ message: 'did not finish' }],
});

/** A reporter whose writing and stopping are only noted, told of one file after the other. */
function told(...sessions: readonly Session[]) {
  const written: Row[][] = [];
  const logged: string[] = [];
  const notes = { written, logged, stops: 0 };
  const reporter = resultsReporter('browsers', {
    write: (_, rows) => written.push(rows),
    log: (text) => logged.push(text.trim()),
    stop: () => notes.stops++,
  });
  for (const session of sessions) {
    reporter.reportTestFileResults({
      testFile: session.testFile,
      sessionsForTestFile: [session],
    });
  }
  return { ...notes, stops: () => notes.stops, end: () => reporter.onTestRunFinished({ sessions }) };
}

describe('results of the browser tests', () => {
  it('are a row for each test, and one for a file that did not run to its end', () => {
    const run = told(ran('test/a.test.ts'), stuck('test/b.test.ts'));
    run.end();
    expect(run.stops()).to.equal(0);
    expect(run.written).to.deep.equal([
      [
        { title: ['holds'], file: 'test/a.test.ts', where: 'chromium', state: 'passed' },
        { title: ['(did not finish)'], file: 'test/b.test.ts', where: 'firefox', state: 'failed' },
      ],
    ]);
  });

  it('end a run, once, in which file after file does not come to its end, and keep what ran', () => {
    const files = ['b', 'c', 'd', 'e'].map((name) => stuck(`test/${name}.test.ts`));
    const run = told(ran('test/a.test.ts'), ...files);
    run.end();
    expect(run.stops()).to.equal(1);
    expect(run.logged).to.deep.equal([
      'Stopped: 3 test files did not run to their end. What was tested until then is counted.',
    ]);
    expect(run.written).to.have.length(1);
    expect(run.written[0]!.map(({ state }) => state)).to.deep.equal(['passed', 'failed', 'failed', 'failed']);
  });
});
