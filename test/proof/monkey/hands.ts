// What a monkey does with a game by hand: taps, keys, and pointers that go down now and come up some other time.
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type Table, all, pointIn, rootOf } from '../../support/host-page.js';
import { moveByHand } from '../by-hand.js';
import type { World } from './world.js';

export type Act = (world: World) => unknown;

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'],
  ...['Enter', ' ', '+', '-', 'd', 'u', 'f', 'm', 'c', 'b', 's', '?', '1', '4', '7', '9', '0', 'x', 'Tab'],
];
/** Those that a browser's own window has no use for. */
const REAL_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  ' ',
  'Escape',
  'd',
  'u',
  'f',
  '3',
];
const TYPES = ['mouse', 'pen', 'touch'];

const spotOf = (element: HTMLElement): string =>
  element.dataset['spot'] ?? element.dataset['card'] ?? element.dataset['command'] ?? element.className;

const anything = (table: Table): HTMLElement[] =>
  all(
    table,
    '[data-spot], [data-card], [data-hidden], [data-command], summary, .column, .lesson button, .transcript button',
  );

const tap: Act = (world) => {
  const { reachable: table } = world;
  const target = world.oneOf(anything(table));
  world.note(`${world.name(table)}: tap ${target ? spotOf(target) : 'nothing'}`);
  target?.click();
  if (target && !world.pick(6))
    target.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
};

const tapMove: Act = (world) => {
  const { reachable: table } = world;
  const move = world.oneOf(table.legalMoves) ?? 'D';
  world.note(`${world.name(table)}: tap through ${move}`);
  for (const spot of moveByHand(table, move)) {
    const found = rootOf(table)?.querySelector<HTMLElement>(`[data-spot="${spot}"], [data-card="${spot}"]`);
    found?.click();
  }
};

function send(world: World, type: string, on: EventTarget, id: number, at: readonly number[]): void {
  const ends = type === 'pointerup' || type === 'pointercancel';
  const [x, y] = at as [number, number];
  on.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: id,
      pointerType: TYPES[id % 3]!,
      isPrimary: id < 3,
      button: type === 'pointermove' ? -1 : world.pick(20) ? 0 : 2,
      buttons: ends || !world.pick(60) ? 0 : 1,
      clientX: x,
      clientY: y,
    }),
  );
}

const press: Act = (world) => {
  const { reachable: table } = world;
  const target = world.oneOf(all(table, '[data-card]')) ?? table;
  const id = world.pick(4);
  world.note(`${world.name(table)}: pointer ${id} down on ${spotOf(target)}`);
  send(world, 'pointerdown', target, id, pointIn(target, 0.5, 0.2));
};

/** Anywhere: over some pile of some game, or nowhere near. */
function somewhere(world: World): [on: EventTarget, at: readonly number[]] {
  const { reachable: table } = world;
  const pile = world.oneOf(all(table, '[data-pile]'));
  const board = rootOf(table)?.querySelector('.board') ?? document.body;
  if (!pile || !world.pick(6))
    return [world.some([board, window, document.body]), [world.pick(1000), world.pick(900)]];
  return [board, pointIn(pile, world.pick(100) / 100, world.pick(100) / 100)];
}

const carry: Act = (world) => {
  const id = world.pick(4);
  const [on, at] = somewhere(world);
  world.note(`pointer ${id} to ${at.join()}`);
  send(world, 'pointermove', on, id, at);
};

const release: Act = (world) => {
  const id = world.pick(4);
  const [on, at] = somewhere(world);
  const type = world.some(['pointerup', 'pointerup', 'pointerup', 'pointercancel', 'lostpointercapture']);
  world.note(`pointer ${id} ${type} at ${at.join()}`);
  send(world, type, on, id, at);
  if (type === 'pointerup' && world.pick(4))
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
};

/** From a legal move's card to its place without a pause. */
const drag: Act = (world) => {
  const { reachable: table } = world;
  const move = world.oneOf(table.legalMoves) ?? 'D';
  const [from, to] = moveByHand(table, move);
  const find = (spot?: string) =>
    rootOf(table)?.querySelector<HTMLElement>(`[data-card="${spot}"], [data-pile="${spot}"] [data-card]`);
  const card = find(from);
  const pile = rootOf(table)?.querySelector(`[data-pile="${to}"]`);
  const board = rootOf(table)?.querySelector('.board');
  if (!card || !pile || !board) return tap(world);
  const id = world.pick(3);
  world.note(`${world.name(table)}: drag ${move} by pointer ${id}`);
  const [x, y] = pointIn(card, 0.5, 0.2);
  send(world, 'pointerdown', card, id, [x, y]);
  send(world, 'pointermove', board, id, [x + 12, y + 4]);
  send(world, 'pointermove', board, id, pointIn(pile));
  send(world, 'pointerup', board, id, pointIn(pile));
  if (TYPES[id] !== 'touch') board.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

const press1: Act = (world) => {
  const { reachable: table } = world;
  const spot = world.oneOf(all(table, '[data-spot]'));
  if (world.pick(2)) spot?.focus({ preventScroll: true });
  const key = world.some(KEYS);
  const on = rootOf(table)?.activeElement ?? world.some([table, world.outside]);
  world.note(`${world.name(table)}: key ${key} on ${on instanceof HTMLElement ? spotOf(on) : on.localName}`);
  const init = {
    ...{ key, code: key, bubbles: true, composed: true, cancelable: true },
    ...{ shiftKey: !world.pick(5), ctrlKey: !world.pick(12), repeat: !world.pick(12) },
  };
  for (const type of ['keydown', 'keyup']) on.dispatchEvent(new KeyboardEvent(type, init));
};

const other: Act = (world) => {
  const type = world.some(['blur', 'contextmenu', 'focus', 'scroll', 'pagehide']);
  const target =
    type === 'contextmenu' ? (rootOf(world.reachable)?.querySelector('.board') ?? document) : window;
  world.note(`${type} happens`);
  target.dispatchEvent(new Event(type, { bubbles: type === 'contextmenu' }));
};

const realMouse: Act = async (world) => {
  const { reachable: table } = world;
  const target = world.oneOf(all(table, '.board [data-card], .board [data-spot]'));
  if (world.pick(2)) target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const at = target ? pointIn(target, 0.5, 0.2) : [10, 10];
  const position: [number, number] = [Math.min(Math.max(at[0]!, 0), 980), Math.min(Math.max(at[1]!, 0), 880)];
  const what = world.some(
    world.mouseIsDown ? ['move', 'up', 'up'] : ['click', 'click', 'move', 'down', 'down'],
  );
  world.note(`${world.name(table)}: the mouse: ${what} at ${position.join()}, ${target && spotOf(target)}`);
  if (what === 'click') return sendMouse({ type: 'click', position });
  await sendMouse({ type: 'move', position });
  // A press is for the game alone: text and links of the page would begin a drag of their own.
  if (what === 'move' || (what === 'down' && !hits(position, table))) return;
  world.mouseIsDown = what === 'down';
  await sendMouse({ type: what as 'down' | 'up' });
};

const hits = ([x, y]: [number, number], table: Table): boolean =>
  !!rootOf(table).elementFromPoint(x, y)?.closest('[data-card]');

const realKey: Act = async (world) => {
  const key = world.some(REAL_KEYS);
  world.note(`the keyboard: ${key}`);
  await sendKeys({ press: key });
};

/** With how often each is done. */
export const HANDS: [number, Act][] = [
  [14, tap],
  [22, tapMove],
  [8, press],
  [12, carry],
  [8, release],
  [16, drag],
  [12, press1],
  [2, other],
  [2, realMouse],
  [1, realKey],
];
