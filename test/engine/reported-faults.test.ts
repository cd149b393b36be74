// Faults that people reported of other programs, each as the smallest position and steps that show it.
import { expect } from 'chai';
import { loadCases } from '../support/cases.js';
import { type ReportedFault, endOf, openings, runSteps, runnable } from '../support/fault-steps.js';

const RUN = ['B01 B03 B05 B07 B09 B15 B17 B19 B21 B23 B25 B29 B33 B35 B41', 'B49 B53 B57 B59 B61 B63 B65 B69']
  .join(' ')
  .split(' ');
/** Steps in words, or a fresh deal for a position: the two files of each game have a test for each. */
const IN_WORDS = 'B11 B13 B27 B31 B37 B39 B43 B45 B47 B51 B55 B67 B71'.split(' ');

describe('reported faults', () => {
  let faults: ReportedFault[];
  before(async () => {
    const all = await loadCases<ReportedFault>('reported-faults');
    faults = all.filter(({ kind }) => kind === 'klondike' || kind === 'spider');
  });

  it('are all run here or told in words', () => {
    expect(faults.map(({ id }) => id).sort()).to.deep.equal([...RUN, ...IN_WORDS].sort());
    expect(faults.filter(runnable).map(({ id }) => id)).to.have.members(RUN);
  });

  for (const id of RUN)
    it(`${id} ends as it should, every step judged right`, () => {
      const fault = faults.find((each) => each.id === id)!;
      for (const game of openings(fault)) {
        const cards = game.audit().entries;
        runSteps(game, fault);
        const end = endOf(fault);
        if (end !== undefined) expect(game.position).to.equal(end);
        else expect(fault.expected).to.not.match(/^END/);
        expect(game.audit()).to.include({ ok: true, entries: cards, distinct: cards });
      }
    });
});
