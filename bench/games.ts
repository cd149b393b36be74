/** The two elements by name, and the games that people or programs have solved. */
import { readFileSync } from 'node:fs';

export const GAMES = [
  ['Klondike', 'klondike-teaching'],
  ['Spider', 'spider-two-suit'],
] as const;

/** The cases of the tests: one object to a line. */
export const cases = <T>(name: string): T[] =>
  readFileSync(new URL(`../test/cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

export interface Solved {
  readonly variant?: string;
  /** Cards in the order of dealing. */
  readonly deck: string;
  /** The transcript that wins. */
  readonly moves: string;
}
