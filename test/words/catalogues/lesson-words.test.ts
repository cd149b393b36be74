// The words of the lesson panel in every shipped language: counted rightly, with names and titles as they are given.
import { expect } from 'chai';
import { de } from '../../../src/words/de/words.js';
import { enLesson } from '../../../src/words/en-lesson.js';
import { fr } from '../../../src/words/fr/words.js';
import { he } from '../../../src/words/he/words.js';
import type { LessonWords } from '../../../src/words/words.js';

const GOALS = {
  en: ['0 of 1 goal reached', '1 of 1 goal reached', '0 of 3 goals reached', '2 of 3 goals reached'],
  de: [
    '0 von 1 Ziel erreicht',
    '1 von 1 Ziel erreicht',
    '0 von 3 Zielen erreicht',
    '2 von 3 Zielen erreicht',
  ],
  fr: ['0 but atteint sur 1', '1 but atteint sur 1', '0 but atteint sur 3', '2 buts atteints sur 3'],
  he: ['המטרה עוד לא הושגה', 'המטרה הושגה', 'הושגו 0 מטרות מתוך 3', 'הושגו שתי מטרות מתוך 3'],
} as const;
const shipped: Readonly<Record<keyof typeof GOALS, LessonWords>> = { en: enLesson, de, fr, he };

for (const [lang, words] of Object.entries(shipped) as [keyof typeof GOALS, LessonWords][])
  describe(`words of a lesson in ${lang}`, () => {
    it('counts goals', () => {
      const counted = [
        [0, 1],
        [1, 1],
        [0, 3],
        [2, 3],
      ] as const;
      expect(counted.map(([held, of]) => words.lessonGoals(held, of))).to.deep.equal(GOALS[lang]);
    });

    it('has a text for each thing, that of a lesson of no course too', () => {
      const { lessonHint, lessonAgain, lessonDone, lessonTryAgain, lessonNoHint } = words;
      for (const text of [lessonHint, lessonAgain, lessonDone, lessonTryAgain, lessonNoHint])
        expect(text).to.match(/\p{L}/u);
      expect(words.lessonPlace(3, 17)).to.match(/3.*17/);
      expect(words.lessonPlace(0, 0)).to.match(/^\p{L}+$/u);
      expect(words.lessonMoves(2, 5)).to.match(/2.*5/);
    });

    it('puts titles, names and games in whole', () => {
      expect(words.lessonNext('A title').split('A title')).to.have.lengthOf(2);
      const text = words.noSuchLesson('mine', ['draw-a-card', 'a-run']);
      for (const name of ['mine', 'draw-a-card', 'a-run']) expect(text).to.include(name);
      expect(words.otherGame('Spider')).to.include('Spider');
    });

    it('never says that something is lost', () => {
      expect(words.lessonTryAgain + words.lessonNoHint).to.not.match(/lost|lose|verlor|perdu|הפסד/i);
    });
  });
