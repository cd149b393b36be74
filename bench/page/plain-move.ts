/** One move between columns by hand, there and back: only what is known to change is touched. */
import { type Symbols, cardItem, faceDown, placeCard } from './card.js';
import { back, columnName, columnText } from './plain-table.js';
import type { Column, Opening } from './position.js';

/** A single front card that goes on another column and turns up what it covered, with more hidden cards below. */
export interface Step {
  /** Columns, from 1. */
  readonly from: number;
  readonly to: number;
  /** Code of the card that is turned up. */
  readonly turned: string;
}

interface Side {
  readonly column: number;
  readonly cards: Column;
  readonly head: Element;
  readonly list: Element;
  /** Its line in the board as text. */
  readonly line: Element;
}

export class PlainMove {
  readonly #step: Step;
  readonly #symbols: Symbols;
  readonly #source: Side;
  readonly #target: Side;
  readonly #undo: Element;
  readonly #redo: Element;
  /** The card that the moved one lies on, where it cannot be lifted from then on. */
  readonly #covered: Element | undefined;

  constructor(root: ShadowRoot, { kind, columns }: Opening, symbols: Symbols, step: Step) {
    const lines = [...root.querySelectorAll('.board-text li')].slice(-columns.length);
    const side = (column: number): Side => {
      const element = root.querySelector(`[data-pile="T${column}"]`)!;
      const [head, list] = [element.querySelector('.head')!, element.querySelector('.cards')!];
      return { column, cards: columns[column - 1]!, head, list, line: lines[column - 1]! };
    };
    this.#step = step;
    this.#symbols = symbols;
    this.#source = side(step.from);
    this.#target = side(step.to);
    this.#undo = root.querySelector('[data-command="undo"]')!;
    this.#redo = root.querySelector('[data-command="redo"]')!;
    const sameSuit = this.#source.cards.up.at(-1)![1] === this.#target.cards.up.at(-1)![1];
    this.#covered =
      kind === 'spider' && !sameSuit ? this.#target.list.lastElementChild!.firstElementChild! : undefined;
  }

  /** The number of cards has changed, which every name in the column tells. */
  #rename({ column, cards, head, list, line }: Side): void {
    const { down, up } = cards;
    head.setAttribute('aria-label', columnName(column, cards));
    line.textContent = columnText(column, cards);
    up.forEach((code, i) => placeCard(list.children[i + 1]!, code, column, down + i, down + up.length));
  }

  /** The front card goes from one side to the other. */
  #shift(from: Side, to: Side): void {
    to.list.append(from.list.lastElementChild!);
    to.cards.up.push(from.cards.up.pop()!);
  }

  #offer(can: Element, cannot: Element): void {
    can.removeAttribute('aria-disabled');
    cannot.setAttribute('aria-disabled', 'true');
  }

  play(): void {
    const { column, list, cards } = this.#source;
    const { turned } = this.#step;
    this.#shift(this.#source, this.#target);
    cards.down--;
    cards.up.push(turned);
    const [label, backs] = list.firstElementChild!.children;
    label!.textContent = faceDown(cards.down);
    backs!.lastElementChild!.remove();
    list.append(cardItem(this.#symbols, turned, column, cards.down, cards.down + 1));
    this.#covered?.classList.remove('movable');
    this.#rename(this.#source);
    this.#rename(this.#target);
    this.#offer(this.#undo, this.#redo);
  }

  undo(): void {
    const { list, cards } = this.#source;
    list.lastElementChild!.remove();
    cards.up.pop();
    cards.down++;
    const [label, backs] = list.firstElementChild!.children;
    label!.textContent = faceDown(cards.down);
    backs!.append(back());
    this.#shift(this.#target, this.#source);
    this.#covered?.classList.add('movable');
    this.#rename(this.#source);
    this.#rename(this.#target);
    this.#offer(this.#redo, this.#undo);
  }
}
