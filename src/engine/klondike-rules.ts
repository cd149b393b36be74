/** Klondike, as its rules read in a book, with the choices of a variant filled in. */
import { type Card, KING, SUITS, colorOf, otherColor } from './card.js';
import type { Move, Source, Transfer } from './move.js';
import { type PileLabel, type Position, columnLabel, top } from './position.js';
import type { Reason } from './reason.js';
import type { Rules } from './rules.js';
import { alternating, longestSuffix, suffixFault } from './run.js';
import { Transaction } from './transaction.js';
import type { Variant } from './variants.js';

/** A foundation takes one exposed card: its suit's Ace first, then the next rank. */
export function foundationFault(position: Position, card: Card): Reason | undefined {
  const need = { rank: position.foundations[card.suit].length + 1, suit: card.suit };
  if (card.rank === need.rank) return undefined;
  const code = need.rank === 1 ? 'foundation-needs-ace' : 'foundation-order';
  return { code, cards: [card.code], need };
}

/** A column takes a card one rank lower and of the other colour than its face-up top. */
function columnFault(position: Position, to: number, lead: Card, variant: Variant): Reason | undefined {
  const last = top(position.columns[to]!);
  const cards = [lead.code];
  if (!last) {
    if (variant.emptyColumn === 'any' || lead.rank === KING) return undefined;
    return { code: 'empty-column-needs-king', cards, at: columnLabel(to), need: { rank: KING } };
  }
  if (!last.up) return { code: 'face-down-target', cards, at: columnLabel(to) };
  const onto = last.card;
  const need = { rank: lead.rank + 1, color: otherColor(lead.suit) };
  if (onto.rank === need.rank && colorOf(onto.suit) === need.color) return undefined;
  if (lead.rank === KING) return { code: 'king-needs-empty-column', cards, onto: onto.code };
  return { code: onto.rank === need.rank ? 'drop-color' : 'drop-rank', cards, onto: onto.code, need };
}

/** The cards a transfer would lift, lead first. */
function lifted(position: Position, from: Source, count: number): Card[] {
  if (typeof from === 'number') return position.columns[from]!.slice(-count).map(({ card }) => card);
  return (from === 'waste' ? position.waste : position.foundations[from]).slice(-1);
}

/** Only the waste's top card can be played; a count above one asks for a card beneath it. */
function wasteFault({ waste }: Position, count: number): Reason | undefined {
  const wanted = waste[waste.length - count];
  if (!wanted) return { code: 'empty-waste' };
  return count > 1 ? { code: 'covered-waste-card', cards: [wanted.code], onto: top(waste)!.code } : undefined;
}

function liftFault(position: Position, from: Source, count: number, variant: Variant): Reason | undefined {
  if (typeof from === 'number') return suffixFault(position.columns[from] ?? [], from, count, alternating);
  if (from === 'waste') return wasteFault(position, count);
  const card = top(position.foundations[from]);
  if (!variant.foundationReturn)
    return { code: 'foundation-keeps', suit: from, cards: card ? [card.code] : [] };
  return card ? undefined : { code: 'empty-foundation', suit: from };
}

function transferFault(position: Position, move: Transfer, variant: Variant): Reason | undefined {
  const { from, to, count } = move;
  const reason = liftFault(position, from, count, variant);
  if (reason) return reason;
  const cards = lifted(position, from, count);
  const codes = cards.map(({ code }) => code);
  if (from === to) return { code: 'same-column', cards: codes, at: columnLabel(to) };
  if (to !== 'foundation') return columnFault(position, to, cards[0]!, variant);
  return count > 1 ? { code: 'foundation-one-card', cards: codes } : foundationFault(position, cards[0]!);
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

/** Every pairing of a liftable suffix, the waste's top or a foundation's top with a pile. */
function* candidates(position: Position, variant: Variant): Iterable<Move> {
  yield { type: 'stock' };
  yield { type: 'redeal' };
  const sources: [Source, number][] = [['waste', 1]];
  if (variant.foundationReturn) for (const suit of SUITS) sources.push([suit, 1]);
  position.columns.forEach((column, from) => {
    for (let count = longestSuffix(column, alternating); count > 0; count--) sources.push([from, count]);
  });
  for (const [from, count] of sources) {
    if (count === 1 && (typeof from === 'number' || from === 'waste'))
      yield { type: 'transfer', from, to: 'foundation', count };
    for (let to = 0; to < position.columns.length; to++) yield { type: 'transfer', from, to, count };
  }
}

const labelOf = (from: Source): PileLabel =>
  typeof from === 'number' ? columnLabel(from) : from === 'waste' ? 'waste' : 'F';

/** The rules of one variant. Any variant data gives working rules, not only the three that ship. */
export const klondikeRules = (variant: Variant): Rules => ({
  lift: (position, from, count) => liftFault(position, from, count, variant),

  judge(position, move) {
    switch (move.type) {
      case 'stock':
        return drawFault(position, variant);
      case 'redeal':
        return redealFault(position, variant);
      case 'transfer':
        return transferFault(position, move, variant);
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
      ? action.take('drawn', position.stock.slice(-variant.draw))
      : action.take('redealt', position.waste);
  },

  candidates: (position) => candidates(position, variant),

  finished: ({ foundations }) => SUITS.every((suit) => foundations[suit].length === KING),
});
