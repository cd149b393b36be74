/** What the rules do in a second, against plain designs measured in the same rounds. */
import { KlondikeGame, parsePosition } from '../src/engine.js';
import type { GameKind } from '../src/engine/card.js';
import { klondikeRules } from '../src/engine/klondike-rules.js';
import { formatMove } from '../src/engine/move.js';
import type { Position } from '../src/engine/position.js';
import type { Rules } from '../src/engine/rules.js';
import { spiderRules } from '../src/engine/spider-rules.js';
import { VARIANTS, type VariantName } from '../src/engine/variants.js';
import { type Solved, cases } from './games.js';
import { PlainKlondike } from './plain/klondike.js';
import { klondikeMoves, spiderMoves } from './plain/moves.js';
import { type Row, faster } from './report.js';
import { measure } from './rounds.js';

/** Units are moves played. */
async function actions(where: string): Promise<Row> {
  const games = cases<Solved>('klondike-games')
    .filter(({ variant }) => variant === 'draw-one')
    .map(({ deck, moves }) => ({ deck, moves: moves.split(' ') }));
  const replay = (open: (deck: string) => { play(move: string): unknown }) => (): number => {
    let played = 0;
    for (const { deck, moves } of games) {
      const game = open(deck);
      for (const move of moves) game.play(move);
      played += moves.length;
    }
    return played;
  };
  const rounds = await measure({
    ours: replay((deck) => new KlondikeGame({ variant: 'draw-one', deck })),
    plain: replay((deck) => new PlainKlondike(deck)),
  });
  return faster(
    'Moves played with audit, effects and history, against a deep copy for each',
    where,
    rounds,
    20,
  );
}

interface Listed {
  readonly position: string;
  readonly variant?: VariantName;
  readonly legal: string[];
}

/** One position, and two ways to its legal moves. */
interface Pairing {
  ours(): string[];
  plain(): string[];
}

/** What a game does to list its moves, without the memory that would answer every round but the first. */
const listed = (rules: Rules, position: Position): string[] =>
  [...rules.candidates(position)]
    .filter((move) => !rules.judge(position, move))
    .map(formatMove)
    .sort();

function pairing(kind: GameKind, { position: text, variant = 'teaching', legal }: Listed): Pairing {
  const read = parsePosition(kind, text);
  if (!read.ok) throw new Error(`${text} is no position`);
  const { position } = read;
  const rules = kind === 'spider' ? spiderRules : klondikeRules(VARIANTS[variant]);
  const pair = {
    ours: () => listed(rules, position),
    plain: () => (kind === 'spider' ? spiderMoves(position) : klondikeMoves(position, VARIANTS[variant])),
  };
  for (const way of [pair.ours, pair.plain])
    if (String(way()) !== String(legal)) throw new Error(`${text}: other legal moves than ${legal}`);
  return pair;
}

/** Units are positions. */
async function legalMoves(kind: GameKind, name: string, where: string): Promise<Row> {
  // A won game has no legal moves, which is not the rules' doing.
  const pairs = cases<Listed>(`${kind}-legal`)
    .filter(({ legal }) => legal.length)
    .map((row) => pairing(kind, row));
  const all = (way: 'ours' | 'plain') => (): number => {
    for (const pair of pairs) pair[way]();
    return pairs.length;
  };
  const rounds = await measure({ ours: all('ours'), plain: all('plain') });
  return faster(`${name} positions whose legal moves are found, against trying every pairing`, where, rounds);
}

export async function engineRows(): Promise<Row[]> {
  const where = `Node ${process.versions.node.split('.')[0]}`;
  return [
    await actions(where),
    await legalMoves('klondike', 'Klondike', where),
    await legalMoves('spider', 'Spider', where),
  ];
}
