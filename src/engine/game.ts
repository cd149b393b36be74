/** History around any rules: one game from its deal to its end. */
import type { GameKind } from './card.js';
import { type Effect, inverse } from './effects.js';
import { insteadOf, movesFrom } from './instead.js';
import { type Audit, Ledger } from './ledger.js';
import { type Move, type Source, formatMove, isReason, readMove } from './move.js';
import { formatPosition } from './notation.js';
import type { Dealer } from './options.js';
import { type Position } from './position.js';
import type { Reason } from './reason.js';
import type { Outcome, Rules } from './rules.js';
import { type Refusal, type Success, type Verdict, refusal } from './verdict.js';

export type Status = 'playing' | 'won';

/** What the rules of a game let its player take back. */
export interface Powers {
  readonly undo: boolean;
  readonly restart: boolean;
}

/** A move played or undone. Its effects are not kept: the rules tell them again, so no caller can change them. */
interface Step {
  readonly move: Move;
  readonly before: Position;
}

const FAILED: Reason = { code: 'conservation-failed' };

const success = (move: string, effects: readonly Effect[] = []): Success => ({ ok: true, move, effects });

/**
 * A game in progress. Positions are immutable, so a refusal cannot change one and undo is a reference.
 * No method throws on any text; each answers with a verdict, which is the caller's own to keep or change.
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
  #won!: boolean;
  #frozen!: boolean;
  #shown = false;
  /** Every move since the deal, undone ones too, and how many of them stand. */
  #steps!: Step[];
  #count!: number;
  #legal: readonly string[] | undefined;

  constructor(rules: Rules, dealer: Dealer, powers: Powers) {
    this.#rules = rules;
    this.#dealer = dealer;
    this.#powers = powers;
    this.#open(dealer());
  }

  #open(opening: Position): void {
    this.#opening = opening;
    this.#ledger = new Ledger(opening);
    this.#steps = [];
    this.#frozen = false;
    this.#stand(opening, 0);
  }

  /** Makes a position the current one, after so many moves. */
  #stand(position: Position, count: number): void {
    this.#board = position;
    this.#count = count;
    this.#won = this.#wins(position);
    this.#legal = undefined;
  }

  /** Only a complete ledger can win. */
  #wins(position: Position): boolean {
    return this.#ledger.complete && this.#rules.finished(position);
  }

  /** Where every card lies, as an immutable object. */
  get board(): Position {
    this.#shown = true;
    return this.#board;
  }

  /** Where every card lay when this deal began. */
  get opening(): Position {
    this.#shown = true;
    return this.#opening;
  }

  /** The position's canonical text. */
  get position(): string {
    return formatPosition(this.#board);
  }

  /** The moves played, oldest first; undone ones are not in it. */
  get history(): string[] {
    return this.#steps.slice(0, this.#count).map(({ move }) => formatMove(move));
  }

  /** `won` needs a complete ledger: an isolated position is never won. */
  get status(): Status {
    return this.#won ? 'won' : 'playing';
  }

  get canUndo(): boolean {
    return !this.#returnFault('undo');
  }

  get canRedo(): boolean {
    return !this.#returnFault('redo');
  }

  /** Whether restart is offered at all. */
  get canRestart(): boolean {
    return this.#powers.restart;
  }

  /** Whether the cards no longer added up, so that only reset is left. */
  get frozen(): boolean {
    return this.#frozen;
  }

  /** Every legal move, sorted as text; empty once the game is won. */
  get legalMoves(): string[] {
    if (this.stopped()) return [];
    this.#legal ??= [...this.#rules.candidates(this.#board)]
      .filter((move) => !this.#rules.judge(this.#board, move))
      .map(formatMove)
      .sort();
    return [...this.#legal];
  }

  /**
   * Why nothing at all can be played, or `undefined`. Once a page has asked for the board, its arrays are in the page's
   * hands: the cards are then counted before each action too, for a board that was tampered with must not be played on.
   */
  protected stopped(): Reason | undefined {
    this.#frozen ||= this.#shown && !this.#ledger.holds(this.#board);
    if (this.#frozen) return FAILED;
    return this.#won ? { code: 'game-over' } : undefined;
  }

  #judge(text: unknown): Move | Reason {
    const stopped = this.stopped();
    if (stopped) return stopped;
    const move = readMove(text, this.kind);
    return isReason(move) ? move : (this.#rules.judge(this.#board, move) ?? move);
  }

  #refuse(text: unknown, reason: Reason): Refusal {
    const instead = insteadOf(this.legalMoves, readMove(text, this.kind), reason);
    return refusal(typeof text === 'string' ? text : '', reason, instead);
  }

  /** A move with everything it causes, the win included. */
  #perform(position: Position, move: Move): Outcome {
    const outcome = this.#rules.perform(position, move);
    return this.#wins(outcome.position)
      ? { ...outcome, effects: [...outcome.effects, { type: 'won' }] }
      : outcome;
  }

  /** The verdict that `play` would give; changes nothing. */
  check(text: string): Verdict {
    const move = this.#judge(text);
    return isReason(move)
      ? this.#refuse(text, move)
      : success(formatMove(move), this.#perform(this.#board, move).effects);
  }

  /** Plays a move in notation, such as `D` or `T1>T4:3`. A refusal changes nothing. */
  play(text: string): Verdict {
    const move = this.#judge(text);
    if (isReason(move)) return this.#refuse(text, move);
    this.#steps.length = this.#count;
    this.#steps.push({ move, before: this.#board });
    return this.#advance();
  }

  /** Makes the step that comes next. */
  #advance(): Verdict {
    const { move, before } = this.#steps[this.#count]!;
    const { position, effects } = this.#perform(before, move);
    return this.#commit(position, this.#count + 1, move, effects);
  }

  /** Goes on to a position, unless a card would be lost: then the game stops where it is. */
  #commit(position: Position, count: number, move: Move, effects: readonly Effect[]): Verdict {
    const text = formatMove(move);
    this.#frozen = !this.#ledger.holds(position);
    if (this.#frozen) return refusal(text, FAILED);
    this.#stand(position, count);
    return success(text, effects);
  }

  /** The step that undo or redo takes, or why it cannot. */
  #returnFault(action: 'undo' | 'redo'): Reason | undefined {
    const step = this.#steps[action === 'undo' ? this.#count - 1 : this.#count];
    return (
      this.stopped() ??
      (!this.#powers.undo ? { code: 'no-undo' } : step ? undefined : { code: `nothing-to-${action}` })
    );
  }

  /** Takes the last move back: the exact position before it. Its effects are the inverse ones, last first. */
  undo(): Verdict {
    const reason = this.#returnFault('undo');
    if (reason) return refusal('undo', reason);
    const count = this.#count - 1;
    const { move, before } = this.#steps[count]!;
    return this.#commit(before, count, move, inverse(this.#perform(before, move).effects));
  }

  /** Plays the last undone move again. */
  redo(): Verdict {
    const reason = this.#returnFault('redo');
    return reason ? refusal('redo', reason) : this.#advance();
  }

  /** Back to this deal's opening; empties history and redo. */
  restart(): Verdict {
    if (!this.#powers.restart) return refusal('restart', { code: 'no-restart' });
    this.#frozen ||= !this.#ledger.holds(this.#board) || !this.#ledger.holds(this.#opening);
    if (this.#frozen) return refusal('restart', FAILED);
    this.#open(this.#opening);
    return success('restart');
  }

  /** Deals again from the same source; empties history and redo. Always possible. */
  reset(): Verdict {
    this.#open(this.#dealer());
    return success('reset');
  }

  /** The moves that auto-finish would play, or why it cannot; changes nothing. */
  planFinish(): string[] | Refusal {
    const plan = this.stopped() ?? this.#rules.finish?.(this.#board) ?? { code: 'no-auto-finish' };
    return Array.isArray(plan) ? plan : refusal('auto-finish', plan);
  }

  /** Klondike: plays the rest to the foundations, each card an ordinary move and undo step of its own. */
  autoFinish(): Verdict {
    const plan = this.planFinish();
    if (!Array.isArray(plan)) return plan;
    const effects: Effect[] = [];
    for (const move of plan) {
      const verdict = this.play(move);
      if (!verdict.ok) return verdict;
      effects.push(...verdict.effects);
    }
    return success(plan.join(' '), effects);
  }

  /** Spider: stores the completed runs that stand in a staged position, as the move `S` does. */
  settle(): Verdict {
    return this.play('S');
  }

  /** Why these cards cannot be lifted, or `undefined` when they can. A count of cards from the pile's end. */
  liftFault(from: Source, count: number): Refusal | undefined {
    const reason = this.stopped() ?? this.#rules.lift(this.#board, from, count);
    return reason && refusal('', reason);
  }

  /** How many cards at a pile's end can be picked up as one. */
  liftable(from: Source): number {
    const most = typeof from === 'number' ? this.#board.columns[from]!.length : 1;
    let count = 0;
    if (!this.stopped()) while (count < most && !this.#rules.lift(this.#board, from, count + 1)) count++;
    return count;
  }

  /** Whether a move is legal now. */
  allows(text: string): boolean {
    return !isReason(this.#judge(text));
  }

  /** The legal moves that take exactly these cards. */
  movesFrom(from: Source, count: number): string[] {
    return movesFrom(this.legalMoves, from, count);
  }

  /** Counts every card: `ok` as long as each identity of the deal is in exactly one place. */
  audit(): Audit {
    return this.#ledger.audit(this.#board);
  }
}
