// The monkey's page: several games in an article among other things that take focus, and other places to put them.
import type { IndexSource } from '../../../src/engine.js';
import { type Table, openFrame } from '../../support/host-page.js';
import { make } from '../../support/place.js';

const ARTICLE = `
  <h1 tabindex="-1">A page about patience</h1>
  <p>Some text with <a href="#here" draggable="false">a link</a>, a <button type="button">button</button>
    and a field: <input aria-label="Name" /></p>
  <div class="home"></div>
  <p id="here"><label><input type="checkbox" /> a box</label></p>
  <div class="home" style="width: 420px; padding: 5px"></div>
  <section class="home" dir="rtl" lang="de" style="width: 620px; overflow: auto; max-height: 700px"></section>
  <p><textarea aria-label="Notes"></textarea></p>
  <div class="home" style="display: flex; zoom: 0.9"></div>`;

type Tag = 'klondike-teaching' | 'spider-two-suit';

/** Every game a page may have: both elements, all rule sets, what attributes add. */
const GAMES: readonly [Tag, Record<string, string>][] = [
  ['klondike-teaching', { hints: '' }],
  ['klondike-teaching', { variant: 'draw-one', ledger: '', seed: 'one' }],
  ['klondike-teaching', { variant: 'draw-three', hints: '', lang: 'fr', 'four-color': '' }],
  ['spider-two-suit', { ledger: '', hints: '' }],
  ['spider-two-suit', { fixture: 'two-runs', label: 'Two runs', 'heading-level': '0' }],
  ['klondike-teaching', { readonly: '', seed: 'diagram' }],
];

export class World {
  readonly log: string[] = [];
  readonly article = document.createElement('article');
  readonly homes: (HTMLElement | ShadowRoot)[] = [];
  readonly tables: Table[] = [];
  mouseIsDown = false;
  /** Each game has a name for as long as it lives. */
  readonly #names = new WeakMap<Table, string>();
  #named = 0;

  constructor(readonly pick: IndexSource) {}

  async build(): Promise<void> {
    this.article.innerHTML = ARTICLE;
    document.body.append(this.article);
    this.homes.push(...this.article.querySelectorAll<HTMLElement>('.home'));
    const host = document.createElement('div');
    this.article.append(host);
    this.homes.push(host.attachShadow({ mode: 'open' }));
    const frame = await openFrame({ srcdoc: '<!doctype html><title>Frame</title><body></body>' });
    frame.style.cssText = 'width: 700px; height: 500px';
    this.article.append(frame);
    // A frame that is moved loads again.
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    this.homes.push(frame.contentDocument!.body);
    GAMES.forEach((_, i) => this.add(i, this.homes[i % 4]!));
  }

  /** A new game; how it was made is told by its number. */
  add(number: number, home: ParentNode): Table {
    const [tag, attributes] = GAMES[number % GAMES.length]!;
    const table = make(tag, attributes);
    this.#names.set(table, `${tag === 'spider-two-suit' ? 'spider' : 'klondike'}-${++this.#named}`);
    this.tables.push(table);
    home.append(table);
    return table;
  }

  drop(table: Table): void {
    table.remove();
    this.tables.splice(this.tables.indexOf(table), 1);
  }

  name(table: Table): string {
    return this.#names.get(table) ?? 'unknown';
  }

  note(text: string): void {
    this.log.push(text);
  }

  oneOf<T>(list: readonly T[]): T | undefined {
    return list.length ? list[this.pick(list.length)] : undefined;
  }

  some<T>(list: readonly T[]): T {
    return list[this.pick(list.length)]!;
  }

  get table(): Table {
    return this.some(this.tables);
  }

  /** A game that a hand can reach, or any where none is on the page. */
  get reachable(): Table {
    return this.oneOf(this.connected) ?? this.table;
  }

  get connected(): Table[] {
    return this.tables.filter(({ isConnected }) => isConnected);
  }

  /** Something of the page outside every game that takes focus. */
  get outside(): HTMLElement {
    return this.some([...this.article.querySelectorAll<HTMLElement>(':is(h1, a, button, input, textarea)')]);
  }

  remove(): void {
    this.article.remove();
  }
}
