/** The element both games share: it joins the game, the input and the stage, and draws through `tableView`. */
import { type CSSResultOrNative, type PropertyValues, type TemplateResult, html, isServer } from 'lit';
import type { Effect } from '../engine/effects.js';
import type { Verdict } from '../engine/verdict.js';
import { followLanguage, unfollowLanguage, wordsFor } from '../words/registry.js';
import type { Words } from '../words/words.js';
import { carryOut } from './actions.js';
import { BoardInput } from './board-input.js';
import { CardNodes } from './card-nodes.js';
import { runCommand } from './commands.js';
import { type DealCause, Emitter, type Message, type MoveDetail, type MoveKind } from './events.js';
import type { TableGame } from './game-table.js';
import type { HintMark } from './hint-ladder.js';
import { IDLE, type Input, type Interaction, gripOf, react } from './interaction.js';
import { KindTable } from './kind-table.js';
import { type Still, type TableRefusal, isOfTriedMove } from './refusals.js';
import { spotAfter, wasteNow } from './results.js';
import { Ruler } from './ruler.js';
import { Sheets } from './sheets.js';
import type { Spot } from './spots.js';
import { Stage } from './stage.js';
import { styles } from './styles/index.js';
import { tableView } from './table-view.js';
import { TranscriptSlot } from './transcript-slot.js';
import { type View, viewOf } from './view.js';

const filled = (sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

export abstract class SolitaireTable<G extends TableGame = TableGame> extends KindTable<G> {
  /** A server sends the fallback alone, which a strict policy for styles lets through. */
  static override styles = isServer ? [] : styles;

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
  readonly #stage = new Stage((text) => {
    this.message = text;
    this.requestUpdate();
  });
  readonly #internals: ElementInternals | undefined;
  #byHand = false;
  readonly #sheets = new Sheets((this.constructor as typeof SolitaireTable).elementStyles);
  readonly #cards = new CardNodes();
  #lang = '';
  readonly #ruler = new Ruler(this);
  /** What was drawn last. */
  #drawn!: View;

  constructor() {
    super();
    if (!isServer) this.#internals = this.attachInternals?.();
  }

  /** @internal */
  get words(): Words {
    return wordsFor(this);
  }
  // ---- what the session tells ----

  /** @internal */
  committed(kind: MoveKind, move: string, effects: readonly Effect[], won: boolean): void {
    const { game, words } = this;
    // The picture still shows the position before: it follows with the next render.
    this.#stage.before(this.board());
    this.boardInput.abort();
    this.interaction = react(this.interaction, { type: 'committed' }).next;
    this.refusal = this.hinted = undefined;
    this.#stage.add(effects);
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
    this.#stage.clear();
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
    if (this.hasUpdated && (cause === 'reset' || cause === 'restart')) this.#stage.before(this.board());
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
    this.#stage.before(this.board());
    this.boardInput.abort();
    this.interaction = IDLE;
    // They are about the position that has just been left.
    this.refusal = this.hinted = undefined;
    this.#stage.add(effects);
    this.requestUpdate();
  }

  /** @internal Style for what was loaded later. */
  addStyles(sheet: CSSResultOrNative): void {
    this.#sheets.add(sheet, this.shadowRoot);
  }

  /** @internal */
  input(input: Input): void {
    const before = this.interaction;
    const { next, act } = react(before, input);
    if (next === before && !act) return;
    // A card that is let go slides from where it hangs, be it home or on.
    if (before.state === 'dragging' && next.state !== 'dragging') this.#stage.before(this.board());
    if (next.state === 'dragging' && before.state !== 'dragging') this.#stage.lifted();
    this.interaction = next;
    if (act) carryOut(this, act);
    this.requestUpdate();
  }

  /** @internal */
  say(text: string): void {
    this.said = text;
    this.#stage.say(text);
  }

  /** @internal */
  focusSpot(spot: Spot): void {
    this.roving = spot;
    this.#stage.wantFocus(spot, this.shadowRoot);
    this.requestUpdate();
  }

  /** @internal */
  board(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.board') ?? null;
  }

  // ---- life cycle ----

  /** A root that a server or an editor left here is emptied: a game is drawn from its state and nothing else. */
  protected override createRenderRoot(): ShadowRoot {
    // A server that calls this has a root of its own make, with neither nodes nor sheets.
    if (isServer) return super.createRenderRoot() as ShadowRoot;
    const { shadowRootOptions } = this.constructor as typeof SolitaireTable;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    this.#sheets.adopt(root);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    followLanguage(this);
    if (this.hasUpdated) this.#ruler.observe();
    else this.#ruler.guess();
  }

  /** @internal Another document has taken the element: sheets and observer belong to the one it left. */
  adoptedCallback(): void {
    this.#ruler.disconnect();
    this.#cards.clear();
    this.#sheets.adopt(this.shadowRoot);
  }

  /** @internal `moveBefore` keeps focus, selection and motion where it finds this, and calls none of its neighbours. */
  connectedMoveCallback(): void {
    // Nothing was lost, so there is nothing to bring back; only the language may be another.
    followLanguage(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    unfollowLanguage(this);
    this.boardInput.abort();
    this.#stage.leave();
    this.#ruler.disconnect();
    // An element that is moved comes back at once, and what it was about to say still holds.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stage.clear();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    void this.game;
    if (changed.has('hints') && !this.hints) this.hinted = undefined;
    // A diagram has nothing in hand.
    if (!changed.has('readonly') || !this.readonly) return;
    this.boardInput.abort();
    this.interaction = IDLE;
  }

  protected override update(changed: PropertyValues): void {
    this.#stage.rendering(this.shadowRoot);
    // What was said in another language is not kept beside this one.
    const { lang } = this.words;
    if (this.#lang && this.#lang !== lang) {
      this.message = '';
      this.refusal = undefined;
    }
    this.#lang = lang;
    super.update(changed);
  }

  protected override firstUpdated(): void {
    // One that was taken away before it was drawn is measured when it comes back.
    if (this.isConnected) this.#ruler.observe();
  }

  /** Settles with the lesson, if one is on its way: what the page then sees is what was asked for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const { waiting } = this.lessons;
    return waiting ? waiting.then(() => this.getUpdateComplete()) : done;
  }

  protected override updated(): void {
    const board = this.board();
    const { roving } = this.#drawn;
    this.roving = roving;
    if (board) this.#ruler.fit(board, this.game.kind);
    this.#stage.rendered(this.shadowRoot, board, roving);
    const states = this.#internals?.states;
    states?.[this.status === 'won' ? 'add' : 'delete']('won');
    states?.[gripOf(this.interaction) ? 'add' : 'delete']('selecting');
    this.session.tell();
  }

  #view(): View {
    const { words, interaction, hints, roving, shown: game } = this;
    const readonly = !!this.still;
    // A diagram and an earlier position have nothing to point at.
    const hinted = readonly ? undefined : this.hinted;
    const geometry = this.#ruler.sizes(game.kind);
    const cards = this.#cards;
    return viewOf(game, {
      words,
      cards,
      geometry,
      interaction,
      hints,
      hinted,
      readonly,
      roving,
      fan: this.fan(),
    });
  }

  protected override render(): TemplateResult {
    if (isServer) return html`<slot></slot>`;
    this.#drawn = this.#view();
    return tableView(this, this.#drawn);
  }
}
