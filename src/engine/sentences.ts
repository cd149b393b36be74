/** English sentences for refusals: each names the actual cards and says what would be legal. */
import { type Suit, RANKS } from './card.js';
import { quote } from './quote.js';
import type { PileLabel } from './position.js';
import type { Need, Reason } from './reason.js';

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

/** `a black king`, `an 8`, `the 2 of hearts`. */
function needName({ rank, suit, color }: Need): string {
  const name = rankName(rank);
  if (suit) return `the ${name} of ${suitName(suit)}`;
  const noun = color ? `${color} ${name}` : name;
  return `${/^[a8]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

export const cardCount = (count = 0): string => `${count} card${count === 1 ? '' : 's'}`;
const areLeft = (count = 0): string => `${cardCount(count)} ${count === 1 ? 'is' : 'are'} left`;
const column = (label: PileLabel = 'T1'): string => `column ${label.slice(1)}`;
const list = (items: readonly string[]): string => items.join(', ').replace(/, (\w+)$/, ' and $1');

/** What stands for `{name}` in a sentence. */
const WORDS: Readonly<Record<string, (reason: Reason) => string>> = {
  card: ({ cards }) => (cards?.[0] ? cardName(cards[0]) : 'a card'),
  onto: ({ onto }) => (onto ? cardName(onto) : 'a card'),
  need: ({ need }) => (need ? needName(need) : 'no card'),
  column: ({ at }) => column(at),
  count: ({ count = 0 }) => `${count}`,
  left: ({ count }) => areLeft(count),
  size: ({ size }) => cardCount(size),
  suit: ({ suit = 'C' }) => suitName(suit),
  text: ({ text = '' }) => quote(text),
};

const brokenRun = '{card} cannot move with {onto} in its run: {need} belongs there';
const wrongPlace = '{card} cannot go on {onto}: it needs {need}';

/** Every reason a refusal can have, by the rule it rests on. The codes are stable: tests and pages rely on them. */
const SENTENCES = {
  notation: {
    'bad-notation': '“{text}” is no move: write one like D, T1>T4 or T1>T4:3',
    'bad-count': '“{text}” has no proper count: after “:” comes a whole number from 1',
    'count-not-allowed': '“{text}” takes no count: only a move between columns has one',
    'no-such-column': 'there is no column {text}: this game has columns 1 to {count}',
    'not-in-this-game': '“{text}” is no move of this game',
  },
  'pick-up': {
    'empty-column': '{column} is empty: there is no card to move',
    'empty-waste': 'the waste is empty: only a draw puts cards there',
    'count-too-large': '{column} has only {size}: {count} cannot be moved',
    'face-down-card': 'a face-down card in {column} cannot be moved: only face-up cards can',
    'run-rank': brokenRun,
    'run-color': brokenRun,
    'run-suit': brokenRun,
    'covered-waste-card': '{card} lies under {onto}: only the top card of the waste can be played',
  },
  landing: {
    'same-column': '{card} is already in {column}: choose another place',
    'face-down-target': '{card} cannot go to {column}: its last card lies face down',
    'drop-rank': wrongPlace,
    'drop-color': wrongPlace,
    'king-needs-empty-column': '{card} cannot go on {onto}: a king needs an empty column',
  },
  'empty-column': {
    'empty-column-needs-king': '{card} cannot go to {column}: an empty column takes only a king',
  },
  foundation: {
    'between-foundations': 'a card cannot go from one foundation to another: each holds its own suit',
    'foundation-one-card': '{card} cannot go to a foundation with cards on it: only the last card can',
    'foundation-needs-ace': '{card} cannot start a foundation: {need} comes first',
    'foundation-order': '{card} cannot go to the foundation yet: {need} comes next',
    'foundation-keeps': '{card} stays on its foundation: these rules let no card return',
    'empty-foundation': 'the {suit} foundation is empty: there is no card to take back',
  },
  draw: {
    'stock-empty': ({ count }: Reason): string =>
      count ? 'the stock is empty: redeal turns the waste over' : 'cannot deal: the stock is empty',
    'stock-and-waste-empty': 'stock and waste are empty: there is no card to draw',
  },
  redeal: {
    'stock-not-empty': 'redeal waits until the stock is empty: {left} to draw',
    'nothing-to-redeal': 'stock and waste are empty: there is no card to redeal',
    'no-redeal': 'these rules allow no redeal: the stock is gone through once',
  },
  deal: {
    'deal-empty-column': ({ columns = [] }: Reason): string =>
      columns.length === 1
        ? `cannot deal: ${column(columns[0])} is empty`
        : `cannot deal: columns ${list(columns.map((label) => label.slice(1)))} are empty`,
    'deal-short-stock': 'cannot deal: only {left}, and a deal needs ten',
  },
  'completed-run': {
    'no-completed-run': 'no run is complete: it takes king to ace in one suit, face up, at a column’s end',
  },
  undo: {
    'no-undo': 'these rules have no undo: each move stands',
    'nothing-to-undo': 'nothing to undo: this is how the deal began',
    'nothing-to-redo': 'nothing to redo: no move was undone',
  },
  restart: { 'no-restart': 'these rules have no restart: reset deals again' },
  'auto-finish': {
    'no-auto-finish': 'these rules have no auto-finish: move the cards yourself',
    'auto-finish-waits': ({ count, size }: Reason): string =>
      `finish waits until stock and waste are empty and every card is face up: ${
        count ? `${areLeft(count)} in stock and waste` : `${areLeft(size)} face down`
      }`,
    'auto-finish-blocked': ({ cards }: Reason): string =>
      cards
        ? 'finish would stop at {card}: {need} has to come first'
        : 'nothing to finish: no card is left in the columns',
  },
  end: { 'game-over': 'the game is won: reset deals again' },
  conservation: {
    'conservation-failed': 'the cards no longer add up, so this game has stopped: reset deals again',
  },
} as const;

/** The rule of the game that a refusal rests on. */
export type RuleName = keyof typeof SENTENCES;
export type RefusalCode = { [Rule in RuleName]: keyof (typeof SENTENCES)[Rule] }[RuleName];

type Template = string | ((reason: Reason) => string);

const templates = new Map<RefusalCode, readonly [RuleName, Template]>();
for (const [rule, sentences] of Object.entries(SENTENCES))
  for (const [code, template] of Object.entries(sentences as Record<string, Template>))
    templates.set(code as RefusalCode, [rule as RuleName, template]);

export const REFUSAL_CODES: readonly RefusalCode[] = [...templates.keys()];
export const ruleOf = (code: RefusalCode): RuleName => templates.get(code)![0];

/** One English sentence for a reason. */
export function sentence(reason: Reason): string {
  const template = templates.get(reason.code)![1];
  const text = (typeof template === 'string' ? template : template(reason)).replace(
    /{(\w+)}/g,
    (_, word: string) => WORDS[word]!(reason),
  );
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
