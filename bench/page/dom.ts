/** Making and comparing nodes by hand. */

type Attributes = Readonly<Record<string, string | number>>;

function fill<E extends Element>(
  element: E,
  attributes: Attributes,
  children: readonly (Node | string)[],
): E {
  for (const name in attributes) element.setAttribute(name, String(attributes[name]));
  element.append(...children);
  return element;
}

export const h = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => fill(document.createElement(tag), attributes, children);

export const svg = (tag: 'svg' | 'path', attributes: Attributes, ...children: Node[]): SVGElement =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** A tree as text: without comments and white space between elements, attributes and class names in one order. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  const children = [...node.childNodes]
    .filter((child) => !(child instanceof Comment))
    .map(textOf)
    .join('');
  if (!(node instanceof Element)) return children;
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${name === 'class' ? value.split(' ').sort().join(' ') : value}"`)
    .sort()
    .join(' ');
  return `\n<${node.localName} ${attributes}>${children}`;
}

/** Throws where two trees differ, with the first difference. */
export function assertSame(ours: Node, plain: Node, when: string): void {
  const [left, right] = [ours, plain].map((tree) => textOf(tree).split('\n')) as [string[], string[]];
  const at = left.findIndex((line, i) => line !== right[i]);
  if (at >= 0 || left.length !== right.length)
    throw new Error(`${when}: the element has ${left[at]}, the plain code ${right[at]}`);
}
