/** History around any rules: one game from its deal to its end. */
import type { GameKind } from './card.js';
import { type Effect, inverse } from './effects.js';
import { type Audit, Ledger } from './ledger.js';
import { type Move, type Source, formatMove, isReason, readMove } from './move.js';
import { formatPosition } from './notation.js';
import type { Dealer } from './options.js';
import { type Position } from './position.js';
import { type Reason, fault } from './reason.js';
import type { Outcome, Rules } from './rules.js';
import { type Refusal, type Verdict, refusal } from './verdict.js';

export type Status = 'playing' | 'won';

/** What the rules of a game let its player take back. */
export interface Powers {
  readonly undo: boolean;
  readonly restart: boolean;
}

interface Step {
  readonly move: string;
  readonly effects: readonly Effect[];
  readonly before: Position;
  readonly after: Position;
}

/**
 * A game in progress. Positions are immutable, so a refusal cannot change one and undo is a reference.
 * No method throws on any text; each answers with a verdict.
 */
export abstract class Game {
  /** Which game this is. */
  abstract readonly kind: GameKind;
  readonly #rules: Rules;
  readonly #dealer: Dealer;
  readonly #powers: Powers;
  #opening!: Position;
  #board!: Position;
  #ledger!: Ledger;
  #past: Step[] = [];
  #future: Step[] = [];
  #frozen = false;
  #legal: string[] | undefined;

  constructor(rules: Rules, dealer: Dealer, powers: Powers) {
    this.#rules = rules;
    this.#dealer = dealer;
    this.#powers = powers;
    this.#open(dealer());
  }

