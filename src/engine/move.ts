/** Moves as text, both ways: `D`, `R`, `S`, `W>F`, `W>T3`, `T2>F`, `T1>T4`, `T1>T4:3`, `FH>T2`. */
import { type GameKind, type Suit } from './card.js';
import { COLUMN_COUNT, columnLabel } from './position.js';
import { type Reason, fault } from './reason.js';

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

const sourceText = (from: Source): string =>
  typeof from === 'number' ? `T${from + 1}` : from === 'waste' ? 'W' : `F${from}`;

/** The canonical text of a move; a single card's count is never written. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'stock':
      return 'D';
    case 'redeal':
      return 'R';
    case 'settle':
      return 'S';
    case 'transfer': {
      const to = move.to === 'foundation' ? 'F' : `T${move.to + 1}`;
      return `${sourceText(move.from)}>${to}${move.count > 1 ? `:${move.count}` : ''}`;
    }
  }
}

const PATTERN = /^(?:(W|T(\d{1,3})|F([CDHS])?)>(?:F([CDHS])?|T(\d{1,3}))(?::(-?\d{1,4}))?)$/;

/**
 * Reads exactly the written forms. Anything else gives a reason that says what is wrong with it; no text throws.
 * Whether `:n` fits the column is a matter of the position and left to the rules.
 */
export function readMove(text: unknown, kind: GameKind): Move | Reason {
  if (text === 'D') return { type: 'stock' };
  if (text === 'R' || text === 'S') {
    if ((text === 'R') !== (kind === 'klondike')) return fault('not-in-this-game', { text });
    return { type: text === 'R' ? 'redeal' : 'settle' };
  }
  if (typeof text !== 'string') return fault('bad-notation', { text: String(typeof text) });
  const parts = text.length > 20 ? null : PATTERN.exec(text);
  if (!parts) return fault('bad-notation', { text });
  const [, source, fromDigits, fromSuit, toSuit, toDigits, countDigits] = parts;
  if (source![0] === 'F' && !toDigits) return fault('between-foundations', { text });
  // A foundation is chosen by the card's own suit, so the target never names one; a source must.
  if (source === 'F' || toSuit) return fault('bad-notation', { text });
  for (const digits of [fromDigits, toDigits]) {
    if (digits === undefined) continue;
    if (digits[0] === '0' && digits !== '0') return fault('bad-notation', { text });
    const column = Number(digits);
    if (column < 1 || column > COLUMN_COUNT[kind])
      return fault('no-such-column', { text: digits, count: COLUMN_COUNT[kind] });
  }
  if (kind === 'spider' && (!fromDigits || !toDigits)) return fault('not-in-this-game', { text });
  const from = fromDigits ? Number(fromDigits) - 1 : source === 'W' ? 'waste' : (fromSuit as Suit);
  const to = toDigits ? Number(toDigits) - 1 : 'foundation';
  const count = countDigits === undefined ? 1 : Number(countDigits);
  if (countDigits !== undefined) {
    if (!/^[1-9]/.test(countDigits)) return fault('bad-count', { text, count });
    if (typeof from === 'number' && to === 'foundation' && count > 1)
      return fault('foundation-one-card', { at: columnLabel(from) });
    if (typeof from !== 'number' || to === 'foundation') return fault('count-not-allowed', { text });
  }
  return { type: 'transfer', from, to, count };
}

export const isReason = (value: Move | Reason): value is Reason => 'code' in value;
