// Random positions and actions for both games, out of any source of indices, so that a run can be repeated and sized.
import fc from 'fast-check';
import { DECKS, KlondikeGame, SUITS, SpiderGame, shuffle } from '../../src/engine.js';
import type {
  Card,
  DealOptions,
  Game,
  GameKind,
  IndexSource,
  Placed,
  Position,
  Verdict,
} from '../../src/engine.js';
import { placed } from '../../src/engine/card.js';
import { emptyPosition } from '../../src/engine/position.js';
import { seededSource } from '../../src/engine/random.js';

export type AnyGame = KlondikeGame | SpiderGame;

export interface RuleSet {
  name: 'teaching' | 'draw-one' | 'draw-three' | 'spider';
  kind: GameKind;
  open(options: DealOptions): AnyGame;
}

const klondike = (variant: 'teaching' | 'draw-one' | 'draw-three'): RuleSet => ({
  name: variant,
  kind: 'klondike',
  open: (options) => new KlondikeGame({ variant, ...options }),
});

/** The four rule sets that ship. */
export const RULE_SETS: RuleSet[] = [
  klondike('teaching'),
  klondike('draw-one'),
  klondike('draw-three'),
  { name: 'spider', kind: 'spider', open: (options) => new SpiderGame(options) },
];

export const indices = (seed: number | string): IndexSource => seededSource(String(seed));

/** Takes whole runs of a suit, King first, off a deck for Spider's stored runs. */
function storedRuns(deck: Card[], pick: IndexSource): [done: Card[][], rest: Card[]] {
  const sets = Array.from({ length: pick(4) ? 0 : 1 + pick(8) }, () => pick(8));
  const done = [...new Set(sets)].map((set) => DECKS.spider.filter((card) => card.set === set).reverse());
  return [done, deck.filter((card) => !done.flat().includes(card))];
}

/** Any partition of so many cards over the piles, with any faces: staged, and seldom reachable. */
export function randomPosition(kind: GameKind, pick: IndexSource, size: number): Position {
  const empty = emptyPosition(kind);
  let deck = shuffle(DECKS[kind], pick);
  let done: Card[][] = [];
  const foundations = { ...empty.foundations };
  if (kind === 'spider') [done, deck] = storedRuns(deck, pick);
  else if (pick(2))
    for (const suit of SUITS) {
      const pile = DECKS.klondike.filter((card) => card.suit === suit).slice(0, pick(4) ? pick(4) : pick(14));
      foundations[suit] = pile;
      deck = deck.filter((card) => !pile.includes(card));
    }
  const full = size >= DECKS[kind].length;
  const cards = full ? deck : deck.slice(0, size);
  // Half of the positions are sorted from high to low first, so that runs and fitting tops are not rare.
  if (pick(2)) cards.sort((a, b) => b.rank - a.rank);
  const stock: Card[] = [];
  const waste: Card[] = [];
  const columns: Placed[][] = empty.columns.map(() => []);
  const hidden = pick(3);
  const share = 2 + pick(4);
  for (const card of cards) {
    const pile = pick(columns.length + share);
    if (pile < columns.length) columns[pile]!.push(placed(card, pick(3) >= hidden));
    else if (kind === 'klondike' && pick(2)) waste.push(card);
    else stock.push(card);
  }
  return { ...empty, stock, waste, foundations: foundations, done, columns };
}

/** The same as a fast-check value; complete positions are as likely as small ones. */
export const positions = (kind: GameKind): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.integer(), fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(DECKS[kind].length)))
    .map(([seed, size]) => randomPosition(kind, indices(seed), size));

/** Every move that can be written for a board: each source with each count that its pile has, to each target. */
export function expressibleMoves({ kind, columns }: Position): string[] {
  const targets = columns.map((_, i) => `T${i + 1}`);
  const moves = kind === 'klondike' ? ['D', 'R'] : ['D', 'S'];
  if (kind === 'klondike') {
    moves.push('W>F', ...targets.map((to) => `W>${to}`));
    for (const suit of SUITS) moves.push(...targets.map((to) => `F${suit}>${to}`));
  }
  columns.forEach(({ length }, i) => {
    if (kind === 'klondike') moves.push(`T${i + 1}>F`);
    for (let count = 1; count <= Math.max(length, 1); count++)
      moves.push(...targets.map((to) => `T${i + 1}>${to}${count > 1 ? `:${count}` : ''}`));
  });
  return moves;
}

export const NOISE = [
  '',
  'd',
  'T0>T1',
  'T1>T99',
  'T1>T2:0',
  'T01>T2',
  'FH>FS',
  'W>W',
  '__proto__',
  '♠>♥',
  'T1>T2:-3',
  ' D',
];

/** One action of any kind, legal or not; what it was, and the verdict. */
export function randomAction(game: AnyGame, pick: IndexSource): { name: string; verdict: Verdict } {
  const done = (name: string, verdict: Verdict) => ({ name, verdict });
  const oneOf = (texts: readonly string[]): string => texts[pick(texts.length)]!;
  const kind = pick(100);
  const legal = kind < 60 ? game.legalMoves : [];
  if (legal.length) {
    const move = oneOf(legal);
    return done(move, game.play(move));
  }
  if (kind < 72) {
    const move = oneOf(expressibleMoves(game.board));
    return done(move, game.play(move));
  }
  if (kind < 76) {
    const move = oneOf(NOISE);
    return done(move, game.play(move));
  }
  if (kind < 86) return done('undo', game.undo());
  if (kind < 93) return done('redo', game.redo());
  if (kind < 95) return done('auto-finish', game.autoFinish());
  if (kind < 97) return done('settle', game.settle());
  if (kind < 99) return done('restart', game.restart());
  return done('reset', game.reset());
}

/** Plays so many actions and calls `each` before and after every one. */
export function playActions(
  game: AnyGame,
  pick: IndexSource,
  actions: number,
  each: (before: Snapshot, name: string, verdict: Verdict) => void,
): void {
  for (let i = 0; i < actions; i++) {
    const before = snapshot(game);
    const { name, verdict } = randomAction(game, pick);
    each(before, name, verdict);
  }
}

export interface Snapshot {
  board: Position;
  position: string;
  history: string[];
  legalMoves: string[];
  status: string;
  canUndo: boolean;
  canRedo: boolean;
}

/** All that a refusal must leave as it was. */
export const snapshot = (game: Game): Snapshot => ({
  board: game.board,
  position: game.position,
  history: game.history,
  legalMoves: game.legalMoves,
  status: game.status,
  canUndo: game.canUndo,
  canRedo: game.canRedo,
});
