/** Takes a text away: through the clipboard where a page may write to it, else from a field with the text selected. */
import { type TemplateResult, html, nothing } from 'lit';
import type { TranscriptHost } from '../table/transcript-port.js';
import type { TranscriptWords } from '../words/words.js';

export class Copying {
  readonly #host: TranscriptHost;
  readonly #words: () => TranscriptWords;
  #text = '';
  /** The button that was pressed last. */
  #from: HTMLElement | undefined;

  constructor(host: TranscriptHost, words: () => TranscriptWords) {
    this.#host = host;
    this.#words = words;
  }

  get #field(): HTMLTextAreaElement | null | undefined {
    return this.#host.shadowRoot?.querySelector('textarea');
  }

  async copy(text: string, from: HTMLElement): Promise<void> {
    this.drop();
    this.#from = from;
    try {
      await navigator.clipboard.writeText(text);
      this.#done();
    } catch {
      // An insecure page has no clipboard, and a frame may not be allowed to use it.
      await this.#offer(text);
    }
  }

  readonly #done = (): void => this.#host.say(this.#words().copied);

  async #offer(text: string): Promise<void> {
    this.#text = text;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#field?.focus();
    this.#field?.select();
    this.#host.say(this.#words().copyByHand);
  }

  /** What is offered is no longer what is there. */
  drop(): void {
    if (!this.#text) return;
    const field = this.#field;
    if (field && this.#host.shadowRoot?.activeElement === field) this.#from?.focus({ preventScroll: true });
    this.#text = '';
    this.#host.requestUpdate();
  }

  view(): TemplateResult | typeof nothing {
    if (!this.#text) return nothing;
    return html`<label class="by-hand"
      ><span .textContent=${this.#words().copyByHand}></span
      ><textarea
        readonly
        rows="4"
        dir="ltr"
        translate="no"
        spellcheck="false"
        .value=${this.#text}
        @copy=${this.#done}
      ></textarea>
    </label>`;
  }
}
