/** `<spider-two-suit>`: the class only; `define.js` or `spider-two-suit.js` registers the tag. */
import { type TemplateResult, html } from 'lit';
import type { GameKind } from './engine/card.js';
import type { DealOptions } from './engine/options.js';
import { SpiderGame } from './engine/spider.js';
import { doneView, stockView } from './table/pile-view.js';
import type { LessonModule } from './table/lesson-port.js';
import { SolitaireTable } from './table/solitaire-table.js';
import type { TranscriptModule } from './table/transcript-port.js';
import type { View } from './table/view.js';

/**
 * Two-suit Spider that teaches, on a declared, unshuffled deal unless a seed or a fixture says otherwise.
 * @customElement spider-two-suit
 * @csspart completed-runs - The stored runs: eight places.
 * @csspart totals - The line of totals: stock, deals left, completed runs, cards.
 */
export class SpiderTwoSuit extends SolitaireTable<SpiderGame> {
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
    return 'spider';
  }

  /** @internal */
  override create(options: DealOptions): SpiderGame {
    return new SpiderGame(options);
  }

  /** @internal */
  override gameName(): string {
    return this.words.spider;
  }

  /** @internal */
  override rules(): readonly string[] {
    return this.words.spiderRules();
  }

  /** @internal */
  override controls(): readonly (string | false)[] {
    return [
      'deal',
      'undo',
      'redo',
      'restart',
      'reset',
      this.game.allows('S') && 'settle',
      this.hints && 'hint',
      'read-board',
      'keys',
    ];
  }

  /** @internal */
  override totals(): string {
    const { shown } = this;
    const { stock, done } = shown.board;
    const { entries, expected } = shown.audit();
    return this.words.totals(stock.length, Math.floor(stock.length / 10), done.length, entries, expected);
  }

  /** @internal */
  override rowView(view: View): TemplateResult {
    const count = view.position.stock.length;
    return html`${stockView(view, count ? view.words.stock(count) : view.words.stockDone, false)}
    ${doneView(view)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spider-two-suit': SpiderTwoSuit;
  }
}
