import { aTimeout, expect } from '@open-wc/testing';
import { card, drag, eventsOf, inside, pickUp, pile, settled } from '../support/host-page.js';
import { sendMouse } from '@web/test-runner-commands';
import type { Table } from '../support/host-page.js';
import { SMALL, clearPlaces, make, place } from '../support/place.js';

/** A table in the shadow root of a box in the shadow root of a box. */
async function nested(fixture: string): Promise<{ table: Table; outer: HTMLElement }> {
  const outer = place('width: 700px');
  const middle = document.createElement('div');
  outer.attachShadow({ mode: 'open' }).append(middle);
  const table = make('klondike-teaching', { fixture });
  middle.attachShadow({ mode: 'closed' }).append(table);
  await settled(table);
  return { table, outer };
}

describe('a table two shadow roots deep', () => {
  afterEach(clearPlaces);

  it('B127 E2: its events reach the document once, from the outer element, with plain data', async () => {
    const { table, outer } = await nested('terminal-win');
    const types = ['move', 'win', 'rejected'];
    const seen = types.map((type) => eventsOf(document, type));
    table.play('T1>T2');
    table.play('W>F');
    await settled(table);
    expect(seen.map(({ length }) => length)).to.deep.equal([1, 1, 1]);
    for (const [event] of seen as [CustomEvent][]) {
      expect([event.target, event.bubbles, event.composed, event.cancelable]).to.deep.equal([
        outer,
        true,
        true,
        false,
      ]);
      expect(JSON.parse(JSON.stringify(event.detail))).to.deep.equal(event.detail);
    }
    const detail = seen[0]![0]!.detail as { position: string; effects: { cards?: string[] }[] };
    const { position } = table;
    detail.position = '';
    detail.effects[0]!.cards!.push('XX');
    expect([table.position, table.game.audit().ok]).to.deep.equal([position, true]);
  });

  it('B131: a drop lands on the column under it', async () => {
    const { table } = await nested(SMALL);
    await drag(card(table, '5H'), pile(table, 'T2'));
    expect(table.history).to.deep.equal(['T1>T2']);
  });

  it('B131: a drop outside goes back in silence', async () => {
    const { table } = await nested(SMALL);
    const refused = eventsOf(table, 'rejected');
    await pickUp(card(table, '5H'));
    const { bottom, right } = inside(table, '.wrap').getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(right) + 20, Math.min(590, Math.round(bottom))] });
    await sendMouse({ type: 'up' });
    await aTimeout(150);
    expect([table.position, refused.length]).to.deep.equal([SMALL, 0]);
    expect(inside(table, '.status').textContent).to.equal('');
  });
});
