import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import {
  card,
  closePages,
  drag,
  openPage,
  pickUp,
  pile,
  pointIn,
  settled,
  still,
} from '../support/host-page.js';

describe('zoom and scale around a table', () => {
  afterEach(closePages);

  for (const name of ['zoomed', 'scaled']) {
    it(`hostile 10: ${name}: a dragged card follows the pointer, pixel for pixel`, async () => {
      const table = (await openPage('places')).one(`.${name} klondike-teaching`);
      const five = card(table, '5H');
      five.scrollIntoView({ block: 'center', behavior: 'instant' });
      await settled(table);
      const [x, y] = pointIn(five, 0, 0);
      await pickUp(five, 40);
      await settled(table);
      const now = pointIn(card(table, '5H'), 0, 0);
      await sendMouse({ type: 'up' });
      expect(now[0] - x).to.be.closeTo(40, 1.5);
      expect(now[1] - y).to.be.closeTo(40, 1.5);
    });

    it(`hostile 10: ${name}: it drops where it is seen`, async () => {
      const table = (await openPage('places')).one(`.${name} klondike-teaching`);
      await drag(card(table, '5H'), pile(table, 'T2'));
      expect(table.history).to.deep.equal(['T1>T2']);
      await still(table);
      const five = card(table, '5H').getBoundingClientRect();
      const column = pile(table, 'T2').getBoundingClientRect();
      expect(five.left).to.be.closeTo(column.left, 1);
    });
  }
});
