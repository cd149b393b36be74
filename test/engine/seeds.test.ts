// Golden deals: a seed gives the same deal for ever. A failure here changes every seeded deal on every published page.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';

const SEEDS = ['', 'class-7b', '1', 'Ünïcödé ♠ 🂡', '\ud800', 'a'.repeat(10_000), '__proto__'];

/** The deck in deal order: columns first, then the stock as it is drawn. */
const dealt = ({ board }: KlondikeGame | SpiderGame): string =>
  [...board.columns.flat().map(({ card }) => card), ...[...board.stock].reverse()]
    .map(({ code }) => code)
    .join(' ');

const KLONDIKE: string[] = [
  '2C 8H 8D KD 4C QS 3D 4D 5H 5D 9C TD 7D QD 7H 3H JC JH QH 5S 3S 8C 2S 6S AS 2H 6D 3C TS 4H 7S 9D AD 9H 6C KS 2D 6H 8S JS AH KC 4S 9S TH KH QC JD TC 5C 7C AC',
  '6H 9D QS 9H 4D 6S 6C 3S 3C KS TD 2H 9S KH TC KC 4S AH 5S 8C 8H AS AC 5D 7D 7H 5C 2S JD JS 3H 4C TS 8D 6D 2D JH 7S 8S QD AD 7C TH KD 9C 5H QC 3D 2C QH JC 4H',
  '7D QD 8H 9D 7S 7C 4C TS AS 2D KS 6D 5S 9H TD 3D 6S QC JS 5D 6C KC AD 9C JC 6H 8D AC 8S AH 5H 9S 5C 2C KD 8C 2S TH TC QS 3H 7H 3S 3C JD 2H QH KH 4D JH 4S 4H',
  '9H 5C TC 6S QD 3H 5S 2D AD 3D 6C AS KS 5H KH 7H JD KC 2H 7C JC 9D 4S AC JS 8H 2S 7D TS 8C 9S TD TH 4C 6D 3C 4H AH 5D 4D 8S 3S QC QS QH KD 6H 7S 9C 8D JH 2C',
  'QH 4D 2H 7D 4H AH 2D 8D JD KS QC JH TD KD AC 6H 3D 5C 9S 9C 2S 6C AD 6S 7H 8S TH 5D TS 9D 4S 8C 5S AS 2C JS 7C KH TC QS 3C 6D JC KC 9H 4C 3H QD 3S 8H 7S 5H',
  '4C 2C 7D 6H 4S TC QS TS KC 6S KH 8S 3C 3S 3H 2H 6D JS TD 9S 7S 5S KS 8D 9H JH 7C AD 8C TH AH 6C 5H 2S QC 9C KD JC 2D QH 8H 3D 7H 4D AC 4H JD 9D AS QD 5C 5D',
  '4H AS JC JH 2C KH QH 4D 9D 8H 2S TC TS 4C 6H 5H 7D KS 3D QC 2D TD 7C KC 3C 9C 2H QD 6C AD AC TH JS 6D 8D 4S KD JD 7H 7S AH 9S 3S 8C 5C 5D QS 3H 8S 5S 6S 9H',
];
const SPIDER: string[] = [
  '3H5 TH7 6H7 TS0 5S0 JS0 QH7 JH3 QS0 6S0 AS6 2S2 4S4 5H7 2S0 AH5 8H5 4S0 KS0 AH3 3S2 5H1 9S2 7H7 8S2 3H7 TS2 9S6 7H3 JH7 TS6 9H1 2S6 9S0 2H1 KH3 KS6 AH7 KH1 8H3 3S0 JH5 2S4 5H5 7H5 6S4 9H7 4H3 5S4 4S2 2H7 6H3 9H3 3S6 7S0 5S2 QH5 8H7 5H3 8S0 QS4 5S6 3H1 4H5 KH7 TH1 2H5 QS2 JH1 2H3 KS2 KS4 AS0 6S2 6H1 TH3 9H5 3S4 9S4 AS2 QH1 8S6 6H5 TS4 QH3 3H3 4S6 4H1 6S6 KH5 QS6 JS2 JS4 4H7 8H1 7H1 AH1 JS6 7S2 8S4 7S4 7S6 TH5 AS4',
  '6H5 QH7 7S4 3H7 3H5 KH3 9S0 4S0 AS2 2H7 7H7 4H3 KH5 QS4 TS4 5H5 QH1 8S0 7S2 JH7 5S4 9S2 QS0 AH5 QH3 7H3 2H1 KS2 KS6 TS0 AH3 9H5 KH1 5S6 6S0 AS6 6H7 8H7 2H5 4H1 8S2 AS4 3S2 3H3 TH1 9S6 JH3 7H5 3H1 AS0 7H1 TS6 JS2 JS6 9H3 2S0 TH5 TH3 2S4 3S0 AH7 8H5 7S6 6S2 KS0 KH7 JS0 5S0 5S2 8H1 4S6 4S4 6H1 9H1 5H3 6S4 3S6 2S2 5H7 AH1 JH1 8H3 TH7 6S6 QH5 3S4 2S6 QS6 9S4 4H7 QS2 6H3 KS4 JS4 7S0 5H1 8S6 4H5 JH5 9H7 2H3 8S4 TS2 4S2',
  'KH7 9H1 7S2 KS4 JS4 JS2 9S2 2H1 7S0 JS0 QH1 3S4 AH7 7H7 KH5 8H1 AS4 4H5 8S2 4H3 KH3 3S6 JH5 5H1 5S4 JH3 QH3 8H3 7S6 KS0 QS0 8S0 8H5 6S6 AH5 TS4 2S4 9S4 TS2 4S0 4H1 5S2 8S6 6H5 8S4 TH1 2S0 5H7 AH3 QS4 TH7 9H5 5H3 QH7 3H5 6H7 6H1 8H7 5H5 4S6 QH5 7H5 5S6 7H1 9H7 9H3 3S0 4S4 AS2 AH1 6S4 6S0 KH1 4H7 9S0 2H3 2S6 TS0 JH1 AS0 QS6 3S2 3H3 QS2 JS6 6S2 3H1 2H7 TH5 7H3 TS6 5S0 2S2 KS6 6H3 AS6 JH7 3H7 9S6 2H5 TH3 KS2 7S4 4S2',
  'KS2 AH7 QS6 5S2 6H3 3S6 4H1 JH7 8S4 JS2 JH3 2H5 6S6 JS0 2H3 7H5 2S6 3S4 6H5 KH1 3S2 AH3 3H5 9S2 TH7 9H3 5S4 9H1 QS2 7H1 5H3 3H3 AS6 3S0 6S2 7H3 TS0 4H3 QS4 AH5 7S0 TS6 6H7 2S2 4S0 7S6 6S0 4S6 8S0 JH5 4H5 6S4 2S4 QH1 KH7 TH3 TS4 5S6 KH3 9S4 5H1 4H7 8H1 KS0 2H1 AH1 2H7 6H1 AS2 9S0 5S0 QH3 4S2 QH7 8S6 7S2 JS4 8H7 5H7 3H1 AS4 JS6 9S6 7S4 TS2 KH5 QS0 8H3 8S2 KS4 5H5 8H5 QH5 9H7 9H5 AS0 TH1 JH1 4S4 7H7 3H7 TH5 KS6 2S0',
  '8S6 KH7 JH5 JS6 KH5 9S2 AS4 3S4 QS2 2S6 8S0 6S0 QS6 4H7 6S4 5H7 7H5 TS4 8H5 JS2 7S2 9S6 3H1 3S6 QH7 9H1 AH5 4S0 QH3 4H3 9H5 9H3 6H3 7H1 7H7 8H1 5H5 5S0 2H1 5S2 JH7 QS0 7S4 4S4 9H7 5S4 6H5 2S4 QH5 7H3 3S0 KS6 AS6 4S2 6S2 9S4 8H3 4H5 4S6 6H7 AH1 QS4 TH5 KS2 KH3 3S2 2H3 8S4 TS0 KS0 3H3 2H7 KS4 8S2 JS4 5H1 2S2 6H1 AS0 TS6 AS2 2S0 3H7 8H7 7S6 JH3 2H5 KH1 6S6 3H5 TH7 TS2 QH1 4H1 JS0 9S0 7S0 JH1 AH3 TH3 AH7 5H3 TH1 5S6',
  'KH7 6S2 5H5 3H3 7S4 8H1 7H5 JS6 4H3 2S4 TS4 AH3 QS6 4H1 8H7 QS0 7S6 2H1 7S0 3H1 AS0 7H7 TH3 KH3 6S6 3H5 8H3 TS2 8S6 AH1 8S2 KS6 9S0 8S4 6H5 KH1 3S6 4S4 JS4 6H3 2H3 QS4 3S0 9S6 9H3 7S2 KS0 8H5 2S2 AS2 5S4 AS6 TS0 JH7 5H7 2H5 TH1 5S6 QH5 7H1 4S2 JS0 AH5 5S0 TH5 4S0 TS6 QS2 8S0 3H7 9H5 JS2 6S0 AS4 6H7 4H5 KS2 KH5 QH3 9H1 9S4 5S2 9S2 9H7 JH1 2H7 5H3 3S2 KS4 6H1 2S6 4S6 2S0 7H3 JH5 TH7 3S4 JH3 AH7 QH7 QH1 4H7 6S4 5H1',
  '7S2 TS2 4H7 8H3 9H5 5H7 JS2 KS6 6H7 TS4 7H5 3S2 3S4 AS0 2S2 9S4 9H3 KS4 8S0 KH3 4S2 JS0 KS2 6S4 TS0 8H5 6H1 AH3 QH1 3H1 JH7 QS0 3S6 8S4 4S6 KH5 4H3 QS4 KH1 9H7 3H3 JH1 JS6 2H7 2H5 8S2 2S0 3H7 7H3 7S4 8H7 JH5 AH7 9S6 QS2 AH1 AS4 7S0 2S4 3H5 TH5 3S0 TH3 7H7 6H5 4S4 AH5 8H1 4H5 8S6 5S4 QS6 2H1 AS2 5H3 9S0 6H3 KH7 6S0 KS0 JS4 9H1 TS6 2H3 TH1 5S6 5S2 4H1 6S6 6S2 7H1 5H5 2S6 AS6 QH3 QH7 QH5 5H1 7S6 5S0 TH7 JH3 4S0 9S2',
];

