/** The two ways to a table on the page: the element, and hand-written nodes in a shadow root of their own. */
import type { SolitaireTable } from '../../src/table/solitaire-table.js';
import { type Symbols, symbolsIn } from './card.js';
import { h } from './dom.js';
import { plainTable, wordingIn } from './plain-table.js';
import { type Opening, openingOf } from './position.js';

export type Tag = 'klondike-teaching' | 'spider-two-suit';

const SEED = 'bench';
const SAMPLE = 'waste: AC | T1: KC QH JC | T2: KD AS | T3: AH';

/** Where tables are put: as wide as the page. */
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

/** What hand-written code has at hand before it begins. */
export interface Plan {
  readonly tag: Tag;
  readonly symbols: Symbols;
  opening(): Opening;
  /** A host with its nodes, not yet in the page. */
  build(): HTMLElement;
}

async function drawnSymbols(): Promise<Symbols> {
  const sample = document.createElement('klondike-teaching');
  sample.fixture = SAMPLE;
  place().append(sample);
  await sample.updateComplete;
  const symbols = symbolsIn(sample.shadowRoot!);
  sample.remove();
  return symbols;
}

export async function planFor(tag: Tag): Promise<Plan> {
  const symbols = await drawnSymbols();
  const element = await shown(tag);
  const root = element.shadowRoot!;
  const sheets = root.adoptedStyleSheets;
  const words = wordingIn(root);
  const { position } = element;
  const opening = (): Opening => openingOf(position);
  const parsed = opening();
  element.remove();
  return {
    tag,
    symbols,
    opening,
    build() {
      const host = h('div', {});
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = sheets;
      shadow.append(plainTable(parsed, symbols, words));
      return host;
    },
  };
}
