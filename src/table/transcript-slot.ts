/** The place for the list of moves: closed, being loaded, or open; and the earlier position it has put on the board. */
import { type TemplateResult, html } from 'lit';
import type { Effect } from '../engine/effects.js';
import type { TableGame } from './game-table.js';
import type { Review, Transcript, TranscriptHost, TranscriptModule } from './transcript-port.js';

export interface TranscriptSlotHost<G extends TableGame> extends TranscriptHost {
  readonly game: G;
  loadTranscript(): Promise<TranscriptModule>;
  turnTo(effects: readonly Effect[]): void;
}

export class TranscriptSlot<G extends TableGame> {
  readonly #host: TranscriptSlotHost<G>;
  #open = false;
  #panel: Transcript | undefined;
  #earlier: G | undefined;

  constructor(host: TranscriptSlotHost<G>) {
    this.#host = host;
  }

  /** A game that stands where this one once stood, while the player looks at it. */
  get earlier(): G | undefined {
    return this.#earlier;
  }

  /** The game has gone on: what is looked at may be gone. */
  changed(): void {
    this.#earlier = undefined;
    this.#panel?.changed();
  }

  readonly #review: Review = (earlier, effects = []) => {
    this.#host.turnTo(effects);
    this.#earlier = earlier as G | undefined;
  };

  readonly #toggle = (event: Event): void => {
    const { open } = event.currentTarget as HTMLDetailsElement;
    this.#open = open;
    if (!open && this.#earlier) {
      this.#review(undefined);
      this.changed();
    }
    if (open && !this.#panel) void this.#load();
    this.#host.requestUpdate();
  };

  async #load(): Promise<void> {
    const host = this.#host;
    try {
      const { openTranscript } = await host.loadTranscript();
      this.#panel ??= openTranscript(host, this.#review);
    } catch {
      host.say(host.words.notLoaded);
    }
    host.requestUpdate();
  }

  view(): TemplateResult {
    const { words, game } = this.#host;
    return html`<details class="transcript" part="transcript" @toggle=${this.#toggle}>
      <summary .textContent=${words.movesSoFar(game.history.length)}></summary>
      ${this.#open ? (this.#panel?.view() ?? html`<p .textContent=${words.loading}></p>`) : ''}
    </details>`;
  }
}
