/** Klondike, as its rules read in a book, with the choices of a variant filled in. */
import { type Card, KING, SUITS, otherColor } from './card.js';
import type { Move, Source, Transfer } from './move.js';
import { type PileLabel, type Position, columnLabel, top } from './position.js';
import type { Reason } from './reason.js';
import type { Rules } from './rules.js';
import { type Building, codesOf, columnMoves, endOf, landFault, suffixFault } from './run.js';
import { Transaction } from './transaction.js';
import type { Variant } from './variants.js';

/** A variant's data together with how its columns build: downwards in alternating colours. */
type KlondikeRules = Variant & Building;

const withBuilding = (variant: Variant): KlondikeRules => ({
  ...variant,
  follower: ({ rank, suit }) => ({ rank: rank - 1, color: otherColor(suit) }),
  host: ({ rank, suit }) => ({ rank: rank + 1, color: otherColor(suit) }),
  anyLead: variant.emptyColumn === 'any',
});

/** A foundation takes one exposed card: its suit's Ace first, then the next rank. */
export function foundationFault(position: Position, card: Card): Reason | undefined {
  const need = { rank: position.foundations[card.suit].length + 1, suit: card.suit };
  if (card.rank === need.rank) return undefined;
  const code = need.rank === 1 ? 'foundation-needs-ace' : 'foundation-order';
  return { code, cards: [card.code], need };
}

/** The cards a transfer would lift, lead first. */
function lifted({ columns, waste, foundations }: Position, from: Source, count: number): readonly Card[] {
  if (typeof from === 'number') return endOf(columns[from]!, count);
  return (from === 'waste' ? waste : foundations[from]).slice(-1);
}

/** Only the waste's top card can be played; a count above one asks for a card beneath it. */
function wasteFault({ waste }: Position, count: number): Reason | undefined {
  const wanted = waste[waste.length - count];
  if (!wanted) return { code: 'empty-waste' };
  return count > 1 ? { code: 'covered-waste-card', cards: [wanted.code], onto: top(waste)!.code } : undefined;
}

/** A foundation's top card leaves it only where the variant lets it. */
function returnFault(position: Position, suit: Source, { foundationReturn }: Variant): Reason | undefined {
  const cards = codesOf(lifted(position, suit, 1));
  if (!foundationReturn) return { code: 'foundation-keeps', cards };
  return cards.length ? undefined : { code: 'empty-foundation', suit: suit as Card['suit'] };
}

function liftFault(
  position: Position,
  from: Source,
  count: number,
  rules: KlondikeRules,
): Reason | undefined {
  if (typeof from === 'number') return suffixFault(position, from, count, rules);
  return from === 'waste' ? wasteFault(position, count) : returnFault(position, from, rules);
}

function transferFault(position: Position, move: Transfer, rules: KlondikeRules): Reason | undefined {
  const { from, to, count } = move;
  const reason = liftFault(position, from, count, rules);
  if (reason) return reason;
  const cards = lifted(position, from, count);
  if (from === to) return { code: 'same-column', cards: codesOf(cards), at: columnLabel(to) };
  if (to !== 'foundation') return landFault(position, to, cards[0]!, rules);
  return count > 1
    ? { code: 'foundation-one-card', cards: codesOf(cards) }
    : foundationFault(position, cards[0]!);
}

function drawFault({ stock, waste }: Position, { redeals }: Variant): Reason | undefined {
  if (stock.length) return undefined;
  if (!waste.length) return { code: 'stock-and-waste-empty' };
  return redeals === 'none' ? { code: 'no-redeal' } : { code: 'stock-empty', count: waste.length };
}

function redealFault({ stock, waste }: Position, { redeals }: Variant): Reason | undefined {
  if (redeals === 'none') return { code: 'no-redeal' };
  if (stock.length) return { code: 'stock-not-empty', count: stock.length };
  return waste.length ? undefined : { code: 'nothing-to-redeal' };
}

/** Whatever could be legal: the stock, a pile's top to a foundation, and all that could go to a column. */
const candidates = (position: Position, rules: KlondikeRules): Move[] => [
  { type: 'stock' },
  { type: 'redeal' },
  ...[...position.columns.keys(), 'waste' as const].map((from): Move => ({
    type: 'transfer',
    from,
    to: 'foundation',
    count: 1,
  })),
  ...columnMoves(position, ['waste', ...(rules.foundationReturn ? SUITS : [])], rules),
];

const labelOf = (from: Source): PileLabel =>
  typeof from === 'number' ? columnLabel(from) : from === 'waste' ? 'waste' : 'F';

/** The rules of one variant. Any variant data gives working rules, not only the three that ship. */
export function klondikeRules(variant: Variant): Rules {
  const rules = withBuilding(variant);
  return {
    lift: (position, from, count) => liftFault(position, from, count, rules),

    judge(position, move) {
      switch (move.type) {
        case 'stock':
          return drawFault(position, rules);
        case 'redeal':
          return redealFault(position, rules);
        case 'transfer':
          return transferFault(position, move, rules);
        case 'settle':
          return { code: 'not-in-this-game', text: 'S' };
      }
    },

    perform(position, move) {
      const action = new Transaction(position);
      if (move.type === 'transfer') {
        const { from, to, count } = move;
        const label = labelOf(from);
        return action
          .move(lifted(position, from, count), label, to === 'foundation' ? 'F' : columnLabel(to))
          .turnUp(label);
      }
      return move.type === 'stock'
        ? action.take('drawn', position.stock.slice(-rules.draw))
        : action.take('redealt', position.waste);
    },

    candidates: (position) => candidates(position, rules),

    finished: ({ foundations }) => SUITS.every((suit) => foundations[suit].length === KING),
  };
}
