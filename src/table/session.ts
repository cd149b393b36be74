/** One table's game: dealt from the attributes, changed by one committed action at a time. Knows nothing of the screen. */
import type { Effect } from '../engine/effects.js';
import type { Game } from '../engine/game.js';
import type { DealOptions } from '../engine/options.js';
import type { Success, Verdict } from '../engine/verdict.js';
import type { Words } from '../words/words.js';
import type { DealCause, MoveKind } from './events.js';
import { type TableRefusal, tableRefusal } from './refusals.js';
import { type Source, dealFrom, replay, transcriptMoves } from './source.js';

export interface SessionHost<G extends Game> extends Source {
  /** The lesson that deals; it goes before every attribute. */
  readonly lessonRun: { readonly fixture: string } | undefined;
  /** What is wrong with a lesson, which is then passed over. */
  readonly lessonFaults: readonly string[];
  /** A lesson is on its way: until it is here nothing else is dealt. */
  readonly lessonComes: boolean;
  readonly moves: string | null;
  readonly words: Words;
  create(options: DealOptions): G;
  committed(kind: MoveKind, move: string, effects: readonly Effect[], won: boolean): void;
  refused(refusal: TableRefusal): void;
  /** A new position lies; what belonged to the old one must go. */
  cleared(): void;
  dealt(cause: DealCause): void;
}

/** Codes for what is wrong with where the cards come from. */
export type SourceFault = 'bad-lesson' | 'bad-fixture' | 'bad-moves';

export class Session<G extends Game> {
  readonly #host: SessionHost<G>;
  #game: G | undefined;
  #stale: DealCause | undefined = 'connect';
  /** A deal that is still to be told, once it is on the screen. */
  #untold: DealCause | undefined;
  #wrong: TableRefusal | undefined;
  /** A fault that a reset does not cure: the source of the cards itself is wrong. */
  #lasting: TableRefusal | undefined;
  #faults: readonly string[] = [];

  constructor(host: SessionHost<G>) {
    this.#host = host;
  }

  /** Dealt when it is first asked for, and again after `invalidate`. */
  get game(): G {
    const host = this.#host;
    if (!this.#game && host.lessonComes) {
      this.#game = host.create({ fixture: '' });
      host.cleared();
    } else if ((!this.#game || this.#stale) && !host.lessonComes) this.#deal();
    return this.#game!;
  }

  /** What is wrong with the lesson, the fixture or the transcript, in sentences. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  /** What they are faults of. */
  get faultCode(): SourceFault {
    return (this.#lasting?.code ?? 'bad-moves') as SourceFault;
  }

  /** An attribute that the deal depends on changed. */
  invalidate(): void {
    if (this.#game) this.#stale ??= 'attribute';
  }

  #deal(): void {
    const host = this.#host;
    this.#untold = this.#stale ?? 'connect';
    this.#stale = undefined;
    const { lessonRun, lessonFaults } = host;
    const { game, faults } = dealFrom<G>(lessonRun ?? host, (options) => host.create(options));
    this.#game = game;
    this.#faults = [...lessonFaults, ...faults];
    const code = lessonFaults.length ? 'bad-lesson' : 'bad-fixture';
    this.#wrong = this.#lasting = this.#faults.length ? this.#fault(code, '') : undefined;
    // A wrong lesson is passed over, moves and all; moves need a position to begin from.
    if (!faults.length && !lessonRun) {
      const { fault, move } = replay(game, transcriptMoves(host.moves), host.words);
      if (fault) {
        this.#faults = [...this.#faults, fault];
        this.#wrong ??= this.#fault('bad-moves', move ?? '');
      }
    }
    host.cleared();
  }

  #fault(code: SourceFault, move: string): TableRefusal {
    const facts = { code, faults: this.#faults };
    return tableRefusal(move, facts, this.#host.words.refusal(facts));
  }

  /** Tells of a deal, and of what was wrong with it, once it is on the screen. */
  tell(): void {
    const cause = this.#untold;
    const wrong = this.#wrong;
    this.#untold = this.#wrong = undefined;
    if (cause) this.#host.dealt(cause);
    if (wrong) this.#host.refused(wrong);
  }

  /** Runs an action of the engine and tells of its verdict. */
  act(kind: MoveKind, action: (game: G) => Verdict): Verdict {
    const { game } = this;
    const verdict = action(game);
    return verdict.ok ? this.#committed(kind, verdict) : this.refuse(verdict);
  }

  #committed(kind: MoveKind, verdict: Success): Verdict {
    const won = verdict.effects.some(({ type }) => type === 'won');
    this.#host.committed(kind, verdict.move, verdict.effects, won);
    return verdict;
  }

  refuse(verdict: Verdict): Verdict {
    if (verdict.ok) return verdict;
    // The engine speaks English; its caller and the screen are told the same in the element's language.
    const worded = { ...verdict, message: this.#host.words.refusal(verdict) };
    this.#host.refused(worded);
    return worded;
  }

  /** Reset or restart: the whole position is laid anew. */
  relay(cause: 'reset' | 'restart'): Verdict {
    const { game } = this;
    const verdict = cause === 'reset' ? game.reset() : game.restart();
    if (!verdict.ok) return this.refuse(verdict);
    // A fixture that is no position is none the second time either; a transcript belongs to the first deal alone.
    const wrong = this.#lasting;
    this.#faults = wrong?.faults ?? [];
    this.#untold = this.#wrong = undefined;
    this.#host.cleared();
    this.#host.dealt(cause);
    if (wrong) this.#host.refused(wrong);
    return verdict;
  }
}
