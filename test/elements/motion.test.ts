// Motion is only a picture of what is so: nothing of it may be drawn from a wrong number.
import { expect } from '@open-wc/testing';
import { klondike } from './player.js';

/** The keyframes of every animation that `act` starts. */
async function framesOf(act: () => unknown): Promise<string[]> {
  const { animate } = Element.prototype;
  const frames: string[] = [];
  Element.prototype.animate = function (this: Element, each, options) {
    frames.push(JSON.stringify(each));
    return animate.call(this, each, options);
  };
  try {
    await act();
  } finally {
    Element.prototype.animate = animate;
  }
  return frames;
}

describe('motion', () => {
  it('a card that is just being turned up, and so has no width, slides from a real place', async () => {
    const { el } = await klondike({ fixture: 'stock: 9S 5D | T1: #9C 5H | T2: 6S' });
    const frames = await framesOf(async () => {
      for (const move of ['T1>T2', 'D']) {
        el.play(move);
        await el.updateComplete;
      }
    });
    expect(frames.some((each) => each.includes('scaleX(0)'))).to.be.true;
    expect(frames.filter((each) => /NaN|Infinity/.test(each))).to.deep.equal([]);
  });
});
