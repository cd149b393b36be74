/** For pages whose sanitiser takes unknown tags away: `<div data-klondike-teaching data-seed="…">` becomes the element. */

/**
 * Puts an element into each marked place, which loses its fallback content. `data-` attributes become the element's
 * own if it observes them: no others, or a page that lets only `data-` pass would let `data-onclick` pass as well.
 */
function mountNow(name: string): void {
  const type = customElements.get(name) as { observedAttributes?: readonly string[] } | undefined;
  const known = type?.observedAttributes ?? [];
  for (const place of document.querySelectorAll(`[data-${name}]`)) {
    // A second copy of the script finds what the first one has done.
    if (place.localName === name || place.firstElementChild?.localName === name) continue;
    const element = document.createElement(name);
    for (const attribute of known) {
      const value = place.getAttribute(`data-${attribute}`);
      if (value !== null) element.setAttribute(attribute, value);
    }
    place.replaceChildren(element);
  }
}

/** Mounts once, as soon as the page is parsed: what comes later is the page's own to create. */
export function mount(name: string): void {
  if (typeof document === 'undefined') return;
  if (document.readyState !== 'loading') mountNow(name);
  else document.addEventListener('DOMContentLoaded', () => mountNow(name), { once: true });
}
