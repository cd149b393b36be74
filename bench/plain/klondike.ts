/**
 * The obvious design, to measure against: plain objects, a deep copy of the whole state before every move for undo,
 * and a Set of 52 to see that no card is lost. It knows just enough of draw-one Klondike to replay solved games.
 */
interface Card {
  rank: number;
  suit: string;
  up: boolean;
}

interface State {
  stock: Card[];
  waste: Card[];
  foundations: Record<string, Card[]>;
  columns: Card[][];
}

const RANKS = 'A23456789TJQK';

export class PlainKlondike {
  state: State = { stock: [], waste: [], foundations: { C: [], D: [], H: [], S: [] }, columns: [] };
  history: State[] = [];

  constructor(deck: string) {
    const cards = deck
      .split(' ')
      .map((code) => ({ rank: RANKS.indexOf(code[0]!) + 1, suit: code[1]!, up: false }));
    for (let size = 1; size <= 7; size++) {
      const column = cards.splice(0, size);
      column[size - 1]!.up = true;
      this.state.columns.push(column);
    }
    this.state.stock = cards.reverse();
  }

  play(move: string): boolean {
    const before = structuredClone(this.state);
    if (!this.#apply(move)) return false;
    const { stock, waste, foundations, columns } = this.state;
    const all = [...stock, ...waste, ...Object.values(foundations).flat(), ...columns.flat()];
    if (new Set(all.map(({ rank, suit }) => rank + suit)).size !== 52) throw new Error('a card is lost');
    this.history.push(before);
    return true;
  }

  #apply(move: string): boolean {
    const { stock, waste, foundations, columns } = this.state;
    if (move === 'D') {
      const card = stock.pop();
      if (!card) return false;
      card.up = true;
      waste.push(card);
      return true;
    }
    if (move === 'R') {
      if (stock.length || !waste.length) return false;
      this.state.stock = waste.reverse().map((card) => ({ ...card, up: false }));
      this.state.waste = [];
      return true;
    }
    const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
    const source =
      from === 'W' ? waste : from[0] === 'F' ? foundations[from[1]!]! : columns[Number(from.slice(1)) - 1]!;
    const lifted = source.slice(-Number(count));
    const lead = lifted[0];
    if (!lead || lifted.some(({ up }) => !up)) return false;
    const target = to === 'F' ? foundations[lead.suit]! : columns[Number(to.slice(1)) - 1]!;
    const last = target[target.length - 1];
    const red = (card: Card): boolean => card.suit === 'D' || card.suit === 'H';
    const fits =
      to === 'F'
        ? lead.rank === target.length + 1
        : last
          ? last.up && last.rank === lead.rank + 1 && red(last) !== red(lead)
          : lead.rank === 13;
    if (!fits) return false;
    target.push(...source.splice(-Number(count)));
    if (source.length) source[source.length - 1]!.up = true;
    return true;
  }
}
