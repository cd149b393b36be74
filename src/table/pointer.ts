/** Drags by mouse, pen and touch. Clicks are not its business, but for the one that follows a drag. */
import type { Input, Interaction } from './interaction.js';
import { type Box, type Place, dropTarget } from './drop.js';
import { type Grip, type PileId, isDestination } from './piles.js';
import { type Point, amongBoxes } from './zoom.js';

/** Pixels a pointer travels before a press is a drag: fingers and pens tremble. */
const THRESHOLD: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 8 };

export interface PointerHost {
  readonly interaction: Interaction;
  /** The board that captures, measures and is scrolled about. */
  board(): HTMLElement | null;
  /** A grip on the card under a press, if it may be lifted by this player now. */
  gripFor(target: EventTarget | null): Grip | undefined;
  /** Says why what was pressed cannot be lifted, if it is a card. */
  explain(target: EventTarget | null): void;
  input(input: Input): void;
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

export class PointerDrag {
  readonly #host: PointerHost;
  #start: { x: number; y: number; board: DOMRect; lead: Box } | undefined;
  #last: Point = { x: 0, y: 0 };
  #swallow = false;
  /** A press on what cannot be lifted: to pull at it asks why. Not by finger, which scrolls the page there. */
  #stuck:
    | (Point & { readonly id: number; readonly threshold: number; readonly target: EventTarget | null })
    | undefined;
  /** The pointer of a drag that was broken off with its button still down: a click follows its release too. */
  #broken: number | undefined;
  /** The window hears a drag first, the board again: each event counts once. */
  #heard: Event | undefined;
  #watched: Window | undefined;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallow = false;
    this.#broken = this.#stuck = undefined;
    const now = this.#host.interaction;
    const busy = now.state === 'dragging' || now.state === 'pressed';
    if (busy && now.pointer.id !== event.pointerId) return;
    if (busy) this.#host.input({ type: 'abort' });
    if (event.button !== 0 || event.ctrlKey) return;
    const { target, pointerType, pointerId, clientX, clientY } = event;
    const grip = this.#host.gripFor(target);
    const board = this.#host.board();
    const threshold = THRESHOLD[pointerType] ?? 5;
    if (!grip && pointerType !== 'touch')
      this.#stuck = { id: pointerId, x: clientX, y: clientY, threshold, target };
    if (!grip || !board) return;
    const lead = board.querySelector(`[data-card="${grip.lead}"]`)!.getBoundingClientRect();
    this.#start = { ...amongBoxes(board, at(event)), board: board.getBoundingClientRect(), lead };
    const pointer = { id: pointerId, x: clientX, y: clientY, threshold };
    this.#host.input({ type: 'press', grip, pointer });
    this.#watch(board.ownerDocument.defaultView);
  };