describe('seeds', () => {
  for (const [i, seed] of SEEDS.entries()) {
    const name = JSON.stringify(seed.length > 30 ? `${seed.slice(0, 5)}… (${seed.length})` : seed);
    it(`V9 ${name} gives its golden deals`, () => {
      expect(dealt(new KlondikeGame({ seed }))).to.equal(KLONDIKE[i]);
      expect(dealt(new SpiderGame({ seed }))).to.equal(SPIDER[i]);
    });
  }

  it('trap 39 a seed is pinned: reset deals it again, and every variant deals the same', () => {
    const game = new KlondikeGame({ seed: 'class-7b', variant: 'draw-three' });
    const opening = game.position;
    game.play('D');
    game.reset();
    expect(game.position).to.equal(opening);
    expect(new KlondikeGame({ seed: 'class-7b' }).position).to.equal(opening);
  });

  it('seeds that differ in one letter, in case or in order give other deals', () => {
    const seeds = ['a', 'b', 'A', 'ab', 'ba', ' a', 'a ', 'å', 'a\u030a', '', '0', 'random ', 'Random'];
    expect(new Set(seeds.map((seed) => new KlondikeGame({ seed }).position)).size).to.equal(seeds.length);
    expect(
      new Set(Array.from({ length: 2_000 }, (_, i) => new SpiderGame({ seed: `${i}` }).position)).size,
    ).to.equal(2_000);
  });

  it('K21 S13 "random" is not pinned: each reset deals anew', () => {
    for (const game of [new KlondikeGame({ seed: 'random' }), new SpiderGame({ seed: 'random' })]) {
      const seen = new Set([game.position]);
      for (let i = 0; i < 5; i++) {
        game.reset();
        seen.add(game.position);
      }
      expect(seen.size).to.equal(6);
    }
  });
});
