/** Reads test/cases/NAME.jsonl, one JSON value a line, in Node and in a browser alike. */
export async function loadCases<Row = Record<string, unknown>>(name: string): Promise<Row[]> {
  const text = await readText(new URL(`../cases/${name}.jsonl`, import.meta.url));
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** The text of a file of this project. */
export async function readText(url: URL): Promise<string> {
  if (url.protocol === 'file:') {
    // Not a literal, so that a browser's module loader and bundlers do not look for Node's module.
    const fs = 'node:fs/promises';
    const { readFile } = (await import(fs)) as typeof import('node:fs/promises');
    return readFile(url, 'utf8');
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}
