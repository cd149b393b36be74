// The shuffle: Fisher–Yates with rejection sampling, every order once, no bias.
import { expect } from 'chai';
import { DECKS, KlondikeGame, SpiderGame, shuffle, unbiased } from '../../src/engine.js';
import { fairSource, seededSource } from '../../src/engine/random.js';
import { randomCalls } from '../support/random-calls.js';

/** Every sequence of answers that a source can give when asked for these bounds. */
const sequences = (bounds: number[]): number[][] =>
  bounds.reduce<number[][]>(
    (all, bound) => all.flatMap((start) => Array.from({ length: bound }, (_, i) => [...start, i])),
    [[]],
  );

describe('shuffle', () => {
  it('V8 asks for the bounds 52 down to 2 and changes no input', () => {
    const bounds: number[] = [];
    const order = shuffle(DECKS.klondike, (bound) => bounds.push(bound) && bound - 1);
    expect(bounds).to.deep.equal(Array.from({ length: 51 }, (_, i) => 52 - i));
    expect(order).to.deep.equal(DECKS.klondike);
    expect(order).to.not.equal(DECKS.klondike);
  });

  it('V8 trap 36 each of the 24 and 120 orders comes from exactly one answer sequence', () => {
    for (const items of [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ]) {
      const all = sequences(items.slice(1).map((_, i) => items.length - i));
      const orders = all.map((answers) => shuffle(items, () => answers.shift()!).join());
      expect(new Set(orders).size).to.equal(orders.length);
      expect(orders.length).to.equal(items.reduce((product, n) => product * n));
    }
  });

  it('V8 trap 36 throws away the words that would favour low indices', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 52, 0];
    let asked = 0;
    const below = unbiased(() => words[asked++]!);
    // 2^32 is 82,595,524 × 52 + 48: the last 48 words are one too many for the low indices.
    expect(below(52)).to.equal(0);
    expect(asked).to.equal(4);
    expect(below(52)).to.equal(0);
    asked = 2;
    expect(unbiased(() => 2 ** 32 - 49)(52)).to.equal(51);
    asked = 0;
    const three = [2 ** 32 - 1, 2 ** 32 - 2];
    // The very first word too many: 2^32 − 1 is a whole multiple of 3.
    expect(unbiased(() => three[asked++]!)(3)).to.equal(2);
    expect(asked).to.equal(2);
    // A power of two divides 2^32: nothing is thrown away.
    expect(unbiased(() => 2 ** 32 - 1)(2)).to.equal(1);
    expect(unbiased(() => 7)(1)).to.equal(0);
  });

  it('V8 the fair source is the platform’s, and draws all indices about equally often', () => {
    const source = fairSource();
    const counts = new Array<number>(7).fill(0);
    const calls = randomCalls(() => {
      for (let i = 0; i < 14_000; i++) counts[source(7)]!++;
    });
    expect(calls).to.be.greaterThan(100);
    // Nine standard deviations: a fair source fails this once in 10^18 runs.
    for (const count of counts) expect(Math.abs(count - 2_000)).to.be.lessThan(373);
  });

  it('the fair source asks the platform for many numbers at once', () => {
    const calls = randomCalls(() => shuffle(DECKS.klondike, fairSource()));
    // Sixty-four words last for 51 cards, unless one in a hundred million is thrown away so often.
    expect(calls).to.equal(1);
  });

  it('K22 a seeded source takes no platform randomness and every card reaches every place', () => {
    const places = Array.from({ length: 52 }, () => new Set<number>());
    const calls = randomCalls(() => {
      for (let seed = 0; seed < 1_000; seed++)
        shuffle(DECKS.klondike, seededSource(`place ${seed}`)).forEach(({ index }, i) =>
          places[i]!.add(index),
        );
    });
    expect(calls).to.equal(0);
    expect(places.every(({ size }) => size === 52)).to.equal(true);
  });

  it('K22 only a new deal shuffles: play, redeal, undo, restart and a pinned reset take no number', () => {
    expect(randomCalls(() => new KlondikeGame())).to.be.greaterThan(0);
    expect(randomCalls(() => new SpiderGame({ seed: 'random' }))).to.be.greaterThan(0);
    const game = new KlondikeGame({ variant: 'draw-three' });
    const calls = randomCalls(() => {
      while (game.board.stock.length) game.play('D');
      game.play('R');
      game.undo();
      game.redo();
      game.restart();
      new KlondikeGame({ fixture: 'suffix-move' }).reset();
      new KlondikeGame({ seed: 'a' }).reset();
      new SpiderGame().reset();
    });
    expect(calls).to.equal(0);
  });

  it('says what to do where the platform has no cryptographic source', () => {
    for (const none of [null, {}]) expect(() => fairSource(none)).to.throw(Error, 'Give a seed instead');
  });
});
