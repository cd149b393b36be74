/** Whether a value is a lesson. A wrong one is refused whole, with every fault named; nothing is repaired. */
import { quote } from '../engine/quote.js';
import type { GameKind } from '../engine/card.js';
import { PositionError } from '../engine/options.js';
import type { Position } from '../engine/position.js';
import { VARIANTS, type VariantName, isVariantName } from '../engine/variants.js';
import { MOST_MOVES, TestChecker } from './check-test.js';
import { holds } from './holds.js';
import type { Lesson } from './lesson.js';
import { lessonGame } from './lesson-game.js';
import { type Fields, LONGEST, type LessonFault, PlainReader } from './plain-reader.js';

export type { LessonFault } from './plain-reader.js';

export type CheckedLesson =
  | { readonly ok: true; readonly lesson: Lesson }
  | { readonly ok: false; readonly faults: readonly LessonFault[] };

const REQUIRED = [
  'name',
  'game',
  'title',
  'goal',
  'position',
  'success',
  'moves',
  'hints',
  'done',
  'tryAgain',
] as const;
const KEYS = [...REQUIRED, 'variant', 'failure', 'wrong', 'next'];
const TIERS = ['area', 'card', 'move'];
const MOST = { success: 20, failure: 20, hints: 50, wrong: 50 } as const;

/** Freezes plain data throughout, so that a running lesson cannot be changed from outside. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** One reading of one value. */
class LessonReader extends PlainReader {
  #tests!: TestChecker;

  lesson(value: unknown): object | undefined {
    if (typeof value === 'string')
      return this.fault(
        'wrong-type',
        '',
        'a lesson is an object, not text: set it as a property, not in an attribute',
      );
    const fields = this.fields(value, '', KEYS);
    if (!fields) return undefined;
    this.#require(fields, '', REQUIRED);
    const game = this.#game(fields);
    const variant = this.#variant(fields, game);
    const start = game && this.#position(fields, game, variant);
    if (game) this.#tests = new TestChecker(this, game, start);
    const lesson = {
      ...this.#texts(fields, ['name', 'title', 'goal', 'done', 'tryAgain', 'next']),
      game,
      ...(variant ? { variant } : {}),
      position: fields.get('position'),
      moves: fields.has('moves') ? this.whole(fields.get('moves'), 'moves', 1, MOST_MOVES) : undefined,
      // Without a game no card or move can be read.
      ...(game ? this.#lists(fields) : {}),
    };
    if (!this.faults.length) this.#notYetThere(lesson as unknown as Lesson, start!);
    return lesson;
  }

  #require(fields: Fields, at: string, names: readonly string[]): void {
    for (const name of names)
      if (!fields.has(name)) this.fault('missing', this.within(at, name), 'this must be there');
  }

  #texts(fields: Fields, names: readonly string[], at = ''): Record<string, string | undefined> {
    const given = names.filter((name) => fields.has(name));
    return Object.fromEntries(
      given.map((name) => {
        const most = name === 'name' || name === 'next' ? LONGEST.name : LONGEST.text;
        return [name, this.text(fields.get(name), this.within(at, name), most)];
      }),
    );
  }

  #game(fields: Fields): GameKind | undefined {
    if (!fields.has('game')) return undefined;
    const game = fields.get('game');
    return game === 'klondike' || game === 'spider'
      ? game
      : this.fault('unknown-game', 'game', 'the game must be "klondike" or "spider"');
  }

  #variant(fields: Fields, game: GameKind | undefined): VariantName | undefined {
    if (!fields.has('variant')) return undefined;
    const text = this.text(fields.get('variant'), 'variant');
    if (text === undefined) return undefined;
    if (game === 'spider') return this.fault('unknown-variant', 'variant', 'Spider has no variants');
    return isVariantName(text)
      ? text
      : this.fault(
          'unknown-variant',
          'variant',
          `there is no variant “${quote(text)}”; use ${Object.keys(VARIANTS).join(', ')}`,
        );
  }

  /** The cards at the start. The engine reads them, and its faults are passed on with their place in the text. */
  #position(fields: Fields, game: GameKind, variant?: VariantName): Position | undefined {
    if (!fields.has('position')) return undefined;
    const position = this.text(fields.get('position'), 'position', LONGEST.position);
    if (position === undefined) return undefined;
    try {
      return lessonGame({ game, variant, position }).board;
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
      for (const { code, message, at } of error.faults) this.fault(code, `position:${at}`, message);
      return undefined;
    }
  }

  #lists(fields: Fields): Record<string, unknown> {
    const read: Record<keyof typeof MOST, (value: unknown, at: string) => object | undefined> = {
      success: (value, at) => this.#tests.test(value, at, ['say']),
      failure: (value, at) => this.#tests.test(value, at),
      hints: (value, at) => this.#hint(value, at),
      wrong: (value, at) => this.#wrong(value, at),
    };
    const names = (Object.keys(MOST) as (keyof typeof MOST)[]).filter((name) => fields.has(name));
    return Object.fromEntries(
      names.map((name) => {
        const list = this.list(fields.get(name), name, MOST[name]);
        if (list?.length === 0 && name === 'success')
          this.fault('empty', name, 'this needs at least one test');
        return [name, list?.map((each) => read[name](each.value, each.at))];
      }),
    );
  }

  #hint(value: unknown, at: string): object | undefined {
    const fields = this.fields(value, at, [...TIERS, 'play', 'until']);
    if (!fields) return undefined;
    this.#require(fields, at, TIERS);
    return {
      ...this.#texts(fields, TIERS, at),
      ...(fields.has('play') ? { play: this.#tests.move(fields.get('play'), `${at}.play`) } : {}),
      ...(fields.has('until') ? { until: this.#tests.test(fields.get('until'), `${at}.until`) } : {}),
    };
  }

  #wrong(value: unknown, at: string): object | undefined {
    const fields = this.fields(value, at, ['move', 'code', 'when', 'say']);
    if (!fields) return undefined;
    this.#require(fields, at, ['say']);
    if (!fields.has('move') && !fields.has('code'))
      this.fault('missing', at, 'this needs a move, a code or both');
    return {
      ...this.#texts(fields, ['say'], at),
      ...(fields.has('move') ? { move: this.#tests.move(fields.get('move'), `${at}.move`) } : {}),
      ...(fields.has('code') ? { code: this.#tests.code(fields.get('code'), `${at}.code`) } : {}),
      ...(fields.has('when') ? { when: this.#tests.test(fields.get('when'), `${at}.when`) } : {}),
    };
  }

  /** A lesson that is over before it begins teaches nothing. */
  #notYetThere(lesson: Lesson, start: Position): void {
    const standing = { lesson, start, board: start, moves: [], tried: [], refused: [] };
    if (lesson.success.every((test) => holds(test, standing)))
      this.fault('holds-at-start', 'success', 'the goal is reached before the first move');
    lesson.failure?.forEach((test, i) => {
      if (holds(test, standing))
        this.fault('holds-at-start', `failure[${i}]`, 'this holds before the first move');
    });
  }
}

/**
 * A frozen copy of a right lesson, or every fault of a wrong one. Any value gets an answer and nothing is thrown.
 * Whether `next` names a lesson, and whether the goal can be reached, is not asked.
 */
export function checkLesson(value: unknown): CheckedLesson {
  const reader = new LessonReader();
  const lesson = reader.lesson(value);
  return lesson && !reader.faults.length
    ? { ok: true, lesson: frozen(lesson) as Lesson }
    : { ok: false, faults: reader.faults };
}
