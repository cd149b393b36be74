/** Animates from the committed state: cards are measured before and after a render and slide between (FLIP). */
import type { Effect } from '../engine/effects.js';

const SLIDE = 180;
const FLIP = 160;
/** Between two cards of one deal. */
const STAGGER = 35;
const EASE = 'cubic-bezier(.2, .7, .3, 1)';

interface Spot {
  readonly left: number;
  readonly top: number;
}

const cardsIn = (board: Element): NodeListOf<HTMLElement> =>
  board.querySelectorAll<HTMLElement>('[data-card]');

export class Motion {
  #before = new Map<string, Spot>();
  #stock: Spot | undefined;
  readonly #running = new Set<Animation>();

  /** Remembers where every card is drawn now, a card in mid-air included. */
  capture(board: Element | null | undefined): void {
    this.#before.clear();
    this.#stock = undefined;
    if (!board || !this.#wanted(board)) return;
    for (const element of cardsIn(board))
      this.#before.set(element.dataset['card']!, element.getBoundingClientRect());
    this.#stock = board.querySelector('[data-pile="stock"]')?.getBoundingClientRect();
  }

  /** Lets each card that is drawn elsewhere now slide there from where it was. Blocks nothing. */
  play(board: Element | null | undefined, effects: readonly Effect[]): void {
    if (!board || !this.#before.size) return;
    const order = new Map<string, number>();
    const turned = new Set<string>();
    for (const effect of effects) {
      if (effect.type === 'drawn' || effect.type === 'dealt')
        effect.cards.forEach((code, i) => order.set(code, i));
      if (effect.type === 'turned' && effect.up) turned.add(effect.card);
    }
    for (const element of cardsIn(board)) {
      const code = element.dataset['card']!;
      const from = this.#before.get(code) ?? (order.has(code) ? this.#stock : undefined);
      if (from) this.#slide(element, from, (order.get(code) ?? 0) * STAGGER);
      if (turned.has(code)) this.#run(element, [{ transform: 'scaleX(0)' }, { transform: 'none' }], FLIP, 0);
    }
    this.#before.clear();
  }

  /** Ends everything at once, at its goal. */
  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#before.clear();
  }

  #slide(element: HTMLElement, from: Spot, delay: number): void {
    const to = element.getBoundingClientRect();
    const scale = element.offsetWidth ? to.width / element.offsetWidth : 1;
    const x = (from.left - to.left) / scale;
    const y = (from.top - to.top) / scale;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    const frames = [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ];
    this.#run(element, frames, SLIDE, delay);
  }

  #run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    const animation = element.animate?.(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    if (!animation) return;
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
  }

  #wanted(board: Element): boolean {
    const view = board.ownerDocument.defaultView;
    return (
      !!view && !board.ownerDocument.hidden && !view.matchMedia('(prefers-reduced-motion: reduce)').matches
    );
  }
}
