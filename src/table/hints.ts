/** Ranks legal moves by what they open. A guide, never a claim that a move wins. */
import { KING } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import { columnIndex, type PileLabel } from '../engine/position.js';

export type HintReason =
  | 'reveals'
  | 'frees-waste'
  | 'empties-column'
  | 'opens-column'
  | 'builds-suit'
  | 'foundation'
  | 'builds'
  | 'legal'
  | 'stock'
  | 'return'
  | 'store';

export interface HintedMove {
  readonly move: string;
  readonly why: HintReason;
  /** One sentence in the element's language. */
  readonly reason: string;
}

const ORDER: readonly HintReason[] = [
  'store',
  'reveals',
  'builds-suit',
  'foundation',
  'frees-waste',
  'empties-column',
  'opens-column',
  'builds',
  'stock',
  'legal',
  'return',
];

/** A face-up king that lies on other cards, or on top of the waste, and would take an empty column. */
function kingWaits({ board }: Game): boolean {
  return (
    board.waste.at(-1)?.rank === KING ||
    board.columns.some((column) => column.some(({ card, up }, i) => i > 0 && up && card.rank === KING))
  );
}

function judge(game: Game, move: string): { why: HintReason; weight: number } {
  if (move === 'D' || move === 'R') return { why: 'stock', weight: 0 };
  if (move === 'S') return { why: 'store', weight: 0 };
  const verdict = game.check(move);
  const effects = verdict.ok ? verdict.effects : [];
  const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
  const source = game.board.columns[columnIndex(from as PileLabel)] ?? [];
  const down = source.filter(({ up }) => !up).length;
  if (effects.some(({ type }) => type === 'stored')) return { why: 'store', weight: 0 };
  if (effects.some((effect) => effect.type === 'turned')) return { why: 'reveals', weight: down };
  if (from === 'W')
    return {
      why: to === 'F' ? 'foundation' : game.board.waste.length > 1 ? 'frees-waste' : 'legal',
      weight: 1,
    };
  if (to === 'F') return { why: 'foundation', weight: 0 };
  if (from[0] === 'F') return { why: 'return', weight: 0 };
  const onto = game.board.columns[columnIndex(to as PileLabel)]?.at(-1)?.card;
  const lead = source.at(-Number(count))?.card;
  const above = source.at(-Number(count) - 1)?.card;
  if (game.kind === 'spider' && onto && lead && onto.suit === lead.suit && above?.suit !== lead.suit)
    return { why: 'builds-suit', weight: Number(count) };
  if (source.length > Number(count)) return { why: 'builds', weight: onto ? 1 : 0 };
  if (!onto) return { why: 'legal', weight: 0 };
  // Any run may fill Spider's empty column; Klondike's is of use only to a king.
  if (game.kind === 'spider') return { why: 'opens-column', weight: 0 };
  return { why: kingWaits(game) ? 'empties-column' : 'legal', weight: 0 };
}

/** Every legal move, the most useful first, with its reason in the words of `reasons`. */
export function rankMoves(game: Game, reasons: Readonly<Record<HintReason, string>>): HintedMove[] {
  return game.legalMoves
    .map((move) => ({ move, ...judge(game, move) }))
    .sort((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why) || b.weight - a.weight)
    .map(({ move, why }) => ({ move, why, reason: reasons[why] }));
}
