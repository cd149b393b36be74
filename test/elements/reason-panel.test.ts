// One record of each refusal: in the event, in the status line and in the panel under it, whichever way it was asked for.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { type Player, klondike, middle, spider } from './player.js';

const panel = (player: Player): HTMLElement | null => player.root.querySelector('[part="reason"]');
const lines = (player: Player): string[] =>
  [...(panel(player)?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent ?? '');

/** The refusal that an action caused, once it has been said; panel and status line must agree with it. */
async function refusal(player: Player, action: () => unknown): Promise<Record<string, unknown>> {
  const before = player.of('rejected').length;
  const said = await player.says(action);
  await player.el.updateComplete;
  const heard = player.of('rejected').slice(before);
  expect(heard, 'one refusal').to.have.length(1);
  const [detail] = heard as [{ code: string; message: string }];
  expect(panel(player)?.dataset['code'], 'in the panel').to.equal(detail.code);
  expect(said.replace('Not moved. ', ''), 'in the status line').to.equal(detail.message);
  expect(panel(player)!.textContent, 'said once').not.to.contain(detail.message);
  return detail;
}

// 5H may go on 6S or 6C; 9C stands alone.
const PLACES = 'stock: 2D 3D | T1: #7D 5H | T2: 6S | T3: 6C | T4: 9C';

describe('reason panel', () => {
  afterEach(() => resetMouse());

  it('E2 shows the same record for a tap, a drag, a key, a control and the API', async () => {
    const routes: Record<string, (player: Player) => unknown> = {
      tap: async (player) => {
        await player.tap('5H');
        await player.tap('T4');
      },
      drag: (player) => player.drag('5H', 'T4'),
      'real mouse': (player) => player.mouseDrag('5H', middle(player.find('[data-pile="T4"]'))),
      keys: async (player) => {
        await player.focus('5H');
        await sendKeys({ press: 'Enter' });
        await player.focus('9C');
        await sendKeys({ press: 'Enter' });
      },
      API: (player) => player.el.play('T1>T4'),
    };
    for (const [route, action] of Object.entries(routes)) {
      const player = await klondike({ fixture: PLACES });
      const record = await refusal(player, () => action(player));
      player.el.remove();
      expect(record, route).to.include({ code: 'drop-rank', rule: 'landing' });
      expect(record['instead'], route).to.deep.equal(['T1>T2', 'T1>T3']);
      expect(lines(player), route).to.deep.equal([
        'Rule: landing on a card.',
        '5 of hearts can go to column 2, column 3.',
      ]);
    }
    const player = await klondike({ variant: 'draw-one', fixture: 'waste: 2D 3D' });
    expect(await refusal(player, () => player.tap('Undo'))).to.include({ code: 'nothing-to-undo' });
    expect(lines(player)).to.deep.equal(['Rule: undo and redo.']);
    expect(await refusal(player, () => player.el.play('D'))).to.include({ code: 'stock-empty' });
    expect(lines(player)).to.deep.equal(['Rule: drawing.', 'Legal instead: redeal.']);
  });

  it('E2 names three moves and counts the rest, and names what fills the columns a deal waits for', async () => {
    const player = await spider({ fixture: 'T1: 5S0 | T2: 9S0 | stock: AS2' });
    const record = await refusal(player, () => player.el.play('T1>T2'));
    expect(record['instead']).to.have.length(8);
    expect(lines(player)[1]).to.equal(
      '5 of spades can go to column 3, column 4, column 5, column 6, column 7, column 8, column 9, column 10.',
    );
    const blocked = await spider({ fixture: 'deal-blocked' });
    const { instead } = await refusal(blocked, () => blocked.tap('Deal 10'));
    for (const move of instead as string[]) expect(move).to.match(/>T4/);
    expect(lines(blocked)[0]).to.equal('Rule: dealing ten.');
    expect(lines(blocked)[1]).to.match(
      /^Legal instead: .+ from column \d+ to column 4; .+ to column 4; .+ to column 4; \d+ more\.$/,
    );
  });

  it('K13 tells what a buried card’s pile does give, and names no hidden card', async () => {
    const player = await klondike({ fixture: 'T1: #7D 9C 5H | T2: 6S' });
    expect(await refusal(player, () => player.tap('9C'))).to.deep.include({ instead: ['T1>T2'] });
    expect(lines(player)[1]).to.equal('5 of hearts can go to column 2.');
    expect(await refusal(player, () => player.tap(player.find('[data-hidden]')))).to.include({
      code: 'face-down-card',
    });
    expect(await refusal(player, () => player.el.play('T1>T3:3'))).to.deep.include({ instead: ['T1>T2'] });
    const told = player
      .of('rejected')
      .map(({ position, ...record }) => JSON.stringify([record, typeof position]));
    for (const text of [player.root.innerHTML, ...told]) expect(text).not.to.match(/7D|7 of diamonds/);
  });

  it('K20 says where nothing serves, and never that the game is lost', async () => {
    const player = await klondike({ fixture: 'stock: 2D | T1: 5H' });
    await refusal(player, () => player.el.play('T1>T2'));
    expect(lines(player)[1]).to.equal('Nothing legal for this now; 1 legal move elsewhere.');
    const stuck = await klondike({ fixture: 'T1: 5H' });
    await refusal(stuck, () => stuck.el.play('T1>T2'));
    expect(lines(stuck)[1]).to.equal('No legal move was found here.');
    expect(await refusal(stuck, () => stuck.tap('waste'))).to.deep.include({
      code: 'empty-waste',
      instead: [],
    });
    const draws = await klondike({ fixture: 'stock: 2D' });
    expect(await refusal(draws, () => draws.tap('waste'))).to.deep.include({ instead: ['D'] });
    for (const each of [player, stuck]) expect(each.root.textContent).not.to.match(/lost|lose|over/i);
  });

  it('tells where a card goes that was put on what is no place of its own', async () => {
    const player = await klondike({ fixture: 'F: AH | T1: 2H | T2: 3S ' });
    await player.tap('2H');
    expect(await refusal(player, () => player.tap('FS'))).to.deep.include({
      code: 'wrong-foundation',
      instead: ['T1>F', 'T1>T2'],
    });
    expect(lines(player)[0]).to.equal('Rule: what this table takes.');
    expect(await refusal(player, () => player.tap('waste'))).to.deep.include({
      code: 'no-destination',
      instead: ['T1>F', 'T1>T2'],
    });
  });

  it('stands until the next committed action or deal, and keeps its sentence when something else is said', async () => {
    const player = await klondike({ variant: 'draw-one', fixture: PLACES });
    expect(panel(player)).to.equal(null);
    const { message } = await refusal(player, () => player.el.play('T1>T4'));
    await player.says(() => player.tap('5H'));
    expect(player.status).to.contain('Selected');
    expect(lines(player)[0]).to.equal(message);
    await player.tap('T2');
    expect(panel(player), 'after a move').to.equal(null);
    for (const end of ['undo', 'redo', 'restart', 'reset'] as const) {
      player.el.play('T4>T1');
      await player.el.updateComplete;
      expect(panel(player), `before ${end}`).not.to.equal(null);
      player.el[end]();
      await player.el.updateComplete;
      expect(panel(player), `after ${end}`).to.equal(null);
    }
    player.el.play('nonsense');
    await player.el.updateComplete;
    player.el.fixture = 'T1: KS';
    await player.el.updateComplete;
    expect(panel(player), 'after another fixture').to.equal(null);
  });

  it('lies outside the live region and below the board', async () => {
    const player = await klondike({ fixture: PLACES }, 360);
    const { top } = player.board.getBoundingClientRect();
    const below = player.find('.details').getBoundingClientRect().top;
    await refusal(player, () => player.el.play('T1>T4'));
    expect(panel(player)!.closest('[role="status"], [aria-live]')).to.equal(null);
    expect(player.board.getBoundingClientRect().top).to.equal(top);
    expect(player.find('.details').getBoundingClientRect().top, 'room was kept').to.equal(below);
  });
});
