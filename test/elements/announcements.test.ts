// What is said, and when: one polite message for each action, repetitions included.
import { expect } from '@open-wc/testing';
import { klondike, spider } from './player.js';

describe('announcements', () => {
  it('E7 the status line is there and empty from the first render', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const line = player.find('[role="status"]');
    expect(line.textContent).to.equal('');
    await player.says(() => player.tap('5H'));
    expect(player.find('[role="status"]')).to.equal(line);
  });

  it('B101 a repeated refusal changes the line each time and reads the same', async () => {
    const player = await klondike({ fixture: 'T1: 2C | T2: 2S' });
    await player.says(() => player.tap('2C'));
    const said: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      const message = await player.says(() => player.tap('T2'));
      expect(message).to.equal('Not moved. 2 of clubs cannot go on 2 of spades: it needs a red 3.');
      said.push(player.find('[role="status"]').textContent);
    }
    expect(said[0]).not.to.equal(said[1]);
    expect(said[1]).not.to.equal(said[2]);
    expect(player.el.position).to.equal('T1: 2C | T2: 2S');
  });

  it('several actions at once are one message, of the last', async () => {
    const player = await klondike({ fixture: 'stock: 2D 3D 4D' });
    const changes: string[] = [];
    new MutationObserver(() => changes.push(player.status)).observe(player.find('[role="status"]'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const message = player.nextMessage();
    for (let i = 0; i < 3; i++) player.place('stock').click();
    expect(await message).to.equal('Drew 2 of diamonds. 0 cards left in stock.');
    expect(changes).to.deep.equal(['Drew 2 of diamonds. 0 cards left in stock.']);
  });

  it('is said after focus was set', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.tap('5H');
    const message = player.nextMessage();
    await player.tap('6S');
    expect(player.focused).to.equal('T2:5H');
    expect(player.status, 'not yet').to.equal('');
    expect(await message).to.equal('Moved 5 of hearts to column 2. Revealed 9 of clubs in column 1.');
  });

  it('K21 reset drops what was about to be said', async () => {
    const player = await klondike({ fixture: 'T1: 2C | T2: 2S' });
    await player.tap('2C');
    await player.tap('T2');
    expect(await player.says(() => player.tap('Reset'))).to.equal('Klondike. A new deal.');
    const other = await klondike({ variant: 'draw-one', fixture: 'T1: 2C | T2: 3H' });
    other.el.play('T1>T2');
    expect(await other.says(() => other.tap('Restart'))).to.equal('Back to the start of this deal.');
  });

  it('B107 undo speaks of the undo, and every flag matches the restored state', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: 2C AH' });
    expect(await player.says(() => player.el.play('T1>F:2'))).to.equal(
      'Not moved. 2 of clubs cannot go to a foundation with cards on it: only the last card can.',
    );
    expect(await player.says(() => player.el.play('T1>F'))).to.equal(
      'Moved ace of hearts to hearts foundation.',
    );
    expect(await player.says(() => player.tap('Undo'))).to.equal(
      'Undone. Moved ace of hearts from its foundation to column 1.',
    );
    expect(player.el.position).to.equal('T1: 2C AH');
    expect(player.enabledControls).to.deep.equal(['Redo', 'Restart', 'Reset', 'Read board', 'Keys']);
    expect(player.el.matches(':state(won)')).to.be.false;
  });

  it('E7 a covered card that is sent to its foundation says why not', async () => {
    const player = await klondike({ fixture: 'T1: 2C AH' });
    await player.tap('2C');
    expect(await player.says(() => player.tap('FC'))).to.equal(
      'Not moved. 2 of clubs cannot go to a foundation with cards on it: only the last card can.',
    );
  });

  it('E7 a control that is off says why when it is pressed', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'T1: KS', hints: '' });
    const why: Record<string, string> = {
      Draw: 'Stock and waste are empty: there is no card to draw.',
      Undo: 'Nothing to undo: this is how the deal began.',
      Redo: 'Nothing to redo: no move was undone.',
      Finish: 'Finish would stop at king of spades: the ace of spades has to come first.',
    };
    for (const [label, sentence] of Object.entries(why)) {
      expect(player.control(label).getAttribute('aria-disabled'), label).to.equal('true');
      expect(player.control(label).hasAttribute('disabled'), label).to.be.false;
      expect(await player.says(() => player.tap(label)), label).to.equal(sentence);
    }
    expect(player.of('rejected')).to.have.length(4);
  });

  it('K20 the Hint control names a move and its reason; without one it does not call the game lost', async () => {
    const player = await klondike({ fixture: 'T1: #9C 5H | T2: 6S', hints: '' });
    await player.says(() => player.tap('Hint'));
    await player.says(() => player.tap('Hint'));
    expect(await player.says(() => player.tap('Hint'))).to.equal(
      'Hint: 5 of hearts from column 1 to column 2. It turns up a hidden card.',
    );
    const stuck = await klondike({ fixture: 'T1: 5H', hints: '' });
    stuck.el.fixture = 'T1: #9C 5H';
    await stuck.el.updateComplete;
    expect(stuck.control('Hint').getAttribute('aria-disabled')).to.equal('true');
    const said = await stuck.says(() => stuck.tap('Hint'));
    expect(said).to.contain('No legal move was found. That does not say that the game is over');
    expect(stuck.codes).to.deep.equal(['no-hint']);
    expect(stuck.el.status).to.equal('playing');
  });

  it('K18 K19 a win is said once; then only Reset is left in teaching', async () => {
    const player = await klondike({ fixture: 'terminal-win' });
    await player.tap('KH');
    expect(await player.says(() => player.tap('FH'))).to.equal(
      'Moved king of hearts to hearts foundation. You won. Only Reset is available.',
    );
    expect(player.enabledControls).to.deep.equal(['Reset', 'Read board', 'Keys']);
    for (const target of ['stock', 'KH', 'T1', 'Draw']) {
      await player.tap(target);
      expect(player.el.status).to.equal('won');
    }
    expect(player.codes).to.include('game-over');
    expect(new Set(player.codes)).to.deep.equal(new Set(['game-over']));
    expect(await player.says(() => player.tap('Read board'))).to.contain('Hearts foundation: ');
    expect(player.of('win')).to.have.length(1);
    const one = await klondike({ variant: 'draw-one', fixture: 'terminal-win' });
    expect(await one.says(() => one.el.play('W>F'))).to.match(/You won\. Reset deals again\.$/);
    expect(one.enabledControls).to.deep.equal(['Restart', 'Reset', 'Read board', 'Keys']);
  });

  it('S9 a completed run and what it uncovers are one message', async () => {
    const player = await spider({ fixture: 'T1: #7S6 KS0..2S0 | T2: #9H1 AS0' });
    await player.tap('AS0');
    expect(await player.says(() => player.tap('T1'))).to.equal(
      'Moved ace of spades to column 1. Revealed 9 of hearts in column 2. Spades run completed. 1 of 8. ' +
        'Revealed 7 of spades in column 1.',
    );
  });

  it('S8 a refused deal names the empty column', async () => {
    const player = await spider({ fixture: 'deal-blocked' });
    expect(await player.says(() => player.tap('Deal 10'))).to.equal('Cannot deal: column 4 is empty.');
    expect(await player.says(() => player.tap('stock'))).to.equal('Cannot deal: column 4 is empty.');
  });

  it('E7 nothing says more than one message, by any route', async () => {
    const player = await klondike({ fixture: 'stock: 9S 5D | T1: #9C 5H | T2: 6S' });
    let changes = 0;
    new MutationObserver(() => changes++).observe(player.find('[role="status"]'), { childList: true });
    await player.says(() => player.tap('5H'));
    await player.says(() => player.tap('T2'));
    await player.says(() => player.drag('9C', 'T5'));
    await player.says(() => player.tap('Draw'));
    expect(changes).to.equal(4);
  });
});
