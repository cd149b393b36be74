// What a table ought to show: made from the model and the catalogue of words, without the views.
import type { Card } from '../../src/engine.js';
import { SUITS } from '../../src/engine.js';
import { gripOf } from '../../src/table/interaction.js';
import type { Grip, PileId } from '../../src/table/piles.js';
import type { Table } from '../support/host-page.js';

const codes = (cards: readonly Card[]): string[] => cards.map(({ code }) => code);

interface Entry {
  readonly card: Card;
  readonly up: boolean;
}

const entries = (cards: readonly Card[], up = true): Entry[] => cards.map((card) => ({ card, up }));

class Expectation {
  readonly #table: Table;
  readonly #grip: Grip | undefined;

  constructor(table: Table) {
    this.#table = table;
    this.#grip = gripOf(table.interaction);
  }

  get #board() {
    return this.#table.shown.board;
  }

  get #words() {
    return this.#table.words;
  }

  /** Which card of the selection this is: 0 the lead, negative or none when it is not in hand. */
  #depth(pile: PileId, index: number, size: number): number {
    const grip = this.#grip;
    return grip?.pile === pile ? index - (size - grip.count) : -1;
  }

  #face({ code, rank, suit }: Card, index: number | '', held: boolean): string {
    const label = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'][rank - 1];
    const hand = !held ? '' : this.#table.interaction.state === 'dragging' ? 'dragged' : 'selected';
    return `${code} ${label}${suit} ${index} ${hand}`;
  }

  #card(pile: PileId, card: Card, index: number, size: number): string {
    const words = this.#words;
    const depth = this.#depth(pile, index, size);
    const name =
      depth === 0
        ? words.selectedLead(card.code, size - index - 1, pile, index + 1, size)
        : depth > 0
          ? words.selectedRest(card.code, pile, index + 1, size)
          : words.cardIn(card.code, pile, index + 1, size);
    return `${this.#face(card, index, depth >= 0)} "${name}"`;
  }

  stock(): string {
    const { stock, waste } = this.#board;
    const words = this.#words;
    if (stock.length) return `"${words.stock(stock.length)}", ${stock.length}`;
    return `"${waste.length ? words.stockRedeal(waste.length) : words.stockDone}"`;
  }

  waste(fan: number): string {
    const { waste } = this.#board;
    if (!waste.length) return `"${this.#words.emptyWaste}"`;
    const first = Math.max(0, waste.length - fan);
    return waste
      .slice(first)
      .map((card, i, all) =>
        i < all.length - 1
          ? `(${this.#face(card, first + i, false)})`
          : this.#card('waste', card, first + i, waste.length),
      )
      .join(', ');
  }

  foundation(suit: Card['suit']): string {
    const pile: PileId = `F${suit}`;
    const cards = this.#board.foundations[suit];
    const last = cards.at(-1);
    const grip = this.#grip;
    const takes = grip && grip.pile !== pile && grip.count === 1 && grip.lead[1] === suit;
    const name = takes ? this.#words.moveTo(grip.lead, pile) : this.#words.foundation(suit, last?.code);
    return [
      `"${name}"`,
      ...(last ? [`(${this.#face(last, cards.length - 1, grip?.pile === pile)})`] : []),
    ].join(', ');
  }

  done(): string {
    const { done } = this.#board;
    const kings = done.map((run) => this.#face(run[0]!, '', false).replace(run[0]!.code, 'undefined'));
    return [`"${this.#words.completedRuns(done.length)}"`, ...kings].join(', ');
  }

  column(index: number): string {
    const cards = this.#board.columns[index]!;
    const pile: PileId = `T${index + 1}`;
    const down = cards.filter(({ up }) => !up).length;
    const grip = this.#grip;
    const name =
      grip && grip.pile !== pile
        ? this.#words.moveTo(grip.lead, pile)
        : this.#words.column(index + 1, cards.length, down);
    const parts = [`"${name}"`];
    let hidden = 0;
    const close = (): void => {
      if (hidden) parts.push(`${hidden} down "${this.#words.faceDown(hidden)}"`);
      hidden = 0;
    };
    cards.forEach(({ card, up }, i) => {
      if (!up) return void hidden++;
      close();
      parts.push(this.#card(pile, card, i, cards.length));
    });
    close();
    return parts.join(', ');
  }

  /** Every pile with its entries, in the order of the board. */
  piles(): [PileId, readonly Entry[]][] {
    const { kind, stock, waste, foundations, done, columns } = this.#board;
    const row: [PileId, readonly Entry[]][] =
      kind === 'klondike'
        ? [
            ['waste', entries(waste)],
            ...SUITS.map((suit) => [`F${suit}`, entries(foundations[suit])] as const),
          ].map(([id, pile]) => [id as PileId, pile as Entry[]])
        : [['done', entries(done.flat())]];
    return [
      ['stock', entries(stock, false)],
      ...row,
      ...columns.map((column, i): [PileId, readonly Entry[]] => [`T${i + 1}`, column]),
    ];
  }

  shownCards(fan: number): number {
    const { waste, foundations, columns } = this.#board;
    const tops = SUITS.filter((suit) => foundations[suit].length).length;
    return Math.min(fan, waste.length) + tops + columns.flat().filter(({ up }) => up).length;
  }

  /** The list beneath "Board as text". */
  lines(): string[] {
    const words = this.#words;
    return this.piles().map(([id, pile]) => {
      if (id === 'stock') return words.stockLine(pile.length);
      if (!pile.length) return words.emptyPile(id);
      if (id === 'done') return words.pileLine(id, codes(this.#board.done.map((run) => run[0]!)), 0);
      const up = pile.filter((entry) => entry.up);
      return words.pileLine(id, codes(up.map(({ card }) => card)), pile.length - up.length);
    });
  }

  ledger(): string[] {
    return this.piles().map(([id, pile]) =>
      `${id} [${pile.length}] ${pile.map(({ card, up }) => (up ? card.code : '#')).join(' ')}`.trim(),
    );
  }

  totals(): string[] {
    const { kind, stock, done } = this.#board;
    const all = this.piles().reduce((sum, [, pile]) => sum + pile.length, 0);
    if (kind === 'klondike') return [];
    const { expected } = this.#table.shown.audit();
    return [this.#words.totals(stock.length, Math.floor(stock.length / 10), done.length, all, expected)];
  }
}

export function expected(table: Table): string[] {
  const that = new Expectation(table);
  const { shown: game } = table;
  const fan = game.kind === 'klondike' ? game.variant.draw : 0;
  const row =
    game.kind === 'klondike'
      ? [`waste: ${that.waste(fan)}`, ...SUITS.map((suit) => `F${suit}: ${that.foundation(suit)}`)]
      : [`done: ${that.done()}`];
  return [
    `stock: ${that.stock()}`,
    ...row,
    ...game.board.columns.map((_, i) => `T${i + 1}: ${that.column(i)}`),
    `${that.shownCards(fan)} cards shown`,
    ...that.lines(),
    ...(table.ledger ? that.ledger() : []),
    ...that.totals(),
    game.status,
  ];
}
