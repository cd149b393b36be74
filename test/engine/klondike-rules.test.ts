// Klondike in the teaching variant, rule by rule.
import { expect } from 'chai';
import { DECKS, KlondikeGame, identityOf } from '../../src/engine.js';

const lay = (fixture: string) => new KlondikeGame({ fixture });
const code = (game: KlondikeGame, move: string) => {
  const verdict = game.check(move);
  return verdict.ok ? 'ok' : verdict.code;
};

describe('Klondike rules', () => {
  it('K1 52 identities, suit and rank, Ace 1 to King 13; turning a card over makes no new card', () => {
    expect(new Set(DECKS.klondike.map(identityOf)).size).to.equal(52);
    for (const { code: text, rank, suit } of DECKS.klondike)
      expect(text).to.equal('A23456789TJQK'[rank - 1]! + suit);
    const game = lay('reveal');
    const hidden = game.board.columns[0]![0]!;
    game.play('T1>T2');
    const shown = game.board.columns[0]![0]!;
    expect([hidden.up, shown.up]).to.deep.equal([false, true]);
    expect(shown.card).to.equal(hidden.card);
  });

  it('K2 a deal lays columns of one to seven, only the tops up, 24 in stock, the rest empty', () => {
    const codes = DECKS.klondike.map((card) => card.code);
    const { board } = new KlondikeGame({ deck: codes });
    expect(board.columns.map((column) => column.map(({ card }) => card.code)).flat()).to.deep.equal(
      codes.slice(0, 28),
    );
    expect(
      board.columns.map((column) => column.filter(({ up }) => up).map(({ card }) => card.code)),
    ).to.deep.equal(board.columns.map((column) => [column[column.length - 1]!.card.code]));
    expect([...board.stock].reverse().map((card) => card.code)).to.deep.equal(codes.slice(28));
    expect([board.waste, ...Object.values(board.foundations)]).to.deep.equal([[], [], [], [], []]);
  });

  it('K5 a draw puts the stock top on the waste, and only the waste top is playable', () => {
    const game = lay('stock: 4D 3C | T1: 4H 2D');
    expect(game.play('D')).to.deep.equal({
      ok: true,
      move: 'D',
      effects: [{ type: 'drawn', cards: ['3C'] }],
    });
    game.play('D');
    expect(game.position).to.equal('waste: 3C 4D | T1: 4H 2D');
    expect(game.movesFrom('waste', 1)).to.deep.equal([]);
    expect(game.liftFault('waste', 1)).to.equal(undefined);
    expect(game.liftFault('waste', 2)).to.deep.include({
      code: 'covered-waste-card',
      cards: ['3C'],
      onto: '4D',
    });
  });

  it('K6 trap 1 order fixture draws AC, 5D, 9S and again AC after the redeal', () => {
    const game = lay('redeal-order');
    const drawn = () => {
      const verdict = game.play('D');
      return (
        verdict.ok && verdict.effects.flatMap((each) => (each.type === 'drawn' ? each.cards : [])).join()
      );
    };
    expect([drawn(), drawn(), drawn()]).to.deep.equal(['AC', '5D', '9S']);
    expect(game.position).to.equal('waste: AC 5D 9S');
    expect(game.play('R')).to.deep.equal({
      ok: true,
      move: 'R',
      effects: [{ type: 'redealt', cards: ['9S', '5D', 'AC'] }],
    });
    expect(game.position).to.equal('stock: 9S 5D AC');
    expect(drawn()).to.equal('AC');
  });

  it('K7 trap 2 trap 3 trap 18 redeal: only with an empty stock, one card is enough, it draws nothing, and as often as asked', () => {
    const game = lay('stock: AC | F: AH');
    expect(code(game, 'R')).to.equal('stock-not-empty');
    for (let pass = 0; pass < 50; pass++) {
      expect(game.play('D').ok).to.equal(true);
      expect(game.play('R').ok).to.equal(true);
      expect(game.position).to.equal('stock: AC | F: AH');
    }
    expect(code(lay('F: AH'), 'R')).to.equal('nothing-to-redeal');
    expect(code(lay('F: AH'), 'D')).to.equal('stock-and-waste-empty');
  });

  it('K8 trap 10 trap 11 a face-up suffix that descends by one and alternates moves, cut anywhere', () => {
    const game = lay('T1: KC QH JC TD | T2: KS | T3: QD | T4: JS');
    expect(game.legalMoves).to.deep.equal([
      'T1>T2:3',
      'T1>T3:2',
      'T1>T4',
      'T1>T5:4',
      'T1>T6:4',
      'T1>T7:4',
      'T2>T5',
      'T2>T6',
      'T2>T7',
      'T3>T2',
      'T4>T3',
    ]);
    expect(code(lay('T1: QH JD | T2: KS'), 'T1>T2:2')).to.equal('run-color');
    expect(code(lay('T1: QH TS | T2: KS'), 'T1>T2:2')).to.equal('run-rank');
  });

  it('K9 QH JC from above KC goes onto KS, and KC stays', () => {
    const game = lay('suffix-move');
    expect(game.play('T1>T2:2').ok).to.equal(true);
    expect(game.position).to.equal('T1: KC | T2: KS QH JC');
  });

  it('K10 QD onto JC, JS onto QC and a queen to an empty column are refused, each with its own reason', () => {
    const game = lay('rejections');
    const before = game.position;
    expect(game.play('T1>T2')).to.deep.include({
      code: 'drop-rank',
      message: 'Queen of diamonds cannot go on jack of clubs: it needs a black king.',
      need: { rank: 13, color: 'black' },
    });
    expect(game.play('T3>T4')).to.include({
      code: 'drop-color',
      message: 'Jack of spades cannot go on queen of clubs: it needs a red queen.',
    });
    expect(game.play('T1>T5')).to.include({ code: 'empty-column-needs-king', at: 'T5' });
    expect(code(lay('T1: QH JC'), 'T1>T2:2')).to.equal('empty-column-needs-king');
    expect([game.position, game.history]).to.deep.equal([before, []]);
  });

  it('K11 an empty column takes only a run that a king leads, a whole column too', () => {
    const game = lay('T1: #5D KC QH | T2: QS | T3: JD | T4: KH');
    expect(game.legalMoves).to.include.members(['T1>T5:2', 'T4>T5', 'T4>T7']);
    expect(game.legalMoves.filter((move) => /^(T1>T[567]|T2>T[567]|T3>T[567])$/.test(move))).to.deep.equal(
      [],
    );
    game.play('T1>T5:2');
    expect(game.position).to.equal('T1: 5D | T2: QS | T3: JD | T4: KH | T5: KC QH');
  });

  it('K12 trap 15 a foundation takes one exposed card: AH, then 2H; not 2D, not 3H, never two', () => {
    const game = lay('foundation-order');
    expect(game.play('T2>F')).to.deep.include({
      code: 'foundation-needs-ace',
      message: '2 of diamonds cannot start a foundation: the ace of diamonds comes first.',
    });
    expect(game.play('T3>F')).to.deep.include({
      code: 'foundation-order',
      message: '3 of hearts cannot go to the foundation yet: the 2 of hearts comes next.',
      need: { rank: 2, suit: 'H' },
    });
    expect(game.play('T1>F').ok).to.equal(true);
    expect(game.play('T3>F').ok).to.equal(true);
    expect(game.position).to.equal('F: AH 2H 3H | T2: 2D');
    expect(lay('F: AH | T1: 3S 2H').play('T1>F:2')).to.deep.include({
      code: 'foundation-one-card',
      cards: ['3S', '2H'],
    });
  });

  it('K13 trap 9 trap 12 trap 13 what is buried or face down cannot be lifted, named or built on', () => {
    const game = lay('waste: AC KD | T1: #2C #9S 8H | T2: 8D #9C | T3: 8C');
    expect(game.liftFault('waste', 2)).to.include({ code: 'covered-waste-card' });
    for (const count of [2, 3]) {
      const refused = game.liftFault(0, count)!;
      expect(refused.code).to.equal('face-down-card');
      expect(JSON.stringify(refused)).to.not.match(/9S|2C|9 of|2 of/);
    }
    const drop = game.play('T1>T2');
    expect(drop).to.deep.include({ code: 'face-down-target', cards: ['8H'], at: 'T2' });
    expect(JSON.stringify(drop)).to.not.match(/9C|9 of clubs/);
  });

  it('K14 a move that uncovers a hidden card turns up exactly that one', () => {
    const game = lay('T1: #KD #9C 5H | T2: 6S | T3: #4D 6H');
    expect(game.play('T1>T2')).to.deep.equal({
      ok: true,
      move: 'T1>T2',
      effects: [
        { type: 'moved', cards: ['5H'], from: 'T1', to: 'T2' },
        { type: 'turned', card: '9C', at: 'T1', up: true },
      ],
    });
    expect(game.position).to.equal('T1: #KD 9C | T2: 6S 5H | T3: #4D 6H');
  });

  it('K17 trap 34 nothing goes to a foundation by itself and nothing comes back', () => {
    const game = lay('stock: AC AD | T1: AH | T2: AS | T3: 3S 2H');
    game.play('D');
    game.play('T1>F');
    expect(game.position).to.equal('stock: AC | waste: AD | F: AH | T2: AS | T3: 3S 2H');
    expect(code(game, 'FH>T3')).to.equal('foundation-keeps');
    expect(game.legalMoves.some((move) => move.startsWith('F'))).to.equal(false);
  });

  it('K18 trap 29 the terminal fixture: 12 and 39 and 1 are 52, and KH wins once', () => {
    const game = lay('terminal-win');
    const { foundations, waste } = game.board;
    expect([foundations.H.length, game.audit().entries, waste.length]).to.deep.equal([12, 52, 1]);
    expect(game.status).to.equal('playing');
    expect(game.play('W>F')).to.deep.equal({
      ok: true,
      move: 'W>F',
      effects: [{ type: 'moved', cards: ['KH'], from: 'waste', to: 'F' }, { type: 'won' }],
    });
    expect(game.status).to.equal('won');
    expect(Object.values(game.board.foundations).map(({ length }) => length)).to.deep.equal([13, 13, 13, 13]);
  });

  it('K19 trap 30 after the win everything but reset is refused, restart because teaching has none', () => {
    const game = lay('terminal-win');
    game.play('W>F');
    for (const verdict of [
      game.play('D'),
      game.undo(),
      game.redo(),
      game.autoFinish(),
      game.settle(),
      game.check('R'),
    ])
      expect(verdict).to.include({
        ok: false,
        code: 'game-over',
        message: 'The game is won: reset deals again.',
      });
    expect(game.liftFault(0, 1)).to.include({ code: 'game-over' });
    expect(game.restart()).to.include({ ok: false, code: 'no-restart' });
    expect(game.legalMoves).to.deep.equal([]);
    expect(game.reset()).to.deep.equal({ ok: true, move: 'reset', effects: [] });
    expect(game.status).to.equal('playing');
  });

  it('K20 trap 29 trap 31 no move left is no loss, and an isolated position is never won', () => {
    const stuck = lay('T1: 5H | T2: 9C');
    expect([stuck.legalMoves, stuck.status]).to.deep.equal([[], 'playing']);
    expect(lay('').status).to.equal('playing');
    expect(lay('F: AC..KC AD..KD AH..KH AS..QS').status).to.equal('playing');
    expect(lay('F: AC..KC AD..KD AH..KH AS..KS').status).to.equal('won');
  });

  it('K21 K22 reset deals anew, with history and the end forgotten; a fixture stays the same', () => {
    const pinned = lay('redeal-order');
    pinned.play('D');
    pinned.reset();
    expect([pinned.position, pinned.history]).to.deep.equal(['stock: 9S 5D AC', []]);
    const shuffled = new KlondikeGame();
    const first = shuffled.position;
    shuffled.play('D');
    shuffled.reset();
    expect(shuffled.position).to.not.equal(first);
    expect(shuffled.history).to.deep.equal([]);
  });

  it('trap 14 trap 40 a drop on its own column is refused, and equal piles are not the same pile', () => {
    const game = lay('T1: KC');
    expect(game.play('T1>T1')).to.deep.include({ code: 'same-column', cards: ['KC'], at: 'T1' });
    expect(code(lay('T1: KC QH'), 'T1>T1')).to.equal('same-column');
    expect(game.history).to.deep.equal([]);
    expect(game.legalMoves).to.deep.equal(['T1>T2', 'T1>T3', 'T1>T4', 'T1>T5', 'T1>T6', 'T1>T7']);
  });

  it('trap 17 no card goes from one foundation to another', () => {
    const game = new KlondikeGame({ variant: 'draw-one', fixture: 'F: AH' });
    for (const move of ['FH>F', 'FH>FS', 'FH>FH']) expect(code(game, move)).to.equal('between-foundations');
  });
});
