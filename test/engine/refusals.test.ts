// Every reason there is, produced by a real action, with its sentence word for word.
import { expect } from 'chai';
import { KlondikeGame, REFUSAL_CODES, SpiderGame, VARIANTS } from '../../src/engine.js';
import type { DealOptions, RefusalCode, RuleName } from '../../src/engine.js';
import { Game } from '../../src/engine/game.js';
import { klondikeRules } from '../../src/engine/klondike-rules.js';
import { emptyPosition } from '../../src/engine/position.js';

const teaching = (fixture: string) => new KlondikeGame({ fixture });
const open = (fixture: string) => new KlondikeGame({ variant: 'draw-one', fixture });
const spider = (fixture: string) => new SpiderGame({ fixture });

class NoRedeal extends Game {
  readonly kind = 'klondike';
  constructor() {
    const variant = { ...VARIANTS.teaching, redeals: 'none' } as const;
    super(klondikeRules(variant), () => emptyPosition('klondike'), variant);
  }
}

const won = (options: DealOptions & { variant?: 'draw-one' } = {}) => {
  const game = new KlondikeGame({ ...options, fixture: 'terminal-win' });
  game.play('W>F');
  return game;
};

const tampered = () => {
  const game = teaching('T1: KC');
  (game.board.columns[0] as unknown[]).pop();
  return game;
};

