// What must hold whatever is done, in each of the four rule sets. Seeds are fixed, so a run can be repeated.
import { expect } from 'chai';
import fc from 'fast-check';
import { formatPosition, parsePosition } from '../../src/engine.js';
import { SUITS } from '../../src/engine/card.js';
import { applyEffect, inverse } from '../../src/engine/effects.js';
import {
  RULE_SETS,
  expressibleMoves,
  indices,
  playActions,
  positions,
  snapshot,
} from '../support/arbitrary.js';
import type { Source } from '../../src/engine/move.js';
import { runs } from '../support/effort.js';
import { INSERTED, edited, wrongAnswer } from '../support/mutated-text.js';
import { legalByReference } from '../support/reference.js';

const RUNS = { seed: 20_241, numRuns: runs(60) };
const RANDOM_DEALS = fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer());

for (const { name, kind, open } of RULE_SETS) {
  describe(`properties of ${name}`, () => {
    it(`K3 S16 trap 27 any actions keep the exact ledger`, () => {
      fc.assert(
        fc.property(RANDOM_DEALS, positions(kind), fc.boolean(), ([seed, choice], position, staged) => {
          const game = open(staged ? { fixture: formatPosition(position) } : { seed });
          const { entries } = game.audit();
          playActions(game, indices(choice), 40, () => {
            const audit = game.audit();
            expect(audit).to.include({ ok: true, entries, distinct: entries, expected: entries });
            expect([audit.missing, audit.duplicated, audit.unknown]).to.deep.equal([[], [], []]);
          });
        }),
        RUNS,
      );
    });

    it('K15 S12 trap 37 a refusal changes nothing', () => {
      fc.assert(
        fc.property(positions(kind), fc.integer(), (position, choice) => {
          const game = open({ fixture: formatPosition(position) });
          playActions(game, indices(choice), 40, (before, action, verdict) => {
            if (!verdict.ok) expect(snapshot(game), action).to.deep.equal(before);
          });
        }),
        RUNS,
      );
    });

    it('V6 S12 trap 7 trap 28 undo gives the exact position before, and redo the one after', () => {
      fc.assert(
        fc.property(RANDOM_DEALS, ([seed, choice]) => {
          const game = open({ seed });
          playActions(game, indices(choice), 40, (before) => {
            const after = snapshot(game);
            if (after.history.length !== before.history.length + 1 || after.status === 'won') return;
            if (name === 'teaching') return expect(game.undo()).to.include({ ok: false, code: 'no-undo' });
            expect(game.undo().ok).to.equal(true);
            expect(game.board).to.deep.equal(before.board);
            expect(game.history).to.deep.equal(before.history);
            expect(game.redo().ok).to.equal(true);
            expect(snapshot(game)).to.deep.equal(after);
          });
        }),
        RUNS,
      );
    });

    it('trap 6 the effects explain the whole difference, forwards and backwards', () => {
      fc.assert(
        fc.property(positions(kind), fc.integer(), (position, choice) => {
          const game = open({ fixture: formatPosition(position) });
          playActions(game, indices(choice), 30, (before, action, verdict) => {
            if (!verdict.ok || action === 'restart' || action === 'reset') return;
            const replayed = verdict.effects.reduce(applyEffect, before.board);
            expect(replayed, action).to.deep.equal(game.board);
            expect(inverse(verdict.effects).reduce(applyEffect, replayed), action).to.deep.equal(
              before.board,
            );
          });
        }),
        RUNS,
      );
    });

    it('trap 32 legalMoves is what check accepts out of all moves that can be written', () => {
      fc.assert(
        fc.property(positions(kind), (position) => {
          const game = open({ fixture: formatPosition(position) });
          const accepted = expressibleMoves(game.board).filter((move) => game.check(move).ok);
          expect(game.legalMoves).to.deep.equal(accepted.sort());
        }),
        RUNS,
      );
    });

    it('trap 38 legalMoves agrees with a second, naive reading of the rules', () => {
      fc.assert(
        fc.property(positions(kind), (position) => {
          const text = formatPosition(position);
          const game = open({ fixture: text });
          const legal = game.status === 'won' ? [] : legalByReference(kind, text, name.startsWith('draw'));
          expect(game.legalMoves, text).to.deep.equal(legal);
        }),
        { ...RUNS, numRuns: runs(400) },
      );
    });

    it('allows exactly what check accepts, and calls liftable as many cards as can be lifted', () => {
      fc.assert(
        fc.property(positions(kind), (position) => {
          const game = open({ fixture: formatPosition(position) });
          const { columns, waste, foundations } = game.board;
          for (const move of expressibleMoves(position))
            expect(game.allows(move), move).to.equal(game.check(move).ok);
          const piles: [Source, number][] = [
            ...columns.map(({ length }, from): [Source, number] => [from, length]),
            ['waste', waste.length],
            ...SUITS.map((suit): [Source, number] => [suit, foundations[suit].length]),
          ];
          for (const [from, size] of piles) {
            const count = game.liftable(from);
            expect(count, String(from)).to.be.within(0, typeof from === 'number' ? size : 1);
            for (let k = 1; k <= count; k++)
              expect(game.liftFault(from, k), `${k} from ${from}`).to.equal(undefined);
            if (typeof from === 'number' && count < size)
              expect(game.liftFault(from, count + 1), `${count + 1} from ${from}`).to.include({ ok: false });
            if (typeof from !== 'number') expect(count > 0, from).to.equal(!game.liftFault(from, 1));
          }
        }),
        RUNS,
      );
    });

    it('K20 S13 trap 31 the status is playing or won and no refusal speaks of a loss', () => {
      fc.assert(
        fc.property(positions(kind), fc.integer(), (position, choice) => {
          const game = open({ fixture: formatPosition(position) });
          playActions(game, indices(choice), 20, (_, __, verdict) => {
            expect(['playing', 'won']).to.include(game.status);
            if (!verdict.ok) expect(verdict.message).to.not.match(/\blost\b|\blose\b|stuck|winnable/i);
          });
        }),
        RUNS,
      );
    });
  });
}

for (const kind of ['klondike', 'spider'] as const) {
  describe(`properties of ${kind} positions as text`, () => {
    it('V9 V14 parse gives back what format wrote, and format writes it the same again', () => {
      fc.assert(
        fc.property(positions(kind), (position) => {
          const text = formatPosition(position);
          const parsed = parsePosition(kind, text);
          if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.faults)}`);
          expect(parsed.position).to.deep.equal(position);
          expect(formatPosition(parsed.position)).to.equal(text);
        }),
        { ...RUNS, numRuns: runs(300) },
      );
    });

    it('trap 38 a mutated text never throws and never loses a card silently', () => {
      const edit = fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...INSERTED));
      fc.assert(
        fc.property(positions(kind), fc.array(edit, { minLength: 1, maxLength: 3 }), (position, edits) => {
          const text = edited(formatPosition(position), edits);
          expect(wrongAnswer(kind, text), text).to.equal(undefined);
        }),
        { ...RUNS, numRuns: runs(400) },
      );
    });

    it('any text whatever gets an answer', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
          const parsed = parsePosition(kind, text);
          expect(parsed.ok).to.equal(text.trim() === '');
        }),
        { ...RUNS, numRuns: runs(300) },
      );
    });
  });
}
