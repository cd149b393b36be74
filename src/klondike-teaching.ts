/** `<klondike-teaching>`: the class only; `define.js` or `klondike-teaching.js` registers the tag. */
import { type PropertyDeclarations, type TemplateResult, html } from 'lit';
import { KlondikeGame } from './engine/klondike.js';
import type { GameKind } from './engine/card.js';
import type { DealOptions } from './engine/options.js';
import { VARIANTS, type Variant, isVariantName } from './engine/variants.js';
import { foundationView, stockView, wasteView } from './table/pile-view.js';
import type { LessonModule } from './table/lesson-port.js';
import { SolitaireTable } from './table/solitaire-table.js';
import type { TranscriptModule } from './table/transcript-port.js';
import type { View } from './table/view.js';

/**
 * Klondike solitaire that teaches: it says why a move is refused and shows what each action did.
 * @customElement klondike-teaching
 * @csspart waste - The waste.
 * @csspart foundation - One foundation.
 */
export class KlondikeTeaching extends SolitaireTable<KlondikeGame> {
  static override properties: PropertyDeclarations = { variant: {} };

  /**
   * The rule set: `teaching` (default), `draw-one` or `draw-three`.
   * @type {'teaching' | 'draw-one' | 'draw-three' | null}
   */
  declare variant: string | null;

  constructor() {
    super();
    this.variant = null;
  }

  /** The rule set in force, a lesson’s own if there is one: an unknown name falls back to `teaching`. */
  get #variant(): Variant {
    const { lessonRun } = this;
    const name = lessonRun ? lessonRun.variant : this.variant;
    return isVariantName(name) ? VARIANTS[name] : VARIANTS.teaching;
  }

  /** @internal */
  override loadLessons(): Promise<LessonModule> {
    return import('./teaching/lesson-module.js');
  }

  /** @internal */
  override loadTranscript(): Promise<TranscriptModule> {
    return import('./teaching/transcript-module.js');
  }

  /** @internal */
  override lessonKind(): GameKind {
    return 'klondike';
  }

  /** @internal */
  override create(options: DealOptions): KlondikeGame {
    return new KlondikeGame({ ...options, variant: this.#variant.name });
  }

  /** @internal */
  override variantName(): string {
    return this.game.variant.name;
  }

  /** @internal */
  override gameName(): string {
    return this.words.klondike;
  }

  /** @internal */
  override rules(): readonly string[] {
    return this.words.klondikeRules(this.game.variant);
  }

  /** @internal */
  override fan(): number {
    return this.game.variant.draw;
  }

  /** @internal A slip costs nothing where it can be taken back. */
  override sendsOnDoubleClick(): boolean {
    return this.game.variant.undo;
  }

  /** @internal */
  override controls(): readonly (string | false)[] {
    const { undo, restart, autoFinish } = this.game.variant;
    return [
      'draw',
      undo && 'undo',
      undo && 'redo',
      restart && 'restart',
      'reset',
      autoFinish && 'finish',
      this.hints && 'hint',
      'read-board',
      'keys',
    ];
  }

  /** @internal */
  override rowView(view: View): TemplateResult {
    const { stock, waste } = view.position;
    const { words } = view;
    const canRedeal = !stock.length && waste.length > 0;
    const name = stock.length
      ? words.stock(stock.length)
      : canRedeal
        ? words.stockRedeal(waste.length)
        : words.stockDone;
    return html`${stockView(view, name, canRedeal)} ${wasteView(view)} ${foundationView(view, 'FC')}
    ${foundationView(view, 'FD')} ${foundationView(view, 'FH')} ${foundationView(view, 'FS')}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'klondike-teaching': KlondikeTeaching;
  }
}
