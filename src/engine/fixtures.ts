/** Named positions for teaching and tests. All are staged: none is claimed to be reachable from a deal. */
import { DECKS, type GameKind } from './card.js';

/** These sets complete on 7S6 in column 1; every unused card round-robin over 2–10 in set-then-rank order, tops up. */
function stagedRuns(...sets: number[]): string {
  const columns: string[][] = Array.from({ length: 9 }, () => []);
  const rest = DECKS.spider.filter(({ set, code }) => !sets.includes(set!) && code !== '7S6');
  rest.forEach(({ code }, i) => columns[i % 9]!.push(`#${code}`));
  const piles = columns.map((cards, i) => ` | T${i + 2}: ${cards.join(' ').replace(/#(\w+)$/, '$1')}`);
  return `T1: #7S6 ${sets.map((set) => `KS${set}..AS${set}`).join(' ')}${piles.join('')}`;
}

/** Position texts by name; some are made when asked for. */
const texts = {
  klondike: {
    'redeal-order': 'stock: 9S 5D AC',
    'terminal-win': 'waste: KH | F: AC..KC AD..KD AH..QH AS..KS',
    'suffix-move': 'T1: KC QH JC | T2: KS',
    'foundation-order': 'F: AH | T1: 2H | T2: 2D | T3: 3H',
    rejections: 'T1: QD | T2: JC | T3: JS | T4: QC',
    reveal: 'T1: #9C 5H | T2: 6S',
  },
  spider: {
    'one-run': () => stagedRuns(0),
    'two-runs': () => stagedRuns(2, 0),
    'deal-blocked':
      'stock: AS0 2S0 3S0 4S0 7S0 6S0 8S0 TS0 JS0 QS0 | T1: 9S0 | T2: 9H1 | T3: 9S2 | T5: 9H3 | T6: 9S4 | T7: 9H5 | T8: 9S6 | T9: 9H7 | T10: 6H1 5S0',
    'mixed-run': 'T1: KH1 | T2: QS0 JS0 | T3: QS2 JH1 | T4: QS4 TS0 | T6: QH3',
  },
};

const byName = (entries: Record<string, string | (() => string)>): ReadonlyMap<string, () => string> =>
  new Map(
    Object.entries(entries).map(([name, text]) => [name, typeof text === 'string' ? () => text : text]),
  );

export const FIXTURES: Readonly<Record<GameKind, ReadonlyMap<string, () => string>>> = {
  klondike: byName(texts.klondike),
  spider: byName(texts.spider),
};
