// Reported faults of Spider whose steps or ends are told in words, and what else a case asks for.
import { expect } from 'chai';
import { SpiderGame } from '../../src/engine.js';
import { endOf, faultOf, openings, runSteps } from '../support/fault-steps.js';
import { randomCalls } from '../support/random-calls.js';

describe('reported faults of Spider', () => {
  it('B51 S4 the suit break is named, and the single card lands by rank', async () => {
    const fault = await faultOf('B51');
    const [game] = openings(fault);
    runSteps(game!, fault);
    expect(game!.position).to.equal(endOf(fault));
    expect(game!.liftFault(0, 1)).to.equal(undefined);
    expect(game!.liftFault(0, 2)).to.deep.include({
      code: 'run-suit',
      cards: ['QS0'],
      onto: 'JH1',
      need: { rank: 11, suit: 'S' },
      message:
        'Queen of spades cannot move with jack of hearts in its run: the jack of spades belongs there.',
    });
    expect(game!.liftFault(2, 2)).to.include({ code: 'run-rank' });
  });

  it('B55 undo leaves no link behind: the same suffixes and destinations as before', async () => {
    const fault = await faultOf('B55');
    const [game] = openings(fault);
    const legal = game!.legalMoves;
    runSteps(game!, fault);
    expect(game!.position).to.equal(endOf(fault));
    expect(game!.legalMoves).to.deep.equal(legal);
    expect([1, 2, 3, 4].map((count) => game!.liftFault(0, count)?.code)).to.deep.equal([
      undefined,
      undefined,
      undefined,
      'run-rank',
    ]);
  });

  it('B67 S13 reset gives the declared deal back, and no random number is taken', async () => {
    const fault = await faultOf('B67');
    const calls = randomCalls(() => {
      const game = new SpiderGame();
      const dump = JSON.stringify(game.board);
      runSteps(game, fault);
      expect(JSON.stringify(game.board)).to.equal(dump);
      expect(game.history).to.deep.equal([]);
    });
    expect(calls).to.equal(0);
  });

  it('B71 trap 40 of two equal queens only the one that was chosen moves', () => {
    const game = new SpiderGame({ fixture: 'T1: QS0 | T2: QS2 | T3: KH1' });
    expect(game.movesFrom(1, 1)).to.include('T2>T3').and.not.include('T1>T3');
    expect(game.play('T2>T3')).to.deep.include({
      effects: [{ type: 'moved', cards: ['QS2'], from: 'T2', to: 'T3' }],
    });
    expect(game.position).to.equal('T1: QS0 | T3: KH1 QS2');
  });

  it('B57 B59 trap 19 trap 20 a deal is refused before any card moves, for its own reason', async () => {
    const [empty] = openings(await faultOf('B57'));
    expect(empty!.play('D')).to.deep.include({
      code: 'deal-empty-column',
      message: 'Cannot deal: column 4 is empty.',
      columns: ['T4'],
    });
    expect(empty!.history).to.deep.equal([]);
    const [short] = openings(await faultOf('B59'));
    expect(short!.play('D')).to.include({
      code: 'deal-short-stock',
      message: 'Cannot deal: only 4 cards are left, and a deal needs ten.',
    });
  });

  it('B61 S9 trap 26 both runs that a deal completes are stored', async () => {
    const [game] = openings(await faultOf('B61'));
    const verdict = game!.play('D');
    expect(
      verdict.ok && verdict.effects.map((each) => (each.type === 'stored' ? each.from : each.type)),
    ).to.deep.equal(['dealt', 'T1', 'T10']);
    expect(game!.board.done.flat()).to.have.length(26);
    expect(game!.board.columns.map(({ length }) => length)).to.deep.equal([0, 2, 2, 2, 2, 2, 2, 2, 2, 0]);
  });

  it('B63 trap 25 one undo takes back both stored runs and the card turned up', async () => {
    const [game] = openings(await faultOf('B63'));
    const before = game!.position;
    expect(game!.play('T2>T1').ok).to.equal(true);
    expect(game!.position).to.match(/done: KS0.*AS0 KS2.*AS2 \| T1: 7S6$/);
    expect(game!.undo().ok).to.equal(true);
    expect(game!.position).to.equal(before);
    expect(game!.history).to.deep.equal([]);
  });

  it('B65 S11 the eighth run wins, once', async () => {
    const [game] = openings(await faultOf('B65'));
    const verdict = game!.play('T2>T1');
    expect(verdict.ok && verdict.effects.map(({ type }) => type)).to.deep.equal(['moved', 'stored', 'won']);
    expect(game!.status).to.equal('won');
  });
});