  #open(opening: Position): void {
    this.#opening = this.#board = opening;
    this.#ledger = new Ledger(opening);
    this.#past = [];
    this.#future = [];
    this.#frozen = false;
    this.#legal = undefined;
  }

  /** Where every card lies, as an immutable object. */
  get board(): Position {
    return this.#board;
  }

  /** Where every card lay when this deal began. */
  get opening(): Position {
    return this.#opening;
  }

  /** The position's canonical text. */
  get position(): string {
    return formatPosition(this.#board);
  }

  /** The moves played, oldest first; undone ones are not in it. */
  get history(): string[] {
    return this.#past.map(({ move }) => move);
  }

  /** `won` needs a complete ledger: an isolated position is never won. */
  get status(): Status {
    return this.#ledger.complete && this.#rules.finished(this.#board) ? 'won' : 'playing';
  }

  get canUndo(): boolean {
    return !this.#undoFault();
  }

  get canRedo(): boolean {
    return !this.#redoFault();
  }

  /** Whether restart is offered at all. */
  get canRestart(): boolean {
    return this.#powers.restart;
  }

  /** Whether the audit failed, so that only reset is left. */
  get frozen(): boolean {
    return this.#frozen;
  }

  /** Every legal move, sorted as text; empty once the game is won. */
  get legalMoves(): string[] {
    return [...(this.#legal ??= this.#findLegalMoves())];
  }

  #findLegalMoves(): string[] {
    if (this.#stopped()) return [];
    const legal: string[] = [];
    for (const move of this.#rules.candidates(this.#board))
      if (!this.#rules.judge(this.#board, move)) legal.push(formatMove(move));
    return legal.sort();
  }

  /** Why nothing at all can be played, or `undefined`. */
  #stopped(): Reason | undefined {
    if (this.#frozen) return fault('conservation-failed');
    return this.status === 'won' ? fault('game-over') : undefined;
  }

  #judge(text: unknown): Move | Reason {
    const stopped = this.#stopped();
    if (stopped) return stopped;
    const move = readMove(text, this.kind);
    return isReason(move) ? move : (this.#rules.judge(this.#board, move) ?? move);
  }

  #refuse(text: unknown, reason: Reason): Refusal {
    return refusal(typeof text === 'string' ? text : '', reason, this.#insteadOf(text, reason));
  }

  /** Legal moves that serve the same end: the same cards elsewhere, or what the stock can do. */
  #insteadOf(text: unknown, reason: Reason): string[] {
    if (typeof text !== 'string' || this.#stopped()) return [];
    if (text === 'D' || text === 'R') {
      const empty = reason.columns;
      if (!empty) return this.legalMoves.filter((move) => move === 'D' || move === 'R');
      return this.legalMoves.filter((move) => empty.some((label) => move.split(/[>:]/)[1] === label));
    }
    const move = readMove(text, this.kind);
    if (isReason(move) || move.type !== 'transfer') return [];
    return this.movesFrom(move.from, move.count);
  }

  /** The verdict that `play` would give; changes nothing. */
  check(text: string): Verdict {
    const move = this.#judge(text);
    if (isReason(move)) return this.#refuse(text, move);
    const { effects } = this.#perform(move);
    return { ok: true, move: formatMove(move), effects };
  }

  /** Plays a move in notation, such as `D` or `T1>T4:3`. A refusal changes nothing. */
  play(text: string): Verdict {
    const move = this.#judge(text);
    if (isReason(move)) return this.#refuse(text, move);
    const written = formatMove(move);
    const { position, effects } = this.#perform(move);
    const step: Step = { move: written, effects, before: this.#board, after: position };
    return this.#commit(step.after, step.move, effects, () => {
      this.#past.push(step);
      this.#future = [];
    });
  }

  /** A move with everything it causes, the win included. */
  #perform(move: Move): Outcome {
    const outcome = this.#rules.perform(this.#board, move);
    if (!this.#ledger.complete || !this.#rules.finished(outcome.position)) return outcome;
    return { ...outcome, effects: [...outcome.effects, { type: 'won' }] };
  }

  /** Makes a position the current one, unless a card would be lost: then the game stops where it is. */
  #commit(position: Position, move: string, effects: readonly Effect[], remember: () => void): Verdict {
    if (!this.#ledger.audit(position).ok) {
      this.#frozen = true;
      this.#legal = undefined;
      return refusal(move, fault('conservation-failed'));
    }
    this.#board = position;
    this.#legal = undefined;
    remember();
    return { ok: true, move, effects };
  }

  #undoFault(): Reason | undefined {
    if (!this.#powers.undo) return fault('no-undo');
    return this.#stopped() ?? (this.#past.length ? undefined : fault('nothing-to-undo'));
  }

  #redoFault(): Reason | undefined {
    if (!this.#powers.undo) return fault('no-undo');
    return this.#stopped() ?? (this.#future.length ? undefined : fault('nothing-to-redo'));
  }

  /** Takes the last move back: the exact position before it. Its effects are the inverse ones, last first. */
  undo(): Verdict {
    const reason = this.#undoFault();
    if (reason) return refusal('undo', reason);
    const step = this.#past[this.#past.length - 1]!;
    return this.#commit(step.before, step.move, inverse(step.effects), () => {
      this.#past.pop();
      this.#future.push(step);
    });
  }

  /** Plays the last undone move again. */
  redo(): Verdict {
    const reason = this.#redoFault();
    if (reason) return refusal('redo', reason);
    const step = this.#future[this.#future.length - 1]!;
    return this.#commit(step.after, step.move, step.effects, () => {
      this.#future.pop();
      this.#past.push(step);
    });
  }

  /** Back to this deal's opening; empties history and redo. */
  restart(): Verdict {
    if (!this.#powers.restart) return refusal('restart', fault('no-restart'));
    this.#open(this.#opening);
    return { ok: true, move: 'restart', effects: [] };
  }

  /** Deals again from the same source; empties history and redo. Always possible. */
  reset(): Verdict {
    this.#open(this.#dealer());
    return { ok: true, move: 'reset', effects: [] };
  }

  /** Why these cards cannot be lifted, or `undefined` when they can. A count of cards from the pile's end. */
  liftFault(from: Source, count: number): Refusal | undefined {
    const reason = this.#stopped() ?? this.#rules.lift(this.#board, from, count);
    return reason && refusal('', reason);
  }

  /** The legal moves that take exactly these cards. */
  movesFrom(from: Source, count: number): string[] {
    const lead = formatMove({ type: 'transfer', from, to: 0, count }).split(/[>:]/)[0]!;
    return this.legalMoves.filter((move) => {
      const [source, target, cards] = move.split(/[>:]/);
      return source === lead && target !== undefined && Number(cards ?? 1) === count;
    });
  }

  /** Counts every card: `ok` as long as each identity of the deal is in exactly one place. */
  audit(): Audit {
    return this.#ledger.audit(this.#board);
  }
}
