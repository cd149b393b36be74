/** A game in a player's hands: what is selected, marked and said, and what becomes of it with each action. */
import type { Effect } from '../engine/effects.js';
import type { Verdict } from '../engine/verdict.js';
import { carryOut } from './actions.js';
import { BoardInput } from './board-input.js';
import { runCommand } from './commands.js';
import { type DealCause, Emitter, type Message, type MoveDetail, type MoveKind } from './events.js';
import type { TableGame } from './game-table.js';
import type { HintMark } from './hint-ladder.js';
import { IDLE, type Input, type Interaction, react } from './interaction.js';
import { KindTable } from './kind-table.js';
import { type Still, type TableRefusal, isOfTriedMove } from './refusals.js';
import { spotAfter, wasteNow } from './results.js';
import type { Spot } from './spots.js';
import { Stage } from './stage.js';
import { TranscriptSlot } from './transcript-slot.js';

const filled = (sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

export abstract class PlayedTable<G extends TableGame = TableGame> extends KindTable<G> {
  /** @internal What the player is in the middle of. */
  interaction: Interaction = IDLE;
  /** @internal The spot of the board that Tab reaches. */
  roving: Spot = 'stock';
  /** @internal */
  keysOpen = false;
  /** @internal The list of moves, and the earlier position that it shows. */
  readonly transcript = new TranscriptSlot<G>(this);
  /** @internal The status line's text. */
  message = '';
  /** @internal What is or will be in the status line. */
  said = '';
  /** @internal The last refusal, until the next committed action or deal. */
  refusal: TableRefusal | undefined;
  /** @internal What a hint or a lesson marks, until the next committed action or deal. */
  hinted: HintMark | undefined;
  /** @internal */
  readonly boardInput = new BoardInput(this);
  readonly #emitter = new Emitter(this);
  /** @internal What a change does on the screen besides the picture. */
  protected readonly stage = new Stage((text) => {
    this.message = text;
    this.requestUpdate();
  });
  #byHand = false;

  // ---- what the session tells ----

  /** @internal */
  committed(kind: MoveKind, move: string, effects: readonly Effect[], won: boolean): void {
    const { game, words } = this;
    // The picture still shows the position before: it follows with the next render.
    this.stage.before(this.board());
    this.boardInput.abort();
    this.interaction = react(this.interaction, { type: 'committed' }).next;
    this.refusal = this.hinted = undefined;
    this.stage.add(effects);
    const spot = spotAfter(kind, effects);
    if (spot && this.#byHand) this.focusSpot(spot);
    this.#byHand = false;
    this.transcript.changed();
    const [count, position] = [game.history.length, game.position];
    const detail: MoveDetail = { kind, move, effects, position, count };
    const lesson = this.lessonRun?.committed(detail, game.board);
    const did = words.did(kind, effects, game.board.stock.length);
    const waste = wasteNow(effects, game.board, this.fan());
    const then = won ? words.won(!game.canRestart) : waste && words.waste(waste);
    this.say(filled([did, then, lesson?.say]));
    this.requestUpdate();
    const messages: Message[] = [['move', detail]];
    if (won) messages.push(['win', { count, position }]);
    this.#emitter.emit(...messages, ...(lesson?.messages ?? []));
  }

  /** @internal */
  refused(refusal: TableRefusal): void {
    const { ok, ...detail } = refusal;
    void ok;
    this.refusal = refusal;
    const { message } = refusal;
    const lesson = this.lessonRun?.refused(refusal, this.history.length, this.position);
    this.say(filled([isOfTriedMove(refusal) ? this.words.notMoved(message) : message, lesson?.say]));
    this.requestUpdate();
    this.#emitter.emit(['rejected', { ...detail, position: this.position }], ...(lesson?.messages ?? []));
  }

  /** @internal */
  cleared(): void {
    this.boardInput.abort();
    this.stage.clear();
    this.transcript.changed();
    this.interaction = IDLE;
    this.message = '';
    this.lessonRun?.restarted();
    this.refusal = this.hinted = undefined;
    this.requestUpdate();
  }

  /** @internal */
  dealt(cause: DealCause): void {
    const { words } = this;
    // Other deals are told when they are on the screen already: there is nothing left to slide from.
    if (this.hasUpdated && (cause === 'reset' || cause === 'restart')) this.stage.before(this.board());
    const { lessonRun, position } = this;
    if (cause !== 'connect')
      this.say(lessonRun?.intro ?? (cause === 'restart' ? words.restarted : words.newDeal(this.gameName())));
    // A lesson's cards come from the lesson alone.
    const { seed, fixture } = lessonRun ? { seed: null, fixture: null } : this;
    const variant = this.variantName();
    this.#emitter.emit(['deal', { cause, variant, seed: seed || null, fixture: fixture || null, position }]);
  }

  // ---- what the input asks for ----

  /** @internal A move by the player's own hand: focus goes with the card, as it does not when a page plays. */
  playByHand(move: string): Verdict {
    this.#byHand = true;
    const verdict = this.play(move);
    this.#byHand = false;
    return verdict;
  }

  /** @internal The one action behind every Hint control. */
  showHint(): void {
    runCommand(this, 'hint');
  }

  // ---- an earlier position ----

  /** @internal The game on the board: the one being played, or one that stands where it once stood. */
  get shown(): G {
    return this.transcript.earlier ?? this.game;
  }

  /** @internal Why nothing can be played by hand, if so. */
  get still(): Still | undefined {
    return this.readonly ? 'readonly' : this.transcript.earlier ? 'reviewing' : undefined;
  }

  /** @internal Another position is about to be shown, by something that is no action. */
  turnTo(effects: readonly Effect[]): void {
    this.stage.before(this.board());
    this.boardInput.abort();
    this.interaction = IDLE;
    // They are about the position that has just been left.
    this.refusal = this.hinted = undefined;
    this.stage.add(effects);
    this.requestUpdate();
  }

  /** @internal */
  input(input: Input): void {
    const before = this.interaction;
    const { next, act } = react(before, input);
    if (next === before && !act) return;
    // A card that is let go slides from where it hangs, be it home or on.
    if (before.state === 'dragging' && next.state !== 'dragging') this.stage.before(this.board());
    if (next.state === 'dragging' && before.state !== 'dragging') this.stage.lifted();
    this.interaction = next;
    if (act) carryOut(this, act);
    this.requestUpdate();
  }

  /** @internal */
  say(text: string): void {
    this.said = text;
    this.stage.say(text);
  }

  /** @internal */
  focusSpot(spot: Spot): void {
    this.roving = spot;
    this.stage.wantFocus(spot, this.shadowRoot);
    this.requestUpdate();
  }

  /** @internal */
  board(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.board') ?? null;
  }
}
