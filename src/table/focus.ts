/** Keeps focus where the player expects it: renders move and replace buttons, focus must follow the card. */
import { type Spot } from './spots.js';

/**
 * Finds the element of a spot in the board. By attribute, like every search here: what a lone tag or class once found,
 * WebKit tells again after a stay in another document.
 */
export const spotElement = (root: ParentNode, spot: Spot): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('[data-spot]')].find(
    (element) => element.dataset['spot'] === spot,
  ) ?? null;

const inside = (root: ShadowRoot | null | undefined): HTMLElement | null =>
  (root?.activeElement as HTMLElement | null | undefined) ?? null;

/** Whether something on the page outside has focus, and must keep it. */
function pageHasFocus(root: ShadowRoot | null | undefined): boolean {
  const active = root?.ownerDocument.activeElement;
  return !!active && active !== root?.ownerDocument.body;
}

export class FocusKeeper {
  #held: HTMLElement | null = null;
  #wanted: Spot | undefined;
  /** What had focus when it was wanted elsewhere, and what a removal took it from. */
  #asker: HTMLElement | null = null;
  #left: HTMLElement | null = null;

  /** The next render puts focus here, if focus was on the board. */
  want(spot: Spot, root: ShadowRoot | null): void {
    this.#wanted = spot;
    this.#asker = inside(root);
  }

  /** A browser drops focus with an element that is moved; a render that has yet to set it still may. */
  leave(): void {
    this.#left = this.#wanted === undefined ? null : this.#asker;
  }

  /** Before a render: what has focus inside the widget. */
  remember(root: ShadowRoot | null | undefined): void {
    this.#held = inside(root) ?? (pageHasFocus(root) ? null : this.#left);
    this.#asker = this.#left = null;
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
