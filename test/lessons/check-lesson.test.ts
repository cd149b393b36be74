// A wrong lesson is refused whole, with every fault named and its place.
import { expect } from 'chai';
import { type Lesson, checkLesson } from '../../src/lessons/index.js';
import { lessonExample as right } from '../support/lesson-example.js';

const spider = { ...right, game: 'spider', position: 'T1: #9S0 QH1 | T2: KS0' };

/** Each fault as `code at message`. */
function faultsOf(value: unknown): string[] {
  const checked = checkLesson(value);
  return checked.ok ? [] : checked.faults.map(({ code, at, message }) => `${code} @${at}: ${message}`);
}

const without = (name: keyof Lesson): object =>
  Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));

const KIND_LIST = 'card, pile, turned, won, played, tried, refused, withinMoves, all, any, not';

const cases: Record<string, [value: unknown, ...faults: string[]]> = {
  'no object': [
    'what-a-run-is',
    'wrong-type @: a lesson is an object, not text: set it as a property, not in an attribute',
  ],
  null: [null, 'wrong-type @: this must be an object, not null'],
  'a list': [[right], 'wrong-type @: this must be an object, not a list'],
  'no goal': [without('goal'), 'missing @goal: this must be there'],
  'a field that is undefined': [{ ...right, title: undefined }, 'missing @title: this must be there'],
  'an unknown key': [
    { ...right, titel: 'x' },
    'unknown-key @titel: there is no key “titel” here; use name, game, title, goal, position, success, moves, hints, done, tryAgain, variant, failure, wrong, next',
  ],
  'texts of other types': [
    { ...right, title: 7, goal: null, done: ['x'], next: {} },
    'wrong-type @title: this must be text, not a number',
    'wrong-type @goal: this must be text, not null',
    'wrong-type @done: this must be text, not a list',
    'wrong-type @next: this must be text, not an object',
  ],
  'an empty text': [{ ...right, tryAgain: '  ' }, 'empty @tryAgain: this must not be empty'],
  'an unknown game': [
    { ...right, game: 'chess' },
    'unknown-game @game: the game must be "klondike" or "spider"',
  ],
  'an unknown variant': [
    { ...right, variant: 'draw-two' },
    'unknown-variant @variant: there is no variant “draw-two”; use teaching, draw-one, draw-three',
  ],
  'a variant of Spider': [
    { ...spider, variant: 'draw-one' },
    'unknown-variant @variant: Spider has no variants',
  ],
  'a position with faults of its own': [
    { ...right, position: 'T1: QH 1X | T9: KS | T2: KS QH' },
    'unknown-card @position:7: 1X is no card',
    'unknown-pile @position:12: there is no pile T9',
    'card-twice @position:25: KS is in T9 and in T2',
    'card-twice @position:28: QH is in T1 and in T2',
  ],
  'a fixture that does not exist': [
    { ...right, position: 'suffix-moves' },
    'no-label @position:0: there is no fixture named "suffix-moves"; use redeal-order, terminal-win, suffix-move, foundation-order, rejections, reveal, or a position such as "T1: KC QH"',
  ],
  'no moves': [{ ...right, moves: 0 }, 'bad-number @moves: this must be a whole number from 1 to 500'],
  'half a move': [{ ...right, moves: 1.5 }, 'bad-number @moves: this must be a whole number from 1 to 500'],
  'no test': [{ ...right, success: [] }, 'empty @success: this needs at least one test'],
  'tests that are no list': [
    { ...right, success: { card: 'QH', upon: 'KS' } },
    'wrong-type @success: this must be a list, not an object',
  ],
  'a test of no kind': [
    { ...right, success: [{ on: 'T1' }, {}] },
    `no-test @success[0]: this is no test: it needs one of ${KIND_LIST}`,
    `no-test @success[1]: this is no test: it needs one of ${KIND_LIST}`,
  ],
  'two tests in one': [
    { ...right, success: [{ card: 'QH', on: 'T2', won: true }] },
    'two-tests @success[0]: card and won are two tests: join them with “all” or “any”',
  ],
  'a key of another kind': [
    { ...right, success: [{ card: 'QH', on: 'T2', times: 2 }] },
    'unknown-key @success[0].times: there is no key “times” here; use card, on, upon, top, say',
  ],
  'a saying inside a test': [
    { ...right, success: [{ not: { card: 'QH', on: 'T1', say: 'x' } }] },
    'unknown-key @success[0].not.say: there is no key “say” here; use card, on, upon, top',
  ],
  'a card without a place': [
    { ...right, success: [{ card: 'QH' }] },
    'missing @success[0]: a card needs one of on, upon, top',
  ],
  'a card in two places': [
    { ...right, success: [{ card: 'QH', on: 'T2', upon: 'KS' }] },
    'missing @success[0]: a card needs only one of on, upon, top',
  ],
  'no card': [
    { ...right, success: [{ card: 'QX', on: 'T2' }] },
    'unknown-card @success[0].card: QX is no card: write its rank and suit, as in QH',
  ],
  'a run for a card': [
    { ...right, success: [{ card: 'QH..TH', on: 'T2' }] },
    'unknown-card @success[0].card: QH..TH is more than one card',
  ],
  'a card of the other game': [
    { ...right, success: [{ card: 'QH1', on: 'T2' }] },
    'unknown-card @success[0].card: QH1 is no card: Klondike cards have no set number',
  ],
  'a card that is not there': [
    { ...right, success: [{ card: 'QH', upon: 'KC' }] },
    'card-not-here @success[0].upon: KC is nowhere in the position',
  ],
  'a twin that is not there': [
    { ...spider, success: [{ card: 'QH3', on: 'T2' }] },
    'card-not-here @success[0].card: QH3 is nowhere in the position',
  ],
  'an unknown pile': [
    { ...right, success: [{ card: 'QH', on: 'T8' }] },
    'unknown-pile @success[0].on: there is no pile T8; use stock, waste, F, T1, T2, T3, T4, T5, T6, T7',
  ],
  'a face-up card in the stock': [
    { ...right, success: [{ card: 'QH', top: 'stock' }] },
    'unknown-pile @success[0].top: the cards of the stock lie face down: no card is seen there',
  ],
  'a pile without a size': [
    { ...right, success: [{ pile: 'T1' }] },
    'missing @success[0]: a pile needs one of size, atLeast, atMost',
  ],
  'a size below none': [
    { ...right, success: [{ pile: 'T1', size: -1 }] },
    'bad-number @success[0].size: this must be a whole number from 0 to 104',
  ],
  'a hidden card that lies open': [
    { ...right, success: [{ turned: 'QH' }] },
    'not-hidden @success[0].turned: QH does not lie face down in a column',
  ],
  'more hidden cards than there are': [
    { ...right, success: [{ turned: 2 }] },
    'not-hidden @success[0].turned: cards that lie face down in columns: 1',
  ],
  'a win that is not': [
    { ...right, success: [{ won: false }] },
    'wrong-type @success[0].won: this must be true',
  ],
  'a move not in notation': [
    { ...right, success: [{ played: 't1>t2' }] },
    'bad-move @success[0].played: “t1>t2” is no move: write one like D, T1>T4 or T1>T4:3',
  ],
  'a move of the other game': [
    { ...spider, success: [{ tried: 'W>F' }] },
    'bad-move @success[0].tried: “W>F” is no move of this game',
  ],
  'an unknown refusal code': [
    { ...right, success: [{ refused: 'oops' }, { refused: 'drop-colour' }, { refused: 'readonly' }] },
    'unknown-code @success[0].refused: no refusal has the code “oops”',
    'unknown-code @success[1].refused: no refusal has the code “drop-colour”; use drop-rank, drop-color',
    'unknown-code @success[2].refused: no refusal has the code “readonly”',
  ],
  'a group without tests': [
    { ...right, success: [{ any: [] }] },
    'empty @success[0].any: this needs at least one test',
  ],
  'faults deep in groups': [
    {
      ...right,
      success: [{ all: [{ not: { card: 'QQ', on: 'T1' } }, { any: [{ pile: 'done', size: 1 }] }] }],
    },
    'unknown-card @success[0].all[0].not.card: QQ is no card: write its rank and suit, as in QH',
    'unknown-pile @success[0].all[1].any[0].pile: there is no pile done; use stock, waste, F, T1, T2, T3, T4, T5, T6, T7',
  ],
  'a goal that is there already': [
    { ...right, success: [{ pile: 'T1', size: 2 }] },
    'holds-at-start @success: the goal is reached before the first move',
  ],
  'a failure that is there already': [
    { ...right, failure: [{ turned: '9C' }, { card: 'QH', on: 'T1' }] },
    'holds-at-start @failure[1]: this holds before the first move',
  ],
  'a hint without its tiers': [
    { ...right, hints: [{ area: 'x', play: 'T1' }] },
    'missing @hints[0].card: this must be there',
    'missing @hints[0].move: this must be there',
    'bad-move @hints[0].play: “T1” is no move: write one like D, T1>T4 or T1>T4:3',
  ],
  'a wrong text about nothing': [
    { ...right, wrong: [{ say: 'x' }, { move: 'T1>T2:0', code: 'x' }] },
    'missing @wrong[0]: this needs a move, a code or both',
    'missing @wrong[1].say: this must be there',
    'bad-move @wrong[1].move: “T1>T2:0” has no proper count: after “:” comes a whole number from 1',
    'unknown-code @wrong[1].code: no refusal has the code “x”',
  ],
  'many faults at once': [
    { ...right, name: '', moves: '3', position: 'T1: ZZ', hints: 'none', success: [{ pile: 'X', size: 0 }] },
    'unknown-card @position:4: ZZ is no card',
    'empty @name: this must not be empty',
    'bad-number @moves: this must be a whole number from 1 to 500, not text',
    'unknown-pile @success[0].pile: there is no pile X; use stock, waste, F, T1, T2, T3, T4, T5, T6, T7',
    'wrong-type @hints: this must be a list, not text',
  ],
};

describe('checking a lesson', () => {
  it('accepts a right one and gives a copy that cannot be changed', () => {
    const given = structuredClone(right);
    const checked = checkLesson(given);
    expect(checked).to.deep.equal({ ok: true, lesson: right });
    const { lesson } = checked as { lesson: Lesson };
    expect(lesson).not.to.equal(given);
    expect(() => Object.assign(lesson.hints[0]!, { play: 'D' })).to.throw(TypeError);
  });

  it('accepts a next lesson that no one knows, and cards written in other ways', () => {
    expect(faultsOf({ ...right, next: 'elsewhere', success: [{ card: 'q♥', upon: 'ks' }] })).to.deep.equal(
      [],
    );
    expect(faultsOf({ ...spider, success: [{ card: 'QH', upon: 'KS' }] })).to.deep.equal([]);
  });

  it('keeps moves in the form in which they are played', () => {
    const checked = checkLesson({ ...right, success: [{ played: 'T1>T2:1' }] });
    expect(checked.ok && checked.lesson.success).to.deep.equal([{ played: 'T1>T2' }]);
  });

  for (const [name, [value, ...faults]] of Object.entries(cases))
    it(`refuses ${name}`, () => {
      expect(faultsOf(value)).to.deep.equal(faults);
    });
});
