/** Hebrew names of cards and piles. */
import type { Suit } from '../../engine/card.js';
import type { Need } from '../../engine/reason.js';
import { type PileForms, pilesIn, pluralsOf, rankOf, suitOf } from '../parts.js';

const SUITS: Readonly<Record<Suit, string>> = { C: 'תלתן', D: 'יהלום', H: 'לב', S: 'עלה' };
const RANKS: Readonly<Record<number, string>> = { 1: 'אס', 11: 'נסיך', 12: 'מלכה', 13: 'מלך' };
const QUEEN = 12;

/** Keeps notation and other foreign text in one piece, whichever way the sentence around it runs. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

export const rank = (number: number): string => RANKS[number] ?? String(number);
export const suitName = (suit: Suit): string => SUITS[suit];
const named = (suit: Suit, number: number): string =>
  `${number === QUEEN ? 'מלכת' : rank(number)} ${SUITS[suit]}`;
/** `10 לב`, `מלכת עלה`. */
export const cardName = (code: string): string => named(suitOf(code), rankOf(code));
/** A prefix letter on a name; before digits it takes a hyphen. */
export const prefixed = (letter: string, name: string): string =>
  `${letter}${/^\d/.test(name) ? '־' : ''}${name}`;

/** `מלך שחור`, `מלכה אדומה`, `7 לב`. */
export function needName({ rank: number, suit, color }: Need): string {
  if (suit) return named(suit, number);
  const [masculine, feminine] = color === 'red' ? ['אדום', 'אדומה'] : ['שחור', 'שחורה'];
  return color ? `${rank(number)} ${number === QUEEN ? feminine : masculine}` : rank(number);
}

export const count = pluralsOf('he');
export const cards = (number: number): string =>
  count(number, { one: 'קלף אחד', two: 'שני קלפים', other: '# קלפים' });
export const faceDown = (number: number): string =>
  count(number, { one: 'קלף הפוך אחד', two: 'שני קלפים הפוכים', other: '# קלפים הפוכים' });
export const legalMoves = (number: number): string =>
  count(number, { one: 'מהלך חוקי אחד', two: 'שני מהלכים חוקיים', other: '# מהלכים חוקיים' });
export const destinations = (number: number): string =>
  count(number, { one: 'יעד חוקי אחד', two: 'שני יעדים חוקיים', other: '# יעדים חוקיים' });
export const deals = (number: number): string =>
  count(number, { one: 'חלוקה אחת', two: 'שתי חלוקות', other: '# חלוקות' });

const forms = (column: string, foundation: string, the: Pick<PileForms, 'stock' | 'waste' | 'done'>) =>
  pilesIn({
    ...the,
    column: (number) => `${column} ${number}`,
    foundation: (suit) => `${foundation} של ${SUITS[suit]}`,
  });

export const pileName = forms('טור', 'ערימת היעד', {
  stock: 'קופה',
  waste: 'ערימה גלויה',
  done: 'רצפים שהושלמו',
});
export const to = forms('לטור', 'לערימת היעד', {
  stock: 'לקופה',
  waste: 'לערימה הגלויה',
  done: 'לרצפים שהושלמו',
});
export const from = forms('מטור', 'מערימת היעד', {
  stock: 'מהקופה',
  waste: 'מהערימה הגלויה',
  done: 'מהרצפים שהושלמו',
});

export const withMore = (code: string, more: number): string =>
  more ? `${cardName(code)} ועוד ${cards(more)}` : cardName(code);
