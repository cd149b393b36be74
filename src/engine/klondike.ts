/** A game of Klondike. */
import { quote } from './quote.js';
import type { Effect } from './effects.js';
import { finishMoves } from './finish.js';
import { Game } from './game.js';
import { klondikeRules } from './klondike-rules.js';
import { type DealOptions, dealerFor, fairDealer, requireOptions, requireText } from './options.js';
import { VARIANTS, type Variant, type VariantName, isVariantName } from './variants.js';
import { type Refusal, type Verdict, refusal } from './verdict.js';

export interface KlondikeOptions extends DealOptions {
  /** `teaching` (default), `draw-one` or `draw-three`. */
  variant?: VariantName;
}

/** One of the shipped variants by name. Throws a `TypeError` or `RangeError` that names the option. */
function variantNamed(name = 'teaching' as string): Variant {
  requireText('variant', name);
  if (isVariantName(name)) return VARIANTS[name];
  throw new RangeError(
    `Option variant: there is no variant "${quote(name)}"; use ${Object.keys(VARIANTS).join(', ')}.`,
  );
}

/**
 * Klondike with the rules of one variant.
 * @example new KlondikeGame({ variant: 'draw-three', seed: 'class-7b' }).play('D')
 */
export class KlondikeGame extends Game {
  readonly kind = 'klondike';
  /** The rule set as data. */
  readonly variant: Variant;

  /**
   * @throws {TypeError} an option of the wrong type or of an unknown name
   * @throws {RangeError} an unknown variant, or a deck or fixture with faults; all are named
   */
  constructor(options: KlondikeOptions = {}) {
    requireOptions(options, ['variant', 'seed', 'fixture', 'deck']);
    const variant = variantNamed(options.variant);
    super(klondikeRules(variant), dealerFor('klondike', options, fairDealer('klondike')), variant);
    this.variant = variant;
  }

  /** The moves that auto-finish would play, or why it cannot; changes nothing. */
  planFinish(): string[] | Refusal {
    const plan =
      this.stopped() ?? (this.variant.autoFinish ? finishMoves(this.board) : { code: 'no-auto-finish' });
    return Array.isArray(plan) ? plan : refusal('auto-finish', plan);
  }

  /** Plays the rest to the foundations, each card an ordinary move and undo step of its own. */
  autoFinish(): Verdict {
    const plan = this.planFinish();
    if (!Array.isArray(plan)) return plan;
    const effects: Effect[] = [];
    for (const move of plan) {
      const verdict = this.play(move);
      if (!verdict.ok) return verdict;
      effects.push(...verdict.effects);
    }
    return { ok: true, move: plan.join(' '), effects };
  }

  /** Always refused: Klondike stores no runs. */
  settle(): Verdict {
    return this.play('S');
  }
}
