// The exact sets of legal moves, position by position, from an independent program.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame, type VariantName } from '../../src/engine.js';
import { loadCases } from '../support/cases.js';

interface Case {
  id: string;
  variant: VariantName;
  position: string;
  legal: string[];
}

describe('legal moves', () => {
  it('K8 K11 K12 Klondike offers exactly the moves of the rules', async () => {
    const cases = await loadCases<Case>('klondike-legal');
    expect(cases.length).to.equal(85);
    for (const { id, variant, position, legal } of cases)
      expect(new KlondikeGame({ variant, fixture: position }).legalMoves, id).to.deep.equal(
        [...legal].sort(),
      );
  });

  it('S3 S5 S6 S8 trap 22 Spider offers exactly the moves of the rules', async () => {
    const cases = await loadCases<Case>('spider-legal');
    expect(cases.length).to.equal(56);
    for (const { id, position, legal } of cases)
      expect(new SpiderGame({ fixture: position }).legalMoves, id).to.deep.equal([...legal].sort());
  });
});
