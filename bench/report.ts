/** What a measurement is told as: rows of a table, for the console and for the README. */
import { type Figure, type Rounds, figureOf, ratioOf } from './rounds.js';

export interface Row {
  readonly what: string;
  /** Node, or a browser. */
  readonly where: string;
  /** With its unit and spread. */
  readonly figure: string;
  /** Against the plain design measured in the same rounds; empty where there is none. */
  readonly ratio?: string;
  /** What the ratio is held to; empty where nothing is. */
  readonly target?: string;
  /** Whether the target was not reached. */
  readonly missed?: boolean;
}

const percent = (spread: number): string => ` ± ${(spread * 100).toFixed(0)} %`;
const digits = (value: number): string => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

export const milliseconds = ({ median, spread }: Figure): string => `${digits(median)} ms${percent(spread)}`;

/** @param rounds milliseconds for one unit */
export function perSecond(rounds: readonly number[]): string {
  const { median, spread } = figureOf(rounds.map((ms) => 1000 / ms));
  return `${Math.round(median).toLocaleString('en')} /s${percent(spread)}`;
}

type Pair = Rounds<'ours' | 'plain'>;

/** Work where more in a second is better. */
export function faster(what: string, where: string, { ours, plain }: Pair, atLeast = 0): Row {
  const { median, spread } = ratioOf(plain, ours);
  const target = atLeast ? `at least ${atLeast}` : '';
  const ratio = digits(median) + percent(spread);
  return { what, where, figure: perSecond(ours), ratio, target, missed: median < atLeast };
}

/** Work that takes a time. */
export function slower(what: string, where: string, { ours, plain }: Pair, atMost = Infinity): Row {
  const { median, spread } = ratioOf(ours, plain);
  const target = Number.isFinite(atMost) ? `at most ${atMost}` : '';
  const ratio = digits(median) + percent(spread);
  return { what, where, figure: milliseconds(figureOf(ours)), ratio, target, missed: median > atMost };
}

export const markdown = (rows: readonly Row[]): string =>
  [
    ['What', 'Where', 'Figure', 'Ratio', 'Target'],
    ['---', '---', '---', '---', '---'],
    ...rows.map(({ what, where, figure, ratio = '', target = '' }) => [what, where, figure, ratio, target]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
