/** French names of cards and piles. */
import type { Suit } from '../../engine/card.js';
import type { Need } from '../../engine/reason.js';
import { type PileForms, pilesIn, pluralsOf, rankOf, suitOf } from '../parts.js';

const SUITS: Readonly<Record<Suit, string>> = { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' };
const RANKS: Readonly<Record<number, string>> = { 1: 'as', 11: 'valet', 12: 'dame', 13: 'roi' };
const QUEEN = 12;

/** Keeps a colon or a closing quotation mark on the line of the word before it. */
export const typeset = (text: string): string =>
  text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

export const rank = (number: number): string => RANKS[number] ?? String(number);
export const suitName = (suit: Suit): string => SUITS[suit];
/** `10 de cœur`, `dame de pique`. */
export const cardName = (code: string): string => `${rank(rankOf(code))} de ${suitName(suitOf(code))}`;

const article = (number: number): string => (number === 1 ? 'l’' : number === QUEEN ? 'la ' : 'le ');
/** `le 10 de cœur`, `la dame de pique`, `l’as de trèfle`. */
export const theCard = (code: string): string => `${article(rankOf(code))}${cardName(code)}`;

/** `un roi noir`, `une dame rouge`, `le 7 de cœur`. */
export function needName({ rank: number, suit, color }: Need): string {
  if (suit) return `${article(number)}${rank(number)} de ${SUITS[suit]}`;
  const adjective = color ? ` ${color === 'red' ? 'rouge' : number === QUEEN ? 'noire' : 'noir'}` : '';
  return `${number === QUEEN ? 'une' : 'un'} ${rank(number)}${adjective}`;
}

export const count = pluralsOf('fr');
export const cards = (number: number): string => count(number, { one: '# carte', other: '# cartes' });
export const faceDown = (number: number): string =>
  count(number, { one: '# carte face cachée', other: '# cartes face cachée' });
export const legalMoves = (number: number): string =>
  count(number, { one: '# coup permis', other: '# coups permis' });
export const destinations = (number: number): string =>
  count(number, { one: '# destination permise', other: '# destinations permises' });
export const deals = (number: number): string =>
  count(number, { one: '# distribution', other: '# distributions' });
/** What follows `ne reste`: `qu’une carte`, `que 3 cartes`. */
export const onlyCards = (number: number): string => (number === 1 ? 'qu’une carte' : `que ${cards(number)}`);

const forms = (column: string, foundation: string, the: Pick<PileForms, 'stock' | 'waste' | 'done'>) =>
  pilesIn({
    ...the,
    column: (number) => `${column} ${number}`,
    foundation: (suit) => `${foundation} de ${SUITS[suit]}`,
  });

/** `colonne 3`, `fondation de cœur`. */
export const pileName = forms('colonne', 'fondation', {
  stock: 'talon',
  waste: 'défausse',
  done: 'suites terminées',
});
/** `dans la colonne 3`, `sur la fondation de cœur`. */
export const into = forms('dans la colonne', 'sur la fondation', {
  stock: 'sur le talon',
  waste: 'sur la défausse',
  done: 'parmi les suites terminées',
});
/** `de la colonne 3`. */
export const from = forms('de la colonne', 'de la fondation', {
  stock: 'du talon',
  waste: 'de la défausse',
  done: 'des suites terminées',
});

export const withMore = (code: string, more: number): string =>
  more ? `${cardName(code)} et ${cards(more)}` : cardName(code);
