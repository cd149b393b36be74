/** npm run bench: what the engine does in a second, as ratios against a plain design measured in the same run. */
import { readFileSync } from 'node:fs';
import { KlondikeGame, SpiderGame } from '../src/engine.js';
import { NaiveKlondike } from './naive-klondike.js';
import { measure, shown } from './rounds.js';

interface Solved {
  readonly variant?: string;
  readonly deck: string;
  readonly moves: string;
}

const rows = <T>(name: string): T[] =>
  readFileSync(new URL(`../test/cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const games = rows<Solved>('klondike-games')
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

const actions = measure({
  engine: replay((deck) => new KlondikeGame({ variant: 'draw-one', deck })),
  baseline: replay((deck) => new NaiveKlondike(deck)),
});

const staged = <G>(name: string, open: (fixture: string) => G): (() => G)[] =>
  rows<{ position: string }>(name).map(
    ({ position }) =>
      () =>
        open(position),
  );

/** A new game each time, since a game remembers the legal moves of its position: parsing is part of the figure. */
const generate = (games: (() => { legalMoves: string[] })[]) => (): number => {
  for (const open of games) void open().legalMoves;
  return games.length;
};

const legal = measure({
  klondike: generate(
    staged('klondike-legal', (fixture) => new KlondikeGame({ variant: 'draw-one', fixture })),
  ),
  spider: generate(staged('spider-legal', (fixture) => new SpiderGame({ fixture }))),
});

console.log(`Actions with audit, effects and history: ${shown(actions.engine)}`);
console.log(`The obvious design: ${shown(actions.baseline)}`);
console.log(`Ratio: ${(actions.engine.median / actions.baseline.median).toFixed(1)} (at least 20)`);
console.log(`Positions read and their legal moves found, Klondike: ${shown(legal.klondike)}`);
console.log(`Positions read and their legal moves found, Spider: ${shown(legal.spider)}`);
