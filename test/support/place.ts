// Makes a table in this page, in the middle of what a test puts around it.
import { settled } from './host-page.js';
import type { Table } from './host-page.js';
import '../../src/define.js';

const places: HTMLElement[] = [];

/** A box on the page, taken away by `clearPlaces`. */
export function place(css = ''): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = css;
  document.body.append(box);
  places.push(box);
  return box;
}

export const clearPlaces = (): void => {
  for (const box of places.splice(0)) box.remove();
};

type Tag = 'klondike-teaching' | 'spider-two-suit';

export function make(tag: Tag, attributes: Record<string, string> = {}): Table {
  const table = document.createElement(tag) as Table;
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  return table;
}

/** A table in a box of its own or in `parent`, once it is drawn. */
export async function put(
  tag: Tag,
  attributes: Record<string, string> = {},
  parent = place(),
): Promise<Table> {
  const table = make(tag, attributes);
  parent.append(table);
  await settled(table);
  return table;
}

/** A position of a column of one card that may go on the next column, a stock and a hidden card. */
export const SMALL = 'stock: 9S 5D AC | T1: #9C 5H | T2: 6S';
