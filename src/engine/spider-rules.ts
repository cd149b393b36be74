/** Two-suit Spider, as its rules read in a book: strict to lift, loose to land. */
import { type Card, KING, type Placed } from './card.js';
import type { Move, Transfer } from './move.js';
import { type Position, columnLabel, top } from './position.js';
import { type Reason, fault } from './reason.js';
import type { Rules } from './rules.js';
import { longestSuffix, suffixFault, suited } from './run.js';
import { Transaction } from './transaction.js';

const RUN = KING;
const RUNS_TO_WIN = 8;

/** An empty column takes any run; another takes one whose lead is exactly one rank below its face-up top. */
function landFault(position: Position, to: number, lead: Card): Reason | undefined {
  const last = top(position.columns[to]!);
  if (!last) return undefined;
  if (!last.up) return fault('face-down-target', { cards: [lead.code], at: columnLabel(to) });
  if (lead.rank === KING)
    return fault('king-needs-empty-column', { cards: [lead.code], onto: last.card.code });
  const need = { rank: lead.rank + 1 };
  return last.card.rank === need.rank
    ? undefined
    : fault('drop-rank', { cards: [lead.code], onto: last.card.code, need });
}

function transferFault(position: Position, { from, to, count }: Transfer): Reason | undefined {
  if (typeof from !== 'number' || to === 'foundation') return fault('not-in-this-game');
  const column = position.columns[from]!;
  const reason = suffixFault(column, from, count, suited);
  if (reason) return reason;
  const cards = column.slice(-count).map(({ card }) => card);
  if (from === to) return fault('same-column', { cards: cards.map(({ code }) => code), at: columnLabel(to) });
  return landFault(position, to, cards[0]!);
}

/** All ten columns hold a card and ten cards are left: all or nothing. */
function dealFault({ stock, columns }: Position): Reason | undefined {
  if (!stock.length) return fault('stock-empty', { count: 0 });
  if (stock.length < columns.length) return fault('deal-short-stock', { count: stock.length });
  const empty = columns.flatMap((column, i) => (column.length ? [] : [columnLabel(i)]));
  return empty.length ? fault('deal-empty-column', { columns: empty }) : undefined;
}

/** Thirteen face-up cards of one suit, King to Ace, at the end of a column. */
export const endsInCompletedRun = (column: readonly Placed[]): boolean =>
  top(column)?.card.rank === 1 && column.length >= RUN && !suffixFault(column, 0, RUN, suited);

/** The index of the first column from `T1` that ends in a completed run, or −1. */
const firstCompleted = ({ columns }: Position): number => columns.findIndex(endsInCompletedRun);

/** Stores the first completed run, turns up what it covered, and looks again from column 1. */
function storeCompletedRuns(action: Transaction): Transaction {
  for (let i = firstCompleted(action.position); i >= 0; i = firstCompleted(action.position)) {
    const cards = action.position.columns[i]!.slice(-RUN).map(({ card }) => card.code);
    const from = columnLabel(i);
    action.add({ type: 'stored', cards, from, run: action.position.done.length + 1 }).turnUp(from);
  }
  return action;
}

function* candidates(position: Position): Iterable<Move> {
  yield { type: 'stock' };
  yield { type: 'settle' };
  for (let from = 0; from < position.columns.length; from++)
    for (let count = longestSuffix(position.columns[from]!, suited); count > 0; count--)
      for (let to = 0; to < position.columns.length; to++) yield { type: 'transfer', from, to, count };
}

export const spiderRules: Rules = {
  lift: (position, from, count) =>
    typeof from === 'number'
      ? suffixFault(position.columns[from]!, from, count, suited)
      : fault('not-in-this-game'),

  judge(position, move) {
    switch (move.type) {
      case 'stock':
        return dealFault(position);
      case 'settle':
        return firstCompleted(position) < 0 ? fault('no-completed-run') : undefined;
      case 'transfer':
        return transferFault(position, move);
      case 'redeal':
        return fault('not-in-this-game', { text: 'R' });
    }
  },

  perform(position, move) {
    const action = new Transaction(position);
    if (move.type === 'stock') {
      const cards = position.stock.slice(-position.columns.length).reverse();
      action.add({ type: 'dealt', cards: cards.map(({ code }) => code) });
    } else if (move.type === 'transfer') {
      const { from, to, count } = move as Transfer & { from: number; to: number };
      const cards = position.columns[from]!.slice(-count).map(({ card }) => card.code);
      action
        .add({ type: 'moved', cards, from: columnLabel(from), to: columnLabel(to) })
        .turnUp(columnLabel(from));
    }
    return storeCompletedRuns(action);
  },

  candidates,

  finished: ({ done }) => done.length === RUNS_TO_WIN,
};
