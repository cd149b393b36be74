// npm run acceptance: every clause of docs/acceptance.md with what the last test run says of it. Nobody types a status:
// it comes from the tests whose titles carry the clause's id.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readResults } from './results.mjs';

const RUNS = ['engine', 'package', 'browsers'];
const clauses = [...readFileSync('docs/acceptance.md', 'utf8').matchAll(/^([KVSE]\d+) (.+)$/gm)].map(
  ([, id, text]) => ({ id, text }),
);

const rows = RUNS.flatMap((run) => readResults(run));
if (rows.length === 0) {
  console.error('There are no test results: run npm test first.');
  process.exit(1);
}

/** The ids in a test's titles; a test of several clauses names them all. */
const idsOf = ({ title }) => new Set(title.join(' ').match(/\b[KVSE]\d{1,2}\b/g) ?? []);
const marked = rows.map((row) => ({ ...row, ids: idsOf(row) }));

const report = clauses.map(({ id, text }) => {
  const tests = marked.filter(({ ids, state }) => ids.has(id) && state !== 'skipped');
  const status = tests.some(({ state }) => state === 'failed')
    ? 'failed'
    : tests.length > 0
      ? 'passed'
      : 'not_tested';
  const where = [...new Set(tests.map((test) => test.where))].sort();
  return {
    id,
    text,
    status,
    tests: tests.length,
    where,
    titles: [...new Set(tests.map(({ title }) => title.join(' › ')))],
  };
});

const count = (status) => report.filter((row) => row.status === status).length;
const summary = `${count('passed')} passed, ${count('failed')} failed, ${count('not_tested')} not tested`;
const cell = (text) => text.replaceAll('|', '\\|');
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const markdown = `# Acceptance report

${summary}.

| Clause | Status | Tests | Where | What it asks |
|---|---|---|---|---|
${report.map((row) => `| ${row.id} | ${row.status} | ${row.tests} | ${row.where.join(', ')} | ${cell(row.text)} |`).join('\n')}
`;

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Acceptance report</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70em; margin: 2em auto; padding: 0 1em }
table { border-collapse: collapse; width: 100% }
th, td { padding: .4em .6em; border-bottom: 1px solid #8886; text-align: start; vertical-align: top }
.failed { font-weight: 700 }
</style>
<h1>Acceptance report</h1>
<p>${summary}.</p>
<table>
<thead><tr><th>Clause<th>Status<th>Tests<th>Where<th>What it asks</thead>
<tbody>
${report
  .map(
    (row) =>
      `<tr><td>${row.id}<td class="${row.status}">${row.status}<td>${row.tests}<td>${row.where.join(', ')}<td>${escape(row.text)}`,
  )
  .join('\n')}
</tbody>
</table>
`;

mkdirSync('dist', { recursive: true });
writeFileSync('dist/acceptance-report.json', `${JSON.stringify({ summary, clauses: report }, null, 1)}\n`);
writeFileSync('dist/acceptance-report.md', markdown);
writeFileSync('dist/acceptance-report.html', html);
console.log(`${summary}: dist/acceptance-report.{json,md,html}`);
for (const { id, status, text } of report.filter(({ status }) => status !== 'passed'))
  console.log(`  ${id} ${status}: ${text}`);
process.exitCode = count('failed') > 0 ? 1 : 0;
