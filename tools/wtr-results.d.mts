/** One test as it is counted. */
export interface Row {
  title: string[];
  file: string;
  where: string;
  state: 'passed' | 'failed' | 'skipped';
}

interface Suite {
  name: string;
  suites: Suite[];
  tests: { name: string; passed: boolean; skipped: boolean }[];
}

/** One test file in one browser, as the web test runner tells of it. */
export interface Session {
  testFile: string;
  browser: { name: string };
  passed: boolean;
  testResults?: Suite;
  errors?: { message: string }[];
}

export function resultsReporter(
  name: string,
  doing?: { write?: (name: string, rows: Row[]) => void; log?: (text: string) => void; stop?: () => void },
): {
  reportTestFileResults(result: { testFile: string; sessionsForTestFile: Session[] }): void;
  onTestRunFinished(run: { sessions: Iterable<Session> }): void;
};
