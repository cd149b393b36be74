/** Fifty tables on one page. */
import { type Tag, layOut, newElement, place, plainOpening, settled } from './tables.js';

export const COUNT = 50;

/** Takes every table away, and gives what waits for that its turn. */
export function clear(): Promise<unknown> {
  place().replaceChildren();
  return new Promise((done) => setTimeout(done, 200));
}

/** Milliseconds until every element is rendered and the page laid out; they stay. */
export async function fiftyElements(tag: Tag): Promise<number> {
  await clear();
  const start = performance.now();
  const elements = Array.from({ length: COUNT }, () => newElement(tag));
  place().append(...elements);
  await Promise.all(elements.map(settled));
  layOut();
  return performance.now() - start;
}

/** The same for hand-written nodes. */
export async function fiftyPlain(tag: Tag): Promise<number> {
  const build = await plainOpening(tag);
  await clear();
  const start = performance.now();
  place().append(...Array.from({ length: COUNT }, build));
  layOut();
  return performance.now() - start;
}
