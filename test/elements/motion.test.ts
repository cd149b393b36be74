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

  it('a card keeps its element wherever it goes, and has one slide at a time', async () => {
    const { el } = await klondike({ variant: 'draw-one', fixture: 'T1: #9C 5H | T2: 6S | T3: 6C' });
    const element = (): HTMLElement => el.shadowRoot!.querySelector('button[data-card="5H"]')!;
    const first = element();
    const steps: [act: () => unknown, column: string][] = [
      [() => el.play('T1>T2'), 'T2'],
      [() => el.play('T2>T3'), 'T3'],
      [() => el.undo(), 'T2'],
      [() => el.undo(), 'T1'],
    ];
    for (const [act, column] of steps) {
      act();
      await el.updateComplete;
      expect(element()).to.equal(first);
      expect(first.closest<HTMLElement>('[data-pile]')!.dataset['pile']).to.equal(column);
      const slides = first.getAnimations().filter(({ playState }) => playState === 'running');
      expect(slides.length, column).to.be.at.most(1);
    }
    await Promise.all(first.getAnimations().map(({ finished }) => finished));
    expect(getComputedStyle(first).transform).to.equal('none');
  });

  it('a card starts its next slide where the one that it interrupts has left it', async () => {
    const { el } = await klondike({ variant: 'draw-one', fixture: 'T1: #9C 5H | T2: 6S | T7: 6C' });
    el.play('T1>T2');
    await el.updateComplete;
    const element = el.shadowRoot!.querySelector<HTMLElement>('button[data-card="5H"]')!;
    const [slide] = element.getAnimations();
    slide!.pause();
    slide!.currentTime = 90;
    const { left } = element.getBoundingClientRect();
    el.play('T2>T7');
    await el.updateComplete;
    const [next] = element.getAnimations();
    next!.pause();
    next!.currentTime = 0;
    expect(element.getBoundingClientRect().left).to.be.closeTo(left, 1);
  });
});
