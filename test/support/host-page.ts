// A page around the tables: static ones from demo/hostile in a frame, or an element of this page, driven with a real mouse.
import { nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { KlondikeTeaching } from '../../src/klondike-teaching.js';
import { inWindow } from '../../src/table/zoom.js';
import type { SpiderTwoSuit } from '../../src/spider-two-suit.js';

export type Table = KlondikeTeaching | SpiderTwoSuit;

export interface HostPage {
  readonly view: Window & typeof globalThis & { trouble: string[] };
  readonly document: Document;
  readonly tables: Table[];
  one(selector: string): Table;
}

const SIZE = { width: 1000, height: 900 };
const frames: HTMLIFrameElement[] = [];

/** Waits until a table shows its state, its size included. */
export async function settled(...tables: Table[]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await Promise.all(tables.map((table) => table.updateComplete));
    await nextFrame();
  }
}

/** Waits until its cards lie where they belong. */
export async function still(table: Table): Promise<void> {
  await settled(table);
  const running = table.shadowRoot!.getAnimations();
  await Promise.allSettled(running.map(({ finished }) => finished));
}

export async function openFrame(attributes: Record<string, string>): Promise<HTMLIFrameElement> {
  await setViewport(SIZE);
  scrollTo(0, 0);
  const frame = document.createElement('iframe');
  frame.style.cssText =
    'position: fixed; inset: 0; width: 1000px; height: 900px; border: 0; background: #fff';
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  frames.push(frame);
  await loaded;
  return frame;
}

/** Opens demo/hostile/NAME.html and waits for its games. */
export async function openPage(name: string): Promise<HostPage> {
  const frame = await openFrame({ src: `/demo/hostile/${name}.html` });
  const view = frame.contentWindow as HostPage['view'];
  const page = view.document;
  const all = () => [...page.querySelectorAll<Table>('klondike-teaching, spider-two-suit')];
  await Promise.all(
    ['klondike-teaching', 'spider-two-suit'].map((tag) => view.customElements.whenDefined(tag)),
  );
  await settled(...all());
  const one = (selector: string): Table => {
    const found = page.querySelector<Table>(selector);
    if (!found) throw new Error(`${selector} is not on ${name}.html`);
    return found;
  };
  return {
    view,
    document: page,
    get tables() {
      return all();
    },
    one,
  };
}

/** Closes every frame that was opened; for afterEach. */
export async function closePages(): Promise<void> {
  for (const frame of frames.splice(0)) frame.remove();
  await resetMouse();
}

export const rootOf = (table: Table): ShadowRoot => table.shadowRoot!;

export const inside = (table: Table, selector: string): HTMLElement => {
  const found = rootOf(table).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not in the table`);
  return found;
};

/**
 * All that a selector finds now. WebKit remembers for each document what a lone tag or class found in an element, and
 * forgets it for changes made in that document only: an element that was in another is told with what it held before.
 * A list of selectors is never remembered.
 */
export const every = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`${selector}, :not(*)`),
];

export const all = (table: Table, selector: string): HTMLElement[] => every(rootOf(table), selector);

export const card = (table: Table, code: string): HTMLElement => inside(table, `[data-card="${code}"]`);
export const pile = (table: Table, id: string): HTMLElement => inside(table, `[data-pile="${id}"]`);

/** Where an element is in the top window, by a share of its width and height. */
export function pointIn(element: Element, shareX = 0.5, shareY = 0.5): [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  // The mouse is moved in the window's pixels, where WebKit tells boxes in zoomed ones.
  const { x, y } = inWindow(element, { x: left + width * shareX, y: top + height * shareY });
  const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return [Math.round(x + (frame?.left ?? 0)), Math.round(y + (frame?.top ?? 0))];
}

export async function clickOn(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await sendMouse({ type: 'click', position: pointIn(element) });
}

/** Presses on a card and carries it so far that a drag has begun; the button stays down. */
export async function pickUp(element: Element, by = 30): Promise<[x: number, y: number]> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await nextFrame();
  const [x, y] = pointIn(element, 0.4, 0.2);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [x + 8, y + 8] });
  await sendMouse({ type: 'move', position: [x + by, y + by] });
  return [x + by, y + by];
}

/** Drags a card onto an element and lets go. */
export async function drag(from: Element, to: Element): Promise<void> {
  await pickUp(from);
  await sendMouse({ type: 'move', position: pointIn(to) });
  await sendMouse({ type: 'up' });
  await nextFrame();
}

/** Everything of a kind that an element tells its page. */
export function eventsOf(target: EventTarget, type: string): CustomEvent[] {
  const seen: CustomEvent[] = [];
  target.addEventListener(type, (event) => seen.push(event as CustomEvent));
  return seen;
}
