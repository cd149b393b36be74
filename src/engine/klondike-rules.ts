/** Klondike, as its rules read in a book, with the choices of a variant filled in. */
import { type Card, KING, SUITS, colorOf } from './card.js';
import type { Move, Source, Target, Transfer } from './move.js';
import { type PileLabel, type Position, columnLabel, top } from './position.js';
import { type Reason, fault } from './reason.js';
import type { Rules } from './rules.js';
import { alternating, longestSuffix, suffixFault } from './run.js';
import { Transaction } from './transaction.js';
import type { Variant } from './variants.js';

/** A foundation takes one exposed card: its suit's Ace first, then the next rank. */
export function foundationFault(position: Position, card: Card): Reason | undefined {
  const need = { rank: position.foundations[card.suit].length + 1, suit: card.suit };
  if (card.rank === need.rank) return undefined;
  return fault(need.rank === 1 ? 'foundation-needs-ace' : 'foundation-order', { cards: [card.code], need });
}

/** A column takes a card one rank lower and of the other colour than its face-up top. */
function columnFault(position: Position, to: number, lead: Card, variant: Variant): Reason | undefined {
  const last = top(position.columns[to]!);
  if (!last) {
    if (variant.emptyColumn === 'any' || lead.rank === KING) return undefined;
    return fault('empty-column-needs-king', {
      cards: [lead.code],
      at: columnLabel(to),
      need: { rank: KING },
    });
  }
  if (!last.up) return fault('face-down-target', { cards: [lead.code], at: columnLabel(to) });
  const onto = last.card;
  if (lead.rank === KING) return fault('king-needs-empty-column', { cards: [lead.code], onto: onto.code });
  const need = { rank: lead.rank + 1, color: colorOf(lead.suit) === 'red' ? 'black' : 'red' } as const;
  if (onto.rank !== need.rank) return fault('drop-rank', { cards: [lead.code], onto: onto.code, need });
  return colorOf(onto.suit) === need.color
    ? undefined
    : fault('drop-color', { cards: [lead.code], onto: onto.code, need });
}

/** The cards a transfer would lift, lead first. */
function lifted(position: Position, from: Source, count: number): Card[] {
  if (typeof from === 'number') return position.columns[from]!.slice(-count).map(({ card }) => card);
  const card = top(from === 'waste' ? position.waste : position.foundations[from]);
  return card ? [card] : [];
}

/** Only the waste's top card can be played; a count above one asks for a card beneath it. */
function wasteFault({ waste }: Position, count: number): Reason | undefined {
  const wanted = waste[waste.length - count];
  if (!wanted) return fault('empty-waste');
  return count > 1
    ? fault('covered-waste-card', { cards: [wanted.code], onto: top(waste)!.code })
    : undefined;
}

function liftFault(position: Position, from: Source, count: number, variant: Variant): Reason | undefined {
  if (typeof from === 'number') return suffixFault(position.columns[from]!, from, count, alternating);
  if (from === 'waste') return wasteFault(position, count);
  if (!variant.foundationReturn) {
    const card = top(position.foundations[from]);
    return fault('foundation-keeps', { suit: from, cards: card ? [card.code] : [] });
  }
  return position.foundations[from].length ? undefined : fault('empty-foundation', { suit: from });
}

function transferFault(position: Position, move: Transfer, variant: Variant): Reason | undefined {
  const { from, to, count } = move;
  const reason = liftFault(position, from, count, variant);
  if (reason) return reason;
  const cards = lifted(position, from, count);
  if (from === to) return fault('same-column', { cards: cards.map(({ code }) => code), at: columnLabel(to) });
  return to === 'foundation'
    ? foundationFault(position, cards[0]!)
    : columnFault(position, to, cards[0]!, variant);
}

function drawFault({ stock, waste }: Position): Reason | undefined {
  if (stock.length) return undefined;
  return waste.length ? fault('stock-empty', { count: waste.length }) : fault('stock-and-waste-empty');
}

function redealFault({ stock, waste }: Position, variant: Variant): Reason | undefined {
  if (variant.redeals === 'none') return fault('no-redeal');
  if (stock.length) return fault('stock-not-empty', { count: stock.length });
  return waste.length ? undefined : fault('nothing-to-redeal');
}

const labelOf = (place: Source | Target): PileLabel =>
  typeof place === 'number' ? columnLabel(place) : place === 'waste' ? 'waste' : 'F';

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

/** The rules of one variant. Any variant data gives working rules, not only the three that ship. */
export const klondikeRules = (variant: Variant): Rules => ({
  lift: (position, from, count) => liftFault(position, from, count, variant),

  judge(position, move) {
    switch (move.type) {
      case 'stock':
        return drawFault(position);
      case 'redeal':
        return redealFault(position, variant);
      case 'transfer':
        return transferFault(position, move, variant);
      case 'settle':
        return fault('not-in-this-game', { text: 'S' });
    }
  },

  perform(position, move) {
    const action = new Transaction(position);
    if (move.type === 'stock') {
      const cards = position.stock.slice(-variant.draw).reverse();
      return action.add({ type: 'drawn', cards: cards.map(({ code }) => code) });
    }
    if (move.type !== 'transfer') {
      const cards = [...position.waste].reverse();
      return action.add({ type: 'redealt', cards: cards.map(({ code }) => code) });
    }
    const cards = lifted(position, move.from, move.count).map(({ code }) => code);
    const from = labelOf(move.from);
    return action.add({ type: 'moved', cards, from, to: labelOf(move.to) }).turnUp(from);
  },

  candidates: (position) => candidates(position, variant),

  finished: ({ foundations }) => SUITS.every((suit) => foundations[suit].length === KING),
});
