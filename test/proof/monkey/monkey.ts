// Thousands of random acts on a page of games; the first thing that is wrong ends it, with all that is needed to repeat it.
import { nextFrame } from '@open-wc/testing';
import { indices } from '../../support/arbitrary.js';
import { whole } from '../settle.js';
import { cardFaults, shownFaults } from './checks.js';
import { type Act, HANDS } from './hands.js';
import { PAGE_ACTS } from './page-acts.js';
import { type Trouble, watchTrouble } from './trouble.js';
import { World } from './world.js';

const ACTS: Act[] = [...HANDS, ...PAGE_ACTS].flatMap(([often, act]) =>
  Array.from({ length: often }, () => act),
);

export interface Figures {
  acts: number;
  moves: number;
  rejected: number;
  deals: number;
  wins: number;
  rests: number;
}

export class Monkey {
  readonly world: World;
  readonly trouble: Trouble = watchTrouble();
  readonly figures: Figures = { acts: 0, moves: 0, rejected: 0, deals: 0, wins: 0, rests: 0 };
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
    this.world = new World(indices(`monkey ${seed}`));
  }

  async start(): Promise<void> {
    const count = (view: Window): void => {
      const { figures } = this;
      view.addEventListener('move', () => figures.moves++);
      view.addEventListener('rejected', () => figures.rejected++);
      view.addEventListener('deal', () => figures.deals++);
      view.addEventListener('win', () => figures.wins++);
    };
    await this.world.build();
    const frame = this.world.article.querySelector('iframe')!.contentWindow as Window & typeof globalThis;
    this.trouble.watch(frame);
    [window, frame].forEach(count);
    await this.rest();
  }

  async act(count: number): Promise<void> {
    const { world } = this;
    for (let i = 0; i < count; i++) {
      this.figures.acts++;
      await world.some(ACTS)(world);
      // Some acts come at once, before the one before is drawn, dealt or counted.
      if (!world.pick(4)) continue;
      this.#check(cardFaults);
      if (!world.pick(3)) await Promise.resolve();
      if (!world.pick(8)) await this.rest();
    }
    await this.rest();
  }

  /** A settle point: all is drawn, and what is shown is compared. */
  async rest(): Promise<void> {
    const { world } = this;
    this.figures.rests++;
    await nextFrame();
    // An answer to an event may have asked for more.
    for (let i = 0; i < 3; i++) await Promise.all(world.connected.map(whole));
    this.#check(cardFaults);
    this.#check((table) => (table.isConnected ? shownFaults(table) : []));
  }

  #check(faultsOf: (table: World['tables'][number]) => string[]): void {
    const { world, trouble } = this;
    const faults = world.tables.flatMap((table) =>
      faultsOf(table).map((fault) => `${world.name(table)} at ${table.position}: ${fault}`),
    );
    faults.push(...trouble.seen);
    if (!faults.length) return;
    const last = world.log.slice(-30).map((line) => `  ${line}`);
    throw new Error(
      [...faults, `seed ${this.#seed}, act ${this.figures.acts}; the last acts:`, ...last].join('\n'),
    );
  }

  stop(): void {
    this.trouble.stop();
    this.world.remove();
  }
}
