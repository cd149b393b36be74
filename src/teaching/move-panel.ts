/** The panel under the board: the moves so far, the board after each of them, and the game to take away. */
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { inverse } from '../engine/effects.js';
import type { Review, Transcript, TranscriptHost } from '../table/transcript-port.js';
import { enTranscript } from '../words/en-transcript.js';
import type { TranscriptWords, Words } from '../words/words.js';
import { Copying } from './copying.js';
import { moveListView, revealCurrent } from './move-list.js';
import { type WordedMove, movesAsTag, movesAsText } from './moves-as-text.js';
import { Tape } from './tape.js';

export class MovePanel implements Transcript {
  readonly #host: TranscriptHost;
  readonly #review: Review;
  readonly #tape: Tape;
  readonly #copying: Copying;
  /** How many moves lie before the board that is shown, while that is an earlier one. */
  #at: number | undefined;
  #behind = true;
  #spoken: Words | undefined;
  #words!: Words & TranscriptWords;
  #moves: readonly WordedMove[] = [];

  constructor(host: TranscriptHost, review: Review) {
    this.#host = host;
    this.#review = review;
    this.#tape = new Tape((opening) => host.replica(opening));
    this.#copying = new Copying(host, () => this.words);
  }

  changed(): void {
    this.#behind = true;
    this.#at = undefined;
    this.#copying.drop();
    this.#letGo();
    this.#reveal();
  }

  back(): void {
    this.#copying.drop();
    if (this.#at !== undefined) this.#go(this.#count);
    this.#letGo();
  }

  get words(): Words & TranscriptWords {
    this.#catchUp();
    return this.#words;
  }

  get #count(): number {
    this.#catchUp();
    return this.#tape.steps.length;
  }

  /** The moves and their words as they are now. */
  #catchUp(): void {
    const { game, words } = this.#host;
    const known = !this.#behind && this.#spoken === words;
    if (known) return;
    if (this.#behind) this.#tape.follow(game);
    this.#behind = false;
    this.#spoken = words;
    this.#words = { ...enTranscript, ...words };
    this.#moves = this.#tape.steps.map(({ move, effects }) => ({ move, said: words.move(move, effects) }));
  }

  /** Where the board stands, in words. */
  #place(count: number): string {
    const { words } = this;
    if (this.#at !== undefined) return words.earlierMove(this.#at, count);
    return count ? words.gameAfter(count) : words.noMovesYet;
  }

  /** Lays the position after so many moves on the board, or the game itself again. */
  #go(to: number): void {
    const count = this.#count;
    const { steps, whole } = this.#tape;
    const { words } = this;
    if (!whole) return this.#host.say(words.refusal({ code: 'conservation-failed' }));
    const next = Math.min(Math.max(to, 0), count);
    const from = this.#at ?? count;
    const effects =
      next === from + 1 ? steps[from]!.effects : next === from - 1 ? inverse(steps[next]!.effects) : [];
    const entering = this.#at === undefined && next < count;
    if (next !== from) {
      this.#hold();
      this.#copying.drop();
      this.#at = next === count ? undefined : next;
      this.#review(this.#at === undefined ? undefined : this.#tape.at(next), effects);
      this.#reveal();
    }
    const step = this.#at === undefined ? undefined : steps[this.#at - 1];
    const said = [
      this.#place(count),
      entering ? words.untouched : '',
      step ? words.did('', step.effects, step.left) : '',
    ];
    this.#host.say(said.filter(Boolean).join(' '));
  }

  /** The board keeps its height from step to step: what is pressed below it must not move away. */
  #hold(): void {
    const board = this.#host.board();
    if (board) board.style.minBlockSize = `${board.offsetHeight}px`;
  }

  #letGo(): void {
    this.#host.board()?.style.removeProperty('min-block-size');
  }

  #reveal(): void {
    void this.#host.updateComplete.then(() => revealCurrent(this.#host.shadowRoot));
  }

  #control(label: string, press: (from: HTMLElement) => void, off = false): TemplateResult {
    return html`<button
      type="button"
      part="control"
      class="control"
      aria-disabled=${off ? 'true' : nothing}
      @click=${(event: Event) => {
        const button = event.currentTarget as HTMLElement;
        // Safari does not focus a clicked button.
        button.focus({ preventScroll: true });
        press(button);
      }}
      .textContent=${label}
    ></button>`;
  }

  readonly #choose = (event: Event): void => {
    const entry = event.currentTarget as HTMLElement;
    entry.focus({ preventScroll: true });
    this.#go(Number(entry.dataset['step']));
  };

  #copy(text: string, from: HTMLElement): void {
    if (this.#tape.whole) void this.#copying.copy(text, from);
    else this.#host.say(this.words.refusal({ code: 'conservation-failed' }));
  }

  #asText(): string {
    const { words } = this;
    const variant = this.#host.variantName();
    const game = `${this.#host.gameName()}${variant ? ` (${variant})` : ''}`;
    return movesAsText(words.dealOf(game), this.#tape.opening || words.cards(0), this.#moves, words.dir);
  }

  #asTag(): string {
    const { localName } = this.#host;
    const moves = this.#moves.map(({ move }) => move);
    return movesAsTag(localName, this.#host.variantName(), this.#tape.opening, moves);
  }

  notice(): TemplateResult {
    const count = this.#count;
    const { words } = this;
    const earlier = this.#at !== undefined;
    const text = earlier ? `${this.#place(count)} ${words.untouched}` : this.#place(count);
    return html`<div class="notice" part="notice" ?data-earlier=${earlier}>
      <p .textContent=${text}></p>
      ${this.#control(words.backToGame, () => this.#go(this.#count), !earlier)}
    </div>`;
  }

  view(): TemplateResult {
    const count = this.#count;
    const { words } = this;
    const at = this.#at ?? count;
    if (!this.#host.shadowRoot?.querySelector('.moves')) this.#reveal();
    const step = (label: string, to: number, off: boolean): TemplateResult =>
      this.#control(label, () => this.#go(to), off);
    return html`<div class="looking" role="group" aria-label=${words.stepping}>
        ${step(words.stepFirst, 0, at === 0)} ${step(words.stepBack, at - 1, at === 0)}
        ${step(words.stepForward, at + 1, at === count)} ${step(words.stepLast, count, at === count)}
      </div>
      ${guard([this.#moves, words, at], () =>
        moveListView(words.theDeal, this.#moves, at, words.moveList, this.#choose),
      )}
      <div class="looking">
        ${this.#control(words.copyText, (from) => this.#copy(this.#asText(), from))}
        ${this.#control(words.copyTag, (from) => this.#copy(this.#asTag(), from))}
      </div>
      <p class="holds" .textContent=${words.copyHolds}></p>
      ${this.#copying.view()}`;
  }
}
