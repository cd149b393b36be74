// What a learner is told: steps, texts, hints, the way out of a wrong turn, and a new start.
import { expect } from 'chai';
import { type Lesson, type Progress, after, hint, lessonGame, startLesson } from '../../src/lessons/index.js';
import { lessonExample } from '../support/lesson-example.js';

const lesson: Lesson = {
  ...lessonExample,
  variant: 'draw-one',
  position: 'stock: 2C 3C 4C | T1: #9C QH | T2: KS | T3: JS | T4: QD',
  success: [
    { card: 'QH', upon: 'KS', say: 'The queen lies on the king.' },
    { card: 'JS', upon: 'QH', say: 'The jack lies on the queen.' },
  ],
  failure: [{ card: 'QD', upon: 'KS' }],
  moves: 3,
  hints: [
    {
      area: 'Area one.',
      card: 'Card one.',
      move: 'Move one.',
      play: 'T1>T2',
      until: { card: 'QH', upon: 'KS' },
    },
    { area: 'Area two.', card: 'Card two.', move: 'Move two.', play: 'T3>T2' },
  ],
  wrong: [
    { move: 'D', say: 'The stock can wait.' },
    { code: 'drop-color', say: 'Mind the colors.' },
    { move: 'T3>T1', code: 'drop-rank', say: 'Not there.' },
    { move: 'T3>T4', when: { card: 'QH', upon: 'KS' }, say: 'The other queen.' },
  ],
  done: 'Done.',
  tryAgain: 'Start with the queen of hearts.',
};

/** A game with its lesson: plays as a table would, passing each event on. */
class Learner {
  readonly game = lessonGame(lesson);
  progress: Progress = startLesson(lesson);

  constructor(moves = '') {
    for (const move of moves.split(' ').filter(Boolean)) this.play(move);
  }

  play(move: string): this {
    const verdict = move === 'undo' ? this.game.undo() : this.game.play(move);
    const { board } = this.game;
    this.progress = after(
      this.progress,
      verdict.ok
        ? { kind: move === 'undo' ? 'undo' : 'transfer', move: verdict.move, effects: verdict.effects, board }
        : verdict,
    );
    return this;
  }

  get told(): object {
    const { state, steps, say, moves } = this.progress;
    return { state, steps, say, used: moves.length };
  }
}

const told = (moves: string): object => new Learner(moves).told;

