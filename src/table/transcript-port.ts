/** The panel with the moves so far, as the table knows it. The code behind it is loaded when it is first opened. */
import type { CSSResultOrNative, TemplateResult } from 'lit';
import type { Effect } from '../engine/effects.js';
import type { Words } from '../words/words.js';
import type { TableGame } from './game-table.js';

/** What the panel needs of its table. */
export interface TranscriptHost {
  readonly localName: string;
  readonly words: Words;
  readonly game: TableGame;
  readonly shadowRoot: ShadowRoot | null;
  readonly updateComplete: Promise<boolean>;
  gameName(): string;
  /** The felt, once it is drawn. */
  board(): HTMLElement | null;
  /** Klondike's rule set, for a tag that deals the same; Spider has one. */
  variantName(): string | null;
  /** A game of the same rules that begins with this position. */
  replica(opening: string): TableGame;
  requestUpdate(): void;
  addStyles(sheet: CSSResultOrNative): void;
  say(text: string): void;
}

/** Shows an earlier position on the board, or the game itself again; the game is not touched. */
export type Review = (earlier: TableGame | undefined, effects?: readonly Effect[]) => void;

export interface Transcript {
  /** Another move or deal has come: what is looked at may be gone. */
  changed(): void;
  /** Back to the game, if an earlier position is shown: the panel closes. */
  back(): void;
  view(): TemplateResult;
  /** What stands over the board while the panel is open: where the board is. */
  notice(): TemplateResult;
}

/** The module that is loaded when the panel is first opened. */
export interface TranscriptModule {
  openTranscript(host: TranscriptHost, review: Review): Transcript;
}
