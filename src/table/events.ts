/** The four public events and their plain data. */
import type { Effect } from '../engine/effects.js';
import type { TableRefusal } from './refusals.js';

export type MoveKind = 'transfer' | 'draw' | 'redeal' | 'deal' | 'settle' | 'undo' | 'redo';
export type DealCause = 'connect' | 'reset' | 'restart' | 'attribute';

/** After every committed action, undo and redo too. */
export interface MoveDetail {
  readonly kind: MoveKind;
  readonly move: string;
  readonly effects: readonly Effect[];
  /** Canonical text after the action. */
  readonly position: string;
  /** Moves in the history now. */
  readonly count: number;
}

/** After every refused action: the refusal itself and the position, which it left as it was. */
export type RejectedDetail = Omit<TableRefusal, 'ok'> & { readonly position: string };

/** Once per deal, after the move that won it. */
export interface WinDetail {
  readonly count: number;
  readonly position: string;
}

/** A new position is laid. */
export interface DealDetail {
  readonly cause: DealCause;
  readonly variant: string | null;
  readonly seed: string | null;
  readonly fixture: string | null;
  readonly position: string;
}

export interface SolitaireEventMap {
  move: CustomEvent<MoveDetail>;
  rejected: CustomEvent<RejectedDetail>;
  win: CustomEvent<WinDetail>;
  deal: CustomEvent<DealDetail>;
}

/** Bubbles and is composed, so that it reaches the document from any depth; the detail is a plain copy. */
export function emit<K extends keyof SolitaireEventMap>(
  target: EventTarget,
  type: K,
  detail: SolitaireEventMap[K]['detail'],
): void {
  const plain: unknown = JSON.parse(JSON.stringify(detail));
  target.dispatchEvent(new CustomEvent(type, { detail: plain, bubbles: true, composed: true }));
}
