/** A game of two-suit Spider. */
import { declaredDeal } from './deal.js';
import { Game } from './game.js';
import { type DealOptions, dealerFor, requireOptions } from './options.js';
import { spiderRules } from './spider-rules.js';
import { type Refusal, type Verdict, refusal } from './verdict.js';

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

  /** Stores the completed runs that stand in a staged position: the move `S`. */
  settle(): Verdict {
    return this.play('S');
  }

  /** Always refused, as auto-finish is. */
  planFinish(): Refusal {
    return refusal('auto-finish', this.stopped() ?? { code: 'no-auto-finish' });
  }

  /** Always refused: Spider stores its runs by itself. */
  autoFinish(): Verdict {
    return this.planFinish();
  }
}
