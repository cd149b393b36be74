// axe-core with the target-size rule on, in the states that a player meets, at six widths.
import type Axe from 'axe-core';
// A script of the old kind: it makes a global and exports nothing to a browser.
import 'axe-core/axe.min.js';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulateFeatures } from '../support/commands.js';
import { type Player, klondike, spider } from './player.js';

const WON = 'F: AC..KC AD..KD AH..KH AS..KS';
/** Thirty cards: five hidden, then runs that cannot move and one that can. */
const DEEP_SPIDER =
  'T1: #2H1 #3H1 #4H1 #5H1 #6H1 KS0..5S0 KS2..9S2 KS4..5S4 2H3 | T2: 3H3 | T3: KH5 | T10: #KH7 QH7';
const DEEP_KLONDIKE =
  'stock: 2C | waste: 3D 4C | F: AH | T7: #2S #3S #4S #5S #6S #7S KC QH JC TH 9C 8H 7C 6H 5C 4H 3C';

async function expectClean(player: Player, state: string): Promise<void> {
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(player.el, {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  });
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join('\n')}`,
  );
  expect(found, state).to.deep.equal([]);
}

describe('axe', function () {
  this.timeout(30_000);
  before(() => emulateFeatures({ 'prefers-reduced-motion': 'reduce' }));
  after(async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [280, 320, 360, 480, 768, 1200]) {
    it(`E7 K25 finds nothing in Klondike at ${width} px: opening, selected, deep, refused, won`, async () => {
      await setViewport({ width: width + 20, height: 1000 });
      const player = await klondike({ variant: 'draw-three', seed: 'axe', hints: '', ledger: '' }, width);
      await expectClean(player, 'opening');
      player.el.fixture = DEEP_KLONDIKE;
      await player.el.updateComplete;
      await expectClean(player, 'deep');
      await player.tap('5C');
      await expectClean(player, 'selected');
      await player.says(() => player.tap('T1'));
      await player.tap('Keys');
      await expectClean(player, 'refused, with the keys');
      player.el.fixture = WON;
      await player.el.updateComplete;
      await expectClean(player, 'won');
      player.el.fixture = 'T1: XX';
      await player.el.updateComplete;
      await expectClean(player, 'bad fixture');
    });

    it(`E7 S15 finds nothing in Spider at ${width} px: opening, selected, deep, staged, won`, async () => {
      await setViewport({ width: width + 20, height: 1000 });
      const player = await spider({ hints: '' }, width);
      await expectClean(player, 'opening');
      player.el.fixture = DEEP_SPIDER;
      await player.el.updateComplete;
      await expectClean(player, 'deep');
      await player.tap('2H3');
      await expectClean(player, 'selected');
      player.el.fixture = 'two-runs';
      await player.el.updateComplete;
      await expectClean(player, 'staged');
      player.el.fixture = `done: ${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `K${n % 2 ? 'H' : 'S'}${n}..A${n % 2 ? 'H' : 'S'}${n}`).join(' ')}`;
      await player.el.updateComplete;
      expect(player.el.status).to.equal('won');
      await expectClean(player, 'won');
    });
  }
});
