// What must hold on the monkey's page: after each act for the cards, at rest for everything that is shown.
import { gripOf } from '../../../src/table/interaction.js';
import { pileCards } from '../../../src/table/piles.js';
import { given } from '../../../src/table/source.js';
import { type Table, all, rootOf } from '../../support/host-page.js';
import { expected } from '../expected.js';
import { difference, shown } from '../shown.js';

/** What is wrong with the cards, in sentences. */
export function cardFaults(table: Table): string[] {
  const { game } = table;
  const audit = game.audit();
  const deck = game.kind === 'klondike' ? 52 : 104;
  const staged = given(table.fixture) !== undefined || table.lessonRun;
  const whole = staged ? audit.expected : deck;
  const held = audit.ok && audit.entries === whole && audit.distinct === whole && !game.frozen;
  return held ? [] : [`the ledger: ${JSON.stringify(audit)}`];
}

/** Cards in hand that do not lie where they were taken from, or that are taken up where nothing can be. */
function gripFaults(table: Table): string[] {
  const grip = gripOf(table.interaction);
  if (!grip) return [];
  const cards = pileCards(table.shown.board, grip.pile);
  const lead = cards[cards.length - grip.count];
  return lead?.card.code === grip.lead && lead.up && !table.still
    ? []
    : [`in hand: ${JSON.stringify(grip)}, still ${table.still}`];
}

function wordFaults(table: Table): string[] {
  const words = rootOf(table).querySelector('.wrap')!.textContent ?? '';
  return /undefined|NaN|\[object|\bnull\b/.test(words) ? [`the words: ${words}`] : [];
}

function tabFaults(table: Table): string[] {
  const stops = all(table, '.board [tabindex="0"]').length;
  return stops === 1 ? [] : [`${stops} Tab stops`];
}

/** What a connected table shows otherwise than it should, once it has drawn all that was asked of it. */
export const shownFaults = (table: Table): string[] => [
  ...gripFaults(table),
  ...difference(shown(table), expected(table)),
  ...wordFaults(table),
  ...tabFaults(table),
];
