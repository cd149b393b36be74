/** Elements made by hand: for what is made once and kept, where a template would make it anew with each place. */

/** The attributes of an element, all of them. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const SVG = 'http://www.w3.org/2000/svg';

/** Gives an element these attributes and no others, and touches none that is right already. */
export function dress(element: Element, attributes: Attributes): void {
  for (const name of element.getAttributeNames())
    if (attributes[name] === undefined) element.removeAttribute(name);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && element.getAttribute(name) !== `${value}`)
      element.setAttribute(name, `${value}`);
  }
}

function filled(element: Element, attributes: Attributes, children: readonly (Node | string)[]): Element {
  dress(element, attributes);
  element.append(...children);
  return element;
}

export const make = (tag: string, attributes: Attributes, ...children: (Node | string)[]): Element =>
  filled(document.createElement(tag), attributes, children);

export const makeSvg = (tag: string, attributes: Attributes, ...children: Node[]): Element =>
  filled(document.createElementNS(SVG, tag), attributes, children);
