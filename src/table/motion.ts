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

/** Of the board and not of a card, which has no width at all while it is being turned up; 1 where nothing is drawn. */
const scaleOf = (board: HTMLElement): number => board.getBoundingClientRect().width / board.offsetWidth || 1;

export class Motion {
  #before = new Map<string, Spot>();
  #stock: Spot | undefined;
  #board: Spot | undefined;
  #scale = 1;
  readonly #running = new Set<Animation>();

  /** Remembers where every card is drawn now, a card in mid-air included. */
  capture(board: Element | null | undefined): void {
    this.#before.clear();
    this.#stock = this.#board = undefined;
    if (!board || !this.#wanted(board)) return;
    this.#board = board.getBoundingClientRect();
    for (const element of cardsIn(board))
      this.#before.set(element.dataset['card']!, element.getBoundingClientRect());
    this.#stock = board.querySelector('[data-pile="stock"]')?.getBoundingClientRect();
  }

  /** The board has gone elsewhere since, by a scroll or by the page: what lies on it went along and must not slide. */
  rebase(board: Element | null | undefined): void {
    const was = this.#board;
    if (!was || !board) return;
    const now = board.getBoundingClientRect();
    const [x, y] = [now.left - was.left, now.top - was.top];
    const moved = ({ left, top }: Spot): Spot => ({ left: left + x, top: top + y });
    for (const [code, spot] of this.#before) this.#before.set(code, moved(spot));
    this.#stock &&= moved(this.#stock);
  }

  /** Lets each card that is drawn elsewhere now slide there from where it was. Blocks nothing. */
  play(board: HTMLElement | null | undefined, effects: readonly Effect[]): void {
    const before = this.#before;
    if (!board || !before.size) return;
    this.#scale = scaleOf(board);
    const order = new Map<string, number>();
    const turned = new Set<string>();
    let moves = 0;
    for (const effect of effects) {
      if (effect.type === 'drawn' || effect.type === 'dealt')
        effect.cards.forEach((code, i) => order.set(code, i));
      // Several moves at once, as in a finish, follow each other.
      if (effect.type === 'moved') {
        for (const code of effect.cards) order.set(code, moves);
        moves++;
      }
      if (effect.type === 'turned' && effect.up) turned.add(effect.card);
      const king = effect.type === 'stored' && board.querySelector<HTMLElement>(`[data-run="${effect.run}"]`);
      if (king) this.#slide(king, before.get(effect.cards[0]!), SLIDE, true);
    }
    for (const element of cardsIn(board)) {
      const code = element.dataset['card']!;
      // An element goes along with its card, and takes the slide with it that a former move gave it.
      if (order.has(code) || turned.has(code)) this.#stop(element);
      const known = before.get(code);
      const dealt = !known && order.has(code);
      this.#slide(
        element,
        dealt ? this.#stock : known,
        (order.get(code) ?? 0) * STAGGER,
        effects.length > 0,
        dealt,
      );
      if (turned.has(code)) this.#run(element, [{ transform: 'scaleX(0)' }, { transform: 'none' }], FLIP, 0);
    }
    before.clear();
  }

  /** Ends everything at once, at its goal. */
  cancel(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#before.clear();
  }

  #stop(element: HTMLElement): void {
    for (const animation of this.#running)
      if ((animation.effect as KeyframeEffect).target === element) animation.cancel();
  }

  /**
   * @param moved the card has another place now, and does not just go home
   * @param dealt it waits unseen for its turn, lest it lie face up on the stock
   */
  #slide(element: HTMLElement, from: Spot | undefined, delay: number, moved: boolean, dealt = false): void {
    if (!from) return;
    const to = element.getBoundingClientRect();
    const scale = this.#scale;
    const x = (from.left - to.left) / scale;
    const y = (from.top - to.top) / scale;
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    // A card in mid-air must not catch the clicks that are meant for what it flies over; one on its way home may be caught.
    const far = moved && Math.hypot(x, y) > element.offsetWidth / 2 ? { pointerEvents: 'none' } : {};
    const frames = [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5, ...far, opacity: dealt ? 0 : 1 },
      { opacity: 1, offset: 0.2 },
      { transform: 'none', zIndex: 5, ...far },
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
