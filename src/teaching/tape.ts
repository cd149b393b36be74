/** The moves of a game with what each of them did, told again by a game of its own. */
import type { Effect } from '../engine/effects.js';
import { formatPosition } from '../engine/notation.js';
import type { TableGame } from '../table/game-table.js';

export interface Step {
  readonly move: string;
  readonly effects: readonly Effect[];
  /** Cards in the stock after it. */
  readonly left: number;
}

export class Tape {
  readonly #replica: (opening: string) => TableGame;
  #of: TableGame | undefined;
  #opening = '';
  #teller: TableGame | undefined;
  #steps: Step[] = [];
  #whole = true;

  /** @param replica makes a game of the same rules that begins with a position */
  constructor(replica: (opening: string) => TableGame) {
    this.#replica = replica;
  }

  /** The canonical text of the position that the game began with. */
  get opening(): string {
    return this.#opening;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  /** Whether the moves led to where the game stands. They do not where a page has laid hands on the cards. */
  get whole(): boolean {
    return this.#whole;
  }

  /** Comes up to where a game is now. */
  follow(game: TableGame): void {
    const { history } = game;
    const opening = formatPosition(game.opening);
    const goesOn =
      this.#teller &&
      this.#of === game &&
      this.#opening === opening &&
      this.#steps.every(({ move }, i) => move === history[i]);
    this.#of = game;
    this.#opening = opening;
    this.#whole = game.audit().ok && !game.frozen && this.#tell(history, goesOn ? this.#teller : undefined);
    if (this.#whole && this.#teller?.position === game.position) return;
    this.#whole = false;
    this.#teller = undefined;
    this.#steps = history.map((move) => ({ move, effects: [], left: 0 }));
  }

  /** Only what is new is played, where the game has simply gone on. */
  #tell(history: readonly string[], teller: TableGame | undefined): boolean {
    try {
      this.#teller = teller ?? this.#replica(this.#opening);
    } catch {
      return false;
    }
    if (!teller) this.#steps = [];
    for (const move of history.slice(this.#steps.length)) {
      const verdict = this.#teller.play(move);
      if (!verdict.ok) return false;
      this.#steps.push({ move, effects: verdict.effects, left: this.#teller.board.stock.length });
    }
    return true;
  }

  /** A game that stands where this one stood after so many moves. */
  at(count: number): TableGame {
    const game = this.#replica(this.#opening);
    for (const { move } of this.#steps.slice(0, count)) game.play(move);
    return game;
  }
}
