/** Ranks legal moves by what they open. A guide, never a claim that a move wins. */
import { type Card, KING, colorOf } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import { columnIndex, type PileLabel } from '../engine/position.js';

export type HintReason =
  | 'reveals'
  | 'frees-waste'
  | 'empties-column'
  | 'opens-column'
  | 'builds-suit'
  | 'foundation'
  | 'foundation-early'
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

/** Why a move is good, and how good it is among those; below zero it only takes a column to another place. */
type Judged = readonly [why: HintReason, weight: number];

const ORDER: readonly HintReason[] = [
  'store',
  'reveals',
  'frees-waste',
  'empties-column',
  'builds-suit',
  'foundation',
  'opens-column',
  'builds',
  'stock',
  'legal',
  'foundation-early',
  'return',
];

/** A face-up king that lies on other cards, or on top of the waste, and would take an empty column. */
function kingWaits({ board }: Game): boolean {
  return (
    board.waste.at(-1)?.rank === KING ||
    board.columns.some((column) => column.some(({ card, up }, i) => i > 0 && up && card.rank === KING))
  );
}

/** Whether a card that is not on a foundation yet could still lie on this one in a column. */
function carries({ board }: Game, { rank, suit }: Card): boolean {
  const could = (other: Card): boolean => other.rank === rank - 1 && colorOf(other.suit) !== colorOf(suit);
  const { stock, waste, columns } = board;
  return [...stock, ...waste].some(could) || columns.some((column) => column.some(({ card }) => could(card)));
}

function judge(game: Game, move: string): Judged {
  if (move === 'D' || move === 'R') return ['stock', 0];
  const verdict = game.check(move);
  const effects = verdict.ok ? verdict.effects : [];
  if (move === 'S' || effects.some(({ type }) => type === 'stored')) return ['store', 0];
  const { waste, columns } = game.board;
  const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
  const source = columns[columnIndex(from as PileLabel)] ?? [];
  if (effects.some(({ type }) => type === 'turned'))
    return ['reveals', source.filter(({ up }) => !up).length * 99 + source.length];
  if (from[0] === 'F') return ['return', 0];
  const away = to === 'F';
  const lead = from === 'W' ? waste.at(-1) : source.at(-Number(count))?.card;
  if (away && lead && carries(game, lead)) return ['foundation-early', 0];
  if (from === 'W') return [waste.length > 1 ? 'frees-waste' : away ? 'foundation' : 'legal', away ? 1 : 0];
  const onto = columns[columnIndex(to as PileLabel)]?.at(-1)?.card;
  const above = source.at(-Number(count) - 1)?.card;
  const builds = (under: Card | undefined): boolean =>
    !!lead && under?.suit === lead.suit && under.rank === lead.rank + 1;
  // A card that leaves one such run for another builds nothing.
  if (game.kind === 'spider' && builds(onto) && !builds(above)) return ['builds-suit', Number(count)];
  if (above) return away ? ['foundation', 0] : ['builds', onto ? 1 : 0];
  if (!away && !onto) return ['legal', -1];
  // Any run may fill Spider's empty column; Klondike's is of use only to a king.
  if (game.kind === 'spider') return ['opens-column', 0];
  return [kingWaits(game) ? 'empties-column' : away ? 'foundation' : 'legal', 0];
}

/** Every legal move, the most useful first, with its reason in the words of `reasons`. */
export function rankMoves(game: Game, reasons: Readonly<Record<HintReason, string>>): HintedMove[] {
  return game.legalMoves
    .map((move) => ({ move, judged: judge(game, move) }))
    .sort(
      ({ judged: [a, weightA] }, { judged: [b, weightB] }) =>
        Number(weightA < 0) - Number(weightB < 0) || ORDER.indexOf(a) - ORDER.indexOf(b) || weightB - weightA,
    )
    .map(({ move, judged: [why] }) => ({ move, why, reason: reasons[why] }));
}
