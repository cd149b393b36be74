/** Klondike, as its rules read in a book, with the choices of a variant filled in. */
import { type Card, KING, SUITS, otherColor } from './card.js';
import { finishMoves } from './finish.js';
import { foundationFault } from './foundation.js';
import { top } from './position.js';
import type { Need } from './reason.js';
import type { Rules } from './rules.js';
import { codesOf } from './run.js';
import { sharedRules } from './shared-rules.js';
import type { Variant } from './variants.js';

/** Columns build downwards in alternating colours: what lies so many ranks from a card. */
const alternating =
  (step: number) =>
  ({ rank, suit }: Card): Need => ({ rank: rank + step, color: otherColor(suit) });

/** The rules of one variant. Any variant data gives working rules, not only the three that ship. */
export const klondikeRules = ({ draw, emptyColumn, redeals, foundationReturn, autoFinish }: Variant): Rules =>
  sharedRules({
    follower: alternating(-1),
    host: alternating(1),
    anyLead: emptyColumn === 'any',
    sources: ['waste', ...(foundationReturn ? SUITS : [])],

    faults: {
      stock({ stock, waste }) {
        if (stock.length) return undefined;
        if (!waste.length) return { code: 'stock-and-waste-empty' };
        return redeals === 'none' ? { code: 'no-redeal' } : { code: 'stock-empty', count: waste.length };
      },
      redeal({ stock, waste }) {
        if (redeals === 'none') return { code: 'no-redeal' };
        if (stock.length) return { code: 'stock-not-empty', count: stock.length };
        return waste.length ? undefined : { code: 'nothing-to-redeal' };
      },
    },

    liftElsewhere({ waste, foundations }, from, count) {
      if (from !== 'waste') {
        const cards = codesOf(foundations[from].slice(-1));
        if (!foundationReturn) return { code: 'foundation-keeps', cards };
        return cards.length ? undefined : { code: 'empty-foundation', suit: from };
      }
      // Only the waste's top card can be played; a count above one asks for a card beneath it.
      const wanted = waste[waste.length - count];
      if (!wanted) return { code: 'empty-waste' };
      return count > 1
        ? { code: 'covered-waste-card', cards: [wanted.code], onto: top(waste)!.code }
        : undefined;
    },

    ontoFoundation: (position, cards) =>
      cards.length > 1
        ? { code: 'foundation-one-card', cards: codesOf(cards) }
        : foundationFault(position, cards[0]!),

    follow(action, type, { stock, waste }) {
      if (type === 'stock') action.take('drawn', stock.slice(-draw));
      if (type === 'redeal') action.take('redealt', waste);
    },

    finished: ({ foundations }) => SUITS.every((suit) => foundations[suit].length === KING),
    finish: autoFinish ? finishMoves : undefined,
  });
