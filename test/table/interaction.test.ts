// The reducer of what a player is in the middle of: every state with every input.
import { expect } from '@open-wc/testing';
import {
  IDLE,
  type Input,
  type Interaction,
  gripOf,
  react,
  selectionOf,
} from '../../src/table/interaction.js';
import type { Grip } from '../../src/table/piles.js';

const queen: Grip = { pile: 'T1', count: 2, lead: 'QH' };
const nine: Grip = { pile: 'T3', count: 1, lead: '9C' };
const pointer = { id: 1, x: 100, y: 100, threshold: 5 };
const selected: Interaction = { state: 'selected', grip: queen };
const pressed = (before?: Grip): Interaction => ({ state: 'pressed', grip: nine, pointer, before });
const dragging = (before?: Grip): Interaction => ({
  state: 'dragging',
  grip: nine,
  pointer,
  before,
  over: 'T2',
});

describe('interaction', () => {
  it('K16 a commit ends everything', () => {
    for (const now of [IDLE, selected, pressed(queen), dragging(queen)])
      expect(react(now, { type: 'committed' })).to.deep.equal({ next: IDLE });
  });

  it('a press takes nothing up and keeps what was selected', () => {
    const { next, act } = react(selected, { type: 'press', grip: nine, pointer });
    expect(act).to.be.undefined;
    expect([gripOf(next), selectionOf(next)]).to.deep.equal([queen, queen]);
    expect(gripOf(pressed())).to.be.undefined;
    expect(gripOf(dragging(queen))).to.deep.equal(nine);
    expect(
      react(pressed(), { type: 'press', grip: queen, pointer: { ...pointer, id: 2 } }).next,
    ).to.deep.equal(pressed());
  });

  it('V10 travel beyond the threshold makes a drag of a press, and only by its own pointer', () => {
    const move = (x: number, id = 1): Input => ({ type: 'move', id, x, y: 100, over: undefined });
    expect(react(pressed(), move(104)).next.state).to.equal('pressed');
    expect(react(pressed(), move(190, 2)).next.state).to.equal('pressed');
    expect(react(pressed(), move(105))).to.deep.include({ act: { type: 'begin-drag', grip: nine } });
    expect(react(IDLE, move(190)).next).to.equal(IDLE);
    expect(react(selected, move(190)).next).to.equal(selected);
  });

  it('a release of a drag places; at home or nowhere it only ends; the selection from before is there again', () => {
    const release = (over: 'T2' | 'T3' | undefined, id = 1): Input => ({ type: 'release', id, over });
    expect(react(dragging(queen), release('T2'))).to.deep.equal({
      next: selected,
      act: { type: 'place', grip: nine, on: 'T2' },
    });
    for (const over of ['T3', undefined] as const)
      expect(react(dragging(), release(over))).to.deep.equal({ next: IDLE, act: { type: 'end-drag' } });
    const now = dragging();
    expect(react(now, release('T2', 2)).next).to.equal(now);
    expect(react(pressed(queen), release('T2'))).to.deep.equal({ next: selected });
  });

  it('Escape ends a drag first, then a selection, and is nothing when idle', () => {
    expect(react(dragging(queen), { type: 'escape' })).to.deep.equal({
      next: selected,
      act: { type: 'end-drag' },
    });
    expect(react(selected, { type: 'escape' })).to.deep.equal({ next: IDLE, act: { type: 'deselect' } });
    expect(react(IDLE, { type: 'escape' })).to.deep.equal({ next: IDLE });
  });

  it('K15 choosing a card of another column places there and lets go only when that commits', () => {
    expect(react(selected, { type: 'choose-card', grip: nine, liftable: true })).to.deep.equal({
      next: selected,
      act: { type: 'place', grip: queen, on: 'T3' },
    });
    expect(react(selected, { type: 'choose-card', grip: queen, liftable: true }).next).to.equal(IDLE);
    const shorter = { ...queen, count: 1, lead: 'JC' };
    expect(react(selected, { type: 'choose-card', grip: shorter, liftable: false })).to.deep.equal({
      next: selected,
      act: { type: 'explain', grip: shorter },
    });
    const waste: Grip = { pile: 'waste', count: 1, lead: '2S' };
    expect(react(selected, { type: 'choose-card', grip: waste, liftable: true }).act).to.deep.equal({
      type: 'select',
      grip: waste,
    });
  });
});
