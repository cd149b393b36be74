/** What both games do alike: moves from pile to pile, and the moves there could be. */
import type { Card, Suit } from './card.js';
import { type Move, type Source, type Transfer, formatMove } from './move.js';
import { type Position, columnLabel } from './position.js';
import type { Reason } from './reason.js';
import type { Rules } from './rules.js';
import { type Building, codesOf, endOf, landFault, longestSuffix, suffixFault } from './run.js';
import { Transaction } from './transaction.js';

/** A move of the stock or of staged runs. */
type Control = Exclude<Move['type'], 'transfer'>;

/** What a game says for itself. */
interface OwnRules extends Building, Pick<Rules, 'finished' | 'finish'> {
  /** The controls that the game has; why each cannot be used now, or `undefined` when it can. */
  readonly faults: Readonly<Partial<Record<Control, (position: Position) => Reason | undefined>>>;
  /** The piles beside the columns that a column may get its cards from. */
  readonly sources: readonly Source[];
  /** Why such a pile gives no card. */
  liftElsewhere(position: Position, from: 'waste' | Suit, count: number): Reason | undefined;
  /** Why these cards cannot go to their foundation. */
  ontoFoundation(position: Position, cards: readonly Card[]): Reason | undefined;
  /** Adds what a control does, and what any move brings about. */
  follow(action: Transaction, type: Move['type'], before: Position): void;
}

/** The cards a transfer would lift, lead first. */
const lifted = ({ columns, waste, foundations }: Position, { from, count }: Transfer): readonly Card[] =>
  typeof from === 'number'
    ? endOf(columns[from]!, count)
    : (from === 'waste' ? waste : foundations[from]).slice(-1);

export function sharedRules(own: OwnRules): Rules {
  const lift: Rules['lift'] = (position, from, count) =>
    typeof from === 'number'
      ? suffixFault(position, from, count, own)
      : own.liftElsewhere(position, from, count);

  function transferFault(position: Position, move: Transfer): Reason | undefined {
    const { from, to, count } = move;
    const reason = lift(position, from, count);
    if (reason) return reason;
    const cards = lifted(position, move);
    if (from === to) return { code: 'same-column', cards: codesOf(cards), at: columnLabel(to) };
    return to === 'foundation'
      ? own.ontoFoundation(position, cards)
      : landFault(position, to, cards[0]!, own);
  }

  return {
    lift,
    finished: own.finished,
    finish: own.finish,

    judge(position, move) {
      if (move.type === 'transfer') return transferFault(position, move);
      const fault = own.faults[move.type];
      return fault ? fault(position) : { code: 'not-in-this-game', text: formatMove(move) };
    },

    perform(position, move) {
      const action = new Transaction(position);
      if (move.type === 'transfer') action.transfer(move, lifted(position, move));
      own.follow(action, move.type, position);
      return action;
    },

    /** Every control, and every pairing of a source or a liftable suffix with a place. */
    candidates({ columns }) {
      const lifts = own.sources.map((from): [Source, number] => [from, 1]);
      columns.forEach((column, from) => {
        for (let count = longestSuffix(column, own); count > 0; count--) lifts.push([from, count]);
      });
      const places = [...columns.keys(), 'foundation' as const];
      return [
        ...(Object.keys(own.faults) as Control[]).map((type) => ({ type })),
        ...lifts.flatMap(([from, count]) =>
          places.map((to): Move => ({ type: 'transfer', from, to, count })),
        ),
      ];
    },
  };
}
