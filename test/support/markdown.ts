// Documents as data: their code blocks and their tables.

export interface Block {
  /** The words behind the opening fence, the language first. */
  readonly info: readonly string[];
  readonly text: string;
  readonly line: number;
}

export const codeBlocks = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(({ 1: info, 2: text, index }) => ({
    info: info!.split(' '),
    text: text!,
    line: markdown.slice(0, index).split('\n').length,
  }));

/** The rows of every table, each row as its cells. */
export const tableRows = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );

/** The part of a document between the heading and the next of its level or higher. */
export function section(markdown: string, heading: string): string {
  const level = /^#+/.exec(heading)![0].length;
  const start = markdown.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`There is no heading “${heading}”.`);
  const rest = markdown.slice(start + heading.length + 2);
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}
