/** Everything that a player does on the board, turned into inputs and commands. */
import { carryOut, place } from './actions.js';
import { runCommand } from './commands.js';
import type { Interaction, Input } from './interaction.js';
import { onKey } from './keyboard.js';
import type { Command } from './keymap.js';
import { pileLine } from './panels.js';
import {
  type Grip,
  type PileId,
  allPiles,
  gripAt,
  gripOn,
  isFoundation,
  moveText,
  pileCards,
  sourceOf,
} from './piles.js';
import { PointerDrag } from './pointer.js';
import type { PlayedTable } from './played-table.js';
import { cardOfSpot, pileOfSpot } from './spots.js';
import { liftable, legalTargets } from './view.js';

/** What an event's target is on the board. */
interface Hit {
  readonly pile: PileId;
  /**
   * The face-up card that was hit, as it is drawn: a page may deal anew and press in one breath, and whoever presses means
   * what there is to see.
   */
  readonly code: string | undefined;
  readonly hidden: boolean;
}

function hitOf(target: EventTarget | null): Hit | undefined {
  if (!(target as Partial<Element> | null)?.closest) return undefined;
  const element = target as Element;
  const pile = element.closest<HTMLElement>('[data-pile]')?.dataset['pile'] as PileId | undefined;
  if (!pile) return undefined;
  const code = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
  return { pile, code, hidden: !!element.closest('[data-hidden]') };
}

export class BoardInput {
  readonly #table: PlayedTable;
  readonly #drag: PointerDrag;
  /** Cards of the last two clicks: a double click counts only when both hit the same card. */
  #clicks: (string | undefined)[] = [];
  /** Keys that were the table's when they went down: their coming up is no business of the page either. */
  readonly #keysDown = new Set<string>();

