/** The opening of either game by hand: the same nodes as the element's, with nothing that would follow a change. */
import { type Symbols, cardCount, cardItem, cardName, faceDown, suitName, symbol } from './card.js';
import { h, svg } from './dom.js';
import type { Column, Opening } from './position.js';

/** The words that are the same in every opening; taken from a drawn element, as a hand would write them down. */
export interface Wording {
  readonly title: string;
  readonly rules: readonly string[];
  readonly controls: readonly (readonly [command: string, label: string, off: boolean])[];
  readonly totals: string;
  /** The sizes that fit the place: custom properties of the board. */
  readonly sizes: string;
}

export function wordingIn(root: ShadowRoot): Wording {
  const text = (element: Element): string => element.textContent!;
  return {
    title: text(root.querySelector('.title')!),
    rules: [...root.querySelectorAll('.rules li')].map(text),
    controls: [...root.querySelectorAll<HTMLElement>('.control')].map((control) => [
      control.dataset['command']!,
      text(control),
      control.ariaDisabled === 'true',
    ]),
    totals: root.querySelector('.totals')?.textContent ?? '',
    sizes: root.querySelector('.board')!.getAttribute('style')!,
  };
}

export const back = (): HTMLElement => h('span', { class: 'back', part: 'card-back' });

const hiddenItem = (count: number): HTMLElement =>
  h(
    'li',
    { class: 'hidden', 'data-hidden': '' },
    h('span', { class: 'sr' }, faceDown(count)),
    h('span', { class: 'backs', 'aria-hidden': 'true' }, ...Array.from({ length: count }, back)),
  );

const line = (text: string): HTMLElement => h('li', {}, text);

export const columnName = (column: number, { down, up }: Column): string =>
  `Column ${column}, ${cardCount(down + up.length)}${down ? `, ${down} face down` : ''}`;

export const columnText = (column: number, { down, up }: Column): string =>
  `Column ${column}: ${[...(down ? [faceDown(down)] : []), ...up.map(cardName)].join(', ')}.`;

function columnOf(symbols: Symbols, column: number, cards: Column): HTMLElement {
  const { down, up } = cards;
  const list = h('ul', { role: 'list', class: 'cards', 'aria-label': `column ${column}` });
  if (down) list.append(hiddenItem(down));
  up.forEach((code, i) => list.append(cardItem(symbols, code, column, down + i, down + up.length)));
  return h(
    'div',
    { class: 'column', part: 'column', 'data-pile': `T${column}` },
    h(
      'button',
      {
        type: 'button',
        class: 'head',
        part: 'column-button',
        'data-spot': `T${column}`,
        tabindex: -1,
        'aria-label': columnName(column, cards),
      },
      h('span', {}, String(column)),
    ),
    h('span', { class: 'slot', 'aria-hidden': 'true' }),
    list,
  );
}

const stock = (count: number): HTMLElement =>
  h(
    'div',
    { class: 'pile stock', part: 'stock', 'data-pile': 'stock' },
    h(
      'button',
      {
        type: 'button',
        class: 'place back',
        'data-spot': 'stock',
        tabindex: 0,
        'aria-label': `Stock, ${cardCount(count)}`,
      },
      h('span', { class: 'count' }, String(count)),
    ),
  );

const waste = (): HTMLElement =>
  h(
    'div',
    { class: 'pile waste', part: 'waste', 'data-pile': 'waste' },
    h('button', {
      type: 'button',
      class: 'place',
      'data-spot': 'waste',
      tabindex: -1,
      'aria-label': 'Waste, empty',
    }),
  );

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const foundation = (symbols: Symbols, suit: string): HTMLElement =>
  h(
    'div',
    { class: 'pile foundation', part: 'foundation', 'data-pile': `F${suit}` },
    h(
      'button',
      {
        type: 'button',
        translate: 'no',
        class: `place ${suit}`,
        'data-spot': `F${suit}`,
        tabindex: -1,
        'aria-label': `${capital(suitName(suit))} foundation, empty`,
      },
      svg('svg', { class: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, symbol(symbols, suit)),
    ),
  );

const runs = (): HTMLElement =>
  h(
    'div',
    {
      class: 'pile done',
      part: 'completed-runs',
      'data-pile': 'done',
      role: 'img',
      'aria-label': 'Completed runs, 0 of 8',
    },
    ...Array.from({ length: 8 }, () => h('span', { class: 'run', 'aria-hidden': 'true', translate: 'no' })),
  );

const control = (command: string, label: string, off: boolean): HTMLElement =>
  h(
    'button',
    {
      type: 'button',
      part: 'control',
      class: command === 'draw' || command === 'deal' ? 'control main' : 'control',
      'data-command': command,
      ...(off ? { 'aria-disabled': 'true' } : {}),
      ...(command === 'keys' ? { 'aria-expanded': 'false' } : {}),
    },
    label,
  );

const LISTENED = [
  ...['click', 'dblclick', 'keydown', 'keyup', 'focusin', 'contextmenu'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'],
];

function boardOf({ kind, stock: count, columns }: Opening, symbols: Symbols, words: Wording): HTMLElement {
  const row =
    kind === 'spider'
      ? [stock(count), runs()]
      : [stock(count), waste(), ...[...'CDHS'].map((suit) => foundation(symbols, suit))];
  const board = h(
    'div',
    { class: 'board', part: 'board', role: 'group', 'aria-label': `${words.title} board` },
    h('div', { class: 'row', part: 'row' }, ...row),
    h(
      'div',
      { class: 'columns', part: 'columns' },
      ...columns.map((cards, i) => columnOf(symbols, i + 1, cards)),
    ),
  );
  board.style.cssText = words.sizes;
  // One listener for each kind of event, as anything that can be played needs.
  for (const type of LISTENED) board.addEventListener(type, () => undefined);
  return board;
}

function boardText({ kind, stock: count, columns }: Opening): HTMLElement {
  const top =
    kind === 'spider'
      ? ['Completed runs: empty.']
      : ['Waste: empty.', ...[...'CDHS'].map((suit) => `${capital(suitName(suit))} foundation: empty.`)];
  return h(
    'details',
    { class: 'board-text', part: 'board-text' },
    h('summary', {}, 'Board as text'),
    h(
      'ul',
      { role: 'list' },
      line(`Stock: ${cardCount(count)}, face down.`),
      ...top.map(line),
      ...columns.map((cards, i) => line(columnText(i + 1, cards))),
    ),
  );
}

export function plainTable(opening: Opening, symbols: Symbols, words: Wording): HTMLElement {
  const controls = h(
    'div',
    { class: 'controls', part: 'controls', role: 'group', 'aria-label': 'Game controls' },
    ...words.controls.map((each) => control(...each)),
  );
  controls.addEventListener('click', () => undefined);
  return h(
    'div',
    { class: 'wrap', part: 'table', lang: 'en', role: 'group', 'aria-label': words.title },
    h(
      'div',
      { class: `table ${opening.kind}` },
      h('div', { class: 'ruler' }),
      h('h3', { class: 'title', part: 'heading' }, words.title),
      h(
        'ul',
        { class: 'rules', part: 'rules', role: 'list', 'aria-label': 'Rules' },
        ...words.rules.map(line),
      ),
      controls,
      boardOf(opening, symbols, words),
      ...(words.totals ? [h('p', { class: 'totals', part: 'totals' }, words.totals)] : []),
      h('p', { class: 'status', part: 'status', role: 'status' }),
      h('p', { class: 'details', part: 'details' }),
      boardText(opening),
    ),
  );
}
