// Where each key leads, and which keys are the page's.
import { expect } from '@open-wc/testing';
import { klondike, spider } from './player.js';

const open = () =>
  klondike({
    variant: 'draw-one',
    fixture: 'stock: 2D 3D | waste: 4D 5C | F: AH | T1: #9C 8H 7S | T2: KS | T3: #2S #3S | T5: QH',
  });

describe('keyboard map', () => {
  it('E7 Left and Right go from pile to pile, along the row and along the columns', async () => {
    const player = await open();
    await player.focus('stock');
    const way: string[] = [];
    for (let i = 0; i < 6; i++) {
      await player.key('ArrowRight');
      way.push(player.focused);
    }
    expect(way).to.deep.equal(['waste:5C', 'FC', 'FD', 'FH', 'FS', 'FS']);
    await player.key('ArrowLeft');
    expect(player.focused).to.equal('FH');
    await player.focus('7S');
    await player.key('ArrowRight');
    expect(player.focused).to.equal('T2:KS');
    await player.key('ArrowRight');
    expect(player.focused, 'a column with no card to visit').to.equal('T3');
    await player.keys('ArrowLeft');
    expect(player.focused, 'from a column button to the next one').to.equal('T2');
  });

  it('E7 Up and Down go through a pile, its button and the top row', async () => {
    const player = await open();
    await player.focus('7S');
    const way: string[] = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await player.key(key);
      way.push(player.focused);
    }
    expect(way).to.deep.equal(['T1:8H', 'T1', 'stock', 'T1', 'T1:8H', 'T1:7S', 'T1:7S']);
  });

  it('E7 Home, End, Page Up and Page Down', async () => {
    const player = await open();
    await player.focus('7S');
    const way: string[] = [];
    for (const key of ['Home', 'End', 'PageUp', 'PageDown', 'PageDown']) {
      await player.key(key);
      way.push(player.focused);
    }
    expect(way).to.deep.equal(['T1:8H', 'T1:7S', 'stock', 'T1', 'T1']);
  });

  it('E7 digits go to columns: 1 to 7, in Spider 1 to 9 and 0', async () => {
    const player = await open();
    await player.focus('stock');
    await player.key('5');
    expect(player.focused).to.equal('T5:QH');
    expect((await player.key('8')).defaultPrevented).to.be.false;
    const web = await spider();
    await web.focus('stock');
    await web.key('9');
    expect(web.focused).to.match(/^T9:/);
    await web.key('0');
    expect(web.focused).to.match(/^T10:/);
  });

  it('E7 arrows follow the eye where the page reads from right to left', async () => {
    const player = await open();
    player.el.dir = 'rtl';
    await player.el.updateComplete;
    const left = (word: string) => player.target(word).getBoundingClientRect().left;
    expect(left('T2')).to.be.lessThan(left('T1'));
    await player.focus('7S');
    await player.key('ArrowLeft');
    expect(player.focused).to.equal('T2:KS');
    await player.key('ArrowRight');
    expect(player.focused).to.equal('T1:7S');
  });

  it('E7 + and − take one card more or fewer', async () => {
    const player = await klondike({ fixture: 'T1: 9C 8H 7S | T2: TH' });
    await player.focus('7S');
    await player.key('+');
    expect(player.selected).to.deep.equal(['8H', '7S']);
    await player.key('=');
    expect(player.selected).to.deep.equal(['9C', '8H', '7S']);
    await player.key('+');
    expect(player.selected).to.deep.equal(['9C', '8H', '7S']);
    await player.key('-');
    expect(player.selected).to.deep.equal(['8H', '7S']);
    await player.key('-');
    await player.key('-');
    expect(player.selected).to.deep.equal(['7S']);
    expect(player.focused).to.equal('T1:7S');
  });

  it('E7 + that reaches a card which cannot come along says why and keeps the selection', async () => {
    const player = await klondike({ fixture: 'T1: #2D QH 7S' });
    await player.focus('7S');
    await player.tap('7S');
    const said = await player.says(() => player.key('+'));
    expect(said).to.contain('Queen of hearts cannot move with 7 of spades in its run');
    expect(player.selected).to.deep.equal(['7S']);
  });

  it('E7 + takes nothing up in a diagram, and says that it is one', async () => {
    const player = await klondike({ fixture: 'T1: 9C 8H 7S | T2: TH', readonly: '' });
    await player.focus('7S');
    await player.key('+');
    expect([player.selected, player.codes]).to.deep.equal([[], ['readonly']]);
  });

  it('E7 D draws, redeals, and deals in Spider', async () => {
    const player = await klondike({ fixture: 'stock: 2D' });
    await player.focus('stock');
    await player.keys('d', 'D', 'd');
    expect(player.el.history).to.deep.equal(['D', 'R', 'D']);
    const web = await spider();
    await web.focus('stock');
    await web.key('d');
    expect(web.el.history).to.deep.equal(['D']);
  });

  it('E7 V6 U and Ctrl+Z or Cmd+Z undo, with Shift they redo', async () => {
    const player = await open();
    await player.focus('stock');
    await player.keys('d', 'u');
    expect(player.el.history).to.deep.equal([]);
    await player.key('U', { shiftKey: true });
    expect(player.el.history).to.deep.equal(['D']);
    for (const modifier of ['ctrlKey', 'metaKey']) {
      const event = await player.key('z', { [modifier]: true });
      expect(event.defaultPrevented).to.be.true;
      expect(player.el.history, modifier).to.deep.equal([]);
      await player.key('Z', { [modifier]: true, shiftKey: true });
      expect(player.el.history, modifier).to.deep.equal(['D']);
    }
    expect(player.of('move').map(({ kind }) => kind)).to.deep.equal([
      'draw',
      ...['undo', 'redo', 'undo', 'redo', 'undo', 'redo'],
    ]);
  });

  it('E7 F sends a card to its foundation, from a column button the front card', async () => {
    const player = await klondike({ fixture: 'F: AH | T1: 3C 2H | T2: 3H' });
    await player.focus('2H');
    await player.key('f');
    expect(player.el.history).to.deep.equal(['T1>F']);
    await player.focus('T2');
    await player.key('f');
    expect(player.el.history).to.deep.equal(['T1>F', 'T2>F']);
    await player.focus('3C');
    expect(await player.says(() => player.key('f'))).to.equal(
      'Not moved. 3 of clubs cannot start a foundation: the ace of clubs comes first.',
    );
  });

  it('E7 F is the page’s in Spider, which has no foundation', async () => {
    const player = await spider();
    await player.focus('stock');
    expect((await player.key('f')).defaultPrevented).to.be.false;
    await player.key('?');
    expect(player.find('.keys').textContent).not.to.contain('foundation');
  });

  it('E7 M tells the places of a card, from a column button too; Shift+M tells all moves', async () => {
    const player = await klondike({ fixture: 'T1: 9C 8H | T2: 9S | T3: 3D 5C | F: AH..7H' });
    const all =
      '3 legal moves: 8 of hearts from column 1 to foundation, 8 of hearts from column 1 to column 2, 9 of clubs';
    await player.focus('8H');
    const places = '8 of hearts can go to hearts foundation, column 2.';
    expect(await player.says(() => player.key('m'))).to.equal(places);
    await player.focus('T1');
    expect(await player.says(() => player.key('m'))).to.equal(places);
    expect(await player.says(() => player.key('M', { shiftKey: true }))).to.equal(
      all.replace('3 legal', '2 legal').replace(', 9 of clubs', '.'),
    );
    await player.focus('3D');
    expect(await player.says(() => player.key('m'))).to.contain('3 of diamonds cannot move with 5 of clubs');
    await player.focus('T4');
    expect(await player.says(() => player.key('m'))).to.equal('Column 4: empty.');
    await player.focus('5C');
    expect(await player.says(() => player.key('m'))).to.equal('5 of clubs has no legal destination now.');
    expect(player.of('rejected'), 'a question is no refused action').to.deep.equal([]);
  });

  it('E7 C, B and S read the column, the board and the row', async () => {
    const player = await klondike({ fixture: 'stock: 2D | waste: 5C | F: AH | T1: #9C 8H' });
    await player.focus('8H');
    expect(await player.says(() => player.key('c'))).to.equal('Column 1: 1 face-down card, 8 of hearts.');
    expect(await player.says(() => player.key('s'))).to.equal(
      'Stock: 1 card, face down. Waste: 5 of clubs. Clubs foundation: empty. Diamonds foundation: empty. ' +
        'Hearts foundation: ace of hearts. Spades foundation: empty.',
    );
    const board = await player.says(() => player.key('b'));
    expect(board).to.match(/^Stock: 1 card, face down\. Waste: 5 of clubs\./);
    expect(board).to.match(/Column 7: empty\.$/);
  });

  it('E7 ? shows and hides the keys', async () => {
    const player = await open();
    await player.focus('stock');
    await player.key('?', { shiftKey: true });
    expect(player.all('.keys')).to.have.length(1);
    expect(player.control('Keys').getAttribute('aria-expanded')).to.equal('true');
    await player.key('?', { shiftKey: true });
    expect(player.all('.keys')).to.have.length(0);
  });

  it('B77 Escape is the table’s while something is in hand, and the page’s when nothing is', async () => {
    const player = await open();
    await player.focus('7S');
    expect((await player.key('Escape')).defaultPrevented, 'idle').to.be.false;
    await player.tap('7S');
    let event!: KeyboardEvent;
    const said = await player.says(async () => (event = await player.key('Escape')));
    expect(event.defaultPrevented, 'selected').to.be.true;
    expect(said).to.equal('Selection cleared.');
    expect(player.selected).to.deep.equal([]);
    expect(player.focused).to.equal('T1:7S');
    expect((await player.key('Escape')).defaultPrevented, 'idle again').to.be.false;
  });

  it('B129 keeps its own keys inside and lets all others out, Tab and the letters of modifiers too', async () => {
    const player = await open();
    await player.focus('7S');
    const outside: string[] = [];
    const hear = ({ key }: KeyboardEvent) => outside.push(key);
    window.addEventListener('keydown', hear);
    await player.tap('7S');
    const own = ['Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'm', 'c', 's', 'b', '1', 'd', 'u'];
    for (const key of own) expect((await player.key(key)).defaultPrevented, key).to.be.true;
    expect(outside).to.deep.equal([]);
    for (const key of ['/', 'x', 'Tab', 'r', 'F5'])
      expect((await player.key(key)).defaultPrevented, key).to.be.false;
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['d', 's', 'ArrowLeft'])
        expect((await player.key(key, { [modifier]: true })).defaultPrevented, `${modifier} ${key}`).to.be
          .false;
    expect(outside).to.have.length(5 + 9);
    window.removeEventListener('keydown', hear);
  });

  it('B129 s reaches the page with shortcuts="off", and from the controls', async () => {
    const player = await open();
    player.el.shortcuts = 'off';
    await player.focus('7S');
    for (const key of ['s', 'f', 'd', 'u', 'm', 'c', 'b', '1', '+', '-', '?'])
      expect((await player.key(key)).defaultPrevented, key).to.be.false;
    for (const key of ['ArrowLeft', 'Home', 'PageUp'])
      expect((await player.key(key)).defaultPrevented, key).to.be.true;
    expect(player.el.history).to.deep.equal([]);
    player.el.shortcuts = null;
    player.control('Draw').focus();
    expect((await player.key('s')).defaultPrevented).to.be.false;
  });

  it('ignores keys of a composition, handled ones, and the repetition of anything but walking', async () => {
    const player = await klondike({ fixture: 'stock: 2D 3D 4D' });
    await player.focus('stock');
    await player.key('d', { isComposing: true });
    await player.key('d', { keyCode: 229 } as KeyboardEventInit);
    expect(player.el.history).to.deep.equal([]);
    await player.key('d', { repeat: true });
    expect(player.el.history).to.deep.equal([]);
    expect((await player.key('Enter', { repeat: true })).defaultPrevented, 'a held Enter').to.be.true;
    expect((await player.key('Enter')).defaultPrevented, 'a pressed one').to.be.false;
    await player.key('ArrowRight', { repeat: true });
    expect(player.focused).to.equal('waste');
    const handled = new KeyboardEvent('keydown', {
      key: 'd',
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    handled.preventDefault();
    player.place('stock').dispatchEvent(handled);
    expect(player.el.history).to.deep.equal([]);
  });

  it('K17 no key resets, and none plays on a diagram', async () => {
    const player = await open();
    await player.focus('stock');
    await player.key('d');
    for (const key of 'abceghijklnopqrstvwxyz') await player.key(key);
    expect(player.of('deal').map(({ cause }) => cause)).to.deep.equal(['connect']);
    player.el.readonly = true;
    const before = player.el.position;
    for (const place of ['stock', '7S', 'FH'])
      for (const key of ['d', 'u', 'f', '+', 'z']) {
        await player.focus(place);
        await player.key(key, key === 'z' ? { ctrlKey: true } : {});
      }
    expect(player.el.position).to.equal(before);
    expect(player.codes).to.include('readonly');
  });
});
