/** The element both games share: it joins the game, the input and the stage, and draws through `tableView`. */
import { type PropertyValues, type TemplateResult, html, isServer } from 'lit';
import type { Effect } from '../engine/effects.js';
import type { KlondikeGame } from '../engine/klondike.js';
import type { DealOptions } from '../engine/options.js';
import type { SpiderGame } from '../engine/spider.js';
import type { Verdict } from '../engine/verdict.js';
import { followLanguage, unfollowLanguage, wordsFor } from '../words/registry.js';
import type { Words } from '../words/words.js';
import { carryOut } from './actions.js';
import { BoardInput } from './board-input.js';
import { type DealCause, Emitter, type MoveKind } from './events.js';
import { applyGeometry, geometryFor } from './geometry.js';
import { type HintedMove, rankMoves } from './hints.js';
import { IDLE, type Input, type Interaction, gripOf, react } from './interaction.js';
import { type TableRefusal, isOfTriedMove } from './refusals.js';
import { kindOf, spotAfter } from './results.js';
import { Session, type SessionHost } from './session.js';
import { adoptSheets } from './sheets.js';
import type { Spot } from './spots.js';
import { given } from './source.js';
import { Stage } from './stage.js';
import { styles } from './styles/index.js';
import { SOURCE_NAMES, TableProperties } from './table-properties.js';
import { tableView } from './table-view.js';
import { type View, viewOf } from './view.js';

/** The games a table can hold. */
export type TableGame = KlondikeGame | SpiderGame;

