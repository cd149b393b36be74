/** The place for the list of moves: closed, being loaded, or open; and the earlier position it has put on the board. */
import { type TemplateResult, html, nothing } from 'lit';
import type { Effect } from '../engine/effects.js';
import type { Words } from '../words/words.js';
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
  #failed = false;
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
    if (!open) this.#panel?.back();
    else if (!this.#panel) void this.#load();
    this.#host.requestUpdate();
  };

  readonly #again = (event: Event): void => {
    // The button goes when the panel comes; the summary stays.
    ((event.currentTarget as Element).previousElementSibling as HTMLElement).focus();
    void this.#load();
  };

  async #load(): Promise<void> {
    const host = this.#host;
    this.#failed = false;
    host.requestUpdate();
    try {
      const { openTranscript } = await host.loadTranscript();
      this.#panel ??= openTranscript(host, this.#review);
    } catch {
      this.#failed = true;
      host.say(host.words.notLoaded);
    }
    host.requestUpdate();
  }

  /** What stands over the board while the list is open. */
  notice(): unknown {
    return this.#open ? this.#panel?.notice() : nothing;
  }

  view(): TemplateResult {
    const { words, game } = this.#host;
    return html`<details class="transcript" part="transcript" @toggle=${this.#toggle}>
      <summary .textContent=${words.movesSoFar(game.history.length)}></summary>
      ${this.#open ? (this.#panel?.view() ?? this.#waiting(words)) : nothing}
    </details>`;
  }

  #waiting({ loading, notLoaded }: Words): TemplateResult {
    return this.#failed
      ? html`<button
          type="button"
          part="control"
          class="control"
          @click=${this.#again}
          .textContent=${notLoaded}
        ></button>`
      : html`<p .textContent=${loading}></p>`;
  }
}
