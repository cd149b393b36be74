/** npm run fuzz: a million random actions under each rule set, with every law checked after each one. */
import { parseArgs } from 'node:util';
import { RULE_SETS, type RuleSet } from '../test/support/arbitrary.js';
import { BrokenLaw, COMPARED, SPOILT, Tally, playRound } from '../test/support/rounds.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Date.now()}` },
    actions: { type: 'string', default: '1000000' },
    rules: { type: 'string', multiple: true },
    round: { type: 'string' },
  },
});
const actions = Number(values.actions);
const unknown = values.rules?.filter((name) => !RULE_SETS.some((rules) => rules.name === name)) ?? [];
if (!Number.isInteger(actions) || actions < 1 || unknown.length) {
  console.error('npm run fuzz -- [--seed TEXT] [--actions N] [--rules NAME] [--round N]');
  console.error(`Rules: ${RULE_SETS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** Long enough to come far in a game and back, short enough that a broken law is soon seen again. */
const ROUND = 500;

const shown = (count: number): string => count.toLocaleString('en');

function report(rules: RuleSet, tally: Tally, seconds: number): void {
  const refused = [...tally.refused].sort(([, a], [, b]) => b - a);
  const sum = refused.reduce((total, [, count]) => total + count, 0);
  console.log(`\n${rules.name}: ${shown(tally.actions)} actions in ${seconds.toFixed(0)} s`);
  console.log(
    `  moves played ${shown(tally.legal)}, undone ${shown(tally.undo)}, redone ${shown(tally.redo)}`,
  );
  console.log(`  won ${shown(tally.wins)}, restarted or reset ${shown(tally.resets)}`);
  console.log(
    `  only checked ${shown(tally.checked)}, positions compared move by move ${shown(tally.compared)}`,
  );
  console.log(`  spoilt texts read ${shown(tally.spoilt)}`);
  console.log(`  refused ${shown(sum)}: ${refused.map(([code, n]) => `${code} ${shown(n)}`).join(', ')}`);
}

console.log(`Seed ${values.seed}: ${shown(actions)} actions for each rule set, ${ROUND} to a game.`);
console.log(
  `One position in ${COMPARED} is compared move by move, one text in ${SPOILT} is spoilt and read.`,
);
try {
  for (const rules of RULE_SETS.filter(({ name }) => values.rules?.includes(name) ?? true)) {
    const tally = new Tally();
    const start = performance.now();
    const first = Number(values.round ?? 0);
    const last = values.round ? first : Math.ceil(actions / ROUND) - 1;
    for (let round = first; round <= last; round++)
      playRound(rules, `${values.seed}/${round}`, Math.min(ROUND, actions - round * ROUND), tally);
    report(rules, tally, (performance.now() - start) / 1000);
  }
  console.log('\nEvery law held.');
} catch (error) {
  if (!(error instanceof BrokenLaw)) throw error;
  const round = error.round.split('/').pop();
  console.error(`\nA law is broken under ${error.message}`);
  console.error(
    `\nAgain: npm run fuzz -- --seed ${JSON.stringify(values.seed)} --rules ${error.rules} --round ${round}`,
  );
  process.exitCode = 1;
}
