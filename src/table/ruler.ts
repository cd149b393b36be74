/** Measures the container: sizes come from it, whatever the viewport is. */
import type { LitElement } from 'lit';

export class Ruler {
  /** Inline size of the board in CSS pixels; 0 while it is not laid out. */
  width = 0;
  readonly #host: LitElement;
  #resize: ResizeObserver | undefined;

  constructor(host: LitElement) {
    this.#host = host;
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
    measure();
  }

  /** Lets go of the document's observer; another document brings its own. */
  disconnect(): void {
    this.#resize?.disconnect();
    this.#resize = undefined;
  }
}
