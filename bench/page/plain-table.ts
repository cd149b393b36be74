/**
 * A table by hand: `createElement`, `setAttribute` and `append`, and nothing that could follow a change. What to make is
 * written down from a drawn element, so that both make the same nodes for ever; no word is put together here and no card
 * dealt, which is in the hand's favour.
 */

export interface Sketch {
  readonly tag: string;
  readonly svg: boolean;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly (Sketch | string)[];
}

const SVG = 'http://www.w3.org/2000/svg';

/** What a hand would write down: neither comments nor white space between elements. */
export function sketchOf(element: Element): Sketch {
  const children = [...element.childNodes].flatMap((child): (Sketch | string)[] => {
    if (child instanceof Element) return [sketchOf(child)];
    return child instanceof Text && child.data.trim() ? [child.data] : [];
  });
  return {
    tag: element.localName,
    svg: element.namespaceURI === SVG,
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    children,
  };
}

export function draw({ tag, svg, attributes, children }: Sketch): Element {
  const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  for (const child of children) element.append(typeof child === 'string' ? child : draw(child));
  return element;
}

const LISTENED = [
  ...['click', 'dblclick', 'keydown', 'keyup', 'focusin', 'contextmenu'],
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'],
];

/** One listener on the board for each kind of event, as anything that can be played needs. */
export function plainTable(sketch: Sketch): Element {
  const table = draw(sketch);
  const board = table.querySelector('.board')!;
  for (const type of LISTENED) board.addEventListener(type, () => undefined);
  return table;
}
