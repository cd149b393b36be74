// Two-suit Spider, rule by rule.
import { expect } from 'chai';
import { DECKS, SpiderGame, identityOf } from '../../src/engine.js';
import { spiderRules } from '../../src/engine/spider-rules.js';

const lay = (fixture: string) => new SpiderGame({ fixture });
const code = (game: SpiderGame, move: string) => {
  const verdict = game.check(move);
  return verdict.ok ? 'ok' : verdict.code;
};
const UNBLOCKED =
  'T1: 9S0 | T2: 9H1 | T3: 9S2 | T4: 9H3 | T5: 9S4 | T6: 9H5 | T7: 9S6 | T8: 9H7 | T9: 7S0 | T10: 7H1';

describe('Spider rules', () => {
  it('S1 eight sets of 13, even ones spades and odd ones hearts, 104 identities', () => {
    expect(DECKS.spider).to.have.length(104);
    expect(new Set(DECKS.spider.map(identityOf)).size).to.equal(104);
    for (const card of DECKS.spider) {
      expect(card.code).to.equal(
        `${'A23456789TJQK'[card.rank - 1]!}${card.set! % 2 ? 'H' : 'S'}${card.set!}`,
      );
      expect(identityOf(card)).to.equal(`${card.set!}-${card.rank}`);
    }
    expect(identityOf(DECKS.spider.find((card) => card.code === 'QS0')!)).to.equal('0-12');
  });

  it('S2 trap 21 the declared deal: six to columns 1–4, five to 5–10, tops up, fifty left in their order', () => {
    const { board } = new SpiderGame();
    expect(board.columns.map(({ length }) => length)).to.deep.equal([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    expect(board.columns.flat().map(({ card }) => card)).to.deep.equal(DECKS.spider.slice(0, 54));
    expect(
      board.columns.every((column) => column.every(({ up }, i) => up === (i === column.length - 1))),
    ).to.equal(true);
    expect(board.stock).to.deep.equal(DECKS.spider.slice(54));
  });

  it('S3 S4 QS JS moves; QS JH does not, QS TS does not; a single JH does', () => {
    const game = lay('mixed-run');
    expect(code(game, 'T2>T1:2')).to.equal('ok');
    expect(game.play('T3>T1:2')).to.deep.include({ code: 'run-suit', cards: ['QS2'], onto: 'JH1' });
    expect(game.play('T4>T1:2')).to.deep.include({ code: 'run-rank', cards: ['QS4'], onto: 'TS0' });
    expect(code(game, 'T3>T6')).to.equal('ok');
  });

  it('asked by themselves, the rules know no move of Klondike', () => {
    const { board } = lay('T1: QS0');
    const transfer = { type: 'transfer', count: 1 } as const;
    const judged = (move: Parameters<typeof spiderRules.judge>[1]) => spiderRules.judge(board, move);
    const no = 'not-in-this-game';
    expect(judged({ type: 'redeal' })).to.deep.equal({ code: no, text: 'R' });
    expect(judged({ ...transfer, from: 0, to: 'foundation' })).to.deep.equal({ code: no, text: 'F' });
    expect(judged({ ...transfer, from: 'waste', to: 0 })).to.deep.equal({ code: no, text: 'W' });
    expect(judged({ ...transfer, from: 'H', to: 0 })).to.deep.equal({ code: no, text: 'FH' });
  });

  it('S3 trap 12 a hidden card within a run holds it back', () => {
    expect(code(lay('T1: QS0 #JS0 TS0 | T2: KH1'), 'T1>T2:3')).to.equal('face-down-card');
    expect(code(lay('T1: #QS0 JS0 | T2: KH1'), 'T1>T2:2')).to.equal('face-down-card');
  });

  it('S5 trap 22 any suit lands one rank down, and KH QS JS is then no unit', () => {
    const game = lay('mixed-run');
    game.play('T2>T1:2');
    expect(game.position).to.match(/^T1: KH1 QS0 JS0 \|/);
    expect(code(game, 'T1>T5:3')).to.equal('run-suit');
    expect(code(game, 'T1>T5:2')).to.equal('ok');
    expect(code(lay('T1: 9S0 | T2: TS2'), 'T1>T2')).to.equal('ok');
    expect(lay('T1: 9S0 | T2: JS2').play('T1>T2')).to.include({
      code: 'drop-rank',
      message: '9 of spades cannot go on jack of spades: it needs a 10.',
    });
  });

  it('S5 trap 13 trap 22 no drop on a hidden top, and no wrap from Ace to King', () => {
    expect(code(lay('T1: 9S0 | T2: #TS2'), 'T1>T2')).to.equal('face-down-target');
    const game = lay('T1: KS0 | T2: AH1');
    expect([code(game, 'T1>T2'), code(game, 'T2>T1')]).to.deep.equal([
      'king-needs-empty-column',
      'drop-rank',
    ]);
  });

  it('S6 trap 14 an empty column takes any run, a whole column too; its own column is no move', () => {
    const game = lay('T1: 9S0 8S0 | T2: 4H1');
    expect(game.legalMoves).to.include.members(['T1>T3', 'T1>T3:2', 'T2>T10']);
    expect(game.play('T1>T1:2')).to.deep.include({ code: 'same-column', cards: ['9S0', '8S0'] });
    expect(game.history).to.deep.equal([]);
  });

  it('S7 a newly uncovered hidden card turns up once', () => {
    const game = lay('T1: #KS0 #QS0 5H1 | T2: 6S0');
    expect(game.play('T1>T2')).to.deep.include({
      effects: [
        { type: 'moved', cards: ['5H1'], from: 'T1', to: 'T2' },
        { type: 'turned', card: 'QS0', at: 'T1', up: true },
      ],
    });
    expect(game.position).to.equal('T1: #KS0 QS0 | T2: 6S0 5H1');
  });

  it('S8 a deal gives one face-up card to each column, T1 first, and the declared deal has five', () => {
    const game = new SpiderGame();
    const first = game.play('D');
    expect(first.ok && first.effects[0]).to.deep.equal({
      type: 'dealt',
      cards: ['KH7', 'QH7', 'JH7', 'TH7', '9H7', '8H7', '7H7', '6H7', '5H7', '4H7'],
    });
    expect(game.board.columns.every((column) => column[column.length - 1]!.up)).to.equal(true);
    for (let deal = 2; deal <= 5; deal++) expect(game.play('D').ok, `deal ${deal}`).to.equal(true);
    expect(game.play('D')).to.include({ code: 'stock-empty', message: 'Cannot deal: the stock is empty.' });
    expect(game.history).to.deep.equal(['D', 'D', 'D', 'D', 'D']);
  });

  it('S8 trap 19 trap 20 a deal is all or nothing: an empty column or a short stock refuses it', () => {
    const blocked = lay('deal-blocked');
    const before = blocked.position;
    expect(blocked.play('D')).to.deep.include({
      code: 'deal-empty-column',
      message: 'Cannot deal: column 4 is empty.',
      columns: ['T4'],
    });
    expect(blocked.position).to.equal(before);
    const several = lay('stock: AS0..TS0 | T1: 9H1 | T5: 9H3');
    expect(several.play('D')).to.include({
      message: 'Cannot deal: columns 2, 3, 4, 6, 7, 8, 9 and 10 are empty.',
    });
    expect(lay(`stock: AS0 | ${UNBLOCKED}`).play('D')).to.include({
      code: 'deal-short-stock',
      message: 'Cannot deal: only 1 card is left, and a deal needs ten.',
    });
    expect(code(lay(`stock: AS2..TS2 | ${UNBLOCKED.replace('9S2', '8S0')}`), 'D')).to.equal('ok');
  });

  it('S12 trap 28 a deal that stores a run is one step, and undo restores order, faces, stock and runs', () => {
    const game = lay(
      'stock: AS2 AS4 AS6 AH1 AH3 AH5 AH7 2H1 2H3 AS0 | T1: #5H1 KS0..2S0 | T2: 9H1 | T3: 9H3 | T4: 9H5 | T5: 9H7 | T6: 8H1 | T7: 8H3 | T8: 8H5 | T9: 8H7 | T10: 7H1',
    );
    const before = game.position;
    const verdict = game.play('D');
    expect(verdict.ok && verdict.effects.map(({ type }) => type)).to.deep.equal([
      'dealt',
      'stored',
      'turned',
    ]);
    const after = game.position;
    expect(game.history).to.deep.equal(['D']);
    game.undo();
    expect([game.position, game.history]).to.deep.equal([before, []]);
    game.redo();
    expect([game.position, game.history]).to.deep.equal([after, ['D']]);
  });

  it('S13 trap 39 reset and restart of the declared deal give it back', () => {
    const game = new SpiderGame();
    const opening = game.position;
    for (const again of ['reset', 'restart'] as const) {
      game.play('D');
      game[again]();
      expect([game.position, game.history, game.canRedo]).to.deep.equal([opening, [], false]);
    }
  });
});
