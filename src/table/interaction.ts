/** What the player is in the middle of, and how each input changes it. Pure: what must be done comes out as an act. */
import { type Grip, type PileId, isDestination } from './piles.js';

export interface Pointer {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Pixels to travel before a press becomes a drag. */
  readonly threshold: number;
}

export type Interaction =
  | { readonly state: 'idle' }
  | { readonly state: 'selected'; readonly grip: Grip }
  | {
      readonly state: 'pressed';
      readonly grip: Grip;
      readonly pointer: Pointer;
      readonly before: Grip | undefined;
    }
  | {
      readonly state: 'dragging';
      readonly grip: Grip;
      readonly pointer: Pointer;
      readonly before: Grip | undefined;
      readonly over: PileId | undefined;
    };

export type Input =
  /** A click, Enter, or a switch on a card. */
  | { readonly type: 'choose-card'; readonly grip: Grip; readonly liftable: boolean }
  /** The same on a column's button, an empty place or a foundation. */
  | { readonly type: 'choose-pile'; readonly pile: PileId }
  | { readonly type: 'press'; readonly grip: Grip; readonly pointer: Pointer }
  | {
      readonly type: 'move';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly over: PileId | undefined;
    }
  | { readonly type: 'release'; readonly id: number; readonly over: PileId | undefined }
  /** The drag, or a press, ends without a drop. */
  | { readonly type: 'abort' }
  /** Escape: the drag first, then the selection. */
  | { readonly type: 'escape' }
  /** The position changed. */
  | { readonly type: 'committed' };

export type Act =
  | { readonly type: 'select'; readonly grip: Grip }
  | { readonly type: 'deselect' }
  | { readonly type: 'place'; readonly grip: Grip; readonly on: PileId }
  | { readonly type: 'explain'; readonly grip: Grip }
  | { readonly type: 'explain-pile'; readonly pile: PileId }
  | { readonly type: 'begin-drag'; readonly grip: Grip }
  | { readonly type: 'end-drag' };

export interface Reaction {
  readonly next: Interaction;
  readonly act?: Act;
}

export const IDLE: Interaction = { state: 'idle' };

/** What is selected or was before the drag began. */
export const selectionOf = (now: Interaction): Grip | undefined =>
  now.state === 'selected' ? now.grip : now.state === 'idle' ? undefined : now.before;

/** The cards in hand: selected or dragged. A press alone takes nothing up, and shows what was selected before it. */
export const gripOf = (now: Interaction): Grip | undefined =>
  now.state === 'dragging' ? now.grip : selectionOf(now);

const rest = (selection: Grip | undefined): Interaction =>
  selection ? { state: 'selected', grip: selection } : IDLE;

const sameGrip = (a: Grip, b: Grip): boolean => a.pile === b.pile && a.count === b.count;

function chooseCard(now: Interaction, grip: Grip, liftable: boolean): Reaction {
  const selected = selectionOf(now);
  if (selected && sameGrip(selected, grip)) return { next: IDLE, act: { type: 'deselect' } };
  if (selected && selected.pile !== grip.pile && isDestination(grip.pile))
    return { next: rest(selected), act: { type: 'place', grip: selected, on: grip.pile } };
  return liftable
    ? { next: rest(grip), act: { type: 'select', grip } }
    : { next: rest(selected), act: { type: 'explain', grip } };
}

function choosePile(now: Interaction, pile: PileId): Reaction {
  const selected = selectionOf(now);
  return {
    next: rest(selected),
    act: selected ? { type: 'place', grip: selected, on: pile } : { type: 'explain-pile', pile },
  };
}

function drag(now: Interaction, input: Extract<Input, { type: 'move' }>): Reaction {
  if (now.state !== 'pressed' && now.state !== 'dragging') return { next: now };
  if (input.id !== now.pointer.id) return { next: now };
  const { grip, pointer, before } = now;
  const { over } = input;
  if (now.state === 'dragging') return { next: over === now.over ? now : { ...now, over } };
  if (Math.hypot(input.x - pointer.x, input.y - pointer.y) < pointer.threshold) return { next: now };
  return { next: { state: 'dragging', grip, pointer, before, over }, act: { type: 'begin-drag', grip } };
}

function release(now: Interaction, id: number, over: PileId | undefined): Reaction {
  if (now.state !== 'pressed' && now.state !== 'dragging') return { next: now };
  if (id !== now.pointer.id) return { next: now };
  const next = rest(now.before);
  // A press that never travelled is left to the click that follows it.
  if (now.state === 'pressed') return { next };
  return over && over !== now.grip.pile
    ? { next, act: { type: 'place', grip: now.grip, on: over } }
    : { next, act: { type: 'end-drag' } };
}

/** The state after an input, and what is to be done about it. */
export function react(now: Interaction, input: Input): Reaction {
  switch (input.type) {
    case 'choose-card':
      return chooseCard(now, input.grip, input.liftable);
    case 'choose-pile':
      return choosePile(now, input.pile);
    case 'press':
      if (now.state === 'pressed' || now.state === 'dragging') return { next: now };
      return {
        next: { state: 'pressed', grip: input.grip, pointer: input.pointer, before: selectionOf(now) },
      };
    case 'move':
      return drag(now, input);
    case 'release':
      return release(now, input.id, input.over);
    case 'abort':
      if (now.state === 'pressed') return { next: rest(now.before) };
      return now.state === 'dragging' ? { next: rest(now.before), act: { type: 'end-drag' } } : { next: now };
    case 'escape':
      if (now.state === 'dragging' || now.state === 'pressed') return react(now, { type: 'abort' });
      return now.state === 'selected' ? { next: IDLE, act: { type: 'deselect' } } : { next: now };
    case 'committed':
      return { next: IDLE };
  }
}
