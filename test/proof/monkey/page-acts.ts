// What a page does with its games while they are played: methods, attributes, other places, other sizes.
import { NOISE, expressibleMoves } from '../../support/arbitrary.js';
import type { Table } from '../../support/host-page.js';
import type { Act } from './hands.js';
import type { World } from './world.js';

/** Values of each attribute; `null` takes it away. The bad ones are part of it. */
const VALUES: Readonly<Record<string, readonly (string | null)[]>> = {
  variant: ['teaching', 'draw-one', 'draw-three', 'nonsense', null],
  seed: ['one', 'two', 'random', '', null],
  fixture: [
    'reveal',
    'two-runs',
    'mixed-run',
    'terminal-win',
    'T1: #9C 5H | T2: 6S',
    'T1: KS KS',
    null,
    null,
    null,
  ],
  moves: ['D', 'D D', 'T1>T2', 'x', null, null],
  lesson: ['what-a-run-is', 'draw-and-play', 'a-deal-needs-ten-columns', 'nonsense', null, null, null, null],
  hints: ['', null],
  ledger: ['', null],
  readonly: ['', null, null, null],
  'four-color': ['', null],
  label: ['Evening', '', null],
  'heading-level': ['0', '2', '9', null],
  shortcuts: ['off', null, null],
  lang: ['de', 'fr', 'he', 'en-GB', '', null],
  dir: ['rtl', 'ltr', 'auto', null],
  hidden: ['', null, null, null],
  inert: ['', null, null, null],
  style: ['width: 300px', 'margin: 1em', 'display: inline-block', null, null],
};
/** These deal anew, so they come seldom: a game must get somewhere. */
const DEALS = ['variant', 'seed', 'fixture', 'moves', 'lesson'];
const LOOKS = Object.keys(VALUES).filter((name) => !DEALS.includes(name));

const METHODS: Readonly<Record<string, (table: Table, world: World) => unknown>> = {
  'a legal move': (table, world) => table.play(world.oneOf(table.legalMoves) ?? 'D'),
  'any move': (table, world) => table.play(world.some(expressibleMoves(table.game.board))),
  nonsense: (table, world) => table.play(world.some(NOISE)),
  undo: (table) => table.undo(),
  'undo twice': (table) => [table.undo(), table.undo()],
  redo: (table) => table.redo(),
  finish: (table) => table.autoFinish(),
  settle: (table) => table.settle(),
  hint: (table) => table.hint(),
  restart: (table, world) => (world.pick(5) ? table.redo() : table.restart()),
  reset: (table, world) => (world.pick(5) ? table.redo() : table.reset()),
};

const call: Act = (world) => {
  const { table } = world;
  const name = world.some(Object.keys(METHODS));
  world.note(`${world.name(table)}: ${name} by its method`);
  METHODS[name]!(table, world);
};

function set(world: World, names: readonly string[]): void {
  const { table } = world;
  const name = world.some(names);
  const value = world.some(VALUES[name]!);
  world.note(`${world.name(table)}: ${name}=${JSON.stringify(value)}`);
  if (value === null) table.removeAttribute(name);
  else table.setAttribute(name, value);
}

type Movable = ParentNode & { moveBefore?: (node: Node, child: Node | null) => void };

const put: Act = (world) => {
  const { table } = world;
  const home = world.some(world.homes) as Movable & Node;
  const before = world.pick(2) ? home.firstChild : null;
  const whole = table.isConnected && table.ownerDocument === home.ownerDocument && !!home.moveBefore;
  // Chromium 156 falls down when anything, an empty <div> too, is moved so into a shadow root and another comes before it.
  const enters = home instanceof ShadowRoot && table.parentNode !== home;
  const how = whole && !enters && world.pick(2) ? 'moveBefore' : 'insertBefore';
  world.note(`${world.name(table)}: ${how} in home ${world.homes.indexOf(home as HTMLElement)}`);
  if (before === table) return;
  if (how === 'moveBefore') home.moveBefore!(table, before);
  else home.insertBefore(table, before);
};

const takeAway: Act = (world) => {
  const { table } = world;
  world.note(`${world.name(table)}: removed`);
  table.remove();
};

const replace: Act = (world) => {
  const { table } = world;
  const number = world.pick(99);
  const fresh = world.add(number, world.some(world.homes));
  world.note(`${world.name(table)}: gone for good; ${world.name(fresh)} comes`);
  world.drop(table);
};

const resize: Act = (world) => {
  const home = world.some(world.homes);
  if (!('style' in home)) return;
  const [width, display] = [`${200 + world.pick(700)}px`, world.pick(8) ? '' : 'none'];
  world.note(`home ${world.homes.indexOf(home)}: ${width} ${display}`);
  Object.assign(home.style, { width, display, fontSize: world.some(['', '10px', '30px']) });
  if (!world.pick(4)) Object.assign(home.style, { zoom: world.some(['', '0.5', '1.5']) });
};

const focus: Act = (world) => {
  const target = world.outside;
  world.note(`focus on ${target.localName}, scroll`);
  if (world.pick(3)) target.focus({ preventScroll: !world.pick(2) });
  else target.blur();
  scrollTo(0, world.pick(3000));
};

/** The page answers the game's next event, in the middle of it. */
const answer: Act = (world) => {
  const { table } = world;
  const type = world.some(['move', 'rejected', 'deal', 'win']);
  const what = world.some<[string, () => unknown]>([
    ['plays on', () => table.play(table.legalMoves[0] ?? 'D')],
    ['undoes', () => table.undo()],
    ['resets', () => table.reset()],
    ['removes it', () => table.remove()],
    ['moves it', () => table.parentElement?.append(table)],
    ['makes a diagram of it', () => table.toggleAttribute('readonly')],
    ['deals another', () => (table.seed = `seed ${table.history.length}`)],
    ['takes focus', () => world.article.querySelector('button')!.focus()],
  ]);
  world.note(`${world.name(table)}: the page ${what[0]} at the next ${type}`);
  table.addEventListener(type, () => void what[1](), { once: true });
};

const language: Act = (world) => {
  const value = world.some(['de', 'he', 'en', '']);
  world.note(`the page's language: ${value}`);
  world.article.lang = value;
};

/** With how often each is done. */
export const PAGE_ACTS: [number, Act][] = [
  [14, call],
  [8, (world) => set(world, LOOKS)],
  [2, (world) => set(world, DEALS)],
  [4, put],
  [1, takeAway],
  [1, replace],
  [4, resize],
  [3, focus],
  [3, answer],
  [1, language],
];
