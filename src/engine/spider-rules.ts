/** Two-suit Spider, as its rules read in a book: strict to lift, loose to land. */
import { type Card, KING, type Placed } from './card.js';
import { type Move, type Transfer, sourceText } from './move.js';
import { type Position, columnLabel, top } from './position.js';
import type { Reason } from './reason.js';
import type { Rules } from './rules.js';
import { longestSuffix, suffixFault, suited } from './run.js';
import { Transaction } from './transaction.js';

const RUN = KING;
const RUNS_TO_WIN = 8;

const endOf = (column: readonly Placed[] = [], count: number): Card[] =>
  column.slice(-count).map(({ card }) => card);

/** An empty column takes any run; another takes one whose lead is exactly one rank below its face-up top. */
function landFault(position: Position, to: number, lead: Card): Reason | undefined {
  const last = top(position.columns[to]!);
  const cards = [lead.code];
  const need = { rank: lead.rank + 1 };
  if (!last) return undefined;
  if (!last.up) return { code: 'face-down-target', cards, at: columnLabel(to) };
  const onto = last.card.code;
  if (lead.rank === KING) return { code: 'king-needs-empty-column', cards, onto };
  return last.card.rank === need.rank ? undefined : { code: 'drop-rank', cards, onto, need };
}

const liftFault: Rules['lift'] = ({ columns }, from, count) =>
  typeof from === 'number'
    ? suffixFault(columns[from] ?? [], from, count, suited)
    : { code: 'not-in-this-game', text: sourceText(from) };

function transferFault(position: Position, { from, to, count }: Transfer): Reason | undefined {
  const reason = liftFault(position, from, count);
  if (reason) return reason;
  const cards = endOf(position.columns[from as number], count);
  if (to === 'foundation') return { code: 'not-in-this-game', text: 'F' };
  return from === to
    ? { code: 'same-column', cards: cards.map(({ code }) => code), at: columnLabel(to) }
    : landFault(position, to, cards[0]!);
}

/** All ten columns hold a card and ten cards are left: all or nothing. */
function dealFault({ stock, columns }: Position): Reason | undefined {
  const count = stock.length;
  if (!count) return { code: 'stock-empty', count };
  if (count < columns.length) return { code: 'deal-short-stock', count };
  const empty = columns.flatMap((column, i) => (column.length ? [] : [columnLabel(i)]));
  return empty.length ? { code: 'deal-empty-column', columns: empty } : undefined;
}

/** Thirteen face-up cards of one suit, King to Ace, at the end of a column. */
export const endsInCompletedRun = (column: readonly Placed[]): boolean =>
  top(column)?.card.rank === 1 && longestSuffix(column, suited) === RUN;

/** The index of the first column from `T1` that ends in a completed run, or −1. */
const firstCompleted = ({ columns }: Position): number => columns.findIndex(endsInCompletedRun);

/** Stores the first completed run, turns up what it covered, and looks again from column 1. */
function storeCompletedRuns(action: Transaction): Transaction {
  for (let i = firstCompleted(action.position); i >= 0; i = firstCompleted(action.position)) {
    const from = columnLabel(i);
    action.store(endOf(action.position.columns[i], RUN), from).turnUp(from);
  }
  return action;
}

function* candidates({ columns }: Position): Iterable<Move> {
  yield { type: 'stock' };
  yield { type: 'settle' };
  for (let from = 0; from < columns.length; from++)
    for (let count = longestSuffix(columns[from]!, suited); count > 0; count--)
      for (let to = 0; to < columns.length; to++) yield { type: 'transfer', from, to, count };
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
      action.move(endOf(position.columns[from], count), label, columnLabel(to)).turnUp(label);
    }
    return storeCompletedRuns(action);
  },

  candidates,

  finished: ({ done }) => done.length === RUNS_TO_WIN,
};
