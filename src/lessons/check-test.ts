/** Checking the tests of a lesson: their form, and that the cards and piles they name are there. */
import type { Card, GameKind } from '../engine/card.js';
import { readCards } from '../engine/card-text.js';
import { quote } from '../engine/quote.js';
import { formatMove, isReason, readMove } from '../engine/move.js';
import { type PileLabel, type Position, pileLabels } from '../engine/position.js';
import { REFUSAL_CODES } from '../engine/reason.js';
import { sentence } from '../engine/sentences.js';
import { cardsMeant, hiddenCards, pileCards } from './holds.js';
import { type LessonCode, TABLE_CODES } from './lesson.js';
import type { PlainReader } from './plain-reader.js';

/** The keys of each kind of test, by the key that tells the kind. */
const KINDS = {
  card: ['card', 'on', 'upon', 'top'],
  pile: ['pile', 'size', 'atLeast', 'atMost'],
  turned: ['turned'],
  won: ['won'],
  played: ['played', 'times'],
  tried: ['tried'],
  refused: ['refused'],
  withinMoves: ['withinMoves'],
  all: ['all'],
  any: ['any'],
  not: ['not'],
} as const satisfies Record<string, readonly string[]>;
type Kind = keyof typeof KINDS;

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const EVERY_KEY = [...new Set(Object.values<readonly string[]>(KINDS).flat()), 'say'];

const DEEPEST = 6;
/** In one lesson; it also ends the reading of a list that contains itself. */
const MOST_TESTS = 200;
const MOST_CARDS = 104;
export const MOST_MOVES = 500;

/** The tests of one lesson. What it gives back is a copy of plain data, or `undefined` after a fault. */
export class TestChecker {
  #count = 0;

  constructor(
    readonly reader: PlainReader,
    readonly game: GameKind,
    /** Absent when the position is wrong itself; then cards are only read. */
    readonly start: Position | undefined,
  ) {}

  /** An aim may also say something. */
  test(value: unknown, at: string, extra: readonly 'say'[] = [], depth = 0): object | undefined {
    const { reader } = this;
    if (++this.#count > MOST_TESTS)
      return this.#count > MOST_TESTS + 1
        ? undefined
        : reader.fault('too-many', at, `a lesson has up to ${MOST_TESTS} tests`);
    if (depth > DEEPEST) return reader.fault('too-deep', at, `tests nest up to ${DEEPEST} deep`);
    const fields = reader.fields(value, at, EVERY_KEY);
    if (!fields) return undefined;
    const [kind, second] = KIND_NAMES.filter((name) => fields.has(name));
    if (!kind)
      return reader.fault('no-test', at, `this is no test: it needs one of ${KIND_NAMES.join(', ')}`);
    if (second)
      return reader.fault(
        'two-tests',
        at,
        `${kind} and ${second} are two tests: join them with “all” or “any”`,
      );
    const keys: readonly string[] = [...KINDS[kind], ...extra];
    const names = [...fields.keys()];
    reader.unknownKeys(
      names.filter((name) => !keys.includes(name)),
      at,
      keys,
    );
    const checked = names
      .filter((name) => keys.includes(name))
      .map((name) => [name, this.#field(name, fields.get(name), reader.within(at, name), depth)] as const);
    this.#requireBound(kind, names, at);
    return Object.fromEntries(checked);
  }

  /** A card needs one place, a pile at least one bound. */
  #requireBound(kind: Kind, names: readonly string[], at: string): void {
    if (kind !== 'card' && kind !== 'pile') return;
    const [, ...bounds] = KINDS[kind];
    const given = bounds.filter((name) => names.includes(name)).length;
    if (given === 0 || (kind === 'card' && given > 1))
      this.reader.fault('missing', at, `a ${kind} needs ${given ? 'only ' : ''}one of ${bounds.join(', ')}`);
  }

  #field(name: string, value: unknown, at: string, depth: number): unknown {
    switch (name) {
      case 'card':
      case 'upon':
        return this.#card(value, at);
      case 'on':
      case 'top':
        return this.#faceUpPile(value, at);
      case 'pile':
        return this.#pile(value, at);
      case 'turned':
        return this.#turned(value, at);
      case 'won':
        return value === true || this.reader.fault('wrong-type', at, 'this must be true');
      case 'played':
      case 'tried':
        return this.move(value, at);
      case 'refused':
        return this.code(value, at);
      case 'all':
      case 'any':
        return this.#tests(value, at, depth);
      case 'not':
        return this.test(value, at, [], depth + 1);
      case 'say':
        return this.reader.text(value, at);
      case 'times':
      case 'withinMoves':
        return this.reader.whole(value, at, 1, MOST_MOVES);
      default:
        return this.reader.whole(value, at, 0, MOST_CARDS);
    }
  }

  #tests(value: unknown, at: string, depth: number): (object | undefined)[] | undefined {
    const list = this.reader.list(value, at, MOST_TESTS);
    if (list?.length === 0) return this.reader.fault('empty', at, 'this needs at least one test');
    return list?.map((each) => this.test(each.value, each.at, [], depth + 1));
  }

