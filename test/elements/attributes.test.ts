// Attributes, as forgiving as HTML's own.
import { expect } from '@open-wc/testing';
import { klondike, spider } from './player.js';

describe('attributes', () => {
  it('E1 seed and fixture say where the cards come from; empty ones count as absent', async () => {
    const one = await klondike({ seed: 'class-7b' });
    const same = await klondike({ seed: 'class-7b', fixture: '' });
    expect(same.el.position).to.equal(one.el.position);
    const both = await klondike({ seed: 'class-7b', fixture: 'reveal' });
    expect(both.el.position, 'a fixture goes first').to.equal('T1: #9C 5H | T2: 6S');
    const web = await spider({ seed: '' });
    expect(web.el.position).to.equal((await spider()).el.position);
  });

  it('two attributes changed in one task deal once', async () => {
    const player = await klondike({ seed: 'a' });
    player.el.setAttribute('seed', 'b');
    player.el.setAttribute('variant', 'draw-three');
    player.el.setAttribute('seed', 'c');
    await player.el.updateComplete;
    expect(player.of('deal').map(({ cause, seed, variant }) => [cause, seed, variant])).to.deep.equal([
      ['connect', 'a', 'teaching'],
      ['attribute', 'c', 'draw-three'],
    ]);
  });

  it('B117 an attribute set to what it is deals nothing anew', async () => {
    const player = await klondike({ seed: '7', variant: 'draw-one' });
    player.el.play('D');
    const { position } = player.el;
    player.el.setAttribute('seed', '7');
    player.el.seed = '7';
    player.el.seed = 7 as unknown as string;
    player.el.fixture = '';
    player.el.moves = undefined as unknown as null;
    await player.el.updateComplete;
    expect(player.el.position).to.equal(position);
    expect(player.el.history).to.deep.equal(['D']);
    expect(player.of('deal')).to.have.length(1);
  });

  it('a change that has nothing to do with the deal keeps the game', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'reveal' });
    player.el.play('T1>T2');
    for (const name of [
      'hints',
      'ledger',
      'four-color',
      'label',
      'heading-level',
      'shortcuts',
      'lang',
      'dir',
      'class',
    ])
      player.el.setAttribute(name, name === 'dir' ? 'rtl' : 'x');
    await player.el.updateComplete;
    expect(player.el.history).to.deep.equal(['T1>T2']);
    expect(player.of('deal')).to.have.length(1);
  });

  it('B123 a variant that arrives after the first move deals at once, so that words and rules agree', async () => {
    const player = await klondike({ variant: 'draw-one', seed: 'x' });
    await player.tap('Draw');
    player.el.setAttribute('variant', 'draw-three');
    await player.el.updateComplete;
    const rules = () => player.find('.rules').textContent;
    expect(rules()).to.contain('Draw three cards');
    expect(player.el.history).to.deep.equal([]);
    await player.tap('Draw');
    expect(player.el.game.board.waste).to.have.length(3);
    player.el.variant = 'draw-one';
    expect(player.el.history, 'even before it is on the screen').to.deep.equal([]);
    await player.el.updateComplete;
    await player.tap('Draw');
    expect(rules()).to.contain('Draw one card');
    expect(player.el.game.board.waste).to.have.length(1);
  });

  it('unknown values fall back to the default', async () => {
    const player = await klondike({ variant: 'vegas', 'heading-level': 'big', shortcuts: 'maybe' });
    expect(player.of('deal')[0]).to.include({ variant: 'teaching' });
    expect(player.all('h3.title')).to.have.length(1);
    await player.focus('stock');
    await player.key('d');
    expect(player.el.history).to.deep.equal(['D']);
    for (const value of [{}, [], 7, true, Symbol.iterator, NaN]) {
      player.el.variant = value as string;
      player.el.headingLevel = value as number;
      await player.el.updateComplete;
      expect(player.el.game.variant.name).to.equal('teaching');
    }
  });

  it('heading-level 0 to 6', async () => {
    const player = await klondike();
    const tags: Record<string, string | undefined> = {
      '': 'h3',
      ' 2 ': 'h2',
      '-1': 'h3',
      '2.5': 'h3',
      '7': 'h3',
      ' ': 'h3',
    };
    for (let level = 0; level <= 6; level++) tags[level] = level ? `h${level}` : undefined;
    for (const [value, tag] of Object.entries(tags)) {
      player.el.setAttribute('heading-level', value);
      await player.el.updateComplete;
      expect(player.root.querySelector('.title')?.localName, `“${value}”`).to.equal(tag);
      player.el.headingLevel = value;
      await player.el.updateComplete;
      expect(player.root.querySelector('.title')?.localName, `“${value}” as a property`).to.equal(tag);
    }
    player.el.removeAttribute('heading-level');
    await player.el.updateComplete;
    expect(player.find('.title').localName).to.equal('h3');
  });

  it('label names the game and its heading', async () => {
    const player = await klondike({ label: 'Lesson 3' });
    expect(player.find('.title').textContent).to.equal('Lesson 3');
    expect(player.find('.wrap').getAttribute('aria-label')).to.equal('Lesson 3');
    player.el.label = '';
    await player.el.updateComplete;
    expect(player.find('.title').textContent).to.equal('Klondike');
  });

  it('B121 flags are HTML’s: absent is false, any value is true, and false takes the attribute away', async () => {
    const player = await klondike();
    for (const [name, property] of [
      ['hints', 'hints'],
      ['ledger', 'ledger'],
      ['four-color', 'fourColor'],
      ['readonly', 'readonly'],
    ] as const) {
      expect(player.el[property], name).to.be.false;
      player.el.setAttribute(name, 'false');
      expect(player.el[property], `${name}="false"`).to.be.true;
      player.el[property] = false;
      await player.el.updateComplete;
      expect(player.el.hasAttribute(name), name).to.be.false;
      player.el[property] = true;
      await player.el.updateComplete;
      expect(player.el.getAttribute(name), name).to.equal('');
      player.el.removeAttribute(name);
      expect(player.el[property], name).to.be.false;
    }
  });

  it('moves are played onto the deal, and belong to its history', async () => {
    const player = await klondike({
      variant: 'draw-one',
      fixture: 'reveal',
      moves: ' T1>T2\n',
    });
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
    expect(player.el.history).to.deep.equal(['T1>T2']);
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['deal']);
    await player.tap('Undo');
    expect(player.el.position).to.equal('T1: #9C 5H | T2: 6S');
  });

  it('a wrong move in moves is named, and nothing of them is played', async () => {
    const player = await klondike({ fixture: 'stock: 2D 3D', moves: 'D D T1>T2 D' });
    expect(player.el.position).to.equal('stock: 2D 3D');
    expect(player.el.history).to.deep.equal([]);
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['deal', 'rejected']);
    const { code, move, message } = player.of('rejected')[0]!;
    expect([code, move]).to.deep.equal(['bad-moves', 'T1>T2']);
    expect(message).to.contain('3. T1>T2: Column 1 is empty');
    expect(player.el.said, 'no card was put anywhere').to.match(/^The moves were not played/);
    expect(player.find('.faults').textContent).to.contain('3. T1>T2');
    expect(player.find('.faults p').textContent).to.equal('These moves cannot be played');
    await player.tap('Draw');
    expect(player.el.history).to.deep.equal(['D']);
  });

  it('a bad fixture shows every fault, lays no card, and fires rejected; reset shows them again', async () => {
    const player = await klondike({ fixture: 'T1: 7H XX | waste: 7H | T9: 2C' });
    expect(player.heard.map(({ type }) => type)).to.deep.equal(['deal', 'rejected']);
    expect(player.codes).to.deep.equal(['bad-fixture']);
    const faults = () => player.all('.faults li').map(({ textContent }) => textContent);
    expect(faults()).to.have.length(3);
    expect(player.find('.faults p').textContent).to.equal('This position cannot be laid out');
    for (const [i, part] of ['XX', '7H', 'T9'].entries()) expect(faults().join(' '), `${i}`).to.contain(part);
    expect(player.all('[data-card]')).to.deep.equal([]);
    const before = faults();
    await player.tap('Reset');
    expect(faults()).to.deep.equal(before);
    expect(player.codes).to.deep.equal(['bad-fixture', 'bad-fixture']);
    player.el.fixture = 'reveal';
    await player.el.updateComplete;
    expect(player.all('.faults')).to.deep.equal([]);
    expect(player.el.position).to.equal('T1: #9C 5H | T2: 6S');
    const unknown = await spider({ fixture: 'no-such' });
    expect(unknown.find('.faults').textContent).to.contain('no-such');
  });

  it('readonly shows and reads, and every control that plays says why not', async () => {
    const player = await klondike({
      variant: 'draw-one',
      fixture: 'stock: 2D | T1: #9C 5H | T2: 6S',
      readonly: '',
    });
    expect(player.enabledControls).to.deep.equal(['Read board', 'Keys']);
    for (const target of ['Draw', 'Undo', 'Redo', 'Restart', 'Reset', 'Finish', 'stock', '5H']) {
      expect(await player.says(() => player.tap(target)), target).to.equal(
        'This is a diagram to read: it cannot be played.',
      );
    }
    expect(new Set(player.codes)).to.deep.equal(new Set(['readonly']));
    expect(await player.says(() => player.tap('T1'))).to.equal('Column 1: 1 face-down card, 5 of hearts.');
    expect(player.of('move')).to.deep.equal([]);
    expect(player.all('.movable')).to.deep.equal([]);
  });

  it('K3 ledger counts every card', async () => {
    const player = await klondike({ ledger: '', fixture: 'reveal' });
    expect(player.find('.ledger p').textContent).to.equal(
      'Card ledger: 3/3 entries, 3/3 distinct identities',
    );
    expect(player.find('.ledger').textContent).to.contain('T1 [2] # 5H');
    const web = await spider({ ledger: '' });
    expect(web.find('.ledger p').textContent).to.contain('104/104 entries, 104/104 distinct identities');
  });
});