  constructor(table: PlayedTable) {
    this.#table = table;
    this.#drag = new PointerDrag({
      get interaction(): Interaction {
        return table.interaction;
      },
      board: () => table.board(),
      gripFor: (target) => this.#gripFor(target),
      explain: (target) => this.#explain(target),
      input: (input: Input) => table.input(input),
    });
  }

  get drag(): PointerDrag {
    return this.#drag;
  }

  /** Ends what is under way with a pointer. */
  abort(): void {
    const { state } = this.#table.interaction;
    if (state === 'pressed' || state === 'dragging') this.#drag.abort();
  }

  /** Whether this player may take these cards up now: from a diagram or an earlier position nothing comes along. */
  #lifts({ pile, count }: Grip): boolean {
    const { still, shown } = this.#table;
    return !still && count <= liftable(shown, pile);
  }

  /** The cards from the one that was hit; the whole pile, where its face-down cards were. */
  #gripOf({ pile, code, hidden }: Hit): Grip | undefined {
    const { board } = this.#table.shown;
    return code ? gripOn(board, pile, code) : hidden ? gripAt(board, pile, 0) : undefined;
  }

  #gripFor(target: EventTarget | null): Grip | undefined {
    const hit = hitOf(target);
    const grip = hit?.code ? this.#gripOf(hit) : undefined;
    return grip && this.#lifts(grip) ? grip : undefined;
  }

  #explain(target: EventTarget | null): void {
    const hit = hitOf(target);
    const grip = hit && this.#gripOf(hit);
    if (grip) carryOut(this.#table, { type: 'explain', grip });
  }

  readonly click = (event: MouseEvent): void => {
    if (this.#drag.swallows()) {
      event.stopPropagation();
      return;
    }
    const hit = hitOf(event.target);
    const table = this.#table;
    this.#clicks = [this.#clicks.at(-1), hit?.code];
    if (!hit) return;
    const button = (event.target as Element).closest<HTMLElement>('[data-spot]');
    // Safari does not focus a clicked button, and keys have to go on from there.
    button?.focus({ preventScroll: true });
    if (hit.pile === 'stock') return runCommand(table, 'stock');
    this.choose(hit);
  };

  /** A tap, Enter, or switch on a card, a hidden card or a place. */
  choose(hit: Hit): void {
    // With a pointer still down elsewhere, the choice is what counts: no release must find a press that is over.
    this.abort();
    const table = this.#table;
    const { pile, hidden } = hit;
    const inHand = table.interaction.state === 'selected' ? table.interaction.grip : undefined;
    const grip = this.#gripOf(hit);
    // A foundation is a place first while another pile's card is in hand.
    if (!grip || (inHand && inHand.pile !== pile && isFoundation(pile)))
      return table.input({ type: 'choose-pile', pile });
    table.input({ type: 'choose-card', grip, liftable: !hidden && this.#lifts(grip) });
  }

  /** Sends a card on its best way; never on a single click, never in `teaching`. */
  readonly doubleClick = (event: MouseEvent): void => {
    const table = this.#table;
    const [first, second] = this.#clicks;
    const hit = hitOf(event.target);
    if (!first || first !== second || !hit || event.button !== 0 || !table.sendsOnDoubleClick()) return;
    const grip = gripOn(table.shown.board, hit.pile, first);
    if (!grip || !this.#lifts(grip)) return;
    const moves = [...legalTargets(table.shown, grip)].map((to) => moveText(grip, to));
    const ranked = table.hint().filter(({ move }) => moves.includes(move));
    // A hidden card turned up comes before a card put away.
    const best =
      ranked.find(({ why }) => why === 'reveals') ??
      ranked.find(({ move }) => move.endsWith('>F')) ??
      ranked[0];
    this.#clicks = [];
    if (best) table.playByHand(best.move);
  };

  readonly focusIn = (event: FocusEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>('[data-spot]')?.dataset['spot'];
    if (!spot || spot === this.#table.roving) return;
    this.#table.roving = spot;
    this.#table.requestUpdate();
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const table = this.#table;
    onKey(
      {
        position: table.shown.board,
        roving: table.roving,
        shortcutsOn: table.shortcuts !== 'off',
        rightToLeft: getComputedStyle(table.board() ?? table).direction === 'rtl',
        busy: table.interaction.state !== 'idle',
        focusSpot: (spot) => table.focusSpot(spot),
        command: (command) => this.#command(command),
      },
      event,
    );
    if (event.defaultPrevented) this.#keysDown.add(event.code);
  };

  readonly keyUp = (event: KeyboardEvent): void => {
    if (this.#keysDown.delete(event.code)) event.stopPropagation();
  };

  /** The grip that the keyboard means: what is selected, else the focused card, else the front card of the pile. */
  #aimed(): Grip | undefined {
    const { interaction, roving, shown: game } = this.#table;
    if (interaction.state === 'selected') return interaction.grip;
    const pile = pileOfSpot(roving);
    const cards = pileCards(game.board, pile);
    const front = cards.at(-1);
    const code = cardOfSpot(roving) ?? (front?.up ? front.card.code : undefined);
    return code ? gripOn(game.board, pile, code) : undefined;
  }

  #command(command: Command): void {
    const table = this.#table;
    const grip = this.#aimed();
    switch (command.type) {
      case 'escape':
        this.abort();
        return table.input({ type: 'escape' });
      case 'resize':
        return this.#resize(command.by);
      case 'foundation':
        if (grip) place(table, grip, `F${grip.lead[1] as 'S'}`);
        return;
      case 'destinations':
        return this.#tellDestinations(grip);
      default:
        return runCommand(table, command.type, pileOfSpot(table.roving));
    }
  }

  /** Where the cards in hand or in focus can go; why not, when they cannot be lifted at all. */
  #tellDestinations(grip: Grip | undefined): void {
    const { shown: game, words, roving } = this.#table;
    const source = grip && sourceOf(grip.pile);
    if (!grip || source === undefined) return this.#table.say(pileLine(game, words, pileOfSpot(roving)));
    const fault = game.liftFault(source, grip.count);
    const legal = legalTargets(game, grip);
    this.#table.say(
      fault
        ? words.refusal(fault)
        : words.destinations(
            grip.lead,
            allPiles(game.board).filter((id) => legal.has(id)),
          ),
    );
  }

  /** One more or one fewer card in the selection, as far as the run goes. */
  #resize(by: 1 | -1): void {
    this.abort();
    const table = this.#table;
    const grip = this.#aimed();
    if (!grip) return;
    const { board } = table.shown;
    const next = gripAt(board, grip.pile, pileCards(board, grip.pile).length - grip.count - by);
    if (!next || next.count < 1) return;
    table.input({ type: 'choose-card', grip: next, liftable: this.#lifts(next) });
  }
}
