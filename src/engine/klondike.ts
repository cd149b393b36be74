/** A game of Klondike. */
import { quote } from './quote.js';
import { Game } from './game.js';
import { klondikeRules } from './klondike-rules.js';
import { type DealOptions, dealerFor, fairDealer, requireOptions, requireText } from './options.js';
import { VARIANTS, type Variant, type VariantName } from './variants.js';

export interface KlondikeOptions extends DealOptions {
  /** `teaching` (default), `draw-one` or `draw-three`. */
  variant?: VariantName;
}

/** One of the shipped variants by name. Throws a `TypeError` or `RangeError` that names the option. */
function variantNamed(name = 'teaching' as string): Variant {
  requireText('variant', name);
  if (Object.hasOwn(VARIANTS, name)) return VARIANTS[name as VariantName];
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
}
