/** The whole picture, in the order it is read: heading, rules, controls, board, status, details, words. */
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { directionFor } from '../words/registry.js';
import { classes } from './classes.js';
import { available, runCommand, stockMove } from './commands.js';
import { columnView } from './column-view.js';
import { make } from './element.js';
import { keepActivation } from './keyboard.js';
import { boardTextView, faultsView, keysView, ledgerView, reasonView, rulesView } from './panels.js';
import { columnIds, gripAt, pileCards } from './piles.js';
import type { PlayedTable } from './played-table.js';
import { cardOfSpot, pileOfSpot } from './spots.js';
import type { View } from './view.js';

const title = (table: PlayedTable): string => table.label || table.gameName();

const headingView = (table: PlayedTable): unknown =>
  guard([table.heading, title(table)], () =>
    table.heading >= 1 && table.heading <= 6
      ? make(`h${table.heading}`, { class: 'title', part: 'heading' }, title(table))
      : nothing,
  );

/** A control's label; Draw and Redeal are one element that changes. */
function label(table: PlayedTable, command: string): string {
  const { words } = table;
  const names: Readonly<Record<string, string>> = {
    draw: words.draw,
    redeal: words.redeal,
    deal: words.deal,
    undo: words.undo,
    redo: words.redo,
    restart: words.restart,
    reset: words.reset,
    finish: words.finish,
    hint: words.hint,
    settle: words.settle,
    'read-board': words.readBoard,
    keys: words.keys,
  };
  return names[command] ?? command;
}

interface Control {
  readonly name: string;
  readonly command: string;
  readonly label: string;
  readonly off: boolean;
  readonly expanded: boolean | undefined;
}

function controlOf(table: PlayedTable, name: string): Control {
  const command = name === 'draw' && stockMove(table) === 'R' ? 'redeal' : name;
  const expanded = name === 'keys' ? table.keysOpen : undefined;
  return { name, command, label: label(table, command), off: !available(table, command), expanded };
}

const controlView = (table: PlayedTable, { name, command, label, off, expanded }: Control): TemplateResult =>
  html`<button
    type="button"
    part="control"
    class=${classes({ control: true, main: name === 'draw' || name === 'deal' })}
    data-command=${name}
    aria-disabled=${off ? 'true' : nothing}
    aria-expanded=${expanded ?? nothing}
    @click=${(event: Event) => {
      // Safari does not focus a clicked button; where it was used is where the next key goes on.
      (event.currentTarget as HTMLElement).focus({ preventScroll: true });
      runCommand(table, command);
    }}
    .textContent=${label}
  ></button>`;

/** Drawn again when one of them has changed, which most moves do not. One that goes does not leave its focus to the next. */
function controlsView(table: PlayedTable): unknown {
  const controls = table.controls().map((name) => name && controlOf(table, name));
  return guard(controls.map((control) => control && Object.values(control)).flat(), () =>
    controls.map((control) => (control ? controlView(table, control) : nothing)),
  );
}

/** The full name of the card in hand or in focus: what a tooltip would tell, for every kind of player. */
function details(view: View): string {
  const { words, grip, position, roving } = view;
  const pile = grip?.pile ?? pileOfSpot(roving);
  const code = grip?.lead ?? cardOfSpot(roving);
  const cards = pileCards(position, pile);
  const index = cards.findIndex(({ card }) => card.code === code);
  const found = code ? gripAt(position, pile, index) : undefined;
  if (!found) return '';
  const place = cards.length - found.count + 1;
  return grip
    ? words.selectedLead(found.lead, found.count - 1, pile, place, cards.length)
    : words.cardIn(found.lead, pile, place, cards.length);
}

const lessonView = ({ lessonRun, lessonComes, words }: PlayedTable): unknown =>
  lessonRun
    ? lessonRun.view()
    : lessonComes
      ? html`<p class="lesson" part="lesson" .textContent=${words.loading}></p>`
      : nothing;

export function tableView(table: PlayedTable, view: View): TemplateResult {
  const { words, shown: game, boardInput: input } = table;
  const { drag } = input;
  const { geometry } = view;
  const state = {
    table: true,
    [game.kind]: true,
    'two-rows': geometry.perRow === 5,
    'four-color': table.fourColor,
    won: game.status === 'won',
    selecting: !!view.grip,
    dragging: view.dragging,
  };
  const totals = table.totals();
  return html`<div
    class="wrap"
    part="table"
    lang=${words.lang}
    dir=${directionFor(table, words) ?? nothing}
    role="group"
    aria-label=${title(table)}
    @keydown=${keepActivation}
    @keyup=${keepActivation}
  >
    <div class=${classes(state)}>
      <div class="ruler"></div>
      ${headingView(table)} ${lessonView(table)} ${rulesView(table.rules(), words.rulesHeading)}
      <div class="controls" part="controls" role="group" aria-label=${words.commands}>
        ${controlsView(table)}
      </div>
      ${table.keysOpen ? keysView(words, view.position.columns.length, words.draw) : nothing}
      ${table.faults.length ? faultsView(table.faultTitle, table.faults) : nothing}
      ${table.transcript.notice()}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${words.board(table.gameName())}
        @click=${input.click}
        @dblclick=${input.doubleClick}
        @keydown=${input.key}
        @keyup=${input.keyUp}
        @focusin=${input.focusIn}
        @pointerdown=${drag.down}
        @pointermove=${drag.move}
        @pointerup=${drag.up}
        @pointerleave=${drag.move}
        @pointercancel=${drag.cancel}
        @lostpointercapture=${drag.lost}
        @contextmenu=${drag.abort}
      >
        <div class="row" part="row">${table.rowView(view)}</div>
        <div class="columns" part="columns">
          ${columnIds(view.position).map((id) => columnView(view, id))}
        </div>
      </div>
      ${totals ? html`<p class="totals" part="totals" .textContent=${totals}></p>` : nothing}
      <div class="said">
        <p class="status" part="status" role="status" .textContent=${table.message}></p>
        ${table.refusal ? reasonView(table.game, words, table.refusal, table.said) : nothing}
      </div>
      <p class="details" part="details" .textContent=${details(view)}></p>
      ${table.ledger ? ledgerView(game, words) : nothing} ${boardTextView(game, words)}
      ${table.transcript.view()}
    </div>
  </div>`;
}
