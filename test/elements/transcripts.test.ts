// Golden transcripts: everything the status line says in a scripted game of each kind.
import { expect } from '@open-wc/testing';
import { type Player, klondike, spider } from './player.js';

/** Each line is a step (a card, a place or a control to tap, or a key after "key "), a colon, and what is said. */
async function follow(player: Player, golden: string): Promise<void> {
  const lines = golden.trim().split(/\n\s*/);
  const said: string[] = [];
  for (const line of lines) {
    const step = line.split(': ')[0]!;
    const key = /^key (.+)$/.exec(step)?.[1];
    said.push(`${step}: ${await player.says(() => (key ? player.key(key) : player.tap(step)))}`);
  }
  expect(said.join('\n')).to.equal(lines.join('\n'));
}

describe('golden transcripts', () => {
  it('E7 B103 B107 Klondike, draw-one', async () => {
    const player = await klondike({
      variant: 'draw-one',
      hints: '',
      fixture: 'stock: 9S 5D AC | F: AH | T1: #4S 2H | T2: KC QH JC | T3: KS | T4: TD | T5: #3C',
    });
    await follow(
      player,
      `Hint: Hint: column 1. It turns up a hidden card.
      Hint: Hint: 2 of hearts, column 1. It turns up a hidden card.
      Hint: Hint: 2 of hearts from column 1 to foundation. It turns up a hidden card.
      2H: Selected 2 of hearts. 1 legal destination.
      T3: Not moved. 2 of hearts cannot go on king of spades: it needs a black 3.
      FH: Moved 2 of hearts to hearts foundation. Revealed 4 of spades in column 1.
      4S: Selected 4 of spades. 0 legal destinations.
      QH: Not moved. 4 of spades cannot go on jack of clubs: it needs a red 5.
      T3: Not moved. 4 of spades cannot go on king of spades: it needs a red 5.
      stock: Drew ace of clubs. 2 cards left in stock.
      stock: Drew 5 of diamonds. 1 card left in stock.
      stock: Drew 9 of spades. 0 cards left in stock.
      9S: Selected 9 of spades. 1 legal destination.
      TD: Moved 9 of spades to column 4. 5 of diamonds is now on top of the waste.
      stock: Waste turned over into stock. 2 cards. Order unchanged.
      stock: Drew ace of clubs. 1 card left in stock.
      AC: Selected ace of clubs. 1 legal destination.
      key Escape: Selection cleared.
      key m: Ace of clubs can go to clubs foundation.
      key f: Moved ace of clubs to clubs foundation. The waste is empty.
      Undo: Undone. Moved ace of clubs from its foundation to waste.
      Redo: Redone. Moved ace of clubs to clubs foundation. The waste is empty.
      Undo: Undone. Moved ace of clubs from its foundation to waste.
      Undo: Undone. Returned 1 card to the stock. The waste is empty.
      Undo: Undone. Returned 2 cards to the waste. 5 of diamonds is now on top of the waste.
      Finish: Finish waits until stock and waste are empty and every card is face up: 2 cards are left in stock and waste.
      QH: Selected queen of hearts and 1 card. 1 legal destination.
      T3: Moved queen of hearts and 1 card to column 3.
      KC: Selected king of clubs. 2 legal destinations.
      T6: Moved king of clubs to column 6.
      T5: Column 5: 1 face-down card.
      T7: Column 7: empty.
      key m: Column 7: empty.
      Restart: Back to the start of this deal.
      Reset: Klondike. A new deal.`,
    );
  });

  it('E7 S9 Spider', async () => {
    const player = await spider({
      hints: '',
      fixture: 'T1: #7S6 KS0..2S0 | T2: #9H1 AS0 | T3: KH1 | T4: QS2 JS2 | T5: QS4 JH3',
    });
    await follow(
      player,
      `Deal 10: Cannot deal: the stock is empty.
      QS4: Queen of spades cannot move with jack of hearts in its run: the jack of spades belongs there.
      QS2: Selected queen of spades and 1 card. 6 legal destinations.
      T3: Moved queen of spades and 1 card to column 3.
      KH1: King of hearts cannot move with queen of spades in its run: the queen of hearts belongs there.
      AS0: Selected ace of spades. 7 legal destinations.
      T5: Not moved. Ace of spades cannot go on jack of hearts: it needs a 2.
      key Escape: Selection cleared.
      Hint: Hint: column 2. It puts a completed run away.
      Hint: Hint: ace of spades, column 2. It puts a completed run away.
      Hint: Hint: ace of spades from column 2 to column 1. It puts a completed run away.
      AS0: Selected ace of spades. 7 legal destinations.
      T1: Moved ace of spades to column 1. Revealed 9 of hearts in column 2. Spades run completed. 1 of 8. Revealed 7 of spades in column 1.
      Undo: Undone. A card in column 1 is face down again. Returned a spades run to column 1. A card in column 2 is face down again. Moved ace of spades to column 2.
      Redo: Redone. Moved ace of spades to column 1. Revealed 9 of hearts in column 2. Spades run completed. 1 of 8. Revealed 7 of spades in column 1.
      T2: Column 2: 9 of hearts.
      key m: 9 of hearts can go to column 4, column 6, column 7, column 8, column 9, column 10.
      key s: Stock: empty. Completed runs: king of spades.
      Restart: Back to the start of this deal.
      Reset: Spider, two suits. A new deal.`,
    );
  });
});
