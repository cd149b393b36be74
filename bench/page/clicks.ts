/** How long a click takes to show, as the browser itself tells it: from the input to the frame painted after it. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Tag, newElement, place, settled } from './tables.js';

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Milliseconds by interaction: the longest of its events. */
const durations = new Map<number, number>();
let table: SolitaireTable;

/** Lays a position and begins to take the browser's event timing. */
export async function listen(tag: Tag, position: string): Promise<void> {
  table = newElement(tag);
  table.fixture = position;
  durations.clear();
  place().replaceChildren(table);
  await settled(table);
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventTiming[])
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Where to click in the window once the cards have arrived: the middle of what shows of a card or place. */
export async function pointOf(selector: string): Promise<{ x: number; y: number }> {
  await Promise.allSettled(table.shadowRoot!.getAnimations().map(({ finished }) => finished));
  const element = table.shadowRoot!.querySelector(selector);
  if (!element) throw new Error(`${selector} is not on the table of ${table.position}`);
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + 10 };
}

export const position = (): string => table.position;

/** Milliseconds of each interaction that took 16 or more; those that took less are not told. */
export const interactions = (): number[] => [...durations.values()];
