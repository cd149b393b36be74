/** What one rendering shows: made once from the game and the interaction, read by every part of the picture. */
import type { Game } from '../engine/game.js';
import type { Position } from '../engine/position.js';
import type { Words } from '../words/words.js';
import type { CardNodes } from './card-nodes.js';
import type { Geometry } from './geometry.js';
import type { HintMark } from './hint-ladder.js';
import { type Interaction, gripOf } from './interaction.js';
import { type Grip, type PileId, pileArray, sourceOf, targetOf } from './piles.js';
import { type Spot, pileOfSpot, settle } from './spots.js';

export interface View {
  readonly game: Game;
  readonly position: Position;
  readonly words: Words;
  /** The elements that show cards. */
  readonly cards: CardNodes;
  readonly geometry: Geometry;
  /** The cards selected or dragged. */
  readonly grip: Grip | undefined;
  readonly dragging: boolean;
  /** The pile a drag would drop on now. */
  readonly over: PileId | undefined;
  /** Where the cards in hand may go. */
  readonly legal: ReadonlySet<PileId>;
  /** Whether legal places are marked. */
  readonly hints: boolean;
  readonly hinted: HintMark | undefined;
  readonly readonly: boolean;
  /** The one spot of the board in the tab order. */
  readonly roving: Spot;
  /** Cards a fan of the waste shows. */
  readonly fan: number;
}

/** Whether a pile is marked as a place for cards: for those in hand, or, with none, for those of a hint. */
export const marksPlace = ({ legal, hints, over, grip, hinted }: View, id: PileId): boolean =>
  (legal.has(id) && (hints || over === id)) || (!grip && hinted?.to === id);

/** Whether a hint frames a pile: as long as it tells no card there, which then has the mark. */
export const marksPile = ({ hinted }: View, id: PileId): boolean => hinted?.pile === id && !hinted.card;

/** The piles where a grip may legally go. */
export function legalTargets(game: Game, grip: Grip): Set<PileId> {
  const source = sourceOf(grip.pile);
  const moves = source === undefined ? [] : game.movesFrom(source, grip.count);
  return new Set(moves.map((move) => targetOf(move, game.board)).filter((id): id is PileId => !!id));
}

/** How many cards at the end of a pile can be lifted as one. */
export function liftable(game: Game, pile: PileId): number {
  const source = sourceOf(pile);
  return source === undefined ? 0 : game.liftable(source);
}

/**
 * All that the picture of a pile can depend on. Its cards are the same array while nothing is done to them; of what
 * concerns the whole board, only this pile's part is told.
 */
export function shownBy({ position, roving, legal, over, ...rest }: View, id: PileId): unknown[] {
  const { status, frozen } = rest.game;
  const here = pileOfSpot(roving) === id && roving;
  return [pileArray(position, id), here, legal.has(id), over === id, status, frozen, ...Object.values(rest)];
}

export interface ViewState {
  readonly words: Words;
  readonly cards: CardNodes;
  readonly geometry: Geometry;
  readonly interaction: Interaction;
  readonly hints: boolean;
  readonly hinted: HintMark | undefined;
  readonly readonly: boolean;
  readonly roving: Spot;
  readonly fan: number;
}

export function viewOf(game: Game, state: ViewState): View {
  const { interaction, roving, ...rest } = state;
  const grip = gripOf(interaction);
  const dragging = interaction.state === 'dragging';
  return {
    ...rest,
    game,
    position: game.board,
    grip,
    dragging,
    over: dragging ? interaction.over : undefined,
    legal: grip ? legalTargets(game, grip) : new Set(),
    roving: settle(game.board, roving),
  };
}
