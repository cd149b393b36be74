/** Keeps focus where the player expects it: renders move and replace buttons, focus must follow the card. */
import { type Spot } from './spots.js';

/** Finds the element of a spot in the board. */
export const spotElement = (root: ParentNode, spot: Spot): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-spot]')].find(
    (element) => element.dataset['spot'] === spot,
  ) ?? null;

export class FocusKeeper {
  #held: HTMLElement | null = null;
  #wanted: Spot | undefined;

  /** The next render puts focus here, if focus was on the board. */
  want(spot: Spot): void {
    this.#wanted = spot;
  }

  /** Before a render: what has focus inside the widget. */
  remember(root: ShadowRoot | null | undefined): void {
    this.#held = (root?.activeElement as HTMLElement | null) ?? null;
  }

  /** After a render: focus on the wanted spot, or where it was, or on the roving one. Never takes focus from the page. */
  restore(root: ShadowRoot, roving: Spot): void {
    const held = this.#held;
    const wanted = this.#wanted;
    this.#held = null;
    this.#wanted = undefined;
    if (!held) return;
    if (held.dataset['command'] && held.isConnected) return;
    if (!wanted && root.activeElement === held && held.dataset['spot'] === roving) return;
    if (!held.dataset['spot'] && held.isConnected) return;
    (spotElement(root, wanted ?? roving) ?? spotElement(root, roving))?.focus({ preventScroll: true });
  }
}
