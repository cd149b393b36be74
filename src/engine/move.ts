/** Moves as text, both ways: `D`, `R`, `S`, `W>F`, `W>T3`, `T2>F`, `T1>T4`, `T1>T4:3`, `FH>T2`. */
import { type GameKind, type Suit } from './card.js';
import { COLUMN_COUNT } from './position.js';
import type { Reason, RefusalCode } from './reason.js';

/** Where a move takes cards from: a column's index (0 is `T1`), the waste, or the foundation of a suit. */
export type Source = number | 'waste' | Suit;
/** Where it puts them. */
export type Target = number | 'foundation';

export interface Transfer {
  readonly type: 'transfer';
  readonly from: Source;
  readonly to: Target;
  /** Cards from the end of the column; 1 for every other source. */
  readonly count: number;
}

/** `stock` is `D`: draw in Klondike, deal ten in Spider. */
export type Move =
  Transfer | { readonly type: 'stock' } | { readonly type: 'redeal' } | { readonly type: 'settle' };

const LETTERS = { stock: 'D', redeal: 'R', settle: 'S' } as const;

/** A source as moves write it: `T1`, `W`, `FH`. */
export const sourceText = (from: Source): string =>
  typeof from === 'number' ? `T${from + 1}` : from === 'waste' ? 'W' : `F${from}`;

/** The canonical text of a move; a single card's count is never written. */
export function formatMove(move: Move): string {
  if (move.type !== 'transfer') return LETTERS[move.type];
  const { from, to, count } = move;
  return `${sourceText(from)}>${to === 'foundation' ? 'F' : `T${to + 1}`}${count > 1 ? `:${count}` : ''}`;
}

const PATTERN = /^(W|F([CDHS]?)|T(\d+))>(F[CDHS]?|T(\d+))(?::(-?\d+))?$/;
/** Longer texts are no move in any game; it also keeps numbers exact. */
const LONGEST = 20;

/**
 * Reads exactly the written forms. Anything else gives a reason that says what is wrong with it; no text throws.
 * Whether `:n` fits the cards is a matter of the position and left to the rules.
 */
export function readMove(given: unknown, kind: GameKind): Move | Reason {
  const text = typeof given === 'string' ? given : typeof given;
  const bad = (code: RefusalCode): Reason => ({ code, text });
  const klondike = kind === 'klondike';
  if (given === 'D') return { type: 'stock' };
  if (given === (klondike ? 'R' : 'S')) return { type: klondike ? 'redeal' : 'settle' };
  if (given === 'R' || given === 'S') return bad('not-in-this-game');
  const parts = text.length <= LONGEST && PATTERN.exec(text);
  if (!parts) return bad('bad-notation');
  const [, , suit, from, target, to, count = '1'] = parts as (string | undefined)[];
  if (!klondike && !(from && to)) return bad('not-in-this-game');
  if (suit !== undefined && !to) return bad('between-foundations');
  // A foundation is chosen by the card's own suit, so the target never names one; a source must.
  if (suit === '' || (!to && target !== 'F')) return bad('bad-notation');
  for (const digits of [from, to])
    if (digits && /^0./.test(digits)) return bad('bad-notation');
    else if (digits && !(+digits >= 1 && +digits <= COLUMN_COUNT[kind]))
      return { code: 'no-such-column', text: digits, count: COLUMN_COUNT[kind] };
  if (!/^[1-9]/.test(count)) return bad('bad-count');
  if (parts[6] && !(from && (to || +count > 1))) return bad('count-not-allowed');
  return {
    type: 'transfer',
    from: from ? +from - 1 : ((suit as Suit | undefined) ?? 'waste'),
    to: to ? +to - 1 : 'foundation',
    count: +count,
  };
}

export const isReason = (value: Move | Reason): value is Reason => 'code' in value;
