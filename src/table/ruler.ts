/** Measures the container: sizes come from it, whatever the viewport is. */
import type { LitElement } from 'lit';
import type { GameKind } from '../engine/card.js';
import { type Geometry, applyGeometry, geometryFor } from './geometry.js';

/** The width of a table that has no place yet. */
const UNPLACED = 360;

/** The edges of the table, left and right, unless a page draws others. */
const EDGES = 2;

export class Ruler {
  /** Inline size of the board in CSS pixels; 0 while it is not laid out. */
  width = 0;
  readonly #host: LitElement;
  #sizes: Geometry | undefined;
  /** The width that the sizes are for. */
  #sized = 0;
  /** The sizes that the board has. */
  #fitted: Geometry | undefined;
  #resize: ResizeObserver | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /**
   * Before anything is drawn, the width that the empty host promises: drawn for it, a table is laid out once. Where a
   * page's style makes it wrong, the observer says so before the first paint.
   */
  guess(): void {
    this.width ||= Math.max(0, this.#host.clientWidth - EDGES);
  }

  /** The sizes for the width: the same object while that stays, so that what is drawn for them can stay too. */
  sizes(kind: GameKind): Geometry {
    const width = this.width || UNPLACED;
    if (width !== this.#sized) this.#sizes = geometryFor(kind, width);
    this.#sized = width;
    return this.#sizes!;
  }

  /** Gives the board its sizes, where they have changed. */
  fit(board: HTMLElement, kind: GameKind): void {
    const sizes = this.sizes(kind);
    if (sizes !== this.#fitted) applyGeometry(board, kind, sizes);
    this.#fitted = sizes;
  }

  observe(): void {
    const ruler = this.#host.renderRoot.querySelector<HTMLElement>('.ruler');
    if (!ruler) return;
    const measure = (): void => {
      const width = ruler.clientWidth;
      if (!width || width === this.width) return;
      this.width = width;
      this.#host.requestUpdate();
      // Drawn in this very frame, the table may bring the page's scroll bar and be measured again, which browsers
      // report to the page as an error; so the next look is in the next frame.
      this.#resize?.unobserve(ruler);
      requestAnimationFrame(() => {
        if (this.#host.isConnected) this.#resize?.observe(ruler);
      });
    };
    const { ResizeObserver: Observer } = this.#host.ownerDocument.defaultView ?? globalThis;
    this.#resize ??= new Observer(measure);
    this.#resize.observe(ruler);
    if (!this.width) measure();
  }

  /** Lets go of the document's observer; another document brings its own. */
  disconnect(): void {
    this.#resize?.disconnect();
    this.#resize = undefined;
  }
}
