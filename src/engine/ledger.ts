/** Conservation: every card of the game is in exactly one place, always. */
import { type Card, DECKS } from './card.js';
import { type Position, cardsOf } from './position.js';

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
  readonly #expected: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #deck: readonly Card[];
  readonly expected: number;

  constructor(opening: Position) {
    this.#deck = DECKS[opening.kind];
    this.#expected = new Uint8Array(this.#deck.length);
    this.#counts = new Uint8Array(this.#deck.length);
    for (const card of cardsOf(opening)) this.#expected[card.index] = 1;
    this.expected = this.#expected.reduce((sum, n) => sum + n, 0);
  }

  get complete(): boolean {
    return this.expected === this.#deck.length;
  }

  audit(position: Position): Audit {
    const counts = this.#counts.fill(0);
    let entries = 0;
    for (const card of cardsOf(position)) {
      counts[card.index]!++;
      entries++;
    }
    const codes = (wanted: (count: number, expected: number) => boolean): string[] =>
      this.#deck
        .filter(({ index }) => wanted(counts[index]!, this.#expected[index]!))
        .map(({ code }) => code);
    const missing = codes((count, expected) => expected > count);
    const duplicated = codes((count) => count > 1);
    const unknown = codes((count, expected) => count > 0 && !expected);
    return {
      ok: !missing.length && !duplicated.length && !unknown.length,
      entries,
      distinct: counts.reduce((sum, count) => sum + (count ? 1 : 0), 0),
      expected: this.expected,
      missing,
      duplicated,
      unknown,
    };
  }
}
