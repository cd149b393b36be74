// The laws that `npm run fuzz` checks a million times over: they hold here too, and they are broken by what is wrong.
import { expect } from 'chai';
import { KlondikeGame, VARIANTS, type DealOptions, type Verdict } from '../../src/engine.js';
import { Game } from '../../src/engine/game.js';
import { klondikeRules } from '../../src/engine/klondike-rules.js';
import { dealerFor, fairDealer } from '../../src/engine/options.js';
import type { Rules } from '../../src/engine/rules.js';
import { type AnyGame, RULE_SETS, type RuleSet } from '../support/arbitrary.js';
import { runs } from '../support/effort.js';
import { BrokenLaw, playRound } from '../support/rounds.js';

for (const rules of RULE_SETS)
  it(`K3 S16 V6 trap 38 every law holds in rounds of ${rules.name}`, () => {
    for (let round = 0; round < runs(8); round++) playRound(rules, `test/${round}`, 120);
  });

const drawOne = VARIANTS['draw-one'];
const honest = klondikeRules(drawOne);

/** Draw-one Klondike, but by these rules. */
function ruledBy(change: Partial<Rules>): (options: DealOptions) => AnyGame {
  class Faulty extends Game {
    readonly kind = 'klondike';
  }
  return (options) =>
    new Faulty(
      { ...honest, ...change },
      dealerFor('klondike', options, fairDealer('klondike')),
      drawOne,
    ) as unknown as AnyGame;
}

/** Draw-one Klondike whose game itself has a mistake. */
const madeBy = (faulty: typeof KlondikeGame) => (options: DealOptions) =>
  new faulty({ variant: 'draw-one', ...options });

const faults: Record<string, { open: RuleSet['open']; law: RegExp }> = {
  'a move that loses a card': {
    law: /no game stops/,
    open: ruledBy({
      perform(position, move) {
        const outcome = honest.perform(position, move);
        return { ...outcome, position: { ...outcome.position, waste: [] } };
      },
    }),
  },
  'a record that leaves something out': {
    law: /the effects explain the whole difference|the record/,
    open: ruledBy({
      perform(position, move) {
        const { effects, ...outcome } = honest.perform(position, move);
        return { ...outcome, effects: effects.filter(({ type }) => type !== 'turned') };
      },
    }),
  },
  'a judge who takes any colour': {
    law: /the legal moves are those of the rules/,
    open: ruledBy({
      judge(position, move) {
        const reason = honest.judge(position, move);
        return reason?.code === 'drop-color' ? undefined : reason;
      },
    }),
  },
  'a legal move that is not listed': {
    law: /what is legal|only what is legal|exactly the legal moves/,
    open: ruledBy({ candidates: (position) => [...honest.candidates(position)].slice(1) }),
  },
  'a foundation that wins a card early': {
    law: /won is every card home|a refusal changes nothing/,
    open: ruledBy({ finished: ({ foundations }) => foundations.S.length === 13 }),
  },
  'an undo that goes two steps back': {
    law: /undo gives|effects explain|record/,
    open: madeBy(
      class extends KlondikeGame {
        override undo(): Verdict {
          super.undo();
          return super.undo();
        }
      },
    ),
  },
  'a refusal that forgets what can be redone': {
    law: /a refusal changes nothing/,
    open: madeBy(
      class extends KlondikeGame {
        override play(move: string): Verdict {
          const verdict = super.play(move);
          if (!verdict.ok && this.canRedo) this.restart();
          return verdict;
        }
      },
    ),
  },
  'a check that plays': {
    law: /a check changes nothing|check accepts exactly/,
    open: madeBy(
      class extends KlondikeGame {
        override check(move: string): Verdict {
          return this.play(move);
        }
      },
    ),
  },
  'a text that is not canonical': {
    law: /the text is canonical/,
    open: madeBy(
      class extends KlondikeGame {
        override get position(): string {
          return super.position.replace(' | T2', ' |  T2');
        }
      },
    ),
  },
  'a history that keeps what was undone': {
    law: /history is what was played|undo gives/,
    open: madeBy(
      class extends KlondikeGame {
        readonly #all: string[] = [];
        override get history(): string[] {
          if (super.history.length > this.#all.length) this.#all.push(super.history.at(-1)!);
          return [...this.#all];
        }
      },
    ),
  },
};

describe('laws', () => {
  for (const [fault, { open, law }] of Object.entries(faults))
    it(`K3 are broken by ${fault}, and the report says how to see it again`, () => {
      const rules: RuleSet = { name: 'draw-one', kind: 'klondike', open };
      const broken = (): void => {
        for (let round = 0; round < 12; round++) playRound(rules, `test/${round}`, 200);
      };
      expect(broken).to.throw(BrokenLaw, law);
      try {
        broken();
      } catch (error) {
        const { round, actions, message } = error as BrokenLaw;
        expect(message).to.include(round).and.include(JSON.stringify(actions));
        expect(() => playRound(rules, round, actions.length)).to.throw(BrokenLaw, law);
      }
    });
});
