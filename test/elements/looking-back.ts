// The list of moves as a player meets it: opening it, its entries and controls, and what lies on the board meanwhile.
import { expect } from '@open-wc/testing';
import type { Player } from './player.js';

export class LookingBack {
  constructor(readonly player: Player) {}

  /** Opens the list and waits until its code is there. */
  async open(): Promise<this> {
    const { player } = this;
    player.find('.transcript summary').click();
    for (let i = 0; i < 1500 && !player.root.querySelector('.moves'); i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await player.el.updateComplete;
    return this;
  }

  async close(): Promise<void> {
    const details = this.player.find('.transcript') as HTMLDetailsElement;
    const closed = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
    this.player.find('.transcript summary').click();
    await closed;
    await this.player.el.updateComplete;
  }

  get entries(): HTMLElement[] {
    return this.player.all('.moves button');
  }

  /** Each entry as it is read. */
  get lines(): string[] {
    return this.entries.map(({ children }) => [...children].map(({ textContent }) => textContent).join(''));
  }

  /** The number of the entry that is marked. */
  get current(): number[] {
    return this.entries.flatMap((entry, i) => (entry.getAttribute('aria-current') === 'step' ? [i] : []));
  }

  /** A control of the panel or of the notice by its words. */
  control(label: string): HTMLElement {
    const found = this.player
      .all('.transcript .control, .notice .control')
      .find(({ textContent }) => textContent === label);
    if (!found) throw new Error(`no control of the list says ${label}`);
    return found;
  }

  /** What cannot be done now. */
  get off(): string[] {
    return this.player
      .all('.transcript .control[aria-disabled="true"], .notice .control[aria-disabled="true"]')
      .map(({ textContent }) => textContent);
  }

  async press(label: string): Promise<void> {
    this.control(label).click();
    await this.player.el.updateComplete;
  }

  async choose(entry: number): Promise<void> {
    this.entries[entry]!.click();
    await this.player.el.updateComplete;
  }

  get notice(): string {
    return this.player.find('.notice p').textContent;
  }

  /** The codes of the face-up cards in the columns, as drawn. */
  get drawn(): string[] {
    return this.player.all('.columns [data-card]').map(({ dataset }) => dataset['card']!);
  }

  /** Everything that stepping must leave alone. */
  get untouched(): unknown {
    const { el, heard } = this.player;
    return [
      el.position,
      el.history,
      el.legalMoves,
      el.status,
      el.game.canUndo,
      el.game.canRedo,
      heard.length,
    ];
  }

  /** Compares the columns on the screen with a position. */
  expectShown(position: string, why = ''): void {
    const up = position
      .split(' | ')
      .filter((pile) => pile.startsWith('T'))
      .flatMap((pile) => pile.split(': ')[1]!.split(' '))
      .filter((card) => !card.startsWith('#'));
    expect(this.drawn, why).to.deep.equal(up);
  }
}

export const lookBack = (player: Player): Promise<LookingBack> => new LookingBack(player).open();
