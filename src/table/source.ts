/** Attributes to a game: forgiving where a constructor would throw, with every fault kept for the page to show. */
import type { Game } from '../engine/game.js';
import { type DealOptions, PositionError } from '../engine/options.js';
import type { Words } from '../words/words.js';

export interface Source {
  readonly seed?: string | null | undefined;
  readonly fixture: string | null | undefined;
}

export interface Dealt<G extends Game> {
  readonly game: G;
  /** Sentences about a fixture that is no position; then the game shows an empty one. */
  readonly faults: readonly string[];
}

/** An empty attribute counts as absent. */
export const given = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

/** Deals from a fixture, else a seed, else the default. A bad fixture lays no card rather than some of them. */
export function dealFrom<G extends Game>(source: Source, create: (options: DealOptions) => G): Dealt<G> {
  const fixture = given(source.fixture);
  const seed = given(source.seed);
  if (fixture === undefined) return { game: create(seed === undefined ? {} : { seed }), faults: [] };
  try {
    return { game: create({ fixture }), faults: [] };
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return { game: create({ fixture: '' }), faults: error.faults.map(({ message }) => message) };
  }
}

/** Moves of a `moves` attribute; none when it is absent. */
export const transcriptMoves = (moves: unknown): string[] => given(moves)?.split(/\s+/).filter(Boolean) ?? [];

export interface Replay {
  /** Sentence about the first wrong move, with its number. */
  readonly fault?: string;
  readonly move?: string;
}

/** Plays all of a transcript or, when one move is wrong, nothing of it. */
export function replay(game: Game, moves: readonly string[], words: Pick<Words, 'refusal'>): Replay {
  for (const [i, move] of moves.entries()) {
    const verdict = game.play(move);
    if (verdict.ok) continue;
    game.reset();
    return { move, fault: `${i + 1}. ${move.slice(0, 40)}: ${words.refusal(verdict)}` };
  }
  return {};
}
