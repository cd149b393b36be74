/** Runs pieces of work in turn, round by round, so that a busy machine slows all alike. In Node and in pages. */

export interface Figure {
  /** Median over the rounds. */
  readonly median: number;
  /** Half the distance between the first and third quartile, as a share of the median. */
  readonly spread: number;
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.round((sorted.length - 1) * q)]!;

export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median };
}

/** Milliseconds for one unit of work, a value for each round. */
export type Rounds<K extends string = string> = Record<K, number[]>;

/** Units of work done. */
type Work = () => number | Promise<number>;

/** @param work each tells how many units it did; it is repeated for at least `ms` milliseconds in each round */
export async function measure<K extends string>(
  work: Record<K, Work>,
  { rounds = 31, ms = 50 } = {},
): Promise<Rounds<K>> {
  const names = Object.keys(work) as K[];
  const result = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rounds<K>;
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      // What the other one left to the event loop is not this one's work.
      await new Promise((done) => setTimeout(done));
      const start = performance.now();
      let units = 0;
      do units += await work[name]();
      while (performance.now() - start < ms);
      // The first round warms up.
      if (round >= 0) result[name].push((performance.now() - start) / units);
    }
  return result;
}

/** How many times as long one takes as the other: compared within each round, then the median of the rounds. */
export const ratioOf = (longer: readonly number[], shorter: readonly number[]): Figure =>
  figureOf(longer.map((value, i) => value / shorter[i]!));
