/** Named positions for teaching and tests. All are staged: none is claimed to be reachable from a deal. */
import { DECKS, type GameKind } from './card.js';

/** These sets complete on 7S6 in column 1; every unused card round-robin over 2–10 in set-then-rank order, tops up. */
function stagedRuns(...sets: number[]): string {
  const rest = DECKS.spider.filter(({ set, code }) => !sets.includes(set!) && code !== '7S6');
  const columns = Array.from({ length: 9 }, (_, i) =>
    rest
      .filter((_card, j) => j % 9 === i)
      .map(({ code }) => code)
      .join(' #'),
  );
  return [`#7S6${sets.map((set) => ` KS${set}..AS${set}`).join('')}`, ...columns]
    .map((cards, i) => `T${i + 1}: ${i ? `#${cards}`.replace(/#(\w+)$/, '$1') : cards}`)
    .join(' | ');
}

const named = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, () => string> =>
  new Map(Object.entries(texts).map(([name, text]) => [name, () => text]));

/** Position texts by name. */
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
      'stock: AS0 2S0 3S0 4S0 7S0 6S0 8S0 TS0 JS0 QS0 | T1: 9S0 | T2: 9H1 | T3: 9S2 | T5: 9H3 | T6: 9S4 | T7: 9H5 | T8: 9S6 | T9: 9H7 | T10: 6H1 5S0',
    'mixed-run': 'T1: KH1 | T2: QS0 JS0 | T3: QS2 JH1 | T4: QS4 TS0 | T6: QH3',
  }),
};
