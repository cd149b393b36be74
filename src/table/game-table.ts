/** What a page can ask of a table: the game behind the attributes, and the actions that change it. */
import { type CSSResultOrNative, isServer } from 'lit';
import type { GameKind } from '../engine/card.js';
import type { Effect } from '../engine/effects.js';
import type { KlondikeGame } from '../engine/klondike.js';
import type { DealOptions } from '../engine/options.js';
import type { SpiderGame } from '../engine/spider.js';
import type { Verdict } from '../engine/verdict.js';
import type { Words } from '../words/words.js';
import type { DealCause, MoveKind } from './events.js';
import { type HintedMove, rankMoves } from './hints.js';
import type { LessonModule, LessonRun } from './lesson-port.js';
import { LessonSlot, type LessonSlotHost } from './lesson-slot.js';
import type { TableRefusal } from './refusals.js';
import { kindOf } from './results.js';
import { Session, type SessionHost } from './session.js';
import { given } from './source.js';
import { SOURCE_NAMES, TableProperties } from './table-properties.js';

/** The games a table can hold. */
export type TableGame = KlondikeGame | SpiderGame;

export abstract class GameTable<G extends TableGame = TableGame>
  extends TableProperties
  implements SessionHost<G>, LessonSlotHost
{
  readonly #session = new Session<G>(this);
  readonly #lessons = new LessonSlot(this);

  /** @internal */
  protected get session(): Session<G> {
    return this.#session;
  }

  /** @internal */
  abstract get words(): Words;
  /** @internal */
  abstract create(options: DealOptions): G;
  /** @internal */
  abstract loadLessons(): Promise<LessonModule>;
  /** @internal */
  abstract lessonKind(): GameKind;
  /** @internal */
  abstract say(text: string): void;
  /** @internal */
  abstract addStyles(sheet: CSSResultOrNative): void;
  /** @internal */
  abstract showHint(): void;
  /** @internal */
  abstract committed(kind: MoveKind, move: string, effects: readonly Effect[], won: boolean): void;
  /** @internal */
  abstract refused(refusal: TableRefusal): void;
  /** @internal */
  abstract cleared(): void;
  /** @internal */
  abstract dealt(cause: DealCause): void;

  /** @internal */
  protected get lessons(): LessonSlot {
    return this.#lessons;
  }
  /** @internal */
  get lessonRun(): LessonRun | undefined {
    return this.#lessons.run;
  }
  /** @internal */
  get lessonFaults(): readonly string[] {
    return this.#lessons.faults;
  }
  /** @internal */
  get lessonComes(): boolean {
    return !!this.#lessons.waiting;
  }
  /** @internal */
  lessonSettled(): void {
    this.#session.invalidate();
    this.requestUpdate();
  }

  /** @internal Sentences about a wrong lesson, fixture or transcript. */
  get faults(): readonly string[] {
    return this.session.faults;
  }
  /** @internal What stands above them. */
  get faultTitle(): string {
    const { badLesson, badFixture, badMoves } = this.words;
    return { 'bad-lesson': badLesson, 'bad-fixture': badFixture, 'bad-moves': badMoves }[
      this.session.faultCode
    ];
  }

  /** The engine's game behind this table; dealt when first asked for. */
  get game(): G {
    return this.session.game;
  }
  /** The position's canonical text. */
  get position(): string {
    return this.game.position;
  }
  /** The moves played, oldest first; undone ones are not in it. */
  get history(): string[] {
    return this.game.history;
  }
  /** Every legal move as text, sorted. */
  get legalMoves(): string[] {
    return this.game.legalMoves;
  }
  /** `playing` or `won`. */
  get status(): G['status'] {
    return this.game.status;
  }

  /** Plays a move in notation, such as `D` or `T1>T4:3`; a refusal changes nothing. */
  play(move: string): Verdict {
    return this.session.act(kindOf(move, this.game.kind), (game) => game.play(move));
  }
  /** Takes the last move back. */
  undo(): Verdict {
    return this.session.act('undo', (game) => game.undo());
  }
  /** Plays the last undone move again. */
  redo(): Verdict {
    return this.session.act('redo', (game) => game.redo());
  }
  /** Stores the completed runs of a staged Spider position: the move `S`. */
  settle(): Verdict {
    return this.play('S');
  }
  /** Back to this deal's opening, where the rules offer it. */
  restart(): Verdict {
    return this.session.relay('restart');
  }
  /** Deals again from the same source. */
  reset(): Verdict {
    return this.session.relay('reset');
  }
  /** Plays the rest to the foundations where the rules offer it; each card is a `move` event and undo step of its own. */
  autoFinish(): Verdict {
    const { game } = this;
    const plan = game.planFinish();
    if (!Array.isArray(plan)) return this.session.refuse(plan);
    const start = game.history.length;
    const effects: Effect[] = [];
    const played: string[] = [];
    for (const move of plan) {
      // A listener may have dealt anew or played on meanwhile: the plan holds for this game and no other.
      if (this.game !== game || game.history.length !== start + played.length) break;
      const verdict = this.play(move);
      if (!verdict.ok) return verdict;
      played.push(move);
      effects.push(...verdict.effects);
    }
    return { ok: true, move: played.join(' '), effects };
  }
  /** Legal moves, the most useful first, each with its reason. */
  hint(): HintedMove[] {
    return rankMoves(this.game, this.words.hintReasons);
  }

  override requestUpdate(name?: PropertyKey, ...rest: unknown[]): void {
    // The properties' first values are set before there is a game to deal again.
    if (name === 'lesson' && #lessons in this) {
      // A server sends the fallback: nothing is loaded there.
      if (!isServer) this.#lessons.ask(this.lesson);
    } else if (name !== undefined && #session in this && SOURCE_NAMES.has(name)) {
      // Frameworks set what is set already; the game must live through that. A lesson brings its own cards and rules.
      const value = (this as unknown as Record<PropertyKey, unknown>)[name];
      if (given(rest[0]) !== given(value) && !this.#lessons.deals) this.#session.invalidate();
    }
    super.requestUpdate(name, ...(rest as []));
  }
}
