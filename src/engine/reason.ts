/** Why something is refused, as data. Sentences (`sentences.ts`, and the table's languages) are made from it. */
import type { Color, Suit } from './card.js';
import type { PileLabel } from './position.js';

/** Every reason a refusal can have. Stable words: tests and pages rely on them. */
export type RefusalCode =
  // the text of the move
  | 'bad-notation'
  | 'bad-count'
  | 'count-not-allowed'
  | 'no-such-column'
  | 'not-in-this-game'
  | 'between-foundations'
  // picking up
  | 'empty-column'
  | 'empty-waste'
  | 'count-too-large'
  | 'face-down-card'
  | 'run-rank'
  | 'run-color'
  | 'run-suit'
  | 'covered-waste-card'
  // landing on a column
  | 'same-column'
  | 'face-down-target'
  | 'drop-rank'
  | 'drop-color'
  | 'king-needs-empty-column'
  | 'empty-column-needs-king'
  // foundations
  | 'foundation-one-card'
  | 'foundation-needs-ace'
  | 'foundation-order'
  | 'foundation-keeps'
  | 'empty-foundation'
  // stock
  | 'stock-empty'
  | 'stock-and-waste-empty'
  | 'stock-not-empty'
  | 'nothing-to-redeal'
  | 'no-redeal'
  | 'deal-empty-column'
  | 'deal-short-stock'
  // the other actions
  | 'no-completed-run'
  | 'no-undo'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-restart'
  | 'no-auto-finish'
  | 'auto-finish-waits'
  | 'auto-finish-blocked'
  | 'game-over'
  | 'conservation-failed';

/** A kind of card that a place would take: the rank (1–13) and, where it matters, the suit or colour. */
export interface Need {
  readonly rank: number;
  readonly suit?: Suit;
  readonly color?: Color;
}

/** The facts a sentence is made of. Which of them are there depends on the code. */
export interface Facts {
  /** Codes of what was to move, lead card first. Face-down cards are never among them. */
  readonly cards?: readonly string[];
  /** Code of the card it was to land on, or that breaks the run, or that covers it. */
  readonly onto?: string;
  /** What the place, or the run, needs instead. */
  readonly need?: Need;
  /** The pile concerned. */
  readonly at?: PileLabel;
  /** The columns that stand in the way of a deal. */
  readonly columns?: readonly PileLabel[];
  /** Cards asked for, cards left in the stock or the waste, or columns there are. */
  readonly count?: number;
  /** Cards a column has, or cards still face down. */
  readonly size?: number;
  readonly suit?: Suit;
  /** The text that could not be read. */
  readonly text?: string;
}

export interface Reason extends Facts {
  readonly code: RefusalCode;
}

export const fault = (code: RefusalCode, facts: Facts = {}): Reason => ({ code, ...facts });

/** The rule of the game that a refusal rests on. */
export type RuleName =
  | 'notation'
  | 'pick-up'
  | 'landing'
  | 'empty-column'
  | 'foundation'
  | 'draw'
  | 'redeal'
  | 'deal'
  | 'completed-run'
  | 'undo'
  | 'restart'
  | 'auto-finish'
  | 'end'
  | 'conservation';

const CODES_OF: Readonly<Record<RuleName, readonly RefusalCode[]>> = {
  notation: ['bad-notation', 'bad-count', 'count-not-allowed', 'no-such-column', 'not-in-this-game'],
  'pick-up': [
    'empty-column',
    'empty-waste',
    'count-too-large',
    'face-down-card',
    'run-rank',
    'run-color',
    'run-suit',
    'covered-waste-card',
  ],
  landing: ['same-column', 'face-down-target', 'drop-rank', 'drop-color', 'king-needs-empty-column'],
  'empty-column': ['empty-column-needs-king'],
  foundation: [
    'between-foundations',
    'foundation-one-card',
    'foundation-needs-ace',
    'foundation-order',
    'foundation-keeps',
    'empty-foundation',
  ],
  draw: ['stock-empty', 'stock-and-waste-empty'],
  redeal: ['stock-not-empty', 'nothing-to-redeal', 'no-redeal'],
  deal: ['deal-empty-column', 'deal-short-stock'],
  'completed-run': ['no-completed-run'],
  undo: ['no-undo', 'nothing-to-undo', 'nothing-to-redo'],
  restart: ['no-restart'],
  'auto-finish': ['no-auto-finish', 'auto-finish-waits', 'auto-finish-blocked'],
  end: ['game-over'],
  conservation: ['conservation-failed'],
};

const ruleByCode = new Map(
  (Object.keys(CODES_OF) as RuleName[]).flatMap((rule) =>
    CODES_OF[rule].map((code) => [code, rule] as const),
  ),
);

/** Every code with its rule has one place, the table above; the compiler does not see a gap, the tests do. */
export const ruleOf = (code: RefusalCode): RuleName => ruleByCode.get(code)!;
export const REFUSAL_CODES: readonly RefusalCode[] = [...ruleByCode.keys()];
