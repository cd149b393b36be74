// What must hold on the screen whatever a player or a page does, by every route, in each of the four rule sets.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import fc from 'fast-check';
import { formatPosition } from '../../src/engine.js';
import { type Player, klondike, spider } from '../elements/player.js';
import { RULE_SETS, positions, snapshot } from '../support/arbitrary.js';
import { emulateFeatures, proofOptions } from '../support/commands.js';
import { type Step, steps, take } from './by-hand.js';
import { expected } from './expected.js';
import { whole } from './settle.js';
import { difference, nodes, picture, shown } from './shown.js';

/** All that a refusal must leave as it was: the game, what is in hand, focus, and every node where it stood. */
const everything = (player: Player) => ({
  game: snapshot(player.el.game),
  interaction: player.el.interaction,
  focus: player.root.activeElement,
  page: document.activeElement,
  picture: picture(player.el),
  nodes: nodes(player.el),
});

function expectLines(is: readonly string[], should: readonly string[], what: string): void {
  const lines = difference(is, should);
  if (lines.length) expect.fail(`${what}\n${lines.join('\n')}`);
}

function expectLedger({ el }: Player, entries: number): void {
  const audit = el.game.audit();
  expect(audit).to.include({ ok: true, entries, distinct: entries, expected: entries });
  expectLines(shown(el), expected(el), el.position);
}

function expectSame(player: Player, before: ReturnType<typeof everything>): void {
  const { nodes: nodesBefore, focus, page } = before;
  const now = everything(player);
  const { nodes: nodesAfter, focus: focusAfter, page: pageAfter } = now;
  for (const part of ['game', 'interaction'] as const) expect(now[part], part).to.deep.equal(before[part]);
  expectLines(now.picture, before.picture, 'refused');
  // By identity: a deep comparison of elements would take equal ones for the same.
  expect(focusAfter === focus && pageAfter === page, 'focus stays').to.be.true;
  expect(nodesAfter.length, 'as many nodes').to.equal(nodesBefore.length);
  expect(
    nodesAfter.findIndex((node, i) => node !== nodesBefore[i]),
    'a node that is another',
  ).to.equal(-1);
}

/** Undo and redo together lead back to the same picture and the same game; focus and the Tab stop may have moved. */
async function expectUndone(player: Player): Promise<void> {
  const { el } = player;
  if (!el.game.canUndo) return;
  const game = snapshot(el.game);
  const before = picture(el, 'tabindex');
  el.undo();
  await whole(el);
  expectLedger(player, el.game.audit().expected);
  el.redo();
  await whole(el);
  expect(snapshot(el.game)).to.deep.equal(game);
  expectLines(picture(el, 'tabindex'), before, 'undone and redone');
}

/** Takes the steps one by one; a refusal is an act of which only `rejected` was heard. */
async function run(player: Player, sequence: Step[]): Promise<void> {
  const { el } = player;
  const { entries } = el.game.audit();
  /** The picture of each position, while nothing is in hand or marked: it must be the same on every way there. */
  const pictures = new Map<string, string[]>();
  for (const step of sequence) {
    let before = everything(player);
    let heard = 0;
    await take(player, step, () => {
      before = everything(player);
      heard = player.heard.length;
    });
    expectLedger(player, entries);
    const types = new Set(player.heard.slice(heard).map(({ type }) => type));
    const isRefusal = types.has('rejected') && types.size === 1;
    if (isRefusal) expectSame(player, before);
    if (types.has('move')) await expectUndone(player);
    if (el.interaction.state !== 'idle' || el.hinted) continue;
    const now = picture(el, 'tabindex');
    expectLines(now, pictures.get(el.position) ?? now, `another picture of ${el.position}`);
    pictures.set(el.position, now);
  }
}

describe('properties of the elements', function () {
  this.timeout(60_000);
  let seed: number;
  let actions: number;
  before(async () => {
    ({ seed, actions } = await proofOptions());
    await setViewport({ width: 800, height: 1000 });
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
  });
  after(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));

  for (const { name, kind } of RULE_SETS)
    it(`E1 K3 K15 S12 S16 trap 37 ${name}: any acts keep the ledger and the picture, and refusals change nothing`, async () => {
      const deals = fc.oneof(
        fc.string().map((text) => ({ seed: `deal ${text}` })),
        positions(kind).map((position) => ({ fixture: formatPosition(position) })),
      );
      const property = fc.asyncProperty(deals, fc.boolean(), steps, async (deal, hints, sequence) => {
        const attributes = { ...deal, ledger: '', ...(hints && { hints: '' }) };
        const player: Player =
          kind === 'spider'
            ? await spider(attributes, 780)
            : await klondike({ ...attributes, variant: name }, 780);
        try {
          await run(player, sequence);
        } finally {
          player.el.parentElement!.remove();
        }
      });
      await fc.assert(property, {
        seed,
        numRuns: actions / 50,
        includeErrorInReport: true,
        interruptAfterTimeLimit: 40_000,
      });
    });
});
