// Shows dist/acceptance-report.json, which `npm run acceptance` writes after a test run.
const summary = document.querySelector('#summary');
const region = document.querySelector('#report');
const body = region.querySelector('tbody');
const filter = document.querySelector('#filter');

/** Signs besides the words, so that a long column can be scanned. */
const STATUS = { passed: '✓ passed', failed: '✗ failed', not_tested: '– not tested' };

const cell = (name, text) => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

/** A clause's words, with what stands between backticks as code. */
const worded = (text) => {
  const element = document.createElement('td');
  element.append(...text.split('`').map((part, i) => (i % 2 ? cell('code', part) : part)));
  return element;
};

function rowOf({ id, status, tests, titles, text }) {
  const row = document.createElement('tr');
  row.dataset.status = status;
  const head = cell('th', id);
  head.scope = 'row';
  const asks = worded(text);
  if (titles.length) {
    const details = document.createElement('details');
    const list = document.createElement('ul');
    list.append(...titles.map((title) => cell('li', title)));
    details.append(cell('summary', titles.length === 1 ? 'Its test' : `Its ${titles.length} tests`), list);
    asks.append(details);
  }
  row.append(head, cell('td', STATUS[status] ?? status), cell('td', String(tests)), asks);
  return row;
}

function show(report) {
  summary.textContent = `${report.summary}.`;
  body.replaceChildren(...report.clauses.map(rowOf));
  region.hidden = document.querySelector('#filter-field').hidden = false;
}

filter.addEventListener('change', () => {
  for (const row of body.rows) row.hidden = filter.value !== '' && row.dataset.status !== filter.value;
});

try {
  const answer = await fetch('../dist/acceptance-report.json');
  if (!answer.ok) throw new Error(String(answer.status));
  show(await answer.json());
} catch {
  summary.textContent =
    'There is no report yet. Run “npm test”, then “npm run acceptance”, and load this page again.';
}
