// Counts the listeners that code has put on the window and the document and not taken off again.
export interface ListenerCount {
  count(): number;
  restore(): void;
}

export function countListeners(view: Window & typeof globalThis = window): ListenerCount {
  const live = new Set<string>();
  const ids = new WeakMap<object, number>();
  let next = 0;
  const key = (type: string, listener: unknown, options: unknown): string => {
    if (!ids.has(listener as object)) ids.set(listener as object, next++);
    const capture =
      typeof options === 'object' && options ? (options as AddEventListenerOptions).capture : options;
    return `${type} ${ids.get(listener as object)} ${!!capture}`;
  };
  const undo = [view, view.document].map((target) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
      if (listener) live.add(key(type, listener, options));
      Reflect.apply(addEventListener, target, [type, listener, options]);
    };
    target.removeEventListener = (type: string, listener: unknown, options?: unknown) => {
      if (listener) live.delete(key(type, listener, options));
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    };
    return () => {
      for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(target, name);
    };
  });
  return { count: () => live.size, restore: () => undo.forEach((each) => each()) };
}