  readonly move = (event: PointerEvent): void => {
    if (event === this.#heard) return;
    this.#heard = event;
    this.#pull(event);
    const now = this.#host.interaction;
    if ((now.state !== 'pressed' && now.state !== 'dragging') || now.pointer.id !== event.pointerId) return;
    // The button was let go where no event could tell of it.
    if (event.buttons === 0) return this.abort();
    this.#last = at(event);
    const over = now.state === 'dragging' ? this.#over() : undefined;
    this.#host.input({ type: 'move', id: event.pointerId, x: event.clientX, y: event.clientY, over });
    if (this.#host.interaction.state !== 'dragging') return;
    if (now.state === 'pressed') this.#capture(event.pointerId);
    this.#follow();
  };

  #pull({ pointerId, buttons, clientX, clientY }: PointerEvent): void {
    const stuck = this.#stuck;
    if (stuck?.id !== pointerId || Math.hypot(clientX - stuck.x, clientY - stuck.y) < stuck.threshold) return;
    this.#stuck = undefined;
    if (buttons === 0) return;
    // A release above the same card is followed by a click, which must not say it again.
    this.#broken = pointerId;
    this.#host.explain(stuck.target);
  }

  readonly up = (event: PointerEvent): void => {
    this.#stuck = undefined;
    if (event.pointerId === this.#broken) {
      this.#broken = undefined;
      this.#swallowNextClick();
    }
    const now = this.#host.interaction;
    if ((now.state !== 'pressed' && now.state !== 'dragging') || now.pointer.id !== event.pointerId) return;
    if (now.state === 'dragging') {
      this.#swallowNextClick();
      this.#last = at(event);
      this.#follow();
    }
    const over = now.state === 'dragging' ? this.#over() : undefined;
    this.#unwatch();
    this.#host.input({ type: 'release', id: event.pointerId, over });
  };

  /** Before anything else on the page: whatever has focus, and whoever else listens. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#host.interaction.state !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    this.abort();
  };

  readonly cancel = (event: PointerEvent): void => {
    const now = this.#host.interaction;
    if ((now.state !== 'pressed' && now.state !== 'dragging') || now.pointer.id !== event.pointerId) return;
    this.abort();
    this.#broken = undefined;
  };

  /** A finger's own capture of its card ends where the board's begins: only the board's counts. */
  readonly lost = (event: PointerEvent): void => {
    if (event.target === this.#host.board()) this.cancel(event);
  };

  /** True for the one click that a browser sends after a drag. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /** Ends a drag without a drop: Escape, a lost window, a removed element. */
  readonly abort = (): void => {
    const now = this.#host.interaction;
    if (now.state === 'dragging') {
      this.#swallowNextClick();
      this.#broken = now.pointer.id;
    }
    this.#unwatch();
    this.#host.input({ type: 'abort' });
  };

  /** On the board, which outlives the card. Without it the window still hears what happens above the page. */
  #capture(id: number): void {
    try {
      this.#host.board()?.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or never was one of a device.
    }
  }

  #swallowNextClick(): void {
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false));
  }

  /** Where a pointer is, in the pixels in which boxes are told. */
  get #here(): Point {
    const board = this.#host.board();
    return board ? amongBoxes(board, this.#last) : this.#last;
  }

  /** Everything in CSS pixels of the board, whatever zoom or scale its ancestors have. */
  #follow(): void {
    const board = this.#host.board();
    if (!board || !this.#start) return;
    const now = board.getBoundingClientRect();
    const scale = board.offsetWidth ? now.width / board.offsetWidth : 1;
    const here = this.#here;
    const x = here.x - this.#start.x - (now.left - this.#start.board.left);
    const y = here.y - this.#start.y - (now.top - this.#start.board.top);
    board.style.setProperty('--_drag-x', `${x / scale}px`);
    board.style.setProperty('--_drag-y', `${y / scale}px`);
  }

  /** Where the lead card hangs: as far from its place as the pointer is from the press, drawn yet or not. */
  #lead(): Box {
    const { x, y, lead } = this.#start!;
    const here = this.#here;
    const [dx, dy] = [here.x - x, here.y - y];
    return { left: lead.left + dx, right: lead.right + dx, top: lead.top + dy, bottom: lead.bottom + dy };
  }

  #over(): PileId | undefined {
    const now = this.#host.interaction;
    const board = this.#host.board();
    if (now.state !== 'dragging' || !board) return undefined;
    const places: Place[] = [...board.querySelectorAll<HTMLElement>('[data-pile]')].flatMap((element) => {
      const id = element.dataset['pile'] as PileId;
      if (!isDestination(id) && id !== now.grip.pile) return [];
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [{ id, left, top, right, bottom }];
    });
    const { x, y } = this.#here;
    return dropTarget(places, this.#lead(), x, y, now.grip.pile);
  }

  readonly #scrolled = (): void => this.#follow();
  /** The window's own blur, not that of a control inside it. */
  readonly #blurred = (event: Event): void => {
    if (event.target === this.#watched) this.abort();
  };

  #watch(view: Window | null): void {
    if (!view || this.#watched) return;
    this.#watched = view;
    view.addEventListener('blur', this.#blurred);
    view.addEventListener('pagehide', this.abort);
    view.addEventListener('scroll', this.#scrolled, { capture: true, passive: true });
    view.addEventListener('keydown', this.#key, { capture: true });
    view.addEventListener('pointermove', this.move, { capture: true });
    view.addEventListener('pointerup', this.up, { capture: true });
    view.addEventListener('pointercancel', this.cancel, { capture: true });
  }

  #unwatch(): void {
    const view = this.#watched;
    this.#watched = undefined;
    view?.removeEventListener('blur', this.#blurred);
    view?.removeEventListener('pagehide', this.abort);
    view?.removeEventListener('scroll', this.#scrolled, { capture: true });
    view?.removeEventListener('keydown', this.#key, { capture: true });
    view?.removeEventListener('pointermove', this.move, { capture: true });
    view?.removeEventListener('pointerup', this.up, { capture: true });
    view?.removeEventListener('pointercancel', this.cancel, { capture: true });
  }
}
