// What must hold after each action of any game, whatever was done. Each law throws where it is broken.
import {
  DECKS,
  formatPosition,
  parsePosition,
  type Effect,
  type Refusal,
  type Verdict,
} from '../../src/engine.js';
import { type AnyGame, type RuleSet, expressibleMoves } from './arbitrary.js';
import { codesIn, pilesOf, retold } from './plain-board.js';
import { legalByReference } from './reference.js';

/** All of a game that a player can tell from outside. */
export interface View {
  readonly text: string;
  readonly history: readonly string[];
  readonly legalMoves: readonly string[];
  readonly status: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const viewOf = (game: AnyGame): View => ({
  text: game.position,
  history: game.history,
  legalMoves: game.legalMoves,
  status: game.status,
  canUndo: game.canUndo,
  canRedo: game.canRedo,
});

interface Step {
  readonly move: string;
  readonly before: string;
  readonly after: string;
}

function must(holds: boolean, law: string, found: () => unknown): void {
  if (!holds) throw new Error(`${law}: ${JSON.stringify(found())}`);
}

const same = (a: View, b: View): boolean =>
  a.text === b.text &&
  a.status === b.status &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo &&
  a.history.join(' ') === b.history.join(' ') &&
  a.legalMoves.join(' ') === b.legalMoves.join(' ');

const effectsOf = (verdict: Verdict): readonly Effect[] => (verdict.ok ? verdict.effects : []);

/** Follows one game from its opening with a history of its own, and compares. */
export class Laws {
  readonly #game: AnyGame;
  readonly #rules: RuleSet;
  readonly #opening: string;
  readonly #codes: ReadonlySet<string>;
  #past: Step[] = [];
  #future: Step[] = [];
  now: View;

  constructor(game: AnyGame, rules: RuleSet) {
    this.#game = game;
    this.#rules = rules;
    this.now = viewOf(game);
    this.#opening = this.now.text;
    this.#codes = new Set(codesIn(this.#opening));
    this.#everyCard();
    this.#written();
  }

