// Which pile a release means.
import { expect } from '@open-wc/testing';
import { type Place, dropTarget } from '../../src/table/drop.js';

const place = (id: Place['id'], left: number): Place => ({ id, left, right: left + 60, top: 0, bottom: 300 });
const places = [place('T1', 0), place('T2', 70), place('T3', 140)];
const lead = (left: number, top = 50) => ({ left, right: left + 60, top, bottom: top + 80 });

describe('drop target', () => {
  it('B89 is the pile under the pointer before the one the card covers most', () => {
    expect(dropTarget(places, lead(30), 72, 60, 'T1')).to.equal('T2');
  });
  it('is the pile the card covers most where the pointer is over its source or none', () => {
    expect(dropTarget(places, lead(50), 55, 60, 'T1')).to.equal('T2');
    expect(dropTarget(places, lead(110), 135, 60, 'T1')).to.equal('T3');
  });
  it('stays home after a slip, and is nothing outside', () => {
    expect(dropTarget(places, lead(10), 30, 60, 'T1')).to.equal('T1');
    expect(dropTarget(places, lead(400, 900), 430, 930, 'T1')).to.be.undefined;
  });
});
