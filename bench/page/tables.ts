/** The two ways to a table on the page: the element, and hand-written nodes in a shadow root of their own. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Sketch, plainTable, sketchOf } from './plain-table.js';

export type Tag = 'klondike-teaching' | 'spider-two-suit';

const SEED = 'bench';

/** Where tables are put. */
export const place = (): HTMLElement => document.querySelector('main')!;

export function newElement(tag: Tag): SolitaireTable {
  const element = document.createElement(tag) as unknown as SolitaireTable;
  element.setAttribute('seed', SEED);
  if (tag === 'klondike-teaching') element.setAttribute('variant', 'draw-one');
  return element;
}

/** Until nothing is left to render. */
export async function settled(element: SolitaireTable): Promise<void> {
  while (!(await element.updateComplete));
}

/** Style and layout of the whole page, now. */
export const layOut = (): number => document.body.offsetHeight;

export async function shown(tag: Tag): Promise<SolitaireTable> {
  const element = newElement(tag);
  place().append(element);
  await settled(element);
  layOut();
  return element;
}

export const tableOf = (host: Element): Element => host.shadowRoot!.firstElementChild!;

/** A host with hand-written nodes and the sheets of the element, not yet in the page. */
export function plainHost(sketch: Sketch, sheets: CSSStyleSheet[]): HTMLElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets;
  root.append(plainTable(sketch));
  return host;
}

/** How to make an opening by hand. */
export async function plainOpening(tag: Tag): Promise<() => HTMLElement> {
  const element = await shown(tag);
  const sketch = sketchOf(tableOf(element));
  const sheets = element.shadowRoot!.adoptedStyleSheets;
  element.remove();
  return () => plainHost(sketch, sheets);
}
