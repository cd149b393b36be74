// What every shipped language must have, whatever it says.
import { expect } from 'chai';
import { REFUSAL_CODES, type RefusalCode } from '../../../src/engine/reason.js';
import { VARIANTS } from '../../../src/engine/variants.js';
import type { RefusalFacts, TableCode } from '../../../src/table/refusals.js';
import { de } from '../../../src/words/de/words.js';
import { enLesson } from '../../../src/words/en-lesson.js';
import { enTranscript } from '../../../src/words/en-transcript.js';
import { en } from '../../../src/words/en.js';
import { fr } from '../../../src/words/fr/words.js';
import { he } from '../../../src/words/he/words.js';
import type { AllWords, Words } from '../../../src/words/words.js';

const TABLE_CODES: readonly TableCode[] = [
  'wrong-foundation',
  'no-destination',
  'readonly',
  'reviewing',
  'bad-lesson',
  'bad-fixture',
  'bad-moves',
  'no-hint',
];

/** Facts for each code as the engine gives them; two games' cards, a queen and an ace among them. */
const FACTS: Readonly<Record<RefusalCode | TableCode, Omit<RefusalFacts, 'code'>>> = {
  'bad-notation': { text: 'castle' },
  'bad-count': { text: 'T1>T4:0' },
  'count-not-allowed': { text: 'W>T4:2' },
  'no-such-column': { text: '9', count: 7 },
  'not-in-this-game': { text: 'R' },
  'empty-column': { at: 'T3' },
  'empty-waste': {},
  'count-too-large': { at: 'T3', count: 5, size: 1 },
  'face-down-card': { at: 'T3' },
  'run-rank': { cards: ['TH'], onto: '5C', need: { rank: 9, color: 'black' } },
  'run-color': { cards: ['KH'], onto: 'QD', need: { rank: 12, color: 'black' } },
  'run-suit': { cards: ['2S0'], onto: 'AH1', need: { rank: 1, suit: 'S' } },
  'covered-waste-card': { cards: ['TH'], onto: 'QS' },
  'same-column': { cards: ['TH'], at: 'T3' },
  'face-down-target': { cards: ['TH'], at: 'T3' },
  'drop-rank': { cards: ['QS2'], onto: '8H1', need: { rank: 13 } },
  'drop-color': { cards: ['JH'], onto: 'QD', need: { rank: 12, color: 'black' } },
  'king-needs-empty-column': { cards: ['KH'], onto: 'AS' },
  'empty-column-needs-king': { cards: ['QH'], at: 'T3', need: { rank: 13 } },
  'between-foundations': { text: 'FH>F' },
  'foundation-one-card': { cards: ['TH', '9S'] },
  'foundation-needs-ace': { cards: ['2H'], need: { rank: 1, suit: 'H' } },
  'foundation-order': { cards: ['KD'], need: { rank: 12, suit: 'D' } },
  'foundation-keeps': { cards: ['AH'], suit: 'H' },
  'empty-foundation': { suit: 'S' },
  'stock-empty': { count: 12 },
  'stock-and-waste-empty': {},
  'stock-not-empty': { count: 1 },
  'nothing-to-redeal': {},
  'no-redeal': {},
  'deal-empty-column': { columns: ['T2', 'T4', 'T10'] },
  'deal-short-stock': { count: 1 },
  'no-completed-run': {},
  'no-undo': {},
  'nothing-to-undo': {},
  'nothing-to-redo': {},
  'no-restart': {},
  'no-auto-finish': {},
  'auto-finish-waits': { count: 0, size: 2 },
  'auto-finish-blocked': { cards: ['4C'], need: { rank: 3, suit: 'C' } },
  'game-over': {},
  'conservation-failed': {},
  'wrong-foundation': { cards: ['QS'], on: 'FH' },
  'no-destination': { cards: ['AC'], on: 'waste' },
  readonly: {},
  'bad-fixture': { faults: ['there is no pile T9', '7H is twice in T2'] },
  'bad-moves': { faults: ['1. T1>T2: A sentence.'] },
  reviewing: {},
  'bad-lesson': { faults: ['x'] },
  'no-hint': {},
};

