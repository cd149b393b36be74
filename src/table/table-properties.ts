/** What a page sees of both elements: attributes, events, parts, custom properties. What they do is elsewhere. */
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import type { Lesson } from '../lessons/lesson.js';
import type { SolitaireEventMap } from './events.js';

/** HTML's own meaning: present is true, whatever the value; false takes the attribute away. */
const flag: PropertyDeclaration = { type: Boolean, reflect: true };

/** Attributes whose change deals again, once per update. */
export const SOURCE_NAMES: ReadonlySet<PropertyKey> = new Set(['variant', 'seed', 'fixture', 'moves']);

/** The listeners of this element's own events know their detail. Types only: nothing of this is in the built files. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- overloads of inherited methods
export interface TableProperties {
  addEventListener<K extends keyof SolitaireEventMap>(
    type: K,
    listener: (this: this, event: SolitaireEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof SolitaireEventMap>(
    type: K,
    listener: (this: this, event: SolitaireEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * The documentation below is the reference: the manifest, the editor data and the README's tables are made from it.
 *
 * @attr {string} lang - Language of the words, as everywhere in HTML: English, or another whose file the page has loaded.
 * @attr {'ltr' | 'rtl' | 'auto'} dir - Direction of the text, as everywhere in HTML.
 *
 * @fires {CustomEvent<MoveDetail>} move - After every committed action, undo and redo too. `detail`: `kind`, `move`, `effects`, `position`, `count`.
 * @fires {CustomEvent<RejectedDetail>} rejected - After every refused action, which changed nothing. `detail`: `move`, `code`, `message`, `position`, `rule`, `instead`, and the facts of the code.
 * @fires {CustomEvent<WinDetail>} win - Once per deal, after the `move` that won it. `detail`: `count`, `position`.
 * @fires {CustomEvent<DealDetail>} deal - A new position is laid: connect, reset, restart, or a changed attribute. `detail`: `cause`, `variant`, `seed`, `fixture`, `position`.
 * @fires {CustomEvent<LessonStepDetail>} lesson-step - Goals of the lesson came to hold. `detail`: `lesson`, `steps`, `held`, `of`, `say`, `count`, `position`.
 * @fires {CustomEvent<LessonDoneDetail>} lesson-done - The lesson's goal is reached. `detail`: `lesson`, `next`, `count`, `position`.
 *
 * @slot - Fallback: light-DOM content is shown until the element is defined, and never after.
 *
 * @csspart table - Everything the element shows: surface, border, text.
 * @csspart heading - The heading, where there is one.
 * @csspart rules - The rule card: a list of short lines.
 * @csspart lesson - The lesson, where there is one: title, goal, how far it is, what it says, its controls.
 * @csspart lesson-title - The lesson's title.
 * @csspart lesson-says - What the lesson said last.
 * @csspart controls - The row of controls.
 * @csspart control - One control.
 * @csspart keys - The list of keys, while it is open.
 * @csspart faults - The faults of a wrong `lesson`, `fixture` or `moves`.
 * @csspart board - The felt with all piles.
 * @csspart row - The top row of piles.
 * @csspart columns - The columns together.
 * @csspart column - One column.
 * @csspart column-button - The button at a column's head, which takes the selected cards.
 * @csspart card - The button of a face-up card in a column or on the waste.
 * @csspart card-back - A face-down card in a column.
 * @csspart stock - The stock.
 * @csspart status - The line that says what just happened.
 * @csspart reason - Under it, from a refusal until the next action: the rule it rests on, and what is legal instead.
 * @csspart details - The full name of the selected or focused card.
 * @csspart ledger - The card ledger, where `ledger` asks for it.
 * @csspart transcript - The moves so far, behind their summary.
 * @csspart notice - What stands over the board while that list is open: which move the board shows.
 * @csspart board-text - The board in words, behind its summary.
 *
 * @cssprop --solitaire-font - Font of all text.
 * @cssprop --solitaire-radius - Corner radius of the whole table.
 * @cssprop --solitaire-surface - Background around the board.
 * @cssprop --solitaire-text - Text on the surface.
 * @cssprop --solitaire-quiet-text - Less important text on the surface.
 * @cssprop --solitaire-line - Borders and rules on the surface.
 * @cssprop --solitaire-accent - The main control.
 * @cssprop --solitaire-accent-text - Text on the main control.
 * @cssprop --solitaire-problem - What is wrong: the faults of a position, a broken ledger.
 * @cssprop --solitaire-felt - Background of the board.
 * @cssprop --solitaire-felt-edge - Edge of the board.
 * @cssprop --solitaire-felt-text - Text and signs on the board.
 * @cssprop --solitaire-card - Face of a card.
 * @cssprop --solitaire-card-edge - Edge of a card.
 * @cssprop --solitaire-back - Back of a card.
 * @cssprop --solitaire-back-line - Pattern on the back.
 * @cssprop --solitaire-red - Hearts and diamonds.
 * @cssprop --solitaire-black - Clubs and spades.
 * @cssprop --solitaire-diamonds - Diamonds with `four-color`.
 * @cssprop --solitaire-clubs - Clubs with `four-color`.
 * @cssprop --solitaire-mark - Marks of selection, of legal destinations and of hints.
 * @cssprop --solitaire-mark-edge - Edge of those marks.
 *
 * @cssstate won - The deal is won.
 * @cssstate selecting - Cards are picked up: selected or being dragged.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see the interface
export abstract class TableProperties extends LitElement {
  /** `lang` and `dir` stay the platform's own properties; a change of the attribute renders again. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' || name === 'dir') this.requestUpdate();
  }

  static override properties: PropertyDeclarations = {
    seed: {},
    fixture: {},
    moves: {},
    lesson: {},
    hints: flag,
    ledger: flag,
    fourColor: { ...flag, attribute: 'four-color' },
    readonly: flag,
    label: {},
    headingLevel: { attribute: 'heading-level' },
    shortcuts: {},
  };

  /** Any text: a reproducible shuffle, the same in every browser. `random`: a fair shuffle, new at each reset. */
  declare seed: string | null;
  /** A named position, or a position's text. Goes before `seed`. */
  declare fixture: string | null;
  /** Moves played onto the deal at the start, separated by spaces. If one is wrong, none is played. */
  declare moves: string | null;
  /**
   * A shipped lesson by name; as a property also a lesson object. It deals its own position, before `fixture`, `seed` and
   * `moves`.
   * @type {string | Lesson | null}
   */
  declare lesson: string | Lesson | null;
  /** Marks legal destinations and offers the Hint control. */
  declare hints: boolean;
  /** Shows the card ledger: every pile's cards, with entries and distinct identities counted. */
  declare ledger: boolean;
  /** Four suit colors; the red and the black family stay apart. */
  declare fourColor: boolean;
  /** A diagram: shown and readable, not playable. */
  declare readonly: boolean;
  /** Accessible name and heading, in place of the game's name. */
  declare label: string | null;
  /** Level of the heading, 1 to 6; 0 for no heading. 3 unless said otherwise. */
  declare headingLevel: number | string | null;
  /**
   * `off` leaves the letter, digit and sign keys to the page.
   * @type {'off' | null}
   */
  declare shortcuts: string | null;

  constructor() {
    super();
    this.seed =
      this.fixture =
      this.moves =
      this.lesson =
      this.label =
      this.headingLevel =
      this.shortcuts =
        null;
    this.hints = this.ledger = this.fourColor = this.readonly = false;
  }

  /** @internal 1 to 6, or 0 for no heading; anything else is 3. */
  get heading(): number {
    const level = /^\s*([0-6])\s*$/.exec(String(this.headingLevel));
    return level ? Number(level[1]) : 3;
  }
}
