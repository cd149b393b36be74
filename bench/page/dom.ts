/** Comparing what two ways have made. */

/** A tree as lines: without comments and white space between elements, attributes and class names in one order. */
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
