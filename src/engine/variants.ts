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

const open = {
  emptyColumn: 'king',
  redeals: 'unlimited',
  foundationReturn: true,
  undo: true,
  restart: true,
  autoFinish: true,
} as const;

/** Automatic foundation moves are in none of them. */
export const VARIANTS: Readonly<Record<VariantName, Variant>> = {
  teaching: {
    ...open,
    name: 'teaching',
    draw: 1,
    foundationReturn: false,
    undo: false,
    restart: false,
    autoFinish: false,
  },
  'draw-one': { ...open, name: 'draw-one', draw: 1 },
  'draw-three': { ...open, name: 'draw-three', draw: 3 },
};

export const isVariantName = (name: unknown): name is VariantName =>
  typeof name === 'string' && Object.hasOwn(VARIANTS, name);
