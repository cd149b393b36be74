/** A game of two-suit Spider. */
import { declaredDeal } from './deal.js';
import { Game } from './game.js';
import { type DealOptions, dealerFor, requireOptions } from './options.js';
import { spiderRules } from './spider-rules.js';

export type SpiderOptions = DealOptions;

/**
 * Two-suit Spider; without options the declared, unshuffled deal.
 * @example new SpiderGame().play('D')
 */
export class SpiderGame extends Game {
  readonly kind = 'spider';

  /**
   * @throws {TypeError} an option of the wrong type or of an unknown name
   * @throws {RangeError} a deck or fixture with faults; all are named
   */
  constructor(options: SpiderOptions = {}) {
    requireOptions(options, ['seed', 'fixture', 'deck']);
    super(spiderRules, dealerFor('spider', options, declaredDeal), { undo: true, restart: true });
  }
}
