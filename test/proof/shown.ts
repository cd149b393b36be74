// What a table shows, pile by pile and as it is read out of the DOM.
import { SUITS } from '../../src/engine.js';
import { all, every, rootOf } from '../support/host-page.js';
import type { Table } from '../support/host-page.js';

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? '';
const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';

/** `QH Q♥ selected` and so on: the identity, what is drawn of it, and whether it is in hand. */
function face(element: HTMLElement): string {
  const suit = SUITS.filter((each) => element.classList.contains(each)).join();
  const hand = ['selected', 'dragged'].filter((each) => element.classList.contains(each)).join();
  const at = element.dataset['index'] ?? '';
  return `${element.dataset['card']} ${textOf(element.querySelector('.rank'))}${suit} ${at} ${hand}`;
}

/** A button with its name; what can be reached only by looking is shown in brackets. */
const card = (element: HTMLElement): string =>
  element.localName === 'button' ? `${face(element)} "${nameOf(element)}"` : `(${face(element)})`;

/** Neighbouring face-down cards: how many are drawn, and how many are told. */
function hidden(item: Element): string {
  const times = item.querySelector('.times');
  const drawn = times ? textOf(times).slice(1) : String(every(item, '.back').length);
  return `${drawn} down "${textOf(item.querySelector('.sr'))}"`;
}

function column(pile: HTMLElement): string {
  const head = pile.querySelector('[data-spot]')!;
  const items = every(pile, 'li').map((item) =>
    'hidden' in item.dataset ? hidden(item) : card(item.querySelector<HTMLElement>('[data-card]')!),
  );
  return [`"${nameOf(head)}"`, ...items].join(', ');
}

function top(pile: HTMLElement): string {
  const button = pile.querySelector(':scope > button');
  const cards = every(pile, '[data-card]');
  const runs = every(pile, '[data-run]').map(face);
  const name = pile.hasAttribute('aria-label') ? nameOf(pile) : button && nameOf(button);
  const count = pile.dataset['pile'] === 'stock' ? textOf(pile.querySelector('.count')) : '';
  return [name === null ? '' : `"${name}"`, count, ...cards.map(card), ...runs].filter(Boolean).join(', ');
}

/** Every pile with its cards in order, then the words beside the board. */
export function shown(table: Table): string[] {
  const piles = all(table, '.board [data-pile]').map((pile) => {
    const id = pile.dataset['pile']!;
    return `${id}: ${id[0] === 'T' ? column(pile) : top(pile)}`;
  });
  const lines = (selector: string) => all(table, `${selector} li`).map(textOf);
  return [
    ...piles,
    `${all(table, '[data-card]').length} cards shown`,
    ...lines('.board-text'),
    ...lines('.ledger'),
    ...all(table, '.totals').map(textOf),
    rootOf(table).querySelector('.table.won') ? 'won' : 'playing',
  ];
}

/** Every node of the board, to see that none was made anew or moved. */
export const nodes = (table: Table): Element[] => all(table, '.board *');

const isMarkup = (node: Node): boolean => node.nodeType === Node.COMMENT_NODE;

/** An element with all it holds; attributes in a fixed order, for a node made now and one made earlier differ there. */
function draw(node: Node, leaveOut: readonly string[]): string {
  if (!(node instanceof Element)) return (node.nodeValue ?? '').trim();
  const attributes = [...node.attributes]
    .filter(({ name }) => !leaveOut.includes(name))
    .map(({ name, value }) => `${name}="${value.trim()}"`)
    .sort();
  const children = [...node.childNodes].filter((child) => !isMarkup(child));
  return `<${[node.localName, ...attributes].join(' ')}>${children.map((child) => draw(child, leaveOut)).join('')}`;
}

/**
 * The board's piles in every detail but `leaveOut`. The shapes of the suits go without saying, and the board's own style
 * holds where a pointer was, which nothing shows.
 */
export const picture = (table: Table, ...leaveOut: string[]): string[] =>
  all(table, '.board [data-pile]').map((pile) => draw(pile, ['d', 'viewBox', ...leaveOut]));

/** The lines that are not as they should be; none where all are. */
export const difference = (is: readonly string[], should: readonly string[]): string[] =>
  Array.from({ length: Math.max(is.length, should.length) }, (_, i) => i)
    .filter((i) => is[i] !== should[i])
    .map((i) => `is     ${is[i]}\nshould ${should[i]}`);
