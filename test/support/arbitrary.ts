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

/** A whole game not far from its end, which random moves win now and then. */
export function nearEnd(kind: GameKind, pick: IndexSource): Position {
  const columns: Placed[][] = emptyPosition(kind).columns.map(() => []);
  const lay = (cards: readonly Card[]): void => {
    const column = columns[pick(columns.length)]!;
    for (const card of cards) column.push(placed(card, true));
  };
  if (kind === 'spider') {
    const sets = shuffle([0, 1, 2, 3, 4, 5, 6, 7], pick);
    const runs = sets.map((set) => DECKS.spider.filter((card) => card.set === set).reverse());
    // With one run left to join, random moves find it; with three they seldom do.
    const stored = 8 - [1, 1, 2, 3][pick(4)]!;
    for (const run of runs.slice(stored)) {
      const cut = 1 + pick(12);
      lay(run.slice(0, cut));
      lay(run.slice(cut));
    }
    return { ...emptyPosition(kind), done: runs.slice(0, stored), columns };
  }
  const foundations = { ...emptyPosition(kind).foundations };
  for (const suit of SUITS)
    foundations[suit] = DECKS.klondike.filter((card) => card.suit === suit).slice(0, 8 + pick(6));
  const home = Object.values(foundations).flat();
  // From high to low: what lies on top is what the foundations take first.
  const rest = DECKS.klondike.filter((card) => !home.includes(card)).sort((a, b) => b.rank - a.rank);
  const aside = rest.splice(0, pick(4));
  for (const card of rest) lay([card]);
  return { ...emptyPosition(kind), foundations, columns, stock: aside };
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

/** What a player could do next, by name: a move in notation, legal or not, or a command. */
export function pickAction(game: AnyGame, pick: IndexSource): string {
  const oneOf = (texts: readonly string[]): string => texts[pick(texts.length)]!;
  const kind = pick(100);
  const legal = kind < 60 ? game.legalMoves : [];
  if (legal.length) return oneOf(legal);
  if (kind < 72) return oneOf(expressibleMoves(game.board));
  if (kind < 76) return oneOf(NOISE);
  if (kind < 86) return 'undo';
  if (kind < 93) return 'redo';
  if (kind < 95) return 'auto-finish';
  if (kind < 97) return 'settle';
  return kind < 99 ? 'restart' : 'reset';
}

/** Does what `pickAction` named. */
export function act(game: AnyGame, name: string): Verdict {
  switch (name) {
    case 'undo':
      return game.undo();
    case 'redo':
      return game.redo();
    case 'auto-finish':
      return game.autoFinish();
    case 'settle':
      return game.settle();
    case 'restart':
      return game.restart();
    case 'reset':
      return game.reset();
    default:
      return name.startsWith('check ') ? game.check(name.slice(6)) : game.play(name);
  }
}

/** One action of any kind, legal or not; what it was, and the verdict. */
export function randomAction(game: AnyGame, pick: IndexSource): { name: string; verdict: Verdict } {
  const name = pickAction(game, pick);
  return { name, verdict: act(game, name) };
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
