/** Whether a test holds. */
import { type Card, type GameKind, KING, SUITS } from '../engine/card.js';
import { readCards } from '../engine/card-text.js';
import { type PileLabel, type Position, columnIndex, top } from '../engine/position.js';
import type { Lesson, PileSize, Test } from './lesson.js';

/** What tests are judged by: how the cards lay, how they lie, and what was done in between. */
export interface Standing {
  readonly lesson: Lesson;
  readonly start: Position;
  readonly board: Position;
  /** Moves played since the start, oldest first, without undone ones; its length is the count of moves used. */
  readonly moves: readonly string[];
  /** Each move that was played at some time, undone or not. */
  readonly tried: readonly string[];
  /** Each refusal code that occurred. */
  readonly refused: readonly string[];
}

interface Lying {
  readonly card: Card;
  readonly up: boolean;
}

/** The cards that a text means: one, or in Spider without a set its four twins; `undefined` when it is no card. */
export function cardsMeant(text: string, kind: GameKind): ((card: Card) => boolean) | undefined {
  const read = readCards(text, kind);
  const [written, more] = typeof read === 'string' ? [] : read;
  if (!written || more) return undefined;
  const { rank, suit, set } = written;
  return (card) => card.rank === rank && card.suit === suit && (set === undefined || card.set === set);
}

/** A text that is no card is none of them; `checkLesson` names it. */
const meant = (text: string, kind: GameKind): ((card: Card) => boolean) =>
  cardsMeant(text, kind) ?? (() => false);

/** The cards of a pile, bottom to top. */
export function pileCards(board: Position, pile: PileLabel): Lying[] {
  const lying = (cards: readonly Card[], up = true): Lying[] => cards.map((card) => ({ card, up }));
  switch (pile) {
    case 'stock':
      return lying(board.stock, false);
    case 'waste':
      return lying(board.waste);
    case 'F':
      return lying(SUITS.flatMap((suit) => board.foundations[suit]));
    case 'done':
      return lying(board.done.flat());
    default:
      return [...(board.columns[columnIndex(pile)] ?? [])];
  }
}

/** The cards that lie face down in columns. */
export const hiddenCards = ({ columns }: Position): Card[] =>
  columns.flatMap((column) => column.filter(({ up }) => !up).map(({ card }) => card));

function isTop(board: Position, pile: PileLabel, card: (card: Card) => boolean): boolean {
  const last = top(pileCards(board, pile));
  return pile === 'F'
    ? SUITS.some((suit) => board.foundations[suit].slice(-1).some(card))
    : Boolean(last?.up && card(last.card));
}

const liesUpon = ({ columns }: Position, card: (card: Card) => boolean, upon: (card: Card) => boolean) =>
  columns.some((column) =>
    column.some((each, i) => {
      const below = column[i - 1];
      return each.up && card(each.card) && below?.up && upon(below.card);
    }),
  );

function turned({ lesson, start, board }: Standing, what: string | number): boolean {
  const before = hiddenCards(start);
  const now = hiddenCards(board);
  if (typeof what === 'number') return before.length - now.length >= what;
  const card = meant(what, lesson.game);
  return before.some((each) => card(each) && !now.includes(each));
}

const fits = (count: number, { size = count, atLeast = count, atMost = count }: PileSize): boolean =>
  count === size && count >= atLeast && count <= atMost;

const isWon = ({ foundations, done }: Position): boolean =>
  done.length === 8 || SUITS.every((suit) => foundations[suit].length === KING);

export function holds(test: Test, standing: Standing): boolean {
  const { lesson, board, moves } = standing;
  if ('card' in test) {
    const card = meant(test.card, lesson.game);
    if ('on' in test) return pileCards(board, test.on).some((each) => each.up && card(each.card));
    return 'top' in test
      ? isTop(board, test.top, card)
      : liesUpon(board, card, meant(test.upon, lesson.game));
  }
  if ('pile' in test) return fits(pileCards(board, test.pile).length, test);
  if ('turned' in test) return turned(standing, test.turned);
  if ('won' in test) return isWon(board);
  if ('played' in test) return moves.filter((move) => move === test.played).length >= (test.times ?? 1);
  if ('tried' in test) return standing.tried.includes(test.tried);
  if ('refused' in test) return standing.refused.includes(test.refused);
  if ('withinMoves' in test) return moves.length <= test.withinMoves;
  if ('all' in test) return test.all.every((each) => holds(each, standing));
  if ('any' in test) return test.any.some((each) => holds(each, standing));
  return !holds(test.not, standing);
}