  /** To be told of each action and its verdict, before anything else is done to the game. */
  follow(action: string, verdict: Verdict): void {
    const before = this.now;
    this.now = viewOf(this.#game);
    if (!verdict.ok) this.#refused(before, verdict);
    else if (action.startsWith('check ')) this.#foretold(before, verdict.move);
    else this.#done(action, before, verdict);
    this.#everyCard();
    this.#history();
    if (this.now.text !== before.text) this.#written();
  }

  /** Every card of the deal is in exactly one place, by the game's count and by the text's. */
  #everyCard(): void {
    const size = this.#codes.size;
    const audit = this.#game.audit();
    const faults = [audit.missing, audit.duplicated, audit.unknown].flat();
    const counted = audit.ok && audit.entries === size && audit.distinct === size && audit.expected === size;
    must(counted && !faults.length, 'every card is in one place', () => audit);
    const codes = codesIn(this.now.text);
    const found = new Set(codes);
    must(
      codes.length === size && found.size === size && codes.every((code) => this.#codes.has(code)),
      'the text names every card once',
      () => this.now.text,
    );
    const piles = pilesOf(this.now.text);
    const home = (piles.get('F') ?? piles.get('done') ?? []).length;
    const won = home === size && size === DECKS[this.#rules.kind].length;
    must(this.now.status === (won ? 'won' : 'playing'), 'won is every card home', () => this.now);
    must(!won || !this.now.legalMoves.length, 'nothing is legal after a win', () => this.now.legalMoves);
  }

  /** The position's text can be read and is written the same again. */
  #written(): void {
    const parsed = parsePosition(this.#rules.kind, this.now.text);
    must(parsed.ok, 'the position can be read', () => parsed);
    const again = parsed.ok ? formatPosition(parsed.position) : '';
    must(again === this.now.text, 'the text is canonical', () => [this.now.text, again]);
  }

  #history(): void {
    const moves = this.#past.map(({ move }) => move);
    must(moves.join(' ') === this.now.history.join(' '), 'history is what was played', () => [
      moves,
      this.now.history,
    ]);
    const open = this.#rules.name !== 'teaching' && this.now.status !== 'won';
    must(this.now.canUndo === (open && this.#past.length > 0), 'undo is there to use', () => this.now);
    must(this.now.canRedo === (open && this.#future.length > 0), 'redo is there to use', () => this.now);
  }

  #refused(before: View, verdict: Refusal): void {
    must(verdict.code !== 'conservation-failed', 'no game stops', () => verdict);
    must(same(before, this.now), 'a refusal changes nothing', () => [before, this.now]);
    must(/^[A-Z0-9“].*\.$/.test(verdict.message), 'a refusal is a sentence', () => verdict);
    must(!before.legalMoves.includes(verdict.move), 'what is legal is played', () => verdict);
    must(
      verdict.instead.every((move) => before.legalMoves.includes(move)),
      'what a refusal offers is legal',
      () => verdict,
    );
  }

  #foretold(before: View, move: string): void {
    must(same(before, this.now), 'a check changes nothing', () => [before, this.now]);
    must(before.legalMoves.includes(move), 'only what is legal is accepted', () => move);
  }

  #done(action: string, before: View, verdict: Verdict): void {
    if (action === 'reset' || action === 'restart') {
      must(this.now.text === this.#opening, `${action} gives the opening`, () => this.now.text);
      this.#past = [];
      this.#future = [];
      return;
    }
    this.#explained(before.text, effectsOf(verdict), this.now.text);
    if (action === 'undo' || action === 'redo') return this.#returned(action, verdict);
    const wins = effectsOf(verdict).filter(({ type }) => type === 'won').length;
    must(wins === (this.now.status === 'won' ? 1 : 0), 'a win is told once', () => verdict);
    if (action === 'auto-finish') this.#finished(before.text, verdict);
    else this.#played(before, verdict);
    this.#future = [];
  }

  #explained(before: string, effects: readonly Effect[], after: string): void {
    const told = retold(before, effects);
    must(told === after, 'the effects explain the whole difference', () => [before, effects, after, told]);
  }

  #played({ text, legalMoves }: View, { move }: Verdict): void {
    must(legalMoves.includes(move), 'only what is legal is accepted', () => move);
    const source = move.split('>')[0]!;
    const last = pilesOf(this.now.text).get(source)?.at(-1);
    must(!last?.startsWith('#'), 'a card that is laid open is turned up', () => [move, this.now.text]);
    this.#past.push({ move, before: text, after: this.now.text });
  }

  #finished(text: string, verdict: Verdict): void {
    let before = text;
    verdict.move.split(' ').forEach((move, i) => {
      const after = retold(before, effectsOf(verdict).slice(i, i + 1));
      this.#past.push({ move, before, after });
      before = after;
    });
  }

  #returned(action: 'undo' | 'redo', { move }: Verdict): void {
    const [from, to] = action === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past];
    const step = from.pop();
    const text = action === 'undo' ? step?.before : step?.after;
    must(step?.move === move && text === this.now.text, `${action} gives the exact position`, () => [
      step,
      move,
      this.now.text,
    ]);
    if (step) to.push(step);
  }

  /** Where a move was just played: undo gives exactly what was before, redo what was after. */
  returns(before: View): void {
    const after = this.now;
    if (!after.canUndo) return;
    const undone = this.#game.undo();
    const between = viewOf(this.#game);
    must(
      undone.ok && same({ ...between, canRedo: before.canRedo }, before) && between.canRedo,
      'undo gives all that was before',
      () => [before, between],
    );
    this.#explained(after.text, effectsOf(undone), before.text);
    const redone = this.#game.redo();
    must(redone.ok && same(viewOf(this.#game), after), 'redo gives all that was after', () => [
      after,
      redone,
    ]);
    this.#explained(before.text, effectsOf(redone), after.text);
  }

  /** legalMoves against all moves that can be written, and against a second reading of the rules. */
  compare(): void {
    const { text, legalMoves, status } = this.now;
    const legal = legalMoves.join(' ');
    const accepted = expressibleMoves(this.#game.board).filter((move) => this.#game.check(move).ok);
    must(accepted.sort().join(' ') === legal, 'check accepts exactly the legal moves', () => [
      legal,
      accepted,
    ]);
    const { kind, name } = this.#rules;
    const second = status === 'won' ? [] : legalByReference(kind, text, name.startsWith('draw'));
    must(second.join(' ') === legal, 'the legal moves are those of the rules', () => [text, legal, second]);
    must(same(viewOf(this.#game), this.now), 'a check changes nothing', () => this.now);
  }
}
