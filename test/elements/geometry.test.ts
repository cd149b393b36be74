// Sizes as they are drawn, from the width of the container and of nothing else.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Player, klondike, spider } from './player.js';

/** W: Klondike card, Spider card. */
const CARDS: Record<number, [string, string]> = {
  280: ['36×50', '52×62'],
  328: ['43×60', '62×74'],
  360: ['47×66', '33×46'],
  480: ['62×87', '43×60'],
  768: ['99×139', '69×97'],
  1200: ['100×140', '96×134'],
};
const THIRTY = 'T1: #2H1 #3H1 #4H1 #5H1 #6H1 KS0..5S0 KS2..9S2 KS4..5S4 2H3 AH3 | T2: 3H3 | T3: KH5';

const size = (card: HTMLElement) => `${card.offsetWidth}×${card.offsetHeight}`;

/** The height of each card of a column that no later card covers. */
function strips(player: Player, pile: string): Map<HTMLElement, number> {
  const cards = [...player.find(`[data-pile="${pile}"]`).querySelectorAll<HTMLElement>('[data-card]')];
  return new Map(
    cards.map((card, i) => {
      const { top, bottom } = card.getBoundingClientRect();
      return [card, (cards[i + 1]?.getBoundingClientRect().top ?? bottom) - top];
    }),
  );
}

/** The table's own border is no part of the width its sizes come from. */
const inner = async (
  open: typeof klondike | typeof spider,
  width: number,
  fixture: string,
): Promise<Player> => {
  const player: Player = await open({ fixture }, width);
  const { clientWidth } = player.find('.table');
  player.el.parentElement!.style.width = `${width + (width - clientWidth)}px`;
  for (let i = 0; i < 5 && player.find('.table').clientWidth !== width; i++)
    await new Promise(requestAnimationFrame);
  // The observer reports after a frame, and renders then.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await player.el.updateComplete;
  return player;
};

describe('geometry', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [text, [k, s]] of Object.entries(CARDS)) {
    const width = Number(text);
    it(`K25 S15 at ${width} px cards have their sizes, and nothing overflows`, async () => {
      await setViewport({ width: 1300, height: 900 });
      for (const [open, want, fixture] of [
        [klondike, k, 'T1: KS | T7: QH JS'],
        [spider, s, 'T1: KS0 | T10: QH1 JS0'],
      ] as const) {
        const player = await inner(open, width, fixture);
        const cards = player.all('.columns [data-card]');
        expect(size(cards[0]!), player.el.localName).to.equal(want);
        const board = player.board.getBoundingClientRect();
        for (const pile of player.all('[data-pile]')) {
          const { left, right } = pile.getBoundingClientRect();
          expect(left).to.be.at.least(board.left);
          expect(right).to.be.at.most(board.right);
        }
        expect(player.board.scrollWidth).to.be.at.most(player.board.clientWidth);
        for (const head of player.all('.head')) expect(head.offsetHeight).to.be.at.least(24);
        const index = parseFloat(getComputedStyle(cards[0]!.querySelector('.index')!).fontSize);
        expect(index).to.be.at.least(13);
      }
    });

    it(`S15 at ${width} px every movable card shows 24 px or more, in the opening and in columns of thirty`, async () => {
      await setViewport({ width: 1300, height: 900 });
      const long = await inner(
        klondike,
        width,
        'T7: #2S #3S #4S #5S #6S #7S KC QH JC TH 9C 8H 7C 6H 5C 4H 3C',
      );
      for (const [card, height] of strips(long, 'T7'))
        expect(height, card.dataset['card']).to.be.at.least(24);
      const web = await inner(spider, width, THIRTY);
      const movable = [...strips(web, 'T1')].filter(([card]) => card.classList.contains('movable'));
      expect(movable.map(([card]) => card.dataset['card'])).to.deep.equal(['2H3', 'AH3']);
      for (const [card, height] of movable) expect(height, card.dataset['card']).to.be.at.least(24);
    });
  }

  it('S15 a Spider column of thirty cards merges its hidden ones as ×n and can be played', async () => {
    await setViewport({ width: 800, height: 900 });
    const player = await inner(spider, 360, THIRTY);
    const column = player.find('[data-pile="T1"]');
    expect(player.el.game.board.columns[0]).to.have.length(30);
    expect(column.querySelector('.times')!.textContent).to.equal('×5');
    expect(column.querySelector('[data-hidden]')!.textContent).to.contain('5 face-down cards');
    await player.tap('2H3');
    expect(player.selected).to.deep.equal(['2H3', 'AH3']);
    await player.drag('2H3', 'T2');
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
    const few = await inner(spider, 360, 'T1: #2H1 #3H1 #4H1 5S0');
    expect(few.all('.times')).to.deep.equal([]);
  });

  it('K25 follows its container, not the viewport', async () => {
    await setViewport({ width: 1300, height: 900 });
    const player = await inner(klondike, 360, 'T1: KS');
    expect(size(player.card('KS'))).to.equal('47×66');
  });

  it('has no scroll box of its own', async () => {
    const player = await inner(spider, 360, THIRTY);
    for (const element of player.all('*')) {
      const { overflowY } = getComputedStyle(element);
      expect(overflowY === 'auto' || overflowY === 'scroll', element.className).to.be.false;
    }
  });

  it('V13 the waste shows at most three cards', async () => {
    const shown = (player: Player) => player.all('[data-pile="waste"] [data-card]').length;
    expect(shown(await klondike({ variant: 'draw-three', fixture: 'waste: 2D 3C 4H 5S 6D' }))).to.equal(3);
    expect(shown(await klondike({ fixture: 'waste: 2D 3C 4H 5S 6D' }))).to.equal(1);
  });
});
