/** One action under way: effects are added one by one, each applied at once, and come out together as one step. */
import type { Card } from './card.js';
import { type Draft, type Effect, applyTo, draftOf, moved } from './effects.js';
import type { Transfer } from './move.js';
import { type PileLabel, type Position, columnIndex, columnLabel, top } from './position.js';
import { codesOf } from './run.js';

export class Transaction {
  readonly effects: Effect[] = [];
  readonly position: Draft;

  constructor(before: Position) {
    this.position = draftOf(before);
  }

  add(effect: Effect): this {
    this.effects.push(effect);
    applyTo(this.position, effect);
    return this;
  }

  /** Cards from pile to pile, lead first, and what they covered turned up. */
  transfer({ from, to }: Transfer, cards: readonly Card[]): this {
    const [source, target] = [from, to].map((pile) =>
      typeof pile === 'number' ? columnLabel(pile) : pile === 'waste' ? pile : 'F',
    ) as [PileLabel, PileLabel];
    return this.add(moved(codesOf(cards), source, target)).turnUp(source);
  }

  /** These cards, the last one first. */
  take(type: 'drawn' | 'redealt' | 'dealt', cards: readonly Card[]): this {
    return this.add({ type, cards: codesOf(cards).reverse() });
  }

  /** A completed run, King first. */
  store(cards: readonly Card[], from: PileLabel): this {
    return this.add({ type: 'stored', cards: codesOf(cards), from, run: this.position.done.length + 1 });
  }

  /** Turns up the last card of a column if it lies face down. */
  turnUp(at: PileLabel): this {
    const last = top(this.position.columns[columnIndex(at)] ?? []);
    return last && !last.up ? this.add({ type: 'turned', card: last.card.code, at, up: true }) : this;
  }
}
