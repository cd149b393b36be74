/** Two-suit Spider, as its rules read in a book: strict to lift, loose to land. */
import { KING, type Placed } from './card.js';
import { sourceText } from './move.js';
import { type Position, columnLabel } from './position.js';
import type { Rules } from './rules.js';
import { type Building, endOf, longestSuffix } from './run.js';
import { sharedRules } from './shared-rules.js';

const RUN = KING;
const RUNS_TO_WIN = 8;

/** A run is of one suit; it lands on any card of the next rank, or on an empty column. */
const building: Building = {
  follower: ({ rank, suit }) => ({ rank: rank - 1, suit }),
  host: ({ rank }) => ({ rank: rank + 1 }),
  anyLead: true,
};

/** Thirteen face-up cards of one suit, King to Ace, at the end of a column: no longer run can be. */
export const endsInCompletedRun = (column: readonly Placed[]): boolean =>
  longestSuffix(column, building) === RUN;

/** The index of the first column from `T1` that ends in a completed run, or −1. */
const firstCompleted = ({ columns }: Position): number => columns.findIndex(endsInCompletedRun);

export const spiderRules: Rules = sharedRules({
  ...building,
  sources: [],

  faults: {
    /** All ten columns hold a card and ten cards are left: all or nothing. */
    stock({ stock, columns }) {
      const count = stock.length;
      if (!count) return { code: 'stock-empty', count };
      if (count < columns.length) return { code: 'deal-short-stock', count };
      const empty = columns.flatMap((column, i) => (column.length ? [] : [columnLabel(i)]));
      return empty.length ? { code: 'deal-empty-column', columns: empty } : undefined;
    },
    settle: (position) => (firstCompleted(position) < 0 ? { code: 'no-completed-run' } : undefined),
  },

  liftElsewhere: (_, from) => ({ code: 'not-in-this-game', text: sourceText(from) }),
  ontoFoundation: () => ({ code: 'not-in-this-game', text: 'F' }),

  follow(action, type, { stock, columns }) {
    if (type === 'stock') action.take('dealt', stock.slice(-columns.length));
    // Stores the first completed run, turns up what it covered, and looks again from column 1.
    for (let i; (i = firstCompleted(action.position)) >= 0;) {
      const from = columnLabel(i);
      action.store(endOf(action.position.columns[i]!, RUN), from).turnUp(from);
    }
  },

  finished: ({ done }) => done.length === RUNS_TO_WIN,
});
