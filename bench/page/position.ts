/** Where the cards lie, as hand-written code would keep it: read from the text of an opening position. */

export interface Column {
  down: number;
  /** Codes of the face-up cards, the front card last. */
  up: string[];
}

export interface Opening {
  readonly kind: 'klondike' | 'spider';
  readonly stock: number;
  readonly columns: Column[];
}

export function openingOf(text: string): Opening {
  const piles = new Map(text.split(' | ').map((pile) => pile.split(': ') as [string, string]));
  const stock = piles.get('stock')!.split(' ');
  const columns = [...piles.keys()].filter((label) => label[0] === 'T');
  return {
    kind: columns.length === 10 ? 'spider' : 'klondike',
    stock: stock.length,
    columns: columns.map((label) => {
      const cards = piles.get(label)!.split(' ');
      const up = cards.filter((card) => card[0] !== '#');
      return { down: cards.length - up.length, up };
    }),
  };
}
