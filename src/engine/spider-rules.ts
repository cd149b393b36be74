/** Two-suit Spider, as its rules read in a book: strict to lift, loose to land. */
import { KING, type Placed } from './card.js';
import { type Transfer, sourceText } from './move.js';
import { type Position, columnLabel } from './position.js';
import type { Reason } from './reason.js';
import type { Rules } from './rules.js';
import { type Building, codesOf, columnMoves, endOf, landFault, longestSuffix, suffixFault } from './run.js';
import { Transaction } from './transaction.js';

const RUN = KING;
const RUNS_TO_WIN = 8;

/** A run is of one suit; it lands on any card of the next rank, or on an empty column. */
const building: Building = {
  follower: ({ rank, suit }) => ({ rank: rank - 1, suit }),
  host: ({ rank }) => ({ rank: rank + 1 }),
  anyLead: true,
};

const liftFault: Rules['lift'] = (position, from, count) =>
  typeof from === 'number'
    ? suffixFault(position, from, count, building)
    : { code: 'not-in-this-game', text: sourceText(from) };

function transferFault(position: Position, { from, to, count }: Transfer): Reason | undefined {
  const reason = liftFault(position, from, count);
  if (reason) return reason;
  const cards = endOf(position.columns[from as number]!, count);
  if (to === 'foundation') return { code: 'not-in-this-game', text: 'F' };
  return from === to
    ? { code: 'same-column', cards: codesOf(cards), at: columnLabel(to) }
    : landFault(position, to, cards[0]!, building);
}

/** All ten columns hold a card and ten cards are left: all or nothing. */
function dealFault({ stock, columns }: Position): Reason | undefined {
  const count = stock.length;
  if (!count) return { code: 'stock-empty', count };
  if (count < columns.length) return { code: 'deal-short-stock', count };
  const empty = columns.flatMap((column, i) => (column.length ? [] : [columnLabel(i)]));
  return empty.length ? { code: 'deal-empty-column', columns: empty } : undefined;
}

/** Thirteen face-up cards of one suit, King to Ace, at the end of a column: no longer run can be. */
export const endsInCompletedRun = (column: readonly Placed[]): boolean =>
  longestSuffix(column, building) === RUN;

/** The index of the first column from `T1` that ends in a completed run, or −1. */
const firstCompleted = ({ columns }: Position): number => columns.findIndex(endsInCompletedRun);

/** Stores the first completed run, turns up what it covered, and looks again from column 1. */
function storeCompletedRuns(action: Transaction): Transaction {
  for (let i = firstCompleted(action.position); i >= 0; i = firstCompleted(action.position)) {
    const from = columnLabel(i);
    action.store(endOf(action.position.columns[i]!, RUN), from).turnUp(from);
  }
  return action;
}

export const spiderRules: Rules = {
  lift: liftFault,

  judge(position, move) {
    switch (move.type) {
      case 'stock':
        return dealFault(position);
      case 'settle':
        return firstCompleted(position) < 0 ? { code: 'no-completed-run' } : undefined;
      case 'transfer':
        return transferFault(position, move);
      case 'redeal':
        return { code: 'not-in-this-game', text: 'R' };
    }
  },

  perform(position, move) {
    const action = new Transaction(position);
    if (move.type === 'stock') action.take('dealt', position.stock.slice(-position.columns.length));
    if (move.type === 'transfer') {
      const { from, to, count } = move as Transfer & { from: number; to: number };
      const label = columnLabel(from);
      action.move(endOf(position.columns[from]!, count), label, columnLabel(to)).turnUp(label);
    }
    return storeCompletedRuns(action);
  },

  candidates: (position) => [{ type: 'stock' }, { type: 'settle' }, ...columnMoves(position, [], building)],

  finished: ({ done }) => done.length === RUNS_TO_WIN,
};
