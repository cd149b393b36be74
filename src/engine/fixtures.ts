/** Named positions for teaching and tests. All are staged: none is claimed to be reachable from a deal. */
import { DECKS, type GameKind } from './card.js';

/** Columns 2–10 of a staged run: every unused card round-robin in set-then-rank order, each column's top face up. */
function staged(columnOne: string, used: (set: number, rank: number) => boolean): string {
  const columns: string[][] = Array.from({ length: 9 }, () => []);
  const rest = DECKS.spider.filter(({ set, rank }) => !used(set!, rank));
  rest.forEach(({ code }, i) => columns[i % 9]!.push(code));
  const piles = columns.map(
    (cards, i) => `T${i + 2}: ${cards.map((c, j) => (j < cards.length - 1 ? '#' : '') + c).join(' ')}`,
  );
  return [`T1: ${columnOne}`, ...piles].join(' | ');
}

const hidden = (set: number, rank: number): boolean => set === 6 && rank === 7;

/** Position texts by name; some are made when asked for. */
export const FIXTURES: Readonly<Record<GameKind, ReadonlyMap<string, () => string>>> = {
  klondike: new Map(
    Object.entries({
      'redeal-order': 'stock: 9S 5D AC',
      'terminal-win': 'waste: KH | F: AC..KC AD..KD AH..QH AS..KS',
      'suffix-move': 'T1: KC QH JC | T2: KS',
      'foundation-order': 'F: AH | T1: 2H | T2: 2D | T3: 3H',
      rejections: 'T1: QD | T2: JC | T3: JS | T4: QC',
      reveal: 'T1: #9C 5H | T2: 6S',
    }).map(([name, text]) => [name, () => text]),
  ),
  spider: new Map(
    Object.entries({
      'one-run': () => staged('#7S6 KS0..AS0', (set, rank) => set === 0 || hidden(set, rank)),
      'two-runs': () =>
        staged('#7S6 KS2..AS2 KS0..AS0', (set, rank) => set === 0 || set === 2 || hidden(set, rank)),
      'deal-blocked': () =>
        'stock: AS0 2S0 3S0 4S0 7S0 6S0 8S0 TS0 JS0 QS0 | T1: 9S0 | T2: 9H1 | T3: 9S2 | T5: 9H3 | T6: 9S4 | T7: 9H5 | T8: 9S6 | T9: 9H7 | T10: 6H1 5S0',
      'mixed-run': () => 'T1: KH1 | T2: QS0 JS0 | T3: QS2 JH1 | T4: QS4 TS0 | T6: QH3',
    }),
  ),
};
