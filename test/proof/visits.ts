// What a game can be in the middle of when its page takes it away. Each visit adds one, plays, and leaves it there.
import type { Attributes } from '../elements/player.js';
import { Player, middle } from '../elements/player.js';
import { lookBack } from '../elements/looking-back.js';
import { press } from '../elements/lesson-panel.js';
import { SMALL, make } from '../support/place.js';

type Tag = Parameters<typeof make>[0];
export type Visit = (home: HTMLElement) => Promise<Player>;

async function add(home: HTMLElement, tag: Tag, attributes: Attributes): Promise<Player> {
  const player = new Player(make(tag, attributes));
  home.append(player.el);
  await player.el.updateComplete;
  await player.el.updateComplete;
  return player;
}

/** Plays the first legal moves there are. */
async function playOn({ el }: Player, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) el.play(el.legalMoves[0] ?? 'D');
  await el.updateComplete;
}

const visit =
  (tag: Tag, attributes: Attributes, play: (player: Player, home: HTMLElement) => Promise<unknown>): Visit =>
  async (home) => {
    const player = await add(home, tag, attributes);
    await play(player, home);
    return player;
  };

const target = (player: Player, id: string): [number, number] => middle(player.find(`[data-pile="${id}"]`));

export const VISITS: Readonly<Record<string, Visit>> = {
  'a selection and hints': visit('klondike-teaching', { fixture: SMALL, hints: '' }, async (player) => {
    await player.tap('stock');
    player.el.hint();
    await player.tap('5H');
  }),

  'a drag by mouse': visit('klondike-teaching', { fixture: SMALL }, (player) =>
    player.carry('5H', target(player, 'T2')),
  ),

  'a press of a finger': visit('klondike-teaching', { fixture: SMALL }, async (player) => {
    const card = player.card('5H');
    player.pointer('pointerdown', middle(card), { pointerType: 'touch' }, card);
  }),

  'a drag done, and a click to come': visit('klondike-teaching', { fixture: SMALL }, async (player) => {
    const at = target(player, 'T2');
    await player.carry('5H', at);
    player.pointer('pointerup', at);
  }),

  'cards in mid-air and a message to come': visit('spider-two-suit', { ledger: '' }, (player) =>
    playOn(player, 3),
  ),

  'a lesson': visit('klondike-teaching', { lesson: 'what-a-run-is' }, async (player) => {
    await press(player, 'hint');
    await playOn(player, 1);
    player.el.play('T1>T1');
  }),

  'a lesson still on its way': async (home) => {
    const player = new Player(make('spider-two-suit', { lesson: 'a-deal-needs-ten-columns' }));
    home.append(player.el);
    return player;
  },

  'a look back in the list of moves': visit(
    'klondike-teaching',
    { variant: 'draw-one', seed: 'leaks' },
    async (player) => {
      await playOn(player, 6);
      await (await lookBack(player)).choose(2);
    },
  ),

  'every panel open, and a refusal': visit(
    'klondike-teaching',
    { variant: 'draw-three', seed: 'leaks', ledger: '', hints: '', lang: 'de' },
    async (player) => {
      player.board.querySelector<HTMLElement>('[data-spot="stock"]')!.focus();
      await player.key('?');
      for (const details of player.all('details')) (details as HTMLDetailsElement).open = true;
      await playOn(player, 4);
      player.el.undo();
      player.el.play('T1>T1');
      await player.el.updateComplete;
    },
  ),

  'a win': visit('klondike-teaching', { fixture: 'terminal-win' }, async (player) => player.el.play('W>F')),

  'a move to other places, shadow roots among them': visit(
    'spider-two-suit',
    { fixture: 'two-runs' },
    async (player, home) => {
      const host = document.createElement('div');
      home.append(host);
      host.attachShadow({ mode: 'open' }).append(player.el);
      await playOn(player, 2);
      home.append(player.el);
      home.lang = home.lang ? '' : 'fr';
      await player.el.updateComplete;
    },
  ),

  'a frame that goes with it': async (home) => {
    const frame = document.createElement('iframe');
    home.append(frame);
    const player = await add(home, 'klondike-teaching', { hints: '', fixture: SMALL });
    // No callback tells an element that its frame has gone.
    frame.contentDocument!.body.append(player.el);
    await playOn(player, 1);
    return player;
  },

  'nothing drawn yet': async (home) => {
    const player = new Player(make('klondike-teaching'));
    home.append(player.el);
    // In this very task: whoever awaits a visit has let it be drawn.
    home.remove();
    return player;
  },
};
