// docs/lessons.md says what is so: its example is a right lesson that can be done, and its faults are the ones named.
import { expect } from 'chai';
import { after, checkLesson, hint, startLesson } from '../../src/lessons/index.js';
import { readText } from '../support/cases.js';
import { eventOf, searchLesson } from '../support/solve-lesson.js';

const text = await readText(new URL('../../docs/lessons.md', import.meta.url));
const blocks = (language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block!);
const [example, broken] = blocks('json').map((block) => JSON.parse(block) as unknown);

describe('docs/lessons.md', () => {
  it('gives an example that is right and can be done by its hints', () => {
    const checked = checkLesson(example);
    expect(checked).to.deep.equal({ ok: true, lesson: example });
    if (!checked.ok) return;
    expect(searchLesson(checked.lesson).goal?.way).to.deep.equal(['T1>T2', 'T1>F']);
    let progress = startLesson(checked.lesson);
    while (progress.state === 'open')
      progress = after(progress, eventOf(progress, hint(progress).hint!.play!));
    expect(progress.say).to.equal(checked.lesson.done);
  });

  it('says what its example says about wrong moves', () => {
    const checked = checkLesson(example);
    const { wrong = [], ...lesson } = checked.ok ? checked.lesson : expect.fail('no lesson');
    const start = startLesson({ ...lesson, wrong });
    const said = ['T1>T3', 'T1>T4', 'T2>T4'].map((move) => after(start, eventOf(start, move)).say);
    expect(said).to.deep.equal(wrong.map(({ say }) => say));
  });

  it('names the faults of its broken lesson', () => {
    const checked = checkLesson(broken);
    const faults = checked.ok ? [] : checked.faults;
    expect(faults.map(({ code, at, message }) => `${code} at ${at}: ${message}`)).to.deep.equal(
      blocks('text')[0]!.trim().split('\n'),
    );
  });

  it('shows every kind of test, each as a right one', () => {
    const kinds = [...text.matchAll(/`(\{ "(?:\w+)": .*?\})`/g)].map(([, test]) => test!);
    const whole = kinds.filter((test) => !test.includes('…')).map((test) => JSON.parse(test) as object);
    const position = 'waste: 2D | F: AC | T1: #TC QH | T2: KS #9C | T3: 3C 4C 5C';
    const checked = checkLesson({ ...(example as object), position, success: whole, failure: [], wrong: [] });
    expect(checked.ok ? [] : checked.faults).to.deep.equal([]);
    expect(whole.length).to.equal(11);
    for (const kind of ['all', 'any', 'not']) expect(text).to.include(`{ "${kind}": `);
  });
});
