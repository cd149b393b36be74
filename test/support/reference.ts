// The rules once more, naively and on their own, straight from the position's text: a second opinion on what is legal.
import { pilesOf } from './plain-board.js';

interface Board {
  kind: 'klondike' | 'spider';
  piles: Record<string, string[]>;
}

const RANKS = 'A23456789TJQK';
const rank = (code: string) => RANKS.indexOf(code.replace('#', '')[0]!) + 1;
const suit = (code: string) => code.replace('#', '')[1]!;
const red = (code: string) => 'DH'.includes(suit(code));
const hidden = (code: string) => code.startsWith('#');

const read = (kind: Board['kind'], text: string): Board => ({
  kind,
  piles: Object.fromEntries(pilesOf(text)),
});

/** Do the cards move as one? */
const joined = ({ kind }: Board, cards: string[]): boolean =>
  cards.every(
    (card, i) =>
      !hidden(card) &&
      (i === 0 ||
        (rank(card) === rank(cards[i - 1]!) - 1 &&
          (kind === 'spider' ? suit(card) === suit(cards[i - 1]!) : red(card) !== red(cards[i - 1]!)))),
  );

const takes = ({ kind, piles }: Board, to: string, card: string): boolean => {
  const last = piles[to]?.at(-1);
  if (!last) return kind === 'spider' || rank(card) === 13;
  return !hidden(last) && rank(last) === rank(card) + 1 && (kind === 'spider' || red(last) !== red(card));
};

const nextOf = ({ piles }: Board, mark: string): number =>
  (piles['F'] ?? []).filter((card) => suit(card) === mark).length + 1;

/** Every legal move of a position that is not won, in default sort order. */
export function legalByReference(kind: Board['kind'], text: string, foundationReturn: boolean): string[] {
  const board = read(kind, text);
  const { piles } = board;
  const labels = Array.from({ length: kind === 'spider' ? 10 : 7 }, (_, i) => `T${i + 1}`);
  const legal: string[] = [];
  const toColumns = (from: string, card: string, count = 1) => {
    for (const to of labels)
      if (to !== from && takes(board, to, card)) legal.push(`${from}>${to}${count > 1 ? `:${count}` : ''}`);
  };
  const stock = piles['stock']?.length ?? 0;
  const waste = piles['waste']?.at(-1);
  if (kind === 'klondike') {
    if (stock) legal.push('D');
    else if (waste) legal.push('R');
    if (waste) toColumns('W', waste);
    if (waste && rank(waste) === nextOf(board, suit(waste))) legal.push('W>F');
    for (const mark of foundationReturn ? 'CDHS' : '') {
      const card = (piles['F'] ?? []).filter((each) => suit(each) === mark).at(-1);
      if (card) toColumns(`F${mark}`, card);
    }
  } else {
    if (stock >= 10 && labels.every((label) => piles[label])) legal.push('D');
    const complete = (label: string) => {
      const end = piles[label]?.slice(-13) ?? [];
      return end.length === 13 && rank(end[0]!) === 13 && joined(board, end);
    };
    if (labels.some(complete)) legal.push('S');
  }
  for (const from of labels) {
    const column = piles[from] ?? [];
    for (let count = 1; count <= column.length; count++) {
      const cards = column.slice(-count);
      if (joined(board, cards)) toColumns(from, cards[0]!, count);
    }
    const last = column.at(-1);
    if (kind === 'klondike' && last && !hidden(last) && rank(last) === nextOf(board, suit(last)))
      legal.push(`${from}>F`);
  }
  return legal.sort();
}
