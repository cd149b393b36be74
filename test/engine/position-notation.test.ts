// Positions as text: every accepted form, one canonical form, and every fault named where it stands.
import { expect } from 'chai';
import { type GameKind, formatPosition, parsePosition } from '../../src/engine.js';
import { emptyPosition } from '../../src/engine/position.js';
import { quote } from '../../src/engine/quote.js';

const canonical = (kind: GameKind, text: string): string => {
  const parsed = parsePosition(kind, text);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ message }) => message).join('; '));
  return formatPosition(parsed.position);
};
const faults = (kind: GameKind, text: unknown): string[] => {
  const parsed = parsePosition(kind, text as string);
  return parsed.ok ? [] : parsed.faults.map(({ code, at, message }) => `${code} @${at} ${message}`);
};

describe('position notation', () => {
  it('V9 writes piles in one order, cards one by one, empty piles left out', () => {
    const text = 'T2: KS | F: AS AH..3H | waste: KH | T1: #7c kc,QH\tjc | stock: 9S 5D AC';
    expect(canonical('klondike', text)).to.equal(
      'stock: 9S 5D AC | waste: KH | F: AH 2H 3H AS | T1: #7C KC QH JC | T2: KS',
    );
    expect(canonical('spider', 'T1: #7S6 KS2..JS2 KS0..QS0 | done: KH1..AH1')).to.equal(
      'done: KH1 QH1 JH1 TH1 9H1 8H1 7H1 6H1 5H1 4H1 3H1 2H1 AH1 | T1: #7S6 KS2 QS2 JS2 KS0 QS0',
    );
    expect(canonical('klondike', '')).to.equal('');
    expect(canonical('klondike', ' \u00a0\n')).to.equal('');
  });

  it('V9 reads 10, suit symbols with and without a variation selector, any case and any white space', () => {
    expect(canonical('klondike', 'T1: 10h th'.replace(' th', ''))).to.equal('T1: TH');
    expect(canonical('klondike', 'T1:\u00a0q♥\u2003J♣\ufe0f\u2028t♦\ufe0e,9♠,,8h\ufeff')).to.equal(
      'T1: QH JC TD 9S 8H',
    );
    expect(canonical('spider', 'T1: q♠2 10♥\ufe0f3')).to.equal('T1: QS2 TH3');
    expect(canonical('klondike', 'WASTE : 2c|t1:3c')).to.equal('waste: 2C | T1: 3C');
  });

  it('V9 reads runs rising and falling, one card long, and face down throughout', () => {
    expect(canonical('klondike', 'T1: #7C..5C 2D..4D 9H..9H')).to.equal('T1: #7C #6C #5C 2D 3D 4D 9H');
    expect(canonical('klondike', 'F: AH..3H | T1: 10S..8S')).to.equal('F: AH 2H 3H | T1: TS 9S 8S');
  });

  it('V9 the mark # means nothing in stock, waste, foundation and done', () => {
    expect(canonical('klondike', 'stock: #9S 5D | waste: #KH | F: #AH')).to.equal(
      'stock: 9S 5D | waste: KH | F: AH',
    );
    expect(canonical('spider', 'done: #KS0..AS0')).to.match(/^done: KS0 QS0/);
  });

  it('V9 foundations are read suit by suit, in whatever order the suits come', () => {
    expect(canonical('klondike', 'F: AS AH 2S AC 2H')).to.equal('F: AC AH 2H AS 2S');
  });

  it('S1 a Spider card without its set takes the lowest one that no card before it took', () => {
    expect(canonical('spider', 'T1: QS QS2 QS | T2: QS')).to.equal('T1: QS0 QS2 QS4 | T2: QS6');
    expect(canonical('spider', 'T1: KS0 KS..JS KH..QH')).to.equal('T1: KS0 KS2 QS0 JS0 KH1 QH1');
    expect(canonical('spider', 'done: KS..AS KS..AS | T1: KS')).to.match(
      /^done: KS0 .*AS0 KS2 .*AS2 \| T1: KS4$/,
    );
    expect(faults('spider', 'T1: QS QS0')).to.deep.equal(['card-twice @7 QS0 is twice in T1']);
    expect(faults('spider', 'T1: QS QS QS QS QS')).to.deep.equal([
      'card-twice @16 QS in T1 is one too many: the deck has four of this card',
    ]);
  });

  it('S10 stored runs may mix the sets of one suit', () => {
    expect(canonical('spider', 'done: KS2 QS0..AS0')).to.match(/^done: KS2 QS0/);
  });

  it('trap 38 names every fault at once, each where it stands, and repairs none', () => {
    expect(faults('klondike', 'T2: 7H | waste: 7H KS8 | T9: 2C | 5D | F: 2C')).to.deep.equal([
      'card-twice @16 7H is in T2 and in waste',
      'unknown-card @19 KS8 is no card: Klondike cards have no set number',
      'unknown-pile @25 there is no pile T9',
      'no-label @34 “5D” names no pile: write it as “T1: …”',
      'card-twice @42 2C is in T9 and in F',
      'foundation-order @42 2C is out of order in F: each suit is listed from its Ace',
    ]);
  });

  it('S16 refuses 105 cards, a card twice, a set that contradicts its suit and a stored run that is none', () => {
    const all = Array.from(
      { length: 8 },
      (_, set) => `K${set % 2 ? 'H' : 'S'}${set}..A${set % 2 ? 'H' : 'S'}${set}`,
    );
    expect(faults('spider', `stock: ${all.join(' ')}`)).to.deep.equal([]);
    expect(faults('spider', `stock: ${all.join(' ')} | T1: 5S0`)).to.deep.equal([
      'card-twice @85 5S0 is in stock and in T1',
    ]);
    expect(faults('spider', 'T1: QS1 | T2: 4H2 | T3: 5C | T4: 6S8 7S12')).to.deep.equal([
      'unknown-card @4 QS1 is no card: set 1 is hearts',
      'unknown-card @14 4H2 is no card: set 2 is spades',
      'unknown-card @24 5C is no card: two-suit Spider has spades and hearts only',
      'unknown-card @33 6S8 is no card: sets are 0 to 7',
      'unknown-card @37 7S12 is no card: sets are 0 to 7',
    ]);
    expect(faults('spider', 'done: KS0..2S0 AH1')).to.deep.equal([
      'not-a-run @6 stored run 1, from KS0 on, is no run: it must be King to Ace in one suit',
    ]);
    expect(faults('spider', 'done: KS0..AS0 AS2..KS2 KH1')).to.deep.equal([
      'not-a-run @15 stored run 2, from AS2 on, is no run: it must be King to Ace in one suit',
      'not-a-run @24 stored run 3, from KH1 on, is no run: it must be King to Ace in one suit',
    ]);
  });

  it('faults of runs and labels say what is wrong', () => {
    expect(faults('klondike', 'T1: KH..AS')).to.deep.equal([
      'unknown-card @4 KH..AS is no run: both ends must be of one suit',
    ]);
    expect(faults('spider', 'T1: KS0..AS')).to.deep.equal([
      'unknown-card @4 KS0..AS is no run: the set must be the same at both ends, or at neither',
    ]);
    for (const word of [
      'KH..',
      '..KH',
      'KH..QH..JH',
      'KH.QH',
      'KH...QH',
      '..',
      '#',
      '##KH',
      '1H',
      'H',
      '11H',
      'KH0',
      'K',
    ])
      expect(faults('klondike', `T1: ${word}`)[0], word).to.match(/^unknown-card @4 \S+ is no (card|run)/);
    expect(faults('klondike', 'T1: 2C..4C..6C 3D..XX 3D..5D1 Q#H')).to.deep.equal([
      'unknown-card @4 2C..4C..6C is no run',
      'unknown-card @15 3D..XX is no card',
      'unknown-card @22 3D..5D1 is no card: Klondike cards have no set number',
      'unknown-card @30 Q#H is no card',
    ]);
    expect(faults('klondike', 'T1: 2C | T1: 3C')).to.deep.equal(['pile-twice @9 T1 is named twice']);
    expect(faults('klondike', 'T01: 2C | done: 3C')).to.deep.equal([
      'unknown-pile @0 there is no pile T01',
      'unknown-pile @10 there is no pile done: use stock, waste, F, T1 to T7',
    ]);
    expect(faults('klondike', 'XT9: 2C'), 'no mistyped column').to.deep.equal([
      'unknown-pile @0 there is no pile XT9: use stock, waste, F, T1 to T7',
    ]);
    expect(faults('klondike', 'T1: 2C:3C'), 'no pile begins here').to.deep.equal([
      'unknown-card @4 2C:3C is no card',
    ]);
    expect(faults('spider', 'waste: | F: | T11:')).to.have.length(3);
    expect(faults('klondike', 'T1: 2C |')).to.deep.equal([
      'no-label @8 a pile is missing before or after “|”',
    ]);
    expect(faults('klondike', ': 2C')).to.deep.equal([
      'unknown-pile @0 there is no pile without a name: use stock, waste, F, T1 to T7',
    ]);
    expect(faults('klondike', 'T1: 2C\nT2: 3C'), 'a line for each pile').to.deep.equal([
      'no-label @7 “|” is missing before T2:',
    ]);
    expect(faults('klondike', '__proto__: 2C | constructor: 3C')).to.have.length(2);
  });

  it('anything that is no text or no game gets an answer too', () => {
    expect(faults('klondike', undefined)).to.deep.equal(['not-text @0 a position is text, not undefined']);
    expect(faults('klondike', { toString: null })).to.deep.equal([
      'not-text @0 a position is text, not object',
    ]);
    expect(faults('__proto__' as GameKind, '')).to.deep.equal([
      'unknown-game @0 the game must be "klondike" or "spider"',
    ]);
  });

  it('a megabyte is refused, and the worst text below the limit read, before the test runner gives up', () => {
    for (const text of ['#', '|', ':', ' ', 'T1: KS ', 'KS..AS ', '..', '\ud83c'])
      expect(faults('spider', text.repeat(1_000_000 / text.length))[0]).to.match(
        /^too-long @0 the text has \d+ characters; a position needs fewer than 20000$/,
      );
    for (const text of ['#', '|', ':', ' x', 'T1: KS ', 'K♠..A♠ ', '..', 'A..'])
      expect(faults('spider', text.repeat(20_000 / text.length))).to.not.be.empty;
  });

  it('a pile that is missing is told from one without a name', () => {
    for (const text of ['T1: 2C | | T2: 3C', 'T1: 2C || T2: 3C'])
      expect(faults('klondike', text)[0], text).to.match(/ a pile is missing before or after “\|”$/);
  });

  it('a text of the greatest length is still read', () => {
    expect(faults('klondike', ' '.repeat(20_000))).to.deep.equal([]);
    expect(faults('klondike', ' '.repeat(20_001))[0]).to.match(/^too-long/);
  });

  it('a position without cards has every pile of its game', () => {
    const foundations = { C: [], D: [], H: [], S: [] };
    for (const [kind, columns] of [
      ['klondike', 7],
      ['spider', 10],
    ] as const)
      expect(emptyPosition(kind)).to.deep.equal({
        kind,
        stock: [],
        waste: [],
        foundations,
        done: [],
        columns: Array.from({ length: columns }, () => []),
      });
  });

  it('what is quoted is cut after 24 characters, and nothing before', () => {
    expect(quote('x'.repeat(24))).to.equal('x'.repeat(24));
    expect(quote('x'.repeat(25))).to.equal(`${'x'.repeat(24)}…`);
    expect(quote(`🂡${'x'.repeat(30)}`)).to.equal(`🂡${'x'.repeat(22)}…`);
  });

  it('what a fault quotes is short and never cut within a character', () => {
    const [message] = faults('klondike', `T1: ${'x'.repeat(23)}${'🂡'.repeat(200)}`);
    expect(message).to.equal(`unknown-card @4 ${'x'.repeat(23)}… is no card`);
  });
});
