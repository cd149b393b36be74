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

/** Why a move is good, and how good it is among those; below zero it opens nothing, and all others go before it. */
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

const follows = (game: Game, { rank, suit }: Card, upper: Card | undefined): boolean =>
  upper?.rank === rank + 1 && (game.kind === 'spider' || colorOf(upper.suit) !== colorOf(suit));
const ofOneSuit = ({ rank, suit }: Card, upper: Card | undefined): boolean =>
  upper?.suit === suit && upper.rank === rank + 1;

/** Whether a card that has no place in a column yet could lie on this one; `placed` is about to have one. */
function carries(game: Game, card: Card, placed?: Card): boolean {
  const { stock, waste, columns } = game.board;
  const could = (other: Card): boolean => other !== placed && follows(game, other, card);
  return (
    [...stock, ...waste].some(could) ||
    columns.some((column) =>
      column.some(({ card: each, up }, i) => {
        const upper = column[i - 1];
        return could(each) && !(up && upper?.up && follows(game, each, upper.card));
      }),
    )
  );
}

/** The move that would put the cards of the last one back. */
const back = ({ history }: Game): string | undefined => history.at(-1)?.replace(/^(T\d+)>(T\d+)/, '$2>$1');

function judge(game: Game, move: string): Judged {
  if (move === 'D' || move === 'R') return ['stock', 0];
  const verdict = game.check(move);
  const effects = verdict.ok ? verdict.effects : [];
  if (move === 'S' || effects.some(({ type }) => type === 'stored')) return ['store', 0];
  const { stock, waste, columns, foundations } = game.board;
  const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
  const source = columns[columnIndex(from as PileLabel)] ?? [];
  if (effects.some(({ type }) => type === 'turned'))
    return ['reveals', source.filter(({ up }) => !up).length * 99 + source.length];
  if (from[0] === 'F') return ['return', 0];
  const away = to === 'F';
  const lead = (from === 'W' ? waste.at(-1) : source.at(-Number(count))?.card)!;
  if (away && carries(game, lead)) return ['foundation-early', 0];
  if (from === 'W') return [waste.length > 1 ? 'frees-waste' : away ? 'foundation' : 'legal', away ? 1 : 0];
  const onto = columns[columnIndex(to as PileLabel)]?.at(-1)?.card;
  const above = source.at(-Number(count) - 1)?.card;
  const isSpider = game.kind === 'spider';
  // Back and forth; but a run that was broken may be joined again, unless the deal waits for its column to be filled.
  if (move === back(game) && (!ofOneSuit(lead, onto) || (!above && stock.length))) return ['legal', -3];
  // A card that leaves one such run for another builds nothing.
  if (isSpider && ofOneSuit(lead, onto) && !ofOneSuit(lead, above)) return ['builds-suit', Number(count)];
  if (above && away) return ['foundation', 0];
  if (above && follows(game, lead, above)) {
    // From one place to another like it: of use only to a card that goes on from under it.
    const goes = foundations[above.suit].length + 1 === above.rank && !carries(game, above, lead);
    return !isSpider && goes ? ['builds', 0] : ['legal', ofOneSuit(lead, above) ? -2 : -1];
  }
  if (above) return ['builds', onto ? 1 : 0];
  if (!away && !onto) return ['legal', -3];
  // Any run may fill Spider's empty column; Klondike's is of use only to a king.
  if (isSpider) return ['opens-column', 0];
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
