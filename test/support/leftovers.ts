// Counts what code leaves behind in a page outside its own elements: listeners, timers, observers, nodes, animations.
export interface Leftovers {
  /** How many of each kind there are now. */
  readonly counts: Record<string, number>;
  restore(): void;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Methods = Record<string, Method>;

/** Puts another method in the place of one until it is undone. */
function replace(owner: object, name: string, make: (real: Method) => Method): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  const methods = owner as Methods;
  methods[name] = make(methods[name]!);
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}

/** What outlives an element: the window, the document with its root and body, and what a media query gives. */
const outlives = (target: unknown): boolean =>
  [window, document, document.documentElement, document.body, visualViewport].includes(target as null) ||
  target instanceof MediaQueryList;

/** Listeners by target, type, function and phase, as the platform tells them apart. */
function watchListeners(live: Map<unknown, Set<string>>): (() => void)[] {
  const ids = new WeakMap<object, number>();
  let next = 0;
  const key = ([type, listener, options]: unknown[]): string => {
    if (!ids.has(listener as object)) ids.set(listener as object, next++);
    const capture = options instanceof Object ? (options as AddEventListenerOptions).capture : options;
    return `${String(type)} ${ids.get(listener as object)} ${!!capture}`;
  };
  const watch = (name: string, note: (keys: Set<string>, key: string) => unknown): (() => void) =>
    replace(
      EventTarget.prototype,
      name,
      (real) =>
        function (...args) {
          // Called as a bare function, it is the window's.
          const target = this ?? window;
          if (args[1] && outlives(target)) {
            if (!live.has(target)) live.set(target, new Set());
            note(live.get(target)!, key(args));
          }
          return real.apply(target, args);
        },
    );
  return [
    watch('addEventListener', (keys, each) => keys.add(each)),
    watch('removeEventListener', (keys, each) => keys.delete(each)),
  ];
}

/** What was asked for with `start` and has neither happened, if it happens once, nor been taken back with `stop`. */
function watchTimers(live: Set<unknown>, start: string, stop: string, once: boolean): (() => void)[] {
  return [
    replace(window, start, (real) => (task, ...rest) => {
      const run = (...args: unknown[]): unknown => {
        if (once) live.delete(id);
        return (task as Method)(...args);
      };
      const id = real.call(window, run, ...rest);
      live.add(id);
      return id;
    }),
    replace(window, stop, (real) => (id) => {
      live.delete(id);
      return real.call(window, id);
    }),
  ];
}

/** Observers that look at something. */
function watchObservers(live: Set<unknown>): (() => void)[] {
  const targets = new WeakMap<object, Set<unknown>>();
  const of = (observer: object): Set<unknown> => {
    if (!targets.has(observer)) targets.set(observer, new Set());
    return targets.get(observer)!;
  };
  const watch =
    (note: (observer: object, target: unknown) => void) =>
    (real: Method): Method =>
      function (...args) {
        note(this as object, args[0]);
        if (of(this as object).size) live.add(this);
        else live.delete(this);
        return real.apply(this, args);
      };
  return [MutationObserver, ResizeObserver, IntersectionObserver].flatMap(({ prototype }) => [
    replace(
      prototype,
      'observe',
      watch((observer, target) => of(observer).add(target)),
    ),
    replace(
      prototype,
      'disconnect',
      watch((observer) => of(observer).clear()),
    ),
    ...('unobserve' in prototype
      ? [
          replace(
            prototype,
            'unobserve',
            watch((observer, target) => of(observer).delete(target)),
          ),
        ]
      : []),
  ]);
}

export function watchLeftovers(): Leftovers {
  const listeners = new Map<unknown, Set<string>>();
  const [timers, frames, observers] = [new Set(), new Set(), new Set()];
  const undo = [
    ...watchListeners(listeners),
    ...watchTimers(timers, 'setTimeout', 'clearTimeout', true),
    ...watchTimers(timers, 'setInterval', 'clearInterval', false),
    ...watchTimers(frames, 'requestAnimationFrame', 'cancelAnimationFrame', true),
    ...watchObservers(observers),
  ];
  return {
    get counts() {
      return {
        listeners: [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
        timers: timers.size,
        frames: frames.size,
        observers: observers.size,
        animations: document.getAnimations().length,
        nodes: document.querySelectorAll('*').length,
      };
    },
    restore: () => undo.forEach((each) => each()),
  };
}