type Row = [rule: RuleName, act: () => unknown, message: string];
const CASES: Record<RefusalCode, Row> = {
  'bad-notation': [
    'notation',
    () => teaching('').play('T1-T2'),
    '“T1-T2” is no move: write one like D, T1>T4 or T1>T4:3.',
  ],
  'bad-count': [
    'notation',
    () => teaching('').play('T1>T2:0'),
    '“T1>T2:0” has no proper count: after “:” comes a whole number from 1.',
  ],
  'count-not-allowed': [
    'notation',
    () => teaching('').play('W>T2:2'),
    '“W>T2:2” takes no count: only a move between columns has one.',
  ],
  'no-such-column': [
    'notation',
    () => teaching('').play('T8>T2'),
    'There is no column 8: this game has columns 1 to 7.',
  ],
  'not-in-this-game': ['notation', () => spider('').play('R'), '“R” is no move of this game.'],
  'between-foundations': [
    'foundation',
    () => open('F: AH').play('FH>FS'),
    'A card cannot go from one foundation to another: each holds its own suit.',
  ],
  'empty-column': [
    'pick-up',
    () => teaching('').play('T3>T2'),
    'Column 3 is empty: there is no card to move.',
  ],
  'empty-waste': [
    'pick-up',
    () => teaching('').play('W>T2'),
    'The waste is empty: only a draw puts cards there.',
  ],
  'count-too-large': [
    'pick-up',
    () => teaching('T1: 5H').play('T1>T2:2'),
    'Column 1 has only 1 card: 2 cannot be moved.',
  ],
  'face-down-card': [
    'pick-up',
    () => teaching('T1: #6S 5H').play('T1>T2:2'),
    'A face-down card in column 1 cannot be moved: only face-up cards can.',
  ],
  'run-rank': [
    'pick-up',
    () => teaching('T1: AH 5C').play('T1>T2:2'),
    'Ace of hearts cannot move with 5 of clubs in its run: no card belongs there.',
  ],
  'run-color': [
    'pick-up',
    () => teaching('T1: 9H 8D').play('T1>T2:2'),
    '9 of hearts cannot move with 8 of diamonds in its run: a black 8 belongs there.',
  ],
  'run-suit': [
    'pick-up',
    () => spider('T1: 9H1 8S0').play('T1>T2:2'),
    '9 of hearts cannot move with 8 of spades in its run: the 8 of hearts belongs there.',
  ],
  'covered-waste-card': [
    'pick-up',
    () => teaching('waste: KH 2C').liftFault('waste', 2),
    'King of hearts lies under 2 of clubs: only the top card of the waste can be played.',
  ],
  'same-column': [
    'landing',
    () => teaching('T1: 5H').play('T1>T1'),
    '5 of hearts is already in column 1: choose another place.',
  ],
  'face-down-target': [
    'landing',
    () => teaching('T1: 5H | T2: #6S').play('T1>T2'),
    '5 of hearts cannot go to column 2: its last card lies face down.',
  ],
  'drop-rank': [
    'landing',
    () => spider('T1: 7H1 | T2: 6S0').play('T1>T2'),
    '7 of hearts cannot go on 6 of spades: it needs an 8.',
  ],
  'drop-color': [
    'landing',
    () => teaching('T1: 5H | T2: 6D').play('T1>T2'),
    '5 of hearts cannot go on 6 of diamonds: it needs a black 6.',
  ],
  'king-needs-empty-column': [
    'landing',
    () => teaching('T1: KH | T2: AC').play('T1>T2'),
    'King of hearts cannot go on ace of clubs: a king needs an empty column.',
  ],
  'empty-column-needs-king': [
    'empty-column',
    () => teaching('T1: QH').play('T1>T4'),
    'Queen of hearts cannot go to column 4: an empty column takes only a king.',
  ],
  'foundation-one-card': [
    'foundation',
    () => teaching('T1: 5H 4S').play('T1>F:2'),
    '5 of hearts cannot go to a foundation with cards on it: only the last card can.',
  ],
  'foundation-needs-ace': [
    'foundation',
    () => teaching('T1: 2H').play('T1>F'),
    '2 of hearts cannot start a foundation: the ace of hearts comes first.',
  ],
  'foundation-order': [
    'foundation',
    () => teaching('F: AH | T1: 3H').play('T1>F'),
    '3 of hearts cannot go to the foundation yet: the 2 of hearts comes next.',
  ],
  'foundation-keeps': [
    'foundation',
    () => teaching('F: AH').play('FH>T1'),
    'Ace of hearts stays on its foundation: these rules let no card return.',
  ],
  'empty-foundation': [
    'foundation',
    () => open('').play('FD>T1'),
    'The diamonds foundation is empty: there is no card to take back.',
  ],
  'stock-empty': [
    'draw',
    () => teaching('waste: 2C').play('D'),
    'The stock is empty: redeal turns the waste over.',
  ],
  'stock-and-waste-empty': [
    'draw',
    () => teaching('').play('D'),
    'Stock and waste are empty: there is no card to draw.',
  ],
  'stock-not-empty': [
    'redeal',
    () => teaching('stock: 2C').play('R'),
    'Redeal waits until the stock is empty: 1 card is left to draw.',
  ],
  'nothing-to-redeal': [
    'redeal',
    () => teaching('').play('R'),
    'Stock and waste are empty: there is no card to redeal.',
  ],
  'no-redeal': [
    'redeal',
    () => new NoRedeal().play('R'),
    'These rules allow no redeal: the stock is gone through once.',
  ],
  'deal-empty-column': [
    'deal',
    () => spider('stock: AS0..TS0 | T1: 5H1..QH1').play('D'),
    'Cannot deal: columns 2, 3, 4, 5, 6, 7, 8, 9 and 10 are empty.',
  ],
  'deal-short-stock': [
    'deal',
    () => spider('stock: AS0 2S0').play('D'),
    'Cannot deal: only 2 cards are left, and a deal needs ten.',
  ],
  'no-completed-run': [
    'completed-run',
    () => spider('').settle(),
    'No run is complete: it takes king to ace in one suit, face up, at a column’s end.',
  ],
  'no-undo': ['undo', () => teaching('').undo(), 'These rules have no undo: each move stands.'],
  'nothing-to-undo': ['undo', () => open('').undo(), 'Nothing to undo: this is how the deal began.'],
  'nothing-to-redo': ['undo', () => open('').redo(), 'Nothing to redo: no move was undone.'],
  'no-restart': ['restart', () => teaching('').restart(), 'These rules have no restart: reset deals again.'],
  'no-auto-finish': [
    'auto-finish',
    () => teaching('').autoFinish(),
    'These rules have no auto-finish: move the cards yourself.',
  ],
  'auto-finish-waits': [
    'auto-finish',
    () => open('T1: #2C 3C').autoFinish(),
    'Finish waits until stock and waste are empty and every card is face up: 1 card is left face down.',
  ],
  'auto-finish-blocked': [
    'auto-finish',
    () => open('T1: AC 2C').autoFinish(),
    'Finish would stop at 2 of clubs: the ace of clubs has to come first.',
  ],
  'game-over': ['end', () => won().play('D'), 'The game is won: reset deals again.'],
  'conservation-failed': [
    'conservation',
    () => tampered().play('D'),
    'The cards no longer add up, so this game has stopped: reset deals again.',
  ],
};

