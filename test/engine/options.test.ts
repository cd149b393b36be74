// What the constructors take, in which order, and what they say of a wrong option.
import { expect } from 'chai';
import {
  DECKS,
  FIXTURES,
  KlondikeGame,
  PositionError,
  SpiderGame,
  formatPosition,
  parsePosition,
} from '../../src/engine.js';
import { isVariantName } from '../../src/engine/variants.js';

const klondike = (options: unknown) => () => new KlondikeGame(options as object);
const spider = (options: unknown) => () => new SpiderGame(options as object);
const codes = DECKS.klondike.map(({ code }) => code);

describe('options', () => {
  it('a fixture goes before a seed', () => {
    expect(new KlondikeGame({ seed: 'x', fixture: 'redeal-order' }).position).to.equal('stock: 9S 5D AC');
    expect(new KlondikeGame({ seed: 'random', fixture: 'T1: KC' }).position).to.equal('T1: KC');
  });

  it('V14 every named fixture is a position of its game', () => {
    expect([...FIXTURES.klondike.keys()]).to.deep.equal([
      'redeal-order',
      'terminal-win',
      'suffix-move',
      'foundation-order',
      'rejections',
      'reveal',
    ]);
    expect([...FIXTURES.spider.keys()]).to.deep.equal(['one-run', 'two-runs', 'deal-blocked', 'mixed-run']);
    for (const kind of ['klondike', 'spider'] as const)
      for (const [name, text] of FIXTURES[kind]) {
        const parsed = parsePosition(kind, text());
        const game =
          kind === 'klondike'
            ? new KlondikeGame({ fixture: ` ${name}\n` })
            : new SpiderGame({ fixture: name });
        expect(parsed.ok && formatPosition(parsed.position), name).to.equal(game.position);
      }
  });

  it('a deck is text or an array of codes, in deal order, any case, 10 and suit symbols', () => {
    const opening = new KlondikeGame({ deck: codes }).position;
    const odd = codes.map((code) => code.replace('T', '10').replace('H', '♥').toLowerCase());
    for (const deck of [codes.join(' '), codes.join(','), odd, odd.join('\n'), 'AC..KC AD..KD AH..KH AS..KS'])
      expect(new KlondikeGame({ deck }).position).to.equal(opening);
    const spiderCodes = DECKS.spider.map(({ code }) => code);
    const bare = spiderCodes.map((code) => code.slice(0, 2));
    expect(new SpiderGame({ deck: bare }).position).to.equal(new SpiderGame({ deck: spiderCodes }).position);
    const { board } = new SpiderGame({ deck: spiderCodes });
    expect(board.stock[board.stock.length - 1]!.code).to.equal(spiderCodes[54]);
  });

  it('trap 39 a deck is pinned, and changing the array afterwards changes nothing', () => {
    const deck = [...codes];
    const game = new KlondikeGame({ deck });
    const opening = game.position;
    deck.reverse();
    game.reset();
    expect(game.position).to.equal(opening);
  });

  it('K3 a deck with a fault is refused whole, every fault named', () => {
    const change = (at: number, code: unknown) => codes.map((each, i) => (i === at ? code : each));
    const fails = (deck: unknown, message: string) =>
      expect(klondike({ deck })).to.throw(RangeError, message);
    fails(change(0, '2C'), 'Option deck: 2C is there more than once; missing: AC.');
    fails(change(0, 'XX'), 'Option deck: XX is no card; missing: AC.');
    fails(change(0, 7), 'Option deck: number is no card; missing: AC.');
    fails(change(0, 'AC..AC'), 'Option deck: AC..AC is no card; missing: AC.');
    fails(change(0, 'AC0'), 'AC0 is no card: Klondike cards have no set number');
    fails(codes.slice(2), 'Option deck: missing: AC 2C.');
    fails([...codes, 'AC'], 'Option deck: AC is there more than once.');
    fails(`${codes.join(' ')}${' '.repeat(30_000)}XX`, 'Option deck: XX is no card.');
    fails('', 'Option deck: missing: AC 2C');
    fails([], 'missing: AC 2C');
    // Two hundred words are read, and the missing cards are one fault more.
    fails('x '.repeat(500_000), 'Option deck: x is no card; x is no card');
    fails('x '.repeat(500_000), '; and 181 more.');
    fails(new Array(1_000_000), 'undefined is no card');
    expect(
      spider({ deck: DECKS.spider.map(({ code }) => code).map((code) => (code === 'AS0' ? 'AS2' : code)) }),
    ).to.throw(RangeError, 'Option deck: AS2 is there more than once; missing: AS0.');
    expect(spider({ deck: 'QS '.repeat(5) })).to.throw(RangeError, 'QS is there more than once');
  });

  it('a bad fixture throws a PositionError with every fault', () => {
    try {
      klondike({ fixture: 'T1: 7H | T2: 7H XX' })();
      expect.fail('nothing was thrown');
    } catch (error) {
      expect(error).to.be.instanceOf(PositionError).and.instanceOf(RangeError);
      const { message, faults, name } = error as PositionError;
      expect(name).to.equal('PositionError');
      expect(message).to.equal('Option fixture: 7H is in T1 and in T2; XX is no card.');
      expect(faults.map(({ code, at }) => `${code} ${at}`)).to.deep.equal([
        'card-twice 13',
        'unknown-card 16',
      ]);
    }
    expect(klondike({ fixture: 'T1: '.padEnd(200, 'x ') })).to.throw(
      PositionError,
      /^Option fixture: (x is no card; ){20}and 78 more\.$/,
    );
  });

  it('twenty faults are told whole, with nothing more', () => {
    expect(klondike({ fixture: `T1: ${'x '.repeat(20)}` })).to.throw(
      PositionError,
      /^Option fixture: (x is no card; ){19}x is no card\.$/,
    );
  });

  it('a name that is no fixture is told with the names there are', () => {
    for (const fixture of ['nope', 'KC QH', '__proto__', 'constructor', 'one-run', 'REVEAL', '🂡'.repeat(100)])
      expect(klondike({ fixture }), fixture).to.throw(PositionError, 'use redeal-order, terminal-win');
    try {
      klondike({ fixture: 'nope' })();
      expect.fail('nothing was thrown');
    } catch (error) {
      expect((error as PositionError).faults[0]).to.include({ code: 'no-label', at: 0 });
    }
    expect(spider({ fixture: 'reveal' })).to.throw(
      PositionError,
      'there is no fixture named "reveal"; use one-run',
    );
    expect(klondike({ fixture: 'nope' })).to.throw('or a position such as "T1: KC QH"');
    expect(spider({ fixture: 'nope' })).to.throw('or a position such as "T1: KS QS"');
    expect(klondike({ fixture: 'x'.repeat(1_000_000) }))
      .to.throw(PositionError)
      .with.property('message')
      .with.length.below(300);
    expect(klondike({ fixture: ':'.repeat(1_000_000) })).to.throw(
      PositionError,
      'the text has 1000000 characters',
    );
  });

  it('a wrong option throws an error that names it', () => {
    const cases: [options: unknown, type: ErrorConstructor, message: string][] = [
      [{ seed: 7 }, TypeError, 'Option seed: it must be text, not number.'],
      [{ seed: null }, TypeError, 'Option seed: it must be text, not null.'],
      [{ fixture: [] }, TypeError, 'Option fixture: it must be text, not an array.'],
      [{ deck: 7 }, TypeError, 'Option deck: it must be text, not number.'],
      [{ deck: null }, TypeError, 'Option deck: it must be text, not null.'],
      [
        { deck: codes, seed: 'a' },
        TypeError,
        'Option deck: it cannot be given together with seed or fixture.',
      ],
      [
        { deck: codes, fixture: '' },
        TypeError,
        'Option deck: it cannot be given together with seed or fixture.',
      ],
      [{ variant: 3 }, TypeError, 'Option variant: it must be text, not number.'],
      [{ variant: null }, TypeError, 'Option variant: it must be text, not null.'],
      [
        { variant: 'vegas' },
        RangeError,
        'Option variant: there is no variant "vegas"; use teaching, draw-one, draw-three.',
      ],
      [{ variant: '__proto__' }, RangeError, 'there is no variant "__proto__"'],
      [{ variant: 'toString' }, RangeError, 'there is no variant "toString"'],
      [{ variant: '' }, RangeError, 'there is no variant ""'],
      [{ sed: 'x' }, TypeError, 'Option sed: there is no such option; use variant, seed, fixture, deck.'],
      [JSON.parse('{"__proto__": 1}'), TypeError, 'Option __proto__: there is no such option'],
      [null, TypeError, 'Options must be an object such as { seed: "class-7b" }, not null.'],
      ['seed', TypeError, 'Options must be an object such as { seed: "class-7b" }, not string.'],
      [[], TypeError, 'Options must be an object such as { seed: "class-7b" }, not an array.'],
    ];
    for (const [options, type, message] of cases) expect(klondike(options), message).to.throw(type, message);
    expect(spider({ variant: 'teaching' })).to.throw(TypeError, 'Option variant: there is no such option');
  });

  it('a variant’s name is known from any other value', () => {
    for (const name of ['teaching', 'draw-one', 'draw-three'])
      expect(isVariantName(name), name).to.equal(true);
    // What only turns into a name is none.
    for (const value of ['', 'vegas', 'toString', '__proto__', null, undefined, 1, ['teaching']])
      expect(isVariantName(value), String(value)).to.equal(false);
  });

  it('absent and undefined options are the default deal', () => {
    const options = { seed: undefined, fixture: undefined, deck: undefined };
    expect(new SpiderGame(options).position).to.equal(new SpiderGame().position);
    expect(new KlondikeGame({ ...options, variant: undefined }).variant.name).to.equal('teaching');
  });
});
