// What a table says at rare moments, in every shipped language: whole sentences that name what they are about.
import { expect } from 'chai';
import type { Effect } from '../../../src/engine/effects.js';
import { de } from '../../../src/words/de/words.js';
import { en } from '../../../src/words/en.js';
import { fr } from '../../../src/words/fr/words.js';
import { he } from '../../../src/words/he/words.js';

/** Nothing that was left out shows in a text. */
const whole = (text: string): string => {
  expect(text)
    .to.match(/\S/)
    .and.not.match(/undefined|\[object|NaN|\{| {2}|^\s|\s$/);
  return text;
};

for (const words of [en, de, fr, he])
  describe(`what ${words.lang} tells`, () => {
    const names = (...codes: string[]): string[] => codes.map((code) => words.cardName(code));

    it('B10 K21 a card’s name says where it lies, and whether it is chosen', () => {
      const texts = [
        words.cardIn('QH', 'T3', 2, 5),
        words.selectedLead('QH', 0, 'T3', 2, 5),
        words.selectedLead('QH', 2, 'T3', 2, 5),
        words.selectedRest('QH', 'T3', 2, 5),
        words.coveredIn('QH', 'waste', 2, 5),
      ].map(whole);
      expect(new Set(texts).size).to.equal(texts.length);
      for (const text of texts) expect(text).to.include(words.cardName('QH')).and.match(/2\D+5/);
      expect(texts[2]).to.include(words.cards(2));
    });

    it('each thing that can happen, and each that is taken back', () => {
      const told = (effect: Effect): string => whole(words.did('move', [effect], 7));
      expect(told({ type: 'redealt', cards: ['2C', '3C', '4C'] })).to.include(words.cards(3));
      const dealt = told({ type: 'dealt', cards: ['QS2', 'KH7'] });
      for (const part of [...names('QS2', 'KH7'), words.cards(7)]) expect(dealt).to.include(part);
      const [up, down] = [true, false].map((face) =>
        told({ type: 'turned', card: '4S', at: 'T1', up: face }),
      ) as [string, string];
      expect(up).to.include(words.cardName('4S'));
      expect(down, 'a card that is hidden again').to.not.include(words.cardName('4S'));
      const back = [
        told({ type: 'moved', cards: ['2C', '3C'], from: 'waste', to: 'stock' }),
        told({ type: 'moved', cards: ['2C', '3C'], from: 'stock', to: 'waste' }),
      ];
      for (const text of back) expect(text).to.include(words.cards(2));
      expect(back[0]).to.not.equal(back[1]);
      const run = told({ type: 'moved', cards: ['KS0', 'QS0'], from: 'done', to: 'T4' });
      expect(run.toLowerCase()).to.include(words.suitName('S').toLowerCase());
      const [alone, returned] = (['T1', 'F'] as const).map((from) =>
        told({ type: 'moved', cards: ['2H'], from, to: 'T4' }),
      );
      expect(alone).to.not.equal(returned);
      expect(words.did('move', [{ type: 'won' }], 0)).to.equal('');
      expect(new Set(['move', 'undo', 'redo'].map((kind) => words.did(kind, [], 0))).size).to.equal(3);
    });

    it('K3 S16 cards that are missing, doubled or strange', () => {
      expect(words.ledgerProblem([], [], [])).to.equal('');
      const one = [
        words.ledgerProblem(['2C', '3C'], [], []),
        words.ledgerProblem([], ['2C', '3C'], []),
        words.ledgerProblem([], [], ['2C', '3C']),
      ].map(whole);
      expect(new Set(one).size).to.equal(3);
      for (const text of one) expect(text).to.match(/2C 3C/);
      expect(whole(words.ledgerProblem(['2C'], ['3C'], ['4C']))).to.match(/2C.*3C.*4C/);
    });

    it('K18 a win, and what can be done after it', () => {
      const [onlyReset, both] = [true, false].map((only) => whole(words.won(only)));
      expect(onlyReset).to.include(words.reset);
      expect(both).to.not.equal(onlyReset);
    });

    it('where a card can go, and every legal move', () => {
      const places = whole(words.destinations('5H', ['T2', 'FH']));
      expect(places.toLowerCase()).to.include(words.cardName('5H').toLowerCase());
      expect(whole(words.destinations('5H', []))).to.not.equal(places);
      expect(words.legalMoves([])).to.equal(words.noLegalMove);
      for (const moves of [['one'], ['one', 'two']]) {
        expect(whole(words.legalMoves(moves))).to.include(moves.join(', '));
        expect(whole(words.selected('5H', 1, moves.length))).to.include(words.cards(1));
      }
    });

    it('K19 S15 why nothing is drawn, dealt or finished', () => {
      const say = (code: Parameters<typeof words.refusal>[0]['code'], facts = {}): string =>
        whole(words.refusal({ code, ...facts }));
      const texts = [
        say('stock-empty', { count: 3 }),
        say('stock-empty', { count: 0 }),
        say('auto-finish-waits', { count: 4, size: 2 }),
        say('auto-finish-waits', { count: 0, size: 2 }),
        say('auto-finish-blocked', { cards: ['4C'], need: { rank: 3, suit: 'C' } }),
        say('auto-finish-blocked'),
        say('deal-empty-column', { columns: ['T3'] }),
        say('deal-empty-column', { columns: ['T3', 'T5'] }),
      ];
      expect(new Set(texts).size).to.equal(texts.length);
      for (const text of texts) expect(text).to.match(/[^.]\.$/);
    });
  });