/** All keys of an object, those of objects in it too. */
const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${path}${key}.`) : [`${path}${key}`],
  );

const codes = [...REFUSAL_CODES, ...TABLE_CODES];

/** A need without a suit is a kind of card, and has a suit only where the place demands it. */
const needed = (words: Words, { need }: Omit<RefusalFacts, 'code'>): string[] =>
  need?.suit ? [words.cardName(`${'A23456789TJQK'[need.rank - 1]}${need.suit}`)] : [];

/** English as a page has it once everything is loaded. */
const english: AllWords = { ...en, ...enLesson, ...enTranscript };

for (const words of [english, de, fr, he])
  describe(`words of ${words.lang}`, () => {
    it('has every key, and a text behind each', () => {
      expect(keysOf(words).sort()).to.deep.equal(keysOf(english).sort());
      for (const [key, value] of Object.entries(words) as [string, unknown][])
        if (typeof value === 'string') expect(value.trim(), key).to.not.equal('');
    });

    for (const code of codes)
      it(`says ${code} in one sentence that names its cards`, () => {
        const text = words.refusal({ code, ...FACTS[code] });
        expect(text).to.match(/[^.]\.$/);
        if (words !== english)
          expect(text.match(/[.!?](?=\s|$)/g), text).to.have.lengthOf(code === 'bad-moves' ? 2 : 1);
        expect(text).to.not.match(/undefined|\[object|NaN|\{| {2}/);
        const named = [...(FACTS[code].cards?.slice(0, 1) ?? []), FACTS[code].onto ?? []].flat();
        for (const name of [...named.map(words.cardName), ...needed(words, FACTS[code])])
          expect(text.toLowerCase()).to.include(name.toLowerCase());
      });

    it('gives each of 52 cards a name of its own', () => {
      const names = [...'A23456789TJQK'].flatMap((rank) =>
        [...'CDHS'].map((suit) => words.cardName(rank + suit)),
      );
      expect(new Set(names).size).to.equal(52);
    });

    it('counts in plural forms', () => {
      const counted = [0, 1, 2, 5, 21].map(words.cards);
      expect(counted).to.deep.equal(
        {
          en: ['0 cards', '1 card', '2 cards', '5 cards', '21 cards'],
          de: ['0 Karten', '1 Karte', '2 Karten', '5 Karten', '21 Karten'],
          fr: ['0 carte', '1 carte', '2 cartes', '5 cartes', '21 cartes'],
          he: ['0 קלפים', 'קלף אחד', 'שני קלפים', '5 קלפים', '21 קלפים'],
        }[words.lang],
      );
      expect(words.faceDown(1)).to.not.equal(words.faceDown(5));
    });

    it('says where the board stands, in plural forms', () => {
      const forms = [1, 2, 5].map(words.gameAfter);
      expect(new Set(forms.map((text) => text.replace(/\d+/, ''))).size).to.equal(words === he ? 3 : 2);
      expect(words.earlierMove(3, 12)).to.match(/\b3\b.*\b12\b.*\.$/);
      expect(words.earlierMove(0, 12)).to.include('12').and.not.include('0');
      for (const text of [
        words.noMovesYet,
        words.gameAfter(5),
        words.untouched,
        words.copied,
        words.copyByHand,
      ])
        expect(text).to.match(/[^.]\.$/);
      expect(words.copyByHand).to.match(/C.*⌘C/);
      expect(words.dealOf('X')).to.match(/^X\..*:$/);
      const steps = [words.stepFirst, words.stepBack, words.stepForward, words.stepLast, words.backToGame];
      expect(new Set(steps).size).to.equal(5);
    });

    it('has words of its own for the list of moves', () => {
      if (words === english) return;
      for (const [key, value] of Object.entries(enTranscript) as [keyof typeof enTranscript, unknown][])
        if (typeof value === 'string') expect(words[key], key).to.not.equal(value);
    });

    it('words the rules from the data of a variant', () => {
      const { teaching } = VARIANTS;
      const usual = words.klondikeRules(teaching);
      const changes = [
        { draw: 3 },
        { emptyColumn: 'any' },
        { redeals: 'none' },
        { foundationReturn: true },
        { undo: true },
      ] as const;
      for (const change of changes) {
        const changed = words.klondikeRules({ ...teaching, ...change });
        expect(changed.filter((line) => !usual.includes(line))).to.have.lengthOf(1);
      }
    });

    it('tells what happened', () => {
      const drawn = [{ type: 'drawn', cards: ['9S', 'QD'] }] as const;
      expect(words.did('draw', drawn, 12))
        .to.include(words.cardName('9S'))
        .and.include(words.cardName('QD'));
      const dealBack = [
        { type: 'moved', cards: ['QS2'], from: 'T2', to: 'stock' },
        { type: 'moved', cards: ['KH7'], from: 'T1', to: 'stock' },
      ] as const;
      const text = words.did('undo', dealBack, 12);
      expect(text).to.include(words.cards(2)).and.not.include(words.cardName('KH7'));
      const moved = [
        { type: 'moved', cards: ['TH', '9S'], from: 'T1', to: 'T2' },
        { type: 'turned', card: '4S', at: 'T1', up: true },
      ] as const;
      expect(words.did('transfer', moved, 0))
        .to.include(words.cardName('TH'))
        .and.include(words.cards(1))
        .and.include(words.cardName('4S'));
      const stored = [{ type: 'stored', cards: ['KS0'], from: 'T1', run: 3 }] as const;
      const told = words.did('settle', stored, 0).toLowerCase();
      expect(told).to.include(words.suitName('S').toLowerCase()).and.include('3');
    });

    it('tells what the waste shows, and what is legal instead', () => {
      for (const codes of [[], ['QD'], ['QD', '9S']])
        for (const name of codes.map(words.cardName))
          expect(words.waste(codes).toLowerCase()).to.include(name.toLowerCase());
      expect(new Set([[], ['QD'], ['QD', '9S']].map(words.waste)).size).to.equal(3);
      expect(words.instead(['a', 'b'], 0, 0))
        .to.match(/a; b|a ; b|a\u00a0; b/)
        .and.not.match(/\d/);
      expect(words.instead(['a'], 12, 0)).to.include('12');
      expect(words.instead([], 0, 14)).to.include('14');
      expect(words.instead([], 0, 0)).to.equal(words.noLegalMove);
    });

    it('names keys for both games, the foundation key for Klondike alone', () => {
      expect(words.keyHelp(7, 'x').map(([keys]) => keys)).to.include('F');
      expect(words.keyHelp(10, 'x').map(([keys]) => keys)).to.not.include('F');
      expect(words.keyHelp(7, 'draw it')).to.deep.include(['D', 'draw it']);
    });
  });
