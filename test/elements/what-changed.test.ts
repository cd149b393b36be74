// What a draw, a play from the waste, a redeal and their undoing did to the waste: said where it is not plain already.
import { expect } from '@open-wc/testing';
import { type Player, klondike } from './player.js';

const says = (player: Player, action: string): Promise<string> =>
  player.says(() => (/^(undo|redo)$/.test(action) ? player.el[action as 'undo']() : player.el.play(action)));

/** Each line is an action, a colon, and what is said. */
async function follow(player: Player, golden: string): Promise<void> {
  for (const line of golden.trim().split(/\n\s*/)) {
    const [action, ...rest] = line.split(': ') as [string, ...string[]];
    expect(await says(player, action), line).to.equal(rest.join(': '));
  }
}

describe('what changed in the waste', () => {
  it('V1 V4 draw-three: which card plays after a packet, and what shows after a play', async () => {
    const player = await klondike({
      variant: 'draw-three',
      fixture: 'stock: 2C 9S QD 5H KC | T1: 6S | T2: KS',
    });
    // KC is drawn first and ends beneath; 5H and QD follow.
    await follow(
      player,
      `D: Drew king of clubs, 5 of hearts, queen of diamonds. 2 cards left in stock. Queen of diamonds is now on top of the waste.
      W>T2: Moved queen of diamonds to column 2. The waste shows king of clubs, 5 of hearts: only the last plays.
      W>T1: Moved 5 of hearts to column 1. King of clubs is now on top of the waste.
      undo: Undone. Moved 5 of hearts to waste.
      undo: Undone. Moved queen of diamonds to waste.
      redo: Redone. Moved queen of diamonds to column 2. The waste shows king of clubs, 5 of hearts: only the last plays.
      D: Drew 9 of spades, 2 of clubs. 0 cards left in stock. 2 of clubs is now on top of the waste.
      undo: Undone. Returned 2 cards to the stock. The waste shows king of clubs, 5 of hearts: only the last plays.
      redo: Redone. Drew 9 of spades, 2 of clubs. 0 cards left in stock. 2 of clubs is now on top of the waste.
      R: Waste turned over into stock. 4 cards. Order unchanged.
      D: Drew king of clubs, 5 of hearts, 9 of spades. 1 card left in stock. 9 of spades is now on top of the waste.
      D: Drew 2 of clubs. 0 cards left in stock.
      R: Waste turned over into stock. 4 cards. Order unchanged.
      undo: Undone. Returned 4 cards to the waste. The waste shows 5 of hearts, 9 of spades, 2 of clubs: only the last plays.`,
    );
  });

  it('V2 draw-one: the next card of the waste, or that none is left; a draw names its card and needs no more', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: AS 5H 9C | T1: 6S | T2: TD' });
    await follow(
      player,
      `D: Drew 9 of clubs. 2 cards left in stock.
      D: Drew 5 of hearts. 1 card left in stock.
      W>T1: Moved 5 of hearts to column 1. 9 of clubs is now on top of the waste.
      W>T2: Moved 9 of clubs to column 2. The waste is empty.
      undo: Undone. Moved 9 of clubs to waste.
      undo: Undone. Moved 5 of hearts to waste.
      undo: Undone. Returned 1 card to the stock. 9 of clubs is now on top of the waste.
      undo: Undone. Returned 1 card to the stock. The waste is empty.
      redo: Redone. Drew 9 of clubs. 2 cards left in stock.`,
    );
  });

  it('K18 a won game says that it is won and nothing of the waste', async () => {
    const player = await klondike({ fixture: 'terminal-win' });
    expect(await says(player, 'W>F')).to.equal(
      'Moved king of hearts to hearts foundation. You won. Only Reset is available.',
    );
  });
});
