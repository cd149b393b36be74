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

/** Once all that is waiting has run; sooner than a timer, of which browsers make a page wait for the fifth and more. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });

/**
 * As `measure`, but the pieces take turns unit by unit, each in a task of its own: none finds the processor's caches
 * still full of what it did a moment ago, as no move of a player does.
 */
export async function measureInTurn<K extends string>(
  work: Record<K, Work>,
  { rounds = 31, ms = 50 } = {},
): Promise<Rounds<K>> {
  const names = Object.keys(work) as K[];
  const result = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Rounds<K>;
  for (let round = -1; round < rounds; round++) {
    const took = new Map(names.map((name) => [name, { time: 0, units: 0 }]));
    while ([...took.values()].some(({ time }) => time < ms))
      for (const [name, sum] of took) {
        await nextTask();
        const start = performance.now();
        sum.units += await work[name]();
        sum.time += performance.now() - start;
      }
    for (const [name, { time, units }] of took) if (round >= 0) result[name].push(time / units);
  }
  return result;
}

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