export abstract class SolitaireTable<G extends TableGame = TableGame>
  extends TableProperties
  implements SessionHost<G>
{
  /** A server sends the fallback alone, which a strict policy for styles lets through. */
  static override styles = isServer ? [] : styles;

  /** @internal What the player is in the middle of. */
  interaction: Interaction = IDLE;
  /** @internal The spot of the board that Tab reaches. */
  roving: Spot = 'stock';
  /** @internal */
  keysOpen = false;
  /** @internal The status line's text. */
  message = '';
  /** @internal */
  readonly boardInput = new BoardInput(this);
  readonly #session: Session<G>;
  readonly #emitter = new Emitter(this);
  readonly #stage = new Stage((text) => {
    this.message = text;
    this.requestUpdate();
  });
  readonly #internals: ElementInternals | undefined;
  #byHand = false;
  #lang = '';
  #width = 0;
  #resize: ResizeObserver | undefined;

  constructor() {
    super();
    this.#session = new Session<G>(this);
    if (!isServer) this.#internals = this.attachInternals?.();
  }

  /** @internal */
  abstract create(options: DealOptions): G;
  /** @internal The game's name in words. */
  abstract gameName(): string;
  /** @internal The lines of the rule card. */
  abstract rules(): readonly string[];
  /** @internal The controls in their order. */
  abstract controls(): readonly string[];
  /** @internal The top row of the board. */
  abstract rowView(view: View): TemplateResult;
  /** @internal A line of totals under the board, where the game has one. */
  totals(): string {
    return '';
  }
  /** @internal Cards that the waste shows side by side. */
  fan(): number {
    return 1;
  }
  /** @internal Whether a double click sends a card on its best way. */
  sendsOnDoubleClick(): boolean {
    return false;
  }
  /** @internal The rule set's name, for the `deal` event. */
  variantName(): string | null {
    return null;
  }

  /** @internal */
  get words(): Words {
    return wordsFor(this);
  }
  /** @internal Sentences about a wrong fixture or transcript. */
  get faults(): readonly string[] {
    return this.#session.faults;
  }

  /** The engine's game behind this table; dealt when first asked for. */
  get game(): G {
    return this.#session.game;
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
    return this.#session.act(kindOf(move, this.game.kind), (game) => game.play(move));
  }
  /** Takes the last move back. */
  undo(): Verdict {
    return this.#session.act('undo', (game) => game.undo());
  }
  /** Plays the last undone move again. */
  redo(): Verdict {
    return this.#session.act('redo', (game) => game.redo());
  }
  /** Stores the completed runs of a staged Spider position: the move `S`. */
  settle(): Verdict {
    return this.play('S');
  }
  /** Back to this deal's opening, where the rules offer it. */
  restart(): Verdict {
    return this.#session.relay('restart');
  }
  /** Deals again from the same source. */
  reset(): Verdict {
    return this.#session.relay('reset');
  }
  /** Plays the rest to the foundations where the rules offer it; each card is a `move` event and undo step of its own. */
  autoFinish(): Verdict {
    const { game } = this;
    const plan = game.planFinish();
    if (!Array.isArray(plan)) return this.#session.refuse(plan);
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

  // ---- what the session tells ----

  /** @internal */
  committed(kind: MoveKind, move: string, effects: readonly Effect[], won: boolean): void {
    const { game, words } = this;
    // The picture still shows the position before: it follows with the next render.
    this.#stage.before(this.board());
    this.boardInput.abort();
    this.interaction = react(this.interaction, { type: 'committed' }).next;
    this.#stage.add(effects);
    const spot = spotAfter(kind, effects);
    if (spot && this.#byHand) this.focusSpot(spot);
    this.#byHand = false;
    const did = words.did(kind, effects, game.board.stock.length);
    this.say(won ? `${did} ${words.won(!game.canRestart)}` : did);
    this.requestUpdate();
    const [count, position] = [game.history.length, game.position];
    const moved = ['move', { kind, move, effects, position, count }] as const;
    if (won) this.#emitter.emit(moved, ['win', { count, position }]);
    else this.#emitter.emit(moved);
  }

  /** @internal */
  refused(refusal: TableRefusal): void {
    const { ok, ...detail } = refusal;
    void ok;
    this.say(isOfTriedMove(refusal) ? this.words.notMoved(refusal.message) : refusal.message);
    this.requestUpdate();
    this.#emitter.emit(['rejected', { ...detail, position: this.position }]);
  }

  /** @internal */
  cleared(): void {
    this.boardInput.abort();
    this.#stage.clear();
    this.interaction = IDLE;
    this.message = '';
    this.requestUpdate();
  }

  /** @internal */
  dealt(cause: DealCause): void {
    const { words } = this;
    // Other deals are told when they are on the screen already: there is nothing left to slide from.
    if (this.hasUpdated && (cause === 'reset' || cause === 'restart')) this.#stage.before(this.board());
    if (cause !== 'connect') this.say(cause === 'restart' ? words.restarted : words.newDeal(this.gameName()));
    const { seed, fixture, position } = this;
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

  override requestUpdate(name?: PropertyKey, ...rest: unknown[]): void {
    // The properties' first values are set before there is a game to deal again.
    if (name !== undefined && #session in this && SOURCE_NAMES.has(name)) {
      // Frameworks set what is set already; the game must live through that.
      const value = (this as unknown as Record<PropertyKey, unknown>)[name];
      if (given(rest[0]) !== given(value)) this.#session.invalidate();
    }
    super.requestUpdate(name, ...(rest as []));
  }

  /** A root that a server or an editor left here is emptied: a game is drawn from its state and nothing else. */
  protected override createRenderRoot(): ShadowRoot {
    // A server that calls this has a root of its own make, with neither nodes nor sheets.
    if (isServer) return super.createRenderRoot() as ShadowRoot;
    const { shadowRootOptions, elementStyles } = this.constructor as typeof SolitaireTable;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    adoptSheets(root, elementStyles);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    followLanguage(this);
    if (this.hasUpdated) this.#observe();
  }

  /** @internal Another document has taken the element: sheets and observer belong to the one it left. */
  adoptedCallback(): void {
    this.#resize?.disconnect();
    this.#resize = undefined;
    if (this.shadowRoot)
      adoptSheets(this.shadowRoot, (this.constructor as typeof SolitaireTable).elementStyles);
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
    this.#resize?.disconnect();
    // An element that is moved comes back at once, and what it was about to say still holds.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stage.clear();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    void this.game;
    // A diagram has nothing in hand.
    if (!changed.has('readonly') || !this.readonly) return;
    this.boardInput.abort();
    this.interaction = IDLE;
  }

  protected override update(changed: PropertyValues): void {
    this.#stage.rendering(this.shadowRoot);
    // What was said in another language is not kept beside this one.
    const { lang } = this.words;
    if (this.#lang && this.#lang !== lang) this.message = '';
    this.#lang = lang;
    super.update(changed);
  }

  protected override firstUpdated(): void {
    this.#observe();
  }

  protected override updated(): void {
    const board = this.board();
    const { roving, geometry } = this.#view();
    this.roving = roving;
    if (board) applyGeometry(board, this.game.kind, geometry);
    this.#stage.rendered(this.shadowRoot, board, roving);
    const states = this.#internals?.states;
    states?.[this.status === 'won' ? 'add' : 'delete']('won');
    states?.[gripOf(this.interaction) ? 'add' : 'delete']('selecting');
    this.#session.tell();
  }

  /** Sizes come from the container, whatever the viewport is. */
  #observe(): void {
    const ruler = this.renderRoot.querySelector<HTMLElement>('.ruler');
    if (!ruler) return;
    const measure = (): void => {
      const width = ruler.clientWidth;
      if (!width || width === this.#width) return;
      this.#width = width;
      this.requestUpdate();
      // Drawn in this very frame, the table may bring the page's scroll bar and be measured again, which browsers
      // report to the page as an error; so the next look is in the next frame.
      this.#resize?.unobserve(ruler);
      requestAnimationFrame(() => {
        if (this.isConnected) this.#resize?.observe(ruler);
      });
    };
    const { ResizeObserver: Observer } = this.ownerDocument.defaultView ?? globalThis;
    this.#resize ??= new Observer(measure);
    this.#resize.observe(ruler);
    measure();
  }

  #view(): View {
    const { words, interaction, hints, readonly, roving, game } = this;
    const geometry = geometryFor(game.kind, this.#width || 360);
    return viewOf(game, { words, geometry, interaction, hints, readonly, roving, fan: this.fan() });
  }

  protected override render(): TemplateResult {
    return isServer ? html`<slot></slot>` : tableView(this, this.#view());
  }
}