describe('refusals', () => {
  it('K10 every code there is has its case here', () => {
    expect([...REFUSAL_CODES].sort()).to.deep.equal(Object.keys(CASES).sort());
  });

  for (const [code, [rule, act, message]] of Object.entries(CASES))
    it(`${code} has its rule and its sentence`, () => {
      expect(act()).to.include({ ok: false, code, rule, message });
    });

  it('a count in a sentence has its own grammar', () => {
    expect(teaching('stock: 2C 3C').play('R')).to.include({
      message: 'Redeal waits until the stock is empty: 2 cards are left to draw.',
    });
    expect(
      spider(
        'stock: AS0..TS0 | T1: 5H1 | T2: 6H1 | T3: 7H1 | T4: 8H1 | T5: 9H1 | T6: TH1 | T7: JH1 | T8: QH1',
      ).play('D'),
    ).to.include({
      message: 'Cannot deal: columns 9 and 10 are empty.',
    });
  });

  it('K13 what the same cards can do instead is told', () => {
    const game = teaching('stock: 2C | F: AH..4H | T1: 9S 5H | T2: 6S | T3: 6C | T4: 6D');
    expect(game.play('T1>T4')).to.deep.include({ instead: ['T1>F', 'T1>T2', 'T1>T3'] });
    expect(game.play('R')).to.deep.include({ instead: ['D'] });
    expect(teaching('waste: 2C').play('D')).to.deep.include({ instead: ['R'] });
    expect(spider('stock: AS0..TS0 | T1: 5H1 4H1').play('D')).to.deep.include({
      instead: spider('T1: 5H1 4H1').legalMoves,
    });
    expect(game.play('nonsense')).to.deep.include({ instead: [] });
    expect(won().play('D')).to.deep.include({ instead: [] });
  });

  it('K13 what is told instead takes as many cards, or else others of the same pile', () => {
    const game = teaching('T1: QC JH | T2: QS | T3: KD');
    expect(game.legalMoves).to.include('T1>T3:2');
    expect(game.play('T1>T3')).to.deep.include({ code: 'drop-rank', instead: ['T1>T2'] });
    expect(game.play('T1>T2:2')).to.deep.include({ code: 'drop-rank', instead: ['T1>T3:2'] });
    expect(teaching('T1: 5C JH | T2: QS').play('T1>T2:2')).to.deep.include({
      code: 'run-rank',
      instead: ['T1>T2'],
    });
  });

  it('S6 instead of a deal, only moves that fill an empty column are told', () => {
    const cards = '8H 9S 9S 9S 9H 9H 9H 9H 8S'.split(' ');
    const game = spider(`stock: AS0..TS0 | ${cards.map((card, i) => `T${i + 1}: ${card}`).join(' | ')}`);
    expect(game.legalMoves).to.include('T1>T2');
    const verdict = game.play('D');
    expect(verdict).to.include({ code: 'deal-empty-column', ok: false });
    expect(verdict).to.deep.include({ instead: game.legalMoves.filter((move) => move.endsWith('>T10')) });
  });

  it('instead of a draw or a redeal, only the other is told; there is nothing instead of storing runs', () => {
    const game = open('stock: 2C | F: AD | T1: 2S');
    expect(game.legalMoves).to.include('FD>T1');
    expect(game.play('R')).to.deep.include({ instead: ['D'] });
    const full = spider(
      'stock: AS0..TS0 | T1: 9H | T2: 9H | T3: 9H | T4: 9H | T5: 5H | T6: 5H | T7: 5H | T8: 5H | T9: 3H | T10: 3H',
    );
    expect(full.legalMoves).to.deep.equal(['D']);
    expect(full.play('S')).to.deep.include({ code: 'no-completed-run', instead: [] });
  });

  it('facts say what is needed, and where there is nothing', () => {
    expect(teaching('T1: QH').play('T1>T4')).to.deep.include({ cards: ['QH'], at: 'T4', need: { rank: 13 } });
    expect(teaching('T1: QH').liftFault(41, 1)).to.include({ code: 'empty-column', at: 'T42' });
    expect(spider('T1: QH').liftFault('waste', 1)).to.include({ code: 'not-in-this-game', text: 'W' });
    expect(teaching('T1: #9C KH 5D').play('T1>T2:2')).to.deep.include({
      code: 'run-rank',
      cards: ['KH'],
      onto: '5D',
    });
  });

  it('K15 a refused move is told back as it was given', () => {
    expect(teaching('').play('T1-T2')).to.include({ move: 'T1-T2' });
    expect(open('').undo()).to.include({ move: 'undo' });
    expect(open('').autoFinish()).to.include({ move: 'auto-finish' });
    expect(teaching('').restart()).to.include({ code: 'no-restart', move: 'restart' });
    const game = open('T1: KC');
    (game.board.columns[0] as unknown[]).pop();
    expect(game.restart()).to.include({ code: 'conservation-failed', move: 'restart' });
    expect(teaching('T1: #KC').liftFault(0, 1)).to.include({ code: 'face-down-card', move: '' });
  });
});
