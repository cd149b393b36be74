/** One move between columns by hand, there and back: the nodes that move, and the values that are known to change. */
import { type Sketch, draw, sketchOf } from './plain-table.js';

/** A single front card that goes on another column and turns up what it covered, with more hidden cards below. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

type Write = () => void;

const writeAttribute = (node: Element, name: string, value: string | undefined): Write =>
  value === undefined ? () => node.removeAttribute(name) : () => node.setAttribute(name, value);

/** What is still to be written where the nodes are right already. */
function writesFor(node: Element, { attributes, children }: Sketch): Write[] {
  const wanted = new Map(attributes);
  const names = new Set([...wanted.keys(), ...node.getAttributeNames()]);
  const writes = [...names]
    .filter((name) => node.getAttribute(name) !== (wanted.get(name) ?? null))
    .map((name) => writeAttribute(node, name, wanted.get(name)));
  const parts = [...node.children];
  for (const child of children)
    if (typeof child !== 'string') writes.push(...writesFor(parts.shift()!, child));
    else if (node.textContent !== child) writes.push(() => void (node.textContent = child));
  if (parts.length)
    throw new Error(`The move takes away a ${parts[0]!.localName} that the plain code leaves`);
  return writes;
}

export class PlainMove {
  readonly #source: Element;
  readonly #target: Element;
  /** The backs of the source's hidden cards. */
  readonly #backs: Element;
  readonly #turned: Sketch;
  readonly #playWrites: Write[];
  readonly #undoWrites: Write[];

  /** Finds out in advance what a move has to change on a table that shows `before`. */
  constructor(table: Element, { from, to }: Step, before: Sketch, after: Sketch) {
    const list = (column: string): Element => table.querySelector(`[data-pile="${column}"] .cards`)!;
    this.#source = list(from);
    this.#target = list(to);
    this.#backs = this.#source.querySelector('.backs')!;
    const goal = draw(after).querySelector(`[data-pile="${from}"] .cards`)!;
    this.#turned = sketchOf(goal.lastElementChild!);
    this.#shift();
    this.#playWrites = writesFor(table, after);
    for (const write of this.#playWrites) write();
    this.#shiftBack();
    this.#undoWrites = writesFor(table, before);
    for (const write of this.#undoWrites) write();
  }

  #shift(): void {
    this.#target.append(this.#source.lastElementChild!);
    this.#backs.lastElementChild!.remove();
    this.#source.append(draw(this.#turned));
  }

  #shiftBack(): void {
    this.#source.lastElementChild!.remove();
    this.#backs.append(this.#backs.lastElementChild!.cloneNode());
    this.#source.append(this.#target.lastElementChild!);
  }

  play(): void {
    this.#shift();
    for (const write of this.#playWrites) write();
  }

  undo(): void {
    this.#shiftBack();
    for (const write of this.#undoWrites) write();
  }
}
