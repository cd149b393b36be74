/** Conservation: every card of the game is in exactly one place, always. */
import { type Card, DECKS } from './card.js';
import type { Position } from './position.js';

export interface Audit {
  readonly ok: boolean;
  /** Cards counted over all piles, copies included. */
  readonly entries: number;
  /** Different identities among them. */
  readonly distinct: number;
  /** How many identities the game was opened with: 52, 104, or those of an isolated position. */
  readonly expected: number;
  /** Codes expected and found nowhere. */
  readonly missing: readonly string[];
  /** Codes found more than once. */
  readonly duplicated: readonly string[];
  /** Codes found that the game was not opened with. */
  readonly unknown: readonly string[];
}

/** The set of identities that a game must keep, counted once when it opens. */
export class Ledger {
  readonly #deck: readonly Card[];
  readonly #expected: Uint8Array;
  /** Copies by a card's index, of the position counted last. */
  readonly #counts: Uint8Array;
  readonly expected: number;

  constructor(opening: Position) {
    this.#deck = DECKS[opening.kind];
    this.#counts = new Uint8Array(this.#deck.length);
    this.expected = this.#count(opening);
    this.#expected = this.#counts.slice();
  }

  get complete(): boolean {
    return this.expected === this.#deck.length;
  }

  /** Counts the copies of each card. Returns the entries, so that even what is no card at all shows in the sum. */
  #count({ stock, waste, foundations: { C, D, H, S }, done, columns }: Position): number {
    const counts = this.#counts.fill(0);
    let entries = 0;
    // By index: every action pays for this, and an iterator makes the whole action slower by a twentieth.
    /* eslint-disable @typescript-eslint/prefer-for-of */
    for (const pile of [stock, waste, C, D, H, S, ...done]) {
      entries += pile.length;
      for (let i = 0; i < pile.length; i++) {
        const card = pile[i];
        if (card) counts[card.index]!++;
      }
    }
    for (const column of columns) {
      entries += column.length;
      for (let i = 0; i < column.length; i++) {
        const card = column[i]?.card;
        if (card) counts[card.index]!++;
      }
    }
    /* eslint-enable */
    return entries;
  }

  /** Whether every expected card is in exactly one place and nothing else is anywhere. */
  holds(position: Position): boolean {
    if (this.#count(position) !== this.expected) return false;
    for (let i = 0; i < this.#counts.length; i++) if (this.#counts[i] !== this.#expected[i]) return false;
    return true;
  }

  audit(position: Position): Audit {
    const ok = this.holds(position);
    const { expected } = this;
    if (ok)
      return {
        ok,
        entries: expected,
        distinct: expected,
        expected,
        missing: [],
        duplicated: [],
        unknown: [],
      };
    const codes = (wanted: (count: number, expected: number) => boolean): string[] =>
      this.#deck
        .filter(({ index }) => wanted(this.#counts[index]!, this.#expected[index]!))
        .map(({ code }) => code);
    return {
      ok,
      entries: this.#count(position),
      distinct: codes((count) => count > 0).length,
      expected,
      missing: codes((count, expected) => count < expected),
      duplicated: codes((count) => count > 1),
      unknown: codes((count, expected) => count > expected && !expected),
    };
  }
}
