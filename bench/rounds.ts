/** Runs two pieces of work in turn, round by round, so that a busy machine slows both alike. */

export interface Rate {
  /** Median over the rounds, in units of work a second. */
  readonly median: number;
  /** Half the distance between the first and third quartile, as a share of the median. */
  readonly spread: number;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.round((sorted.length - 1) * q)]!;

const rate = (values: number[]): Rate => {
  const sorted = values.sort((a, b) => a - b);
  const median = quantile(sorted, 0.5);
  return { median, spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / median };
};

/** @param work each gives how many units it did; it is repeated for at least `ms` in each round */
export function measure<K extends string>(
  work: Record<K, () => number>,
  rounds = 9,
  ms = 150,
): Record<K, Rate> {
  const names = Object.keys(work) as K[];
  const values = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const name of names) {
      const start = performance.now();
      let units = 0;
      do units += work[name]();
      while (performance.now() - start < ms);
      // The first round warms up.
      if (round >= 0) values.get(name)!.push((units * 1000) / (performance.now() - start));
    }
  return Object.fromEntries(names.map((name) => [name, rate(values.get(name)!)])) as Record<K, Rate>;
}

export const shown = ({ median, spread }: Rate): string =>
  `${Math.round(median).toLocaleString('en')} /s ± ${(spread * 100).toFixed(0)} %`;
