// What a player can do to a table, and what can be seen of it: the vocabulary of these tests.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/define.js';
import type { KlondikeTeaching, SpiderTwoSuit } from '../../src/index.js';

export type Attributes = Readonly<Record<string, string>>;
const TYPES = ['move', 'rejected', 'win', 'deal', 'lesson-step', 'lesson-done'] as const;
export interface Heard {
  readonly type: (typeof TYPES)[number];
  readonly detail: Readonly<Record<string, unknown>>;
}

export const middle = (element: Element): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** A point of a card that no other card covers: near its top. */
export const grabPoint = (element: Element): [x: number, y: number] => {
  const { left, top, width } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + 8)];
};

export class Player<T extends KlondikeTeaching | SpiderTwoSuit = KlondikeTeaching | SpiderTwoSuit> {
  /** Every public event so far, in order. */
  readonly heard: Heard[] = [];

  constructor(readonly el: T) {
    for (const type of TYPES)
      el.addEventListener(type, (event: Event) =>
        this.heard.push({ type, detail: (event as CustomEvent<Heard['detail']>).detail }),
      );
  }

  get root(): ShadowRoot {
    return this.el.shadowRoot!;
  }

  find(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector} while ${this.el.position} lies`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  get board(): HTMLElement {
    return this.find('.board');
  }

  /** A face-up card by its code. */
  card(code: string): HTMLElement {
    return this.find(`[data-card="${code}"]`);
  }

  /** `stock`, `waste`, `FH`, or `T3` for the column's button. */
  place(spot: string): HTMLElement {
    return this.find(`[data-spot="${spot}"]`);
  }

  /** A control of the command row by the words on it. */
  control(label: string): HTMLElement {
    const found = this.all('.controls button').find(({ textContent }) => textContent === label);
    if (!found) throw new Error(`no control says ${label}`);
    return found;
  }

  get controls(): string[] {
    return this.all('.controls button').map(({ textContent }) => textContent ?? '');
  }

  get enabledControls(): string[] {
    return this.all('.controls button:not([aria-disabled="true"])').map(
      ({ textContent }) => textContent ?? '',
    );
  }

  /** The status line as it is read: without the space that marks a repetition. */
  get status(): string {
    return (this.find('[role="status"]').textContent ?? '').trim();
  }

  get details(): string {
    return this.find('.details').textContent ?? '';
  }

  get selected(): string[] {
    return this.all('.selected').map((card) => card.dataset['card']!);
  }

  /** Where focus is: a spot, a control, or `page` when it is not in this table. */
  get focused(): string {
    const active = this.root.activeElement as HTMLElement | null;
    if (!active || document.activeElement !== this.hostInDocument) return 'page';
    const { spot, command, lesson } = active.dataset;
    return spot ?? command ?? lesson ?? active.localName;
  }

  /** This element, or the outermost host around it. */
  private get hostInDocument(): Element {
    let host: Element = this.el;
    for (let root = host.getRootNode(); root instanceof ShadowRoot; root = host.getRootNode())
      host = root.host;
    return host;
  }

  /** Details of the events of one type. */
  of(type: Heard['type']): Heard['detail'][] {
    return this.heard.filter((each) => each.type === type).map(({ detail }) => detail);
  }

  get moves(): unknown[] {
    return this.of('move').map(({ move }) => move);
  }

  get codes(): unknown[] {
    return this.of('rejected').map(({ code }) => code);
  }

  /** The click of a tap, a switch or a voice command. */
  async tap(target: string | HTMLElement): Promise<void> {
    (typeof target === 'string' ? this.target(target) : target).click();
    await this.el.updateComplete;
  }

  /** Card codes and spots by the same word. */
  target(word: string): HTMLElement {
    return (
      this.root.querySelector<HTMLElement>(`[data-card="${word}"]`) ??
      this.root.querySelector<HTMLElement>(`[data-spot="${word}"]`) ??
      this.control(word)
    );
  }

  async focus(word: string): Promise<void> {
    this.target(word).focus();
    await this.el.updateComplete;
    expect(this.root.activeElement, `focus on ${word}`).to.equal(this.target(word));
  }

  /** A key where focus is; the event, to see whether it was kept from the page. */
  async key(key: string, init: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    });
    (this.root.activeElement ?? this.el).dispatchEvent(event);
    await this.el.updateComplete;
    return event;
  }

  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.key(key);
  }

  /** What the status line says next: resolves with its first change from now on. */
  nextMessage(): Promise<string> {
    const line = this.find('[role="status"]');
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing was said; still: ${this.status}`)), 3000);
      new MutationObserver((_, observer) => {
        if (!this.status) return;
        observer.disconnect();
        clearTimeout(late);
        resolve(this.status);
      }).observe(line, { childList: true, characterData: true, subtree: true });
    });
  }

  /** What an action makes the status line say: the last of it, since a slow browser lets each step of one be heard. */
  async says(action: () => unknown): Promise<string> {
    const message = this.nextMessage();
    await action();
    let said = await message;
    // What was said last in the action waits for a tenth of a second; this timer starts later and ends later.
    for (await aTimeout(120); said !== this.status; await aTimeout(120)) said = this.status;
    return said;
  }

  /** A pointer event as a device sends it. */
  pointer(
    type: string,
    at: readonly [number, number],
    init: PointerEventInit = {},
    on: Element = this.board,
  ): void {
    const up = type === 'pointerup' || type === 'pointercancel';
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: up ? 0 : 1,
        clientX: at[0],
        clientY: at[1],
        ...init,
      }),
    );
  }

  /** Presses a card and carries it until its pointer is at a point; the button is still down. */
  async carry(code: string, to: readonly [number, number], init: PointerEventInit = {}): Promise<void> {
    const card = this.card(code);
    const [x, y] = grabPoint(card);
    this.pointer('pointerdown', [x, y], init, card);
    this.pointer('pointermove', [x + 9, y + 3], init);
    await this.el.updateComplete;
    this.pointer('pointermove', to, init);
    await this.el.updateComplete;
  }

  async drop(at: readonly [number, number], init: PointerEventInit = {}): Promise<void> {
    this.pointer('pointerup', at, init);
    // A mouse sends a click after a drag, to the element that captured it; a finger sends none.
    if (init.pointerType !== 'touch')
      this.board.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    else await new Promise((resolve) => setTimeout(resolve));
    await this.el.updateComplete;
  }

  /** Drags by events of a pointer. */
  async drag(code: string, to: string, init: PointerEventInit = {}): Promise<void> {
    const at = middle(this.find(`[data-pile="${to}"]`));
    await this.carry(code, at, init);
    await this.drop(at, init);
  }

  /** Drags by the real mouse. */
  async mouseDrag(code: string, to: readonly [number, number]): Promise<void> {
    const [x, y] = grabPoint(this.card(code));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 9, y + 3] });
    await sendMouse({ type: 'move', position: [...to] });
    await sendMouse({ type: 'up' });
    await this.el.updateComplete;
  }

  /** Plays a move of the notation by choosing its card and its place. */
  steps(move: string): string[] {
    if (move === 'D' || move === 'R') return ['stock'];
    const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
    const { columns, waste } = this.el.game.board;
    const cards = from === 'W' ? waste : columns[Number(from.slice(1)) - 1]!.map(({ card }) => card);
    const { code, suit } = cards[cards.length - Number(count)]!;
    return [code, to === 'F' ? `F${suit}` : to];
  }
}

const open = async <T extends KlondikeTeaching | SpiderTwoSuit>(
  tag: string,
  attributes: Attributes,
  width?: number,
): Promise<Player<T>> => {
  const parent = await fixture<HTMLElement>(html`<div></div>`);
  if (width) parent.style.width = `${width}px`;
  const el = document.createElement(tag) as T;
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  const player = new Player(el);
  parent.append(el);
  await el.updateComplete;
  // The width is known after the first layout, and the sizes follow it.
  await el.updateComplete;
  return player;
};

export const klondike = (attributes: Attributes = {}, width?: number): Promise<Player<KlondikeTeaching>> =>
  open('klondike-teaching', attributes, width);
export const spider = (attributes: Attributes = {}, width?: number): Promise<Player<SpiderTwoSuit>> =>
  open('spider-two-suit', attributes, width);