  #card(value: unknown, at: string): string | undefined {
    const text = this.reader.text(value, at);
    if (text === undefined) return undefined;
    const meant = cardsMeant(text, this.game);
    if (!meant) {
      const read = readCards(text, this.game);
      return this.reader.fault(
        'unknown-card',
        at,
        typeof read !== 'string'
          ? `${quote(text)} is more than one card`
          : // A reason that is told is more to the point.
            read + (read.endsWith('is no card') ? ': write its rank and suit, as in QH' : ''),
      );
    }
    return !this.start || this.#all(this.start).some(meant)
      ? text
      : this.reader.fault('card-not-here', at, `${quote(text)} is nowhere in the position`);
  }

  #all(position: Position): Card[] {
    return pileLabels(this.game).flatMap((pile) => pileCards(position, pile).map(({ card }) => card));
  }

  #pile(value: unknown, at: string): PileLabel | undefined {
    const text = this.reader.text(value, at);
    if (text === undefined) return undefined;
    const labels = pileLabels(this.game);
    return (
      labels.find((label) => label === text) ??
      this.reader.fault('unknown-pile', at, `there is no pile ${quote(text)}; use ${labels.join(', ')}`)
    );
  }

  #faceUpPile(value: unknown, at: string): PileLabel | undefined {
    return value === 'stock'
      ? this.reader.fault('unknown-pile', at, 'the cards of the stock lie face down: no card is seen there')
      : this.#pile(value, at);
  }

  #turned(value: unknown, at: string): string | number | undefined {
    const { reader, start } = this;
    const hidden = start && hiddenCards(start);
    if (typeof value === 'number') {
      const count = reader.whole(value, at, 1, MOST_CARDS);
      return count === undefined || !hidden || hidden.length >= count
        ? count
        : reader.fault('not-hidden', at, `cards that lie face down in columns: ${hidden.length}`);
    }
    const text = this.#card(value, at);
    return text === undefined || !hidden || hidden.some(cardsMeant(text, this.game)!)
      ? text
      : reader.fault('not-hidden', at, `${quote(text)} does not lie face down in a column`);
  }

  /** A move in its written form, so that it can be compared with moves played. */
  move(value: unknown, at: string): string | undefined {
    const text = this.reader.text(value, at);
    if (text === undefined) return undefined;
    const move = readMove(text, this.game);
    return isReason(move)
      ? this.reader.fault('bad-move', at, sentence(move).replace(/\.$/, ''))
      : formatMove(move);
  }

  code(value: unknown, at: string): LessonCode | undefined {
    const text = this.reader.text(value, at);
    if (text === undefined) return undefined;
    const codes = [...REFUSAL_CODES, ...TABLE_CODES];
    const found = codes.find((code) => code === text);
    if (found) return found;
    const [start] = text.toLowerCase().split(/[^a-z]/, 1);
    const like = codes.filter((code) => code.startsWith(`${start}-`));
    return this.reader.fault(
      'unknown-code',
      at,
      `no refusal has the code “${quote(text)}”${like.length ? `; use ${like.join(', ')}` : ''}`,
    );
  }
}
