/** What a change of position does on the screen besides the picture itself: focus, motion and speech. */
import type { Effect } from '../engine/effects.js';
import { Announcer } from './announcer.js';
import { FocusKeeper } from './focus.js';
import { Motion } from './motion.js';
import type { Spot } from './spots.js';

export class Stage {
  readonly #announcer: Announcer;
  readonly #focus = new FocusKeeper();
  readonly #motion = new Motion();
  #effects: Effect[] = [];
  #captured = false;

  constructor(show: (text: string) => void) {
    this.#announcer = new Announcer(show);
  }

  say(text: string): void {
    this.#announcer.say(text);
  }

  wantFocus(spot: Spot, root: ShadowRoot | null): void {
    this.#focus.want(spot, root);
  }

  /** Cards will lie elsewhere after the next render. Several changes before it slide as one. */
  before(board: Element | null): void {
    if (this.#captured) return;
    this.#motion.capture(board);
    this.#captured = true;
  }

  add(effects: readonly Effect[]): void {
    this.#effects.push(...effects);
  }

  rendering(root: ShadowRoot | null): void {
    this.#focus.remember(root);
  }

  rendered(root: ShadowRoot | null, board: HTMLElement | null, roving: Spot): void {
    if (root) this.#focus.restore(root, roving);
    if (this.#captured) {
      this.#motion.rebase(board);
      this.#motion.play(board, this.#effects);
    }
    this.#captured = false;
    this.#effects = [];
  }

  /** A card that is lifted follows the pointer at once: an animation still under way would hold it. */
  lifted(): void {
    this.#motion.cancel();
  }

  /** The table leaves its place: nothing slides across the page, and focus is owed to it if it comes back. */
  leave(): void {
    this.#motion.cancel();
    this.#effects = [];
    this.#captured = false;
    this.#focus.leave();
  }

  /** Drops what is pending: nothing of an earlier deal speaks or moves. */
  clear(): void {
    this.#announcer.cancel();
    this.#motion.cancel();
    this.#effects = [];
    this.#captured = false;
  }
}
