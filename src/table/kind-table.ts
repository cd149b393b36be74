/** What each of the two games says of itself, for the table around it. */
import type { TemplateResult } from 'lit';
import { GameTable, type TableGame } from './game-table.js';
import type { TranscriptModule } from './transcript-port.js';
import type { View } from './view.js';

export abstract class KindTable<G extends TableGame = TableGame> extends GameTable<G> {
  /** @internal */
  abstract loadTranscript(): Promise<TranscriptModule>;
  /** @internal A game of the same rules that begins with this position. */
  replica(opening: string): G {
    return this.create({ fixture: opening });
  }
  /** @internal The game's name in words. */
  abstract gameName(): string;
  /** @internal The lines of the rule card. */
  abstract rules(): readonly string[];
  /** @internal The controls in their order, each at a place of its own: `false` where there is none now. */
  abstract controls(): readonly (string | false)[];
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
}
