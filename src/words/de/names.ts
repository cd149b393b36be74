/** German names of cards and piles. */
import type { Suit } from '../../engine/card.js';
import type { Need } from '../../engine/reason.js';
import { type PileForms, pilesIn, pluralsOf, rankOf, suitOf } from '../parts.js';

const SUITS: Readonly<Record<Suit, string>> = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' };
const RANKS: Readonly<Record<number, string>> = { 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' };

export const rank = (number: number): string => RANKS[number] ?? String(number);
export const suitName = (suit: Suit): string => SUITS[suit];
const named = (suit: Suit, number: number): string => `${SUITS[suit]}-${rank(number)}`;
/** `Herz-10`, `Pik-Dame`: as card players say it, without an article. */
export const cardName = (code: string): string => named(suitOf(code), rankOf(code));

const count = pluralsOf('de');
export const cards = (number: number): string => count(number, { one: '# Karte', other: '# Karten' });
export const faceDown = (number: number): string =>
  count(number, { one: '# verdeckte Karte', other: '# verdeckte Karten' });
export const legalMoves = (number: number): string =>
  count(number, { one: '# erlaubter Zug', other: '# erlaubte Züge' });
export const destinations = (number: number): string =>
  count(number, { one: '# erlaubtes Ziel', other: '# erlaubte Ziele' });

/** `einen schwarzen König` is never needed: every sentence takes the need as its subject. */
export function needName({ rank: number, suit, color }: Need): string {
  // Numbers and queens are feminine, aces neuter.
  const gender = number === 1 ? 'n' : number === 11 || number === 13 ? 'm' : 'f';
  if (suit) return `${{ n: 'das', m: 'der', f: 'die' }[gender]} ${named(suit, number)}`;
  const ending = { n: 'es', m: 'er', f: 'e' }[gender];
  const adjective = color ? ` ${color === 'red' ? 'rot' : 'schwarz'}${ending}` : '';
  return `ein${gender === 'f' ? 'e' : ''}${adjective} ${rank(number)}`;
}

const forms = (preposition: string, the: { stock: string; waste: string; target: string; done: string }) =>
  ({
    stock: the.stock,
    waste: the.waste,
    done: the.done,
    column: (number) => `${preposition}Spalte ${number}`,
    foundation: (suit) => `${the.target} ${SUITS[suit]}`,
  }) satisfies PileForms;

/** `Spalte 3`, `Zielstapel Herz`. */
export const pileName = pilesIn(
  forms('', { stock: 'Stapel', waste: 'Ablage', target: 'Zielstapel', done: 'fertige Folgen' }),
);
/** `auf Spalte 3`, `auf den Zielstapel Herz`. */
export const onto = pilesIn(
  forms('auf ', {
    stock: 'auf den Stapel',
    waste: 'auf die Ablage',
    target: 'auf den Zielstapel',
    done: 'zu den fertigen Folgen',
  }),
);
/** `von Spalte 3`, `vom Zielstapel Herz`. */
export const from = pilesIn(
  forms('von ', {
    stock: 'vom Stapel',
    waste: 'von der Ablage',
    target: 'vom Zielstapel',
    done: 'von den fertigen Folgen',
  }),
);

export const withMore = (code: string, more: number): string =>
  more ? `${cardName(code)} und ${cards(more)}` : cardName(code);
