// The words of the shipped lessons: short, plain, kind, and true of the cards that lie there.
import { expect } from 'chai';
import { DECKS } from '../../src/engine/card.js';
import { cardName } from '../../src/engine/sentences.js';
import { VARIANTS } from '../../src/engine/variants.js';
import { readMove } from '../../src/engine/move.js';
import { type Lesson, hint, lessonsOf } from '../../src/lessons/index.js';
import { pileCards } from '../../src/lessons/holds.js';
import { pileLabels } from '../../src/engine/position.js';
import { startLesson } from '../../src/lessons/progress.js';
import { searched } from '../support/solve-lesson.js';

const all = [...(await lessonsOf('klondike')), ...(await lessonsOf('spider'))];

/** Every sentence a lesson can say, with where it stands. */
const textsOf = (lesson: Lesson): [where: string, text: string][] => [
  ['goal', lesson.goal],
  ['done', lesson.done],
  ['tryAgain', lesson.tryAgain],
  ...lesson.success.flatMap(({ say }, i): [string, string][] => (say ? [[`success ${i}`, say]] : [])),
  ...lesson.hints.flatMap(({ area, card, move }, i): [string, string][] => [
    [`hint ${i} area`, area],
    [`hint ${i} card`, card],
    [`hint ${i} move`, move],
  ]),
  ...(lesson.wrong ?? []).map(({ say }, i): [string, string] => [`wrong ${i}`, say]),
];

/** The names of the cards in the lesson's position. */
function namesIn(lesson: Lesson): Set<string> {
  const { board } = startLesson(lesson);
  return new Set(
    pileLabels(lesson.game).flatMap((pile) => pileCards(board, pile).map(({ card }) => cardName(card.code))),
  );
}

const RANK = '(?:ace|[2-9]|10|jack|queen|king)';
const FULL_NAME = new RegExp(`${RANK} of (?:clubs|diamonds|hearts|spades)`, 'g');
const everyName = new Set([...DECKS.klondike, ...DECKS.spider].map(({ code }) => cardName(code)));

describe('texts of the shipped lessons', () => {
  for (const lesson of all)
    it(`${lesson.game} ${lesson.name}`, () => {
      const names = namesIn(lesson);
      const undo = lesson.game === 'spider' || VARIANTS[lesson.variant ?? 'teaching'].undo;
      expect(lesson.title.length).to.be.below(45);
      expect(lesson.title).to.match(/^[A-Z].*\w$/);
      expect(lesson.name).to.match(/^[a-z]+(-[a-z]+)*$/);
      for (const [where, text] of textsOf(lesson)) {
        const at = `${where}: ${text}`;
        expect(text, at).to.match(/^[A-Z].*[.?]$/);
        const sentences = text.split(/[.?] /);
        expect(sentences.length, at).to.be.at.most(where === 'goal' ? 1 : 2);
        for (const each of sentences) expect(each.split(' ').length, at).to.be.at.most(20);
        // Cards and places in words, as they are read out.
        expect(text, at).not.to.match(/\b(10|[2-9AJQKT])[CDHS]\d?\b|\bT\d|W>|suffix|tableau|[♣♦♥♠]/);
        expect(text, at).not.to.match(/\b(lose|lost|fail|wrong|mistake|stupid|bad|never win|cannot win)\b/i);
        for (const [name] of text.matchAll(FULL_NAME)) {
          expect(everyName.has(name), at).to.equal(true);
          expect(names.has(name), at).to.equal(true);
        }
        if (!undo) expect(text, at).not.to.match(/\bundo\b/i);
      }
    });

  it('have a title of their own for each lesson', () => {
    const titles = all.map(({ game, title }) => `${game} ${title}`);
    expect(new Set(titles).size).to.equal(titles.length);
  });

  it('name in the last tier of a hint the cards and the place of its move', () => {
    for (const lesson of all)
      for (const { progress } of searched(lesson).stops) {
        const { play } = hint(progress).hint ?? {};
        const move = play ? readMove(play, lesson.game) : undefined;
        if (!play || !move || 'code' in move || move.type !== 'transfer') continue;
        const { move: text } = lesson.hints.find(
          (each) => each.play === play && givenHere(progress, each.move),
        )!;
        const at = `${lesson.game} ${lesson.name}: ${text}`;
        const { from, to, count } = move;
        const { board } = progress;
        const source =
          typeof from === 'number'
            ? board.columns[from]!.map(({ card }) => card)
            : from === 'waste'
              ? board.waste
              : board.foundations[from];
        const lead = source.at(-count)!;
        const onto = typeof to === 'number' ? board.columns[to]!.at(-1)?.card : undefined;
        expect(
          text.includes(cardName(lead.code)) || / (last|top) card /.test(text),
          `${at} names ${cardName(lead.code)}`,
        ).to.equal(true);
        expect(
          to === 'foundation'
            ? text.includes('foundation')
            : text.includes(`column ${to + 1}`) || Boolean(onto && text.includes(cardName(onto.code))),
          `${at} names its place`,
        ).to.equal(true);
        if (count > 1) expect(text, at).to.match(/\b(and|with)\b/);
      }
  });
});

/** Whether this text is the last tier of the hint given here. */
function givenHere(progress: Parameters<typeof hint>[0], text: string): boolean {
  const last = [0, 1, 2].reduce((now) => hint(now).progress, progress);
  return hint(last).hint?.text === text;
}
