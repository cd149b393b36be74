/** English sentences for refusals: each names the actual cards and says what would be legal. */
import { type Suit, RANKS } from './card.js';
import { quote } from './card-text.js';
import type { PileLabel } from './position.js';
import type { Need, Reason, RefusalCode } from './reason.js';

const RANK_NAMES: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const SUIT_NAMES: Readonly<Record<Suit, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

export const rankName = (rank: number): string => {
  const letter = RANKS[rank - 1]!;
  return RANK_NAMES[letter] ?? letter;
};
export const suitName = (suit: Suit): string => SUIT_NAMES[suit];
/** The name of the card with this code: `10 of hearts`, `queen of spades`. Twins share a name. */
export const cardName = (code: string): string =>
  `${rankName(RANKS.indexOf(code[0]!) + 1)} of ${suitName(code[1] as Suit)}`;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** `a black king`, `an ace of hearts`, `the 2 of hearts`. */
function needName({ rank, suit, color }: Need): string {
  const name = rankName(rank);
  if (suit) return `the ${name} of ${suitName(suit)}`;
  const noun = color ? `${color} ${name}` : name;
  return `${/^[a8]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const cardCount = (count = 0): string => (count === 1 ? '1 card' : `${count} cards`);
const areLeft = (count = 0): string => `${cardCount(count)} ${count === 1 ? 'is' : 'are'} left`;
const column = (label: PileLabel = 'T1'): string => `column ${label.slice(1)}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]!}`;
const lead = ({ cards }: Reason): string => (cards?.[0] ? cardName(cards[0]) : 'this card');
const onto = (reason: Reason): string => (reason.onto ? cardName(reason.onto) : 'this card');
const need = (reason: Reason): string => (reason.need ? needName(reason.need) : 'another card');

const brokenRun = (r: Reason): string =>
  `${lead(r)} cannot move with ${onto(r)} on it: ${need(r)} would have to follow`;
const wrongPlace = (r: Reason): string =>
  r.need?.rank === 1
    ? `${lead(r)} cannot go on ${onto(r)}`
    : `${lead(r)} cannot go on ${onto(r)}: it needs ${need(r)}`;

const SENTENCES: Readonly<Record<RefusalCode, (reason: Reason) => string>> = {
  'bad-notation': ({ text = '' }) =>
    `“${quote(text)}” is no move: write one like D, W>F, T2>F, T1>T4 or T1>T4:3`,
  'bad-count': ({ text = '' }) =>
    `“${quote(text)}” asks for no number of cards: the count after “:” is a whole number from 1`,
  'count-not-allowed': ({ text = '' }) =>
    `“${quote(text)}” needs no count: only a move between columns takes more than one card`,
  'no-such-column': (r) => `there is no column ${r.text}: this game has columns 1 to ${r.count}`,
  'not-in-this-game': ({ text }) => `${text ? `“${text}”` : 'this'} is no move of this game`,
  'between-foundations': () =>
    'a card stays on the foundation of its own suit: it cannot go to another foundation',
  'empty-column': (r) => `${column(r.at)} is empty: there is no card to move`,
  'empty-waste': () => 'the waste is empty: draw a card first',
  'count-too-large': (r) => `${column(r.at)} has only ${cardCount(r.size)}: ${r.count} cannot be moved`,
  'face-down-card': (r) => `a face-down card in ${column(r.at)} cannot be moved: only face-up cards can`,
  'run-rank': brokenRun,
  'run-color': brokenRun,
  'run-suit': brokenRun,
  'covered-waste-card': (r) =>
    `${lead(r)} lies under ${onto(r)}: only the top card of the waste can be played`,
  'same-column': (r) => `${lead(r)} is already in ${column(r.at)}: choose another place`,
  'face-down-target': (r) => `${lead(r)} cannot go to ${column(r.at)}: its last card lies face down`,
  'drop-rank': wrongPlace,
  'drop-color': wrongPlace,
  'king-needs-empty-column': (r) => `${lead(r)} cannot go on ${onto(r)}: a king goes only to an empty column`,
  'empty-column-needs-king': (r) => `${lead(r)} cannot go to empty ${column(r.at)}: it needs a king`,
  'foundation-one-card': (r) =>
    `only one card at a time goes to a foundation: the last card of ${column(r.at)}`,
  'foundation-needs-ace': (r) => `${lead(r)} cannot start a foundation: ${need(r)} comes first`,
  'foundation-order': (r) => `${lead(r)} cannot go to the foundation yet: ${need(r)} comes next`,
  'foundation-keeps': (r) =>
    `${r.cards?.length ? lead(r) : 'a card'} stays on its foundation: these rules let no card return`,
  'empty-foundation': (r) => `the ${suitName(r.suit!)} foundation is empty: there is no card to take back`,
  'stock-empty': (r) =>
    r.count ? 'the stock is empty: redeal turns the waste over' : 'cannot deal: the stock is empty',
  'stock-and-waste-empty': () => 'stock and waste are empty: there is no card to draw',
  'stock-not-empty': (r) => `redeal waits until the stock is empty: ${areLeft(r.count)} to draw`,
  'nothing-to-redeal': () => 'stock and waste are empty: there is no card to redeal',
  'no-redeal': () => 'these rules allow no redeal: the stock is gone through once',
  'deal-empty-column': ({ columns = [] }) =>
    columns.length === 1
      ? `cannot deal: ${column(columns[0])} is empty`
      : `cannot deal: columns ${list(columns.map((label) => label.slice(1)))} are empty`,
  'deal-short-stock': (r) => `cannot deal: only ${areLeft(r.count)}, and a deal needs ten`,
  'no-completed-run': () =>
    'no completed run to store: it must be king to ace in one suit, face up, at a column’s end',
  'no-undo': () => 'these rules have no undo: each move stands',
  'nothing-to-undo': () => 'nothing to undo: this is how the deal began',
  'nothing-to-redo': () => 'nothing to redo: no move was undone',
  'no-restart': () => 'these rules have no restart: reset deals again',
  'no-auto-finish': () => 'this game has no auto-finish: move the cards yourself',
  'auto-finish-waits': (r) =>
    `finish waits until stock and waste are empty and every card is face up: ${r.count ? `${areLeft(r.count)} in stock and waste` : `${areLeft(r.size)} face down`}`,
  'auto-finish-blocked': (r) =>
    r.cards?.length
      ? `finish stops: ${lead(r)} lies under a lower card of its suit or waits for one`
      : 'nothing to finish: no card is left in the columns',
  'game-over': () => 'the game is won: reset deals again',
  'conservation-failed': () => 'the cards no longer add up, so this game has stopped: reset deals again',
};

/** One English sentence for a reason. */
export const sentence = (reason: Reason): string => `${capital(SENTENCES[reason.code](reason))}.`;
