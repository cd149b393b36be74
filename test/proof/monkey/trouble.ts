// Everything a page would call an error, kept from the test runner so that it can be told together with what led to it.
export interface Trouble {
  readonly seen: string[];
  watch(view: Window & typeof globalThis): void;
  stop(): void;
}

/** A keyframe that is no number is passed over without an error: the card jumps. */
function watchMotion(view: Window & typeof globalThis, seen: string[]): () => void {
  const { prototype } = view.Element;
  const { animate } = prototype;
  prototype.animate = function (this: Element, frames, options) {
    const text = JSON.stringify(frames);
    if (/NaN|Infinity/.test(text)) seen.push(`motion: ${text}`);
    return animate.call(this, frames, options);
  };
  return () => void (prototype.animate = animate);
}

export function watchTrouble(): Trouble {
  const seen: string[] = [];
  const undo: (() => void)[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => void seen.push(`console.error: ${parts.map(String).join(' ')}`);
  undo.push(() => (console.error = error));
  const watch = (view: Window & typeof globalThis): void => {
    const failed = (event: ErrorEvent): void => {
      seen.push(`error: ${event.message} ${(event.error as Error | null)?.stack ?? ''}`);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const rejected = (event: PromiseRejectionEvent): void => {
      seen.push(
        `unhandled rejection: ${String(event.reason)} ${(event.reason as Error | null)?.stack ?? ''}`,
      );
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    view.addEventListener('error', failed, true);
    view.addEventListener('unhandledrejection', rejected, true);
    undo.push(watchMotion(view, seen));
    undo.push(() => {
      view.removeEventListener('error', failed, true);
      view.removeEventListener('unhandledrejection', rejected, true);
    });
  };
  watch(window);
  return { seen, watch, stop: () => undo.forEach((each) => each()) };
}
