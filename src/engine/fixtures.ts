/** Named positions for teaching and tests. All are staged: none is claimed to be reachable from a deal. */
import { DECKS, type GameKind } from './card.js';

/** These sets complete on 7S6 in column 1; every unused card round-robin over 2–10 in set-then-rank order, tops up. */
function stagedRuns(...sets: number[]): string {
  const first = ['#7S6', ...sets.map((set) => `KS${set}..AS${set}`)].join(' ');
  const others = Array<string>(9).fill('');
  DECKS.spider
    .filter(({ set, code }) => !sets.includes(set!) && code !== '7S6')
    .forEach(({ code }, i) => (others[i % 9] += ` #${code}`));
  return [first, ...others]
    .map((cards, i) => `T${i + 1}: ${cards.trim().replace(/#(?=\w+$)/, '')}`)
    .join(' | ');
}

const named = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, () => string> =>
  new Map(Object.entries(texts).map(([name, text]) => [name, () => text]));

/** Position texts by name. A Spider card without its set takes the lowest that no card before it has. */
export const FIXTURES: Readonly<Record<GameKind, ReadonlyMap<string, () => string>>> = {
  klondike: named({
    'redeal-order': 'stock: 9S 5D AC',
    'terminal-win': 'waste: KH | F: AC..KC AD..KD AH..QH AS..KS',
    'suffix-move': 'T1: KC QH JC | T2: KS',
    'foundation-order': 'F: AH | T1: 2H | T2: 2D | T3: 3H',
    rejections: 'T1: QD | T2: JC | T3: JS | T4: QC',
    reveal: 'T1: #9C 5H | T2: 6S',
  }),
  spider: named({
    'one-run': stagedRuns(0),
    'two-runs': stagedRuns(2, 0),
    'deal-blocked':
      'stock: AS..4S 7S 6S 8S TS..QS | T1: 9S | T2: 9H | T3: 9S | T5: 9H | T6: 9S | T7: 9H | T8: 9S | T9: 9H | T10: 6H 5S',
    'mixed-run': 'T1: KH | T2: QS JS | T3: QS JH | T4: QS TS | T6: QH3',
  }),
};
