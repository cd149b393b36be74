// Tap a card, tap a place: the route that every device has.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { grabPoint, klondike, middle, spider } from './player.js';

describe('tap moves', () => {
  before(() => setViewport({ width: 800, height: 900 }));
  afterEach(() => resetMouse());

  it('K23 K24 V11 takes a run and puts it on a column by two taps', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    expect(player.selected).to.deep.equal(['QH', 'JC']);
    await player.tap('T2');
    expect(player.el.position).to.equal('T1: KC | T2: KS QH JC');
    expect(player.selected).to.deep.equal([]);
    expect(player.moves).to.deep.equal(['T1>T2:2']);
  });

  it('K23 does the same by real clicks of a mouse', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await sendMouse({ type: 'click', position: grabPoint(player.card('QH')) });
    await player.el.updateComplete;
    expect(player.selected).to.deep.equal(['QH', 'JC']);
    await sendMouse({ type: 'click', position: middle(player.card('KS')) });
    await player.el.updateComplete;
    expect(player.el.history).to.deep.equal(['T1>T2:2']);
  });

  it('V11 a card of another column is a place too', async () => {
    const player = await klondike({ fixture: 'reveal' });
    await player.tap('5H');
    await player.tap('6S');
    expect(player.el.position).to.equal('T1: 9C | T2: 6S 5H');
  });

  it('K15 a card of another column that cannot take it says why and keeps the selection', async () => {
    const player = await klondike({ fixture: 'rejections' });
    await player.tap('JC');
    const said = await player.says(() => player.tap('QC'));
    expect(said).to.equal('Not moved. Jack of clubs cannot go on queen of clubs: it needs a red queen.');
    expect(player.selected).to.deep.equal(['JC']);
    expect(player.el.history).to.deep.equal([]);
    await player.tap('QD');
    expect(player.el.history).to.deep.equal(['T2>T1']);
  });

  it('K13 a face-down card cannot be taken, and its refusal does not name it', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const said = await player.says(() => player.tap(player.find('[data-pile="T1"] [data-hidden]')));
    expect(said).to.equal('A face-down card in column 1 cannot be moved: only face-up cards can.');
    expect(player.selected).to.deep.equal([]);
    expect(JSON.stringify(player.of('rejected')[0]!['message'])).not.to.match(/9|clubs/);
  });

  it('K13 a card buried in the waste cannot be taken', async () => {
    const player = await klondike({ variant: 'draw-three', fixture: 'stock: 2C 3D 4S 5H' });
    await player.tap('stock');
    const said = await player.says(() => player.tap('4S'));
    expect(said).to.equal(
      '4 of spades lies under 2 of clubs: only the top card of the waste can be played.'.replace(
        '2 of clubs',
        '3 of diamonds',
      ),
    );
    expect(player.selected).to.deep.equal([]);
  });

  it('K13 a card whose run is broken cannot be taken, and says which card breaks it', async () => {
    const player = await klondike({ fixture: 'T1: QH 9C | T2: KS' });
    const said = await player.says(() => player.tap('QH'));
    expect(said).to.equal(
      'Queen of hearts cannot move with 9 of clubs in its run: a black jack belongs there.',
    );
  });

  it('K16 a second tap on the selected card puts it down', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    expect(await player.says(() => player.tap('QH'))).to.equal('Selection cleared.');
    expect(player.selected).to.deep.equal([]);
  });

  it('takes a shorter run from the same column instead', async () => {
    const player = await klondike({ fixture: 'suffix-move' });
    await player.tap('QH');
    await player.tap('JC');
    expect(player.selected).to.deep.equal(['JC']);
  });

  it('B93 a tap on the waste while a card is selected takes the waste card up and plays nothing', async () => {
    const player = await klondike({ fixture: 'T1: JD | waste: 2S | F: AS' });
    await player.tap('JD');
    await player.tap('2S');
    expect(player.el.position).to.equal('waste: 2S | F: AS | T1: JD');
    expect(player.moves).to.deep.equal([]);
    expect(player.selected).to.deep.equal(['2S']);
  });

  it('V11 nothing is sent away by a single tap', async () => {
    for (const variant of ['teaching', 'draw-one', 'draw-three']) {
      const player = await klondike({ variant, fixture: 'T1: AH | T2: 2C | waste: AS' });
      for (const code of ['AH', 'AS', '2C']) await player.tap(code);
      expect(player.moves, variant).to.deep.equal([]);
    }
  });

  it('a foundation takes only its own suit, and another one says which', async () => {
    const player = await klondike({ fixture: 'T1: AH' });
    await player.tap('AH');
    const said = await player.says(() => player.tap('FS'));
    expect(said).to.equal(
      'Not moved. Ace of hearts cannot go on the spades foundation: it belongs on the hearts foundation.',
    );
    expect(player.codes).to.deep.equal(['wrong-foundation']);
    await player.tap('FH');
    expect(player.el.position).to.equal('F: AH');
  });

  it('a place that takes no card says so and keeps the selection', async () => {
    const player = await klondike({ fixture: 'T1: AH' });
    await player.tap('AH');
    expect(await player.says(() => player.tap('waste'))).to.equal(
      'Not moved. Ace of hearts cannot go there: choose a column or a foundation.',
    );
    expect(player.selected).to.deep.equal(['AH']);
    const web = await spider({ fixture: 'T1: 5H1 | T2: 6S0' });
    await web.tap('5H1');
    expect(await web.says(() => web.tap(web.find('[data-pile="done"]')))).to.equal(
      'Not moved. 5 of hearts cannot go there: choose a column.',
    );
    expect(web.selected).to.deep.equal(['5H1']);
  });

  it('V5 a foundation card returns by two taps where the variant lets it, and not in teaching', async () => {
    const open = { fixture: 'F: AH | T1: 2S' };
    const one = await klondike({ ...open, variant: 'draw-one' });
    await one.tap('AH');
    await one.tap('T1');
    expect(one.el.position).to.equal('T1: 2S AH');
    const teaching = await klondike(open);
    const said = await teaching.says(() => teaching.tap('AH'));
    expect(said).to.equal('Ace of hearts stays on its foundation: these rules let no card return.');
  });

  it('B23 V3 five clicks on the stock in one task draw, draw, redeal, draw, draw', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: 'stock: 5D AC' });
    const sizes: string[] = [];
    player.el.addEventListener('move', () => {
      const { stock, waste } = player.el.game.board;
      sizes.push(`${stock.length}/${waste.length}`);
    });
    const stock = player.place('stock');
    for (let i = 0; i < 5; i++) stock.click();
    expect(player.el.position).to.equal('waste: AC 5D');
    expect(sizes).to.deep.equal(['1/1', '0/2', '2/0', '1/1', '0/2']);
    expect(player.of('move').map(({ kind }) => kind)).to.deep.equal([
      'draw',
      'draw',
      'redeal',
      'draw',
      'draw',
    ]);
  });

  it('B23 K5 in teaching the Draw control does what it says: its clicks 3 to 5 in one task are refused', async () => {
    const player = await klondike({ fixture: 'stock: 5D AC' });
    const draw = player.control('Draw');
    for (let i = 0; i < 5; i++) draw.click();
    expect(player.el.position).to.equal('waste: AC 5D');
    expect(player.moves).to.deep.equal(['D', 'D']);
    expect(player.codes).to.deep.equal(['stock-empty', 'stock-empty', 'stock-empty']);
    await player.el.updateComplete;
    await player.tap('Redeal');
    expect(player.el.position).to.equal('stock: 5D AC');
  });
});
