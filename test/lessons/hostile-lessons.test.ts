// Whatever a page hands over as a lesson gets an answer, soon, and nothing of the page's is run.
import { expect } from 'chai';
import { type CheckedLesson, checkLesson } from '../../src/lessons/index.js';
import { lessonExample as example } from '../support/lesson-example.js';

/** The faults' codes, after checking that they are JSON-safe and of readable length. */
function codes(value: unknown): string[] {
  const checked: CheckedLesson = checkLesson(value);
  expect(checked.ok).to.equal(false);
  const faults = checked.ok ? [] : checked.faults;
  expect(JSON.parse(JSON.stringify(faults))).to.deep.equal(faults);
  for (const { message, at } of faults) {
    expect(message.length).to.be.below(400);
    expect(at.length).to.be.below(200);
  }
  return faults.map(({ code }) => code);
}

const throwing = (): never => {
  throw new Error('must not be run');
};

describe('hostile lessons', () => {
  it('values of every type', () => {
    for (const value of [
      undefined,
      null,
      0,
      NaN,
      'x',
      true,
      1n,
      Symbol('x'),
      throwing,
      [],
      new Date(),
      new Map(),
    ])
      expect(codes(value)).not.to.deep.equal([]);
  });

  it('getters are not run', () => {
    const lesson = {
      ...example,
      get title() {
        return throwing();
      },
    };
    expect(codes(lesson)).to.include('not-plain-data');
    const list = Object.defineProperty([], 0, { get: throwing, enumerable: true });
    expect(codes({ ...example, success: list })).to.deep.equal(['wrong-type']);
  });

  it('proxies that throw, and revoked ones', () => {
    const traps = { ownKeys: throwing, get: throwing, getOwnPropertyDescriptor: throwing };
    expect(codes(new Proxy({}, traps))).to.deep.equal(['unreadable']);
    expect(codes({ ...example, success: new Proxy([], traps) })).to.deep.equal(['unreadable']);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(codes(proxy)).to.deep.equal(['unreadable']);
    for (const name of ['title', 'game', 'position', 'success', 'moves', 'hints', 'next'])
      expect(codes({ ...example, [name]: proxy }), name).not.to.deep.equal([]);
    expect(codes({ ...example, success: [{ card: proxy, on: 'T2' }] })).not.to.deep.equal([]);
  });

  it('a __proto__ of its own is an unknown key, and nothing is inherited', () => {
    const text = JSON.stringify(example).replace('{', '{"__proto__":{"polluted":true},');
    expect(codes(JSON.parse(text))).to.deep.equal(['unknown-key']);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
    expect(codes(Object.create(example))).to.include('missing');
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(codes({ ...example, game: name, variant: name }), name).to.include('unknown-game');
    expect(codes({ ...example, variant: 'constructor' })).to.deep.equal(['unknown-variant']);
  });

  it('tests that contain themselves', () => {
    const all: unknown[] = [];
    all.push(...Array.from({ length: 20 }, () => ({ all })));
    const found = codes({ ...example, success: all });
    expect(found).to.include('too-deep').and.to.include('too-many');
    const not: Record<string, unknown> = {};
    not.not = not;
    expect(codes({ ...example, success: [not] })).to.deep.equal(['too-deep']);
    const lesson: Record<string, unknown> = { ...example };
    lesson.hints = [lesson];
    expect(codes(lesson)).to.include('unknown-key');
  });

  it('megabytes', () => {
    const long = 'x'.repeat(5_000_000);
    for (const name of ['name', 'title', 'position', 'game', 'variant', 'next'])
      expect(codes({ ...example, [name]: long }), name).not.to.deep.equal([]);
    expect(codes({ ...example, [long]: long })).to.deep.equal(['unknown-key']);
    expect(codes({ ...example, success: [{ card: long, on: long }, { refused: long }] })).to.deep.equal([
      'too-long',
      'too-long',
      'too-long',
    ]);
    expect(codes({ ...example, success: new Array(10_000_000) })).to.deep.equal(['too-many']);
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i]));
    expect(codes({ ...example, ...many }).length).to.equal(11);
  });

  it('holes, odd numbers and half a surrogate pair', () => {
    const { length } = codes({ ...example, success: new Array(3) });
    expect(length).to.equal(3);
    for (const moves of [NaN, Infinity, -0, 1e300, '1', null])
      expect(codes({ ...example, moves }), String(moves)).to.deep.equal(['bad-number']);
    expect(codes({ ...example, success: [{ refused: '\uD800'.repeat(50) }] })).to.deep.equal([
      'unknown-code',
    ]);
  });
});
