/** One action under way: effects are added one by one, each applied at once, and come out together as one step. */
import { type Effect, applyEffect } from './effects.js';
import { type PileLabel, type Position, columnIndex, top } from './position.js';

export class Transaction {
  readonly effects: Effect[] = [];
  position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  add(effect: Effect): this {
    this.effects.push(effect);
    this.position = applyEffect(this.position, effect);
    return this;
  }

  /** Turns up the last card of a column if it lies face down. */
  turnUp(at: PileLabel): this {
    const last = top(this.position.columns[columnIndex(at)] ?? []);
    return last && !last.up ? this.add({ type: 'turned', card: last.card.code, at, up: true }) : this;
  }
}
