/** Where a pointer is among boxes, in a browser that tells boxes in the pixels of the zoomed element they are in. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;

/** All `zoom` around an element where its boxes are divided by it: WebKit, up to the one with `currentCSSZoom`. */
function zoomOf(element: Element): number {
  if ('currentCSSZoom' in element) return 1;
  let zoom = 1;
  for (let node: Node | null = element; node; node = parentOf(node))
    if (node.nodeType === Node.ELEMENT_NODE) zoom *= Number(getComputedStyle(node as Element).zoom) || 1;
  return zoom;
}

/** A point of the window in the pixels in which this element's boxes are told now. */
export function amongBoxes(element: Element, { x, y }: Point): Point {
  const zoom = zoomOf(element);
  const view = element.ownerDocument.defaultView;
  if (zoom === 1 || !view) return { x, y };
  // There a box is divided as it lies in the document, and only then is the scroll taken off.
  return { x: (x + view.scrollX) / zoom - view.scrollX, y: (y + view.scrollY) / zoom - view.scrollY };
}

/** The way back: a point among an element's boxes as a point of the window. */
export function inWindow(element: Element, { x, y }: Point): Point {
  const zoom = zoomOf(element);
  const view = element.ownerDocument.defaultView;
  if (zoom === 1 || !view) return { x, y };
  return { x: (x + view.scrollX) * zoom - view.scrollX, y: (y + view.scrollY) * zoom - view.scrollY };
}
