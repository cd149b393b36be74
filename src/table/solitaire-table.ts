/** The element both games share: a played table in its place on the page, drawn through `tableView`. */
import { type CSSResultOrNative, type PropertyValues, type TemplateResult, html, isServer } from 'lit';
import { followLanguage, unfollowLanguage, wordsFor } from '../words/registry.js';
import type { Words } from '../words/words.js';
import { CardNodes } from './card-nodes.js';
import type { TableGame } from './game-table.js';
import { IDLE, gripOf } from './interaction.js';
import { PlayedTable } from './played-table.js';
import { Ruler } from './ruler.js';
import { Sheets } from './sheets.js';
import { styles } from './styles/index.js';
import { tableView } from './table-view.js';
import { type View, viewOf } from './view.js';

export abstract class SolitaireTable<G extends TableGame = TableGame> extends PlayedTable<G> {
  /** A server sends the fallback alone, which a strict policy for styles lets through. */
  static override styles = isServer ? [] : styles;

  readonly #internals: ElementInternals | undefined;
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

  /** @internal Style for what was loaded later. */
  addStyles(sheet: CSSResultOrNative): void {
    this.#sheets.add(sheet, this.shadowRoot);
  }

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
    this.stage.leave();
    this.#ruler.disconnect();
    // An element that is moved comes back at once, and what it was about to say still holds.
    queueMicrotask(() => {
      if (!this.isConnected) this.stage.clear();
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
    this.stage.rendering(this.shadowRoot);
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
    this.stage.rendered(this.shadowRoot, board, roving);
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
