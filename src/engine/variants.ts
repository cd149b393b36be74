/** Klondike's rule sets as data: the rules obey it and the words on the screen are made from it. */

export interface Variant {
  readonly name: VariantName;
  /** Cards per draw; the last packet may be shorter. */
  readonly draw: 1 | 3;
  /** Which lead card an empty column takes. */
  readonly emptyColumn: 'king' | 'any';
  /** How often the waste may be turned over. Never shuffled, only with an empty stock. */
  readonly redeals: 'unlimited' | 'none';
  /** Whether a foundation's top card may return to a column, by the column rule. */
  readonly foundationReturn: boolean;
  readonly undo: boolean;
  readonly restart: boolean;
  /** Whether the rest may be played to the foundations on request, once nothing is hidden. */
  readonly autoFinish: boolean;
}

export type VariantName = 'teaching' | 'draw-one' | 'draw-three';

/** The rule sets differ in these two things only; automatic foundation moves are in none of them. */
const variant = (name: VariantName, draw: 1 | 3, lenient: boolean): Variant => ({
  name,
  draw,
  emptyColumn: 'king',
  redeals: 'unlimited',
  foundationReturn: lenient,
  undo: lenient,
  restart: lenient,
  autoFinish: lenient,
});

export const VARIANTS: Readonly<Record<VariantName, Variant>> = {
  teaching: variant('teaching', 1, false),
  'draw-one': variant('draw-one', 1, true),
  'draw-three': variant('draw-three', 3, true),
};

export const isVariantName = (name: unknown): name is VariantName =>
  typeof name === 'string' && Object.hasOwn(VARIANTS, name);
