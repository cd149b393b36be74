// A round: one game, opened in one of many ways, and random actions on it under all laws. The same name, the same round.
import { DECKS, formatPosition, type DealOptions, type IndexSource } from '../../src/engine.js';
import {
  type AnyGame,
  type RuleSet,
  act,
  expressibleMoves,
  indices,
  nearEnd,
  pickAction,
  randomPosition,
} from './arbitrary.js';
import { Laws } from './laws.js';
import { INSERTED, edited, wrongAnswer } from './mutated-text.js';

/** One position in so many is compared with `check` of every move that can be written: that takes milliseconds. */
export const COMPARED = 200;
/** One position's text in so many is spoilt and read. */
export const SPOILT = 20;

/** What was done, added up over rounds. */
export class Tally {
  actions = 0;
  legal = 0;
  checked = 0;
  undo = 0;
  redo = 0;
  wins = 0;
  resets = 0;
  compared = 0;
  spoilt = 0;
  readonly refused = new Map<string, number>();
}

/** A law that was broken, with all that it takes to see it again. */
export class BrokenLaw extends Error {
  constructor(
    readonly rules: string,
    readonly round: string,
    readonly opening: DealOptions,
    readonly actions: readonly string[],
    override readonly cause: unknown,
  ) {
    super(
      `${rules}, round ${round}: ${cause instanceof Error ? cause.message : String(cause)}\n` +
        `opened with ${JSON.stringify(opening)}, then ${JSON.stringify(actions)}`,
    );
  }
}

/** Seeded deals, the declared one, positions staged anyhow, and positions near their end, so that games are won. */
function opening({ kind }: RuleSet, round: string, pick: IndexSource): DealOptions {
  const way = pick(8);
  if (way < 4) return { seed: round };
  if (way === 4) return kind === 'spider' ? {} : { seed: `${round}, again` };
  const position = way === 5 ? randomPosition(kind, pick, DECKS[kind].length) : nearEnd(kind, pick);
  return { fixture: formatPosition(position) };
}

function note(tally: Tally, action: string, verdict: ReturnType<typeof act>, won: boolean): void {
  tally.actions++;
  if (action.startsWith('check ')) tally.checked++;
  if (!verdict.ok) tally.refused.set(verdict.code, (tally.refused.get(verdict.code) ?? 0) + 1);
  else if (action === 'undo' || action === 'redo') tally[action]++;
  else if (action === 'reset' || action === 'restart') tally.resets++;
  else if (!action.startsWith('check ')) tally.legal++;
  if (won) tally.wins++;
}

function nextAction(game: AnyGame, pick: IndexSource, last: string | undefined): string {
  // Whoever takes moves back often goes on: only so are many steps undone and redone in a row.
  if ((last === 'undo' || last === 'redo') && pick(2)) return pick(2) ? 'undo' : 'redo';
  if (pick(20)) return pickAction(game, pick);
  const moves = expressibleMoves(game.board);
  return `check ${moves[pick(moves.length)]!}`;
}

function oneAction(game: AnyGame, laws: Laws, pick: IndexSource, tally: Tally, done: string[]): void {
  const action = nextAction(game, pick, done.at(-1));
  done.push(action);
  const before = laws.now;
  const verdict = act(game, action);
  laws.follow(action, verdict);
  note(tally, action, verdict, before.status === 'playing' && laws.now.status === 'won');
  if (laws.now.history.length === before.history.length + 1 && action !== 'redo') laws.returns(before);
  if (!pick(COMPARED)) {
    laws.compare();
    tally.compared++;
  }
  if (!pick(SPOILT)) {
    const edits = Array.from({ length: 1 + pick(3) }, (): [number, number, string] => [
      pick(1000),
      pick(4),
      INSERTED[pick(INSERTED.length)]!,
    ]);
    const text = edited(laws.now.text, edits);
    const wrong = wrongAnswer(game.kind, text);
    if (wrong) throw new Error(`${wrong} for the text ${JSON.stringify(text)}`);
    tally.spoilt++;
  }
}

/** Plays so many actions. Throws `BrokenLaw` at the first law that does not hold, or when anything else throws. */
export function playRound(rules: RuleSet, round: string, actions: number, tally = new Tally()): Tally {
  const pick = indices(`${rules.name} ${round}`);
  const options = opening(rules, round, pick);
  const done: string[] = [];
  try {
    const game = rules.open(options);
    const laws = new Laws(game, rules);
    for (let i = 0; i < actions; i++) oneAction(game, laws, pick, tally, done);
  } catch (error) {
    throw new BrokenLaw(rules.name, round, options, done, error);
  }
  return tally;
}