describe('progress in a lesson', () => {
  it('opens with nothing done', () => {
    expect(told('')).to.deep.equal({ state: 'open', steps: [], say: undefined, used: 0 });
  });

  it('tells each step when it is made, and the goal', () => {
    expect(told('T1>T2')).to.deep.equal({
      state: 'open',
      steps: [0],
      say: 'The queen lies on the king.',
      used: 1,
    });
    expect(told('T1>T2 T3>T2')).to.deep.equal({ state: 'done', steps: [1], say: 'Done.', used: 2 });
  });

  it('says what a wrong move deserves, and only where it is one', () => {
    expect(told('D')).to.deep.equal({ state: 'open', steps: [], say: 'The stock can wait.', used: 1 });
    expect(told('T3>T4')).to.deep.equal({ state: 'open', steps: [], say: undefined, used: 1 });
    expect(told('T1>T2 T3>T4')).to.include({ say: 'The other queen.' });
  });

  it('says what a refusal deserves, by its code or by its move, and counts no move', () => {
    expect(told('T1>T4')).to.deep.equal({ state: 'open', steps: [], say: undefined, used: 0 });
    expect(told('T1>T3')).to.include({ say: undefined });
    expect(told('T3>T2')).to.include({ say: undefined, used: 0 });
    const { progress } = new Learner();
    const refused = (code: string, move: string): string | undefined =>
      after(progress, { code, move, message: '' }).say;
    expect(refused('drop-color', 'T9>T9')).to.equal('Mind the colors.');
    expect(refused('drop-rank', 'T3>T1')).to.equal('Not there.');
    expect(refused('drop-rank', 'T3>T2')).to.equal(undefined);
    expect(refused('no-destination', 'T3>T1')).to.equal(undefined);
  });

  it('asks to try again after a failure test, and undo leads back', () => {
    const learner = new Learner('T4>T2');
    expect(learner.told).to.deep.equal({
      state: 'failed',
      steps: [],
      say: 'Start with the queen of hearts.',
      used: 1,
    });
    expect(learner.play('undo').told).to.deep.equal({ state: 'open', steps: [], say: undefined, used: 0 });
    expect(learner.play('T1>T2').play('T3>T2').told).to.include({ state: 'done' });
  });

  it('asks to try again when the moves are used up, and undo gives them back', () => {
    const slow = new Learner('T3>T4 T4>T3 T3>T4');
    expect(slow.told).to.include({ state: 'open', used: 1 });
    slow.play('D');
    expect(slow.told).to.deep.equal({ state: 'open', steps: [], say: 'The stock can wait.', used: 2 });
    slow.play('T1>T2');
    expect(slow.told).to.deep.equal({
      state: 'failed',
      steps: [0],
      say: 'Start with the queen of hearts.',
      used: 3,
    });
    slow.play('undo').play('undo');
    expect(slow.told).to.include({ state: 'open', used: 1 });
    slow.play('undo').play('T1>T2').play('T3>T2');
    expect(slow.told).to.include({ state: 'done', used: 2 });
  });

  it('a goal reached late is not reached', () => {
    const late = new Learner('D D T1>T2');
    expect(late.told).to.include({ state: 'failed', say: 'Start with the queen of hearts.' });
    expect(late.play('T3>T2').told).to.deep.equal({
      state: 'failed',
      steps: [1],
      say: 'The jack lies on the queen.',
      used: 4,
    });
  });

  it('a goal reached stays reached', () => {
    const learner = new Learner('T1>T2 T3>T2').play('D').play('undo').play('undo');
    expect(learner.told).to.deep.equal({ state: 'done', steps: [], say: undefined, used: 1 });
    expect(learner.progress.held).to.deep.equal([true, false]);
  });

  it('undo takes a move back from the count and the steps', () => {
    const learner = new Learner('T1>T2 undo');
    expect(learner.told).to.include({ used: 0, state: 'open' });
    expect(learner.progress.held).to.deep.equal([false, false]);
    expect(learner.play('T1>T2').told).to.deep.include({ steps: [0], used: 1 });
  });

  it('redo counts as the move it brings back', () => {
    const learner = new Learner('T1>T2 undo');
    const verdict = learner.game.redo();
    const { board } = learner.game;
    const next = after(learner.progress, { kind: 'redo', move: verdict.move, board });
    expect(next.moves).to.deep.equal(['T1>T2']);
    expect(next.steps).to.deep.equal([0]);
  });

  it('restart begins again', () => {
    const { progress } = new Learner('D T4>T2 T1>T3');
    expect(after(progress, { kind: 'restart' })).to.deep.equal(startLesson(lesson));
  });

  it('changes no progress in place', () => {
    const { progress } = new Learner('T1>T2');
    const before = structuredClone(progress);
    after(progress, { kind: 'undo', move: 'T1>T2', board: progress.start });
    after(progress, { code: 'drop-rank', move: 'T3>T1' });
    hint(progress);
    expect(progress).to.deep.equal(before);
  });
});

describe('hints of a lesson', () => {
  /** The texts of the next few hints, one asked after the other. */
  const asked = (progress: Progress, times = 4): (string | undefined)[] =>
    Array.from({ length: times }, () => {
      const given = hint(progress);
      ({ progress } = given);
      return given.hint?.text;
    });

  it('tell the area, the card, the move, and then the move again', () => {
    expect(asked(new Learner().progress)).to.deep.equal(['Area one.', 'Card one.', 'Move one.', 'Move one.']);
  });

  it('carry the move at each tier', () => {
    expect(hint(new Learner().progress).hint).to.deep.equal({
      tier: 'area',
      text: 'Area one.',
      play: 'T1>T2',
    });
  });

  it('begin with the area again after a move, but not after a refusal', () => {
    const learner = new Learner();
    learner.progress = hint(learner.progress).progress;
    learner.play('T3>T2');
    expect(asked(learner.progress, 1)).to.deep.equal(['Card one.']);
    learner.play('D');
    expect(asked(learner.progress, 1)).to.deep.equal(['Area one.']);
  });

  it('go on to the next one when the first is done', () => {
    expect(asked(new Learner('T1>T2').progress, 2)).to.deep.equal(['Area two.', 'Card two.']);
  });

  it('pass over a move that is not legal here, and say nothing when none is left', () => {
    expect(asked(new Learner('T1>T2 T3>T4').progress, 1)).to.deep.equal([undefined]);
  });

  it('say nothing when the lesson is done or to be tried again', () => {
    expect(asked(new Learner('T1>T2 T3>T2').progress, 1)).to.deep.equal([undefined]);
    expect(asked(new Learner('T4>T2').progress, 1)).to.deep.equal([undefined]);
  });
});
