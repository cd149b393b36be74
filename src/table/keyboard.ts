/** Keys on the board: moves focus, and asks for the same things as taps and controls do. */
import { type Command, commandFor } from './keymap.js';
import type { Position } from '../engine/position.js';
import { type Spot, nextSpot } from './spots.js';

export interface KeyboardHost {
  readonly position: Position;
  readonly roving: Spot;
  readonly shortcutsOn: boolean;
  readonly rightToLeft: boolean;
  readonly busy: boolean;
  focusSpot(spot: Spot): void;
  /** Everything but moving about. */
  command(command: Command): void;
}

/** A native button acts on these by itself, and the page must not act on them too. */
export function keepActivation(event: KeyboardEvent): void {
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
  if (plain && (event.key === 'Enter' || event.key === ' ')) event.stopPropagation();
}

/** Acts on a key and keeps it from the page, if it is one of the table's. */
export function onKey(host: KeyboardHost, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  // A held Enter would press its button again and again.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  const command = commandFor(event, host.position.columns.length, host.shortcutsOn);
  if (!command) return;
  // An idle Escape is the page's, to close what it has open.
  if (command.type === 'escape' && !host.busy) return;
  event.preventDefault();
  event.stopPropagation();
  const moves =
    command.type === 'step' || command.type === 'end' || command.type === 'row' || command.type === 'column';
  // Holding an arrow key walks; holding any other key must not repeat a move.
  if (event.repeat && !moves) return;
  if (moves) host.focusSpot(nextSpot(host.position, host.roving, command, host.rightToLeft));
  else host.command(command);
}
