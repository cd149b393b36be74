// Moves as text: exactly the written forms are read; every other text is refused with what is wrong.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame } from '../../src/engine.js';

const klondike = new KlondikeGame({
  variant: 'draw-one',
  fixture: 'stock: 2C | waste: 5H | F: AH | T1: 6S 5D | T2: 7D 6C',
});
const spider = new SpiderGame({ fixture: 'T1: 6S0 5S0 | T2: 7H1' });
const answer = (game: KlondikeGame | SpiderGame, text: unknown): string => {
  const verdict = game.check(text as string);
  return verdict.ok ? verdict.move : verdict.code;
};

describe('move notation', () => {
  it('the written forms are read and written back', () => {
    for (const move of ['D', 'W>T2', 'T1>T2']) expect(answer(klondike, move)).to.equal(move);
    expect(answer(klondike, 'T2>F')).to.equal('foundation-needs-ace');
    expect(answer(spider, 'T1>T2:2')).to.equal('T1>T2:2');
  });

  it(':1 is read and never written', () => {
    expect(answer(klondike, 'T1>T2:1')).to.equal('T1>T2');
    expect(klondike.legalMoves.some((move) => move.endsWith(':1'))).to.equal(false);
  });

  it('other case, spaces, leading zeros, signs and other shapes are no moves', () => {
    const texts = [
      'd',
      'w>t2',
      ' D',
      'D ',
      'D\n',
      'T1 > T2',
      'T1>T2 ',
      'T01>T2',
      'T1>T02',
      'T00>T1',
      '+T1>T2',
      'T+1>T2',
      'T1>>T2',
      'T1->T2',
    ];
    const shapes = [
      '',
      'T1',
      '>',
      'T1>',
      '>T1',
      'F>T1',
      'T1>FH',
      'T1>W',
      'W>W',
      'W>FS',
      'FX>T1',
      'T1>T2:',
      'T1>T2:x',
      'T1>T2:1.5',
      'T1>T2:1e1',
      'DD',
      'D D',
    ];
    const odd = [
      'T1＞T2',
      'Т1>T2',
      'T١>T2',
      '__proto__',
      'constructor',
      'toString',
      '🂡',
      '\u0000',
      '\ud800',
      'T1>T2\u00a0',
    ];
    for (const text of [...texts, ...shapes, ...odd])
      expect(answer(klondike, text), JSON.stringify(text)).to.equal('bad-notation');
  });

  it('a count that is zero, negative or has a leading zero is no count', () => {
    for (const text of ['T1>T2:0', 'T1>T2:-1', 'T1>T2:-0', 'T1>T2:01', 'T1>T2:00'])
      expect(answer(klondike, text), text).to.equal('bad-count');
  });

  it('a count larger than the column says how many there are', () => {
    expect(klondike.check('T1>T2:3')).to.include({
      code: 'count-too-large',
      message: 'Column 1 has only 2 cards: 3 cannot be moved.',
    });
    expect(answer(klondike, 'T1>T2:99999999')).to.equal('count-too-large');
    expect(new KlondikeGame({ fixture: 'T3: 2C' }).check('T3>T1:2')).to.include({
      message: 'Column 3 has only 1 card: 2 cannot be moved.',
    });
  });

  it('a count on another kind of move is refused', () => {
    for (const text of ['W>T2:1', 'W>T2:2', 'W>F:1', 'T1>F:1', 'FH>T1:1', 'FH>T1:2'])
      expect(answer(klondike, text), text).to.equal('count-not-allowed');
    for (const text of ['D:1', 'R:1', 'S:1']) expect(answer(klondike, text), text).to.equal('bad-notation');
  });

  it('columns that are not there are named', () => {
    expect(klondike.check('T8>T1')).to.include({
      code: 'no-such-column',
      message: 'There is no column 8: this game has columns 1 to 7.',
    });
    expect(answer(klondike, 'T1>T0')).to.equal('no-such-column');
    expect(answer(klondike, 'T0>F')).to.equal('no-such-column');
    expect(answer(klondike, 'T1>T99999999999')).to.equal('no-such-column');
    expect(spider.check('T11>T1')).to.include({
      message: 'There is no column 11: this game has columns 1 to 10.',
    });
    expect(answer(spider, 'T10>T1')).to.equal('empty-column');
  });

  it('a text of more than twenty characters is no move, whatever its count', () => {
    const longest = `T1>T2:${'9'.repeat(14)}`;
    expect(answer(klondike, longest)).to.equal('count-too-large');
    expect(answer(klondike, `${longest}9`)).to.equal('bad-notation');
  });

  it('a large column’s number is no number with a leading zero', () => {
    for (const text of ['T100>T1', 'T1>T100', 'T1>T4000'])
      expect(answer(klondike, text), text).to.equal('no-such-column');
  });

  it('a foundation without its suit is a place and no source', () => {
    expect(answer(klondike, 'F>T1')).to.equal('bad-notation');
    expect(answer(klondike, 'F>F')).to.equal('between-foundations');
    expect(spider.check('F>T1')).to.include({ code: 'not-in-this-game', text: 'F>T1' });
    expect(spider.check('T1>F')).to.include({ code: 'not-in-this-game', text: 'T1>F' });
  });

  it('a move of the other game is told from nonsense', () => {
    expect(answer(klondike, 'S')).to.equal('not-in-this-game');
    for (const text of ['R', 'W>T1', 'W>F', 'T1>F', 'FS>T1', 'FS>FH', 'T1>F:2'])
      expect(answer(spider, text), text).to.equal('not-in-this-game');
  });

  it('what is no text, and a megabyte of it, is refused with nothing lost', () => {
    const before = klondike.position;
    for (const value of [undefined, null, 7, {}, [], Symbol.iterator, () => 'D', new String('D')]) {
      expect(answer(klondike, value)).to.equal('bad-notation');
      expect(klondike.play(value as string)).to.include({ ok: false, move: '' });
    }
    for (const unit of ['T1>T2:1', '1', 'T', '🂡', ' ', '>', 'F']) {
      const verdict = klondike.play(unit.repeat(1_000_000 / unit.length));
      expect(verdict.ok ? '' : verdict.code).to.equal('bad-notation');
      expect(verdict.ok ? 0 : verdict.message.length).to.be.lessThan(120);
    }
    expect([klondike.position, klondike.history]).to.deep.equal([before, []]);
  });
});
