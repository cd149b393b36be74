/** A card by hand: the same nodes as the element's. */
import { h, svg } from './dom.js';

const RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king', T: '10' };
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

export const suitName = (suit: string): string => SUITS[suit]!;
export const cardName = (code: string): string => `${RANKS[code[0]!] ?? code[0]} of ${suitName(code[1]!)}`;
export const cardCount = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
export const faceDown = (count: number): string => `${count} face-down ${count === 1 ? 'card' : 'cards'}`;

/** Path data by suit and by court; taken from a drawn element, for it is data and not work. */
export type Symbols = ReadonlyMap<string, string>;

export function symbolsIn(root: ShadowRoot): Symbols {
  const data = (paths: NodeListOf<Element>, index: number): string => paths[index]!.getAttribute('d')!;
  const symbols = new Map<string, string>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const [rank, suit] = card.dataset['card']! as unknown as [string, string];
    symbols.set(suit, data(card.querySelectorAll('.mini path'), 0));
    const court = card.querySelectorAll('.court path');
    if (!court.length) continue;
    symbols.set('robe', data(court, 0));
    symbols.set(rank, data(court, 1));
  }
  return symbols;
}

export const symbol = (symbols: Symbols, name: string): SVGElement =>
  svg('path', { d: symbols.get(name)!, fill: 'currentColor', 'fill-rule': 'evenodd' });

function pip(symbols: Symbols, rank: string, suit: string): SVGElement {
  const court = 'JQK'.includes(rank);
  const kind = court ? 'pip court' : rank === 'A' ? 'pip ace' : 'pip';
  return svg(
    'svg',
    {
      class: kind,
      viewBox: '0 0 24 24',
      preserveAspectRatio: court ? 'xMidYMax' : 'xMidYMid',
      'aria-hidden': 'true',
    },
    ...(court
      ? [svg('path', { d: symbols.get('robe')!, class: 'robe' }), symbol(symbols, rank)]
      : [symbol(symbols, suit)]),
  );
}

/** What changes when a card comes to lie elsewhere. */
export function placeCard(item: Element, code: string, column: number, index: number, size: number): void {
  const button = item.firstElementChild!;
  button.setAttribute('data-index', String(index));
  button.setAttribute('data-spot', `T${column}:${code}`);
  button.setAttribute('aria-label', `${cardName(code)}, column ${column}, ${index + 1} of ${size}`);
}

export function cardItem(
  symbols: Symbols,
  code: string,
  column: number,
  index: number,
  size: number,
): HTMLElement {
  const [rank, suit] = code as unknown as [string, string];
  return h(
    'li',
    { class: 'strip' },
    h(
      'button',
      {
        type: 'button',
        part: 'card',
        translate: 'no',
        class: `card movable ${suit}`,
        'data-card': code,
        'data-index': index,
        'data-spot': `T${column}:${code}`,
        tabindex: -1,
        'aria-label': `${cardName(code)}, column ${column}, ${index + 1} of ${size}`,
      },
      h(
        'span',
        { class: 'index' },
        h('span', { class: 'rank' }, rank === 'T' ? '10' : rank),
        svg('svg', { class: 'mini', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, symbol(symbols, suit)),
      ),
      pip(symbols, rank, suit),
    ),
  );
}
