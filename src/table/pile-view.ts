/** The piles of the top row: stock, waste, foundations, stored runs. */
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { top } from '../engine/position.js';
import { cardButton, coveredCard, foundationCard, pictured } from './card-view.js';
import { classes } from './classes.js';
import { type PileId, foundationSuit, pileCards } from './piles.js';
import { SUITS } from './suits.js';
import { type View, liftable, marksPile, marksPlace, shownBy } from './view.js';

/** A pile's class, by its id. */
const pileClass = (view: View, id: PileId): string =>
  classes({ pile: true, [id]: true, hinted: marksPile(view, id) || view.hinted?.to === id });

/** @param name says what pressing it does */
export const stockView = (view: View, name: string, canRedeal: boolean): unknown =>
  guard([...shownBy(view, 'stock'), name, canRedeal], () => drawnStock(view, name, canRedeal));

function drawnStock(view: View, name: string, canRedeal: boolean): TemplateResult {
  const count = view.position.stock.length;
  return html`<div class=${pileClass(view, 'stock')} part="stock" data-pile="stock">
    <button
      type="button"
      class=${classes({ place: true, back: count > 0 })}
      data-spot="stock"
      tabindex=${view.roving === 'stock' ? 0 : -1}
      aria-label=${name}
    >
      ${
        count
          ? html`<span class="count" .textContent=${String(count)}></span>`
          : canRedeal
            ? html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M19 12a7 7 0 1 1-2.1-5M19 3v5h-5"
                  fill="none"
                  stroke="currentColor"
                  stroke-width="2.2"
                  stroke-linecap="round"
                  stroke-linejoin="round"
                ></path>
              </svg>`
            : nothing
      }
    </button>
  </div>`;
}

const item = (card: Element): TemplateResult => html`<li>${card}</li>`;

/** The waste's last cards side by side; only the top one is a button. */
export const wasteView = (view: View): unknown => guard(shownBy(view, 'waste'), () => drawnWaste(view));

function drawnWaste(view: View): TemplateResult {
  const { words, grip, roving, position, readonly } = view;
  const cards = pileCards(position, 'waste');
  const size = cards.length;
  if (!size)
    return html`<div class=${pileClass(view, 'waste')} part="waste" data-pile="waste">
      <button
        type="button"
        class="place"
        data-spot="waste"
        tabindex=${roving === 'waste' ? 0 : -1}
        aria-label=${words.emptyWaste}
      ></button>
    </div>`;
  const shown = cards.slice(-view.fan).map(({ card }, i, all) => ({ card, index: size - all.length + i }));
  const inHand = grip?.pile === 'waste';
  return html`<div class=${pileClass(view, 'waste')} part="waste" data-pile="waste">
    <ul role="list" class="fan" aria-label=${words.pileName('waste')}>
      ${shown.map(({ card, index }) => {
        const { code } = card;
        if (index < size - 1)
          return item(coveredCard(view, card, index, words.coveredIn(code, 'waste', index + 1, size)));
        const name = inHand
          ? words.selectedLead(code, 0, 'waste', size, size)
          : words.cardIn(code, 'waste', size, size);
        return item(cardButton(view, 'waste', { card, index }, name, !readonly, inHand));
      })}
    </ul>
  </div>`;
}

/** One foundation: a destination, and a source where the variant lets its top card return. */
export const foundationView = (view: View, id: PileId): unknown =>
  guard(shownBy(view, id), () => drawnFoundation(view, id));

function drawnFoundation(view: View, id: PileId): TemplateResult {
  const { words, grip, dragging, roving, over, position } = view;
  const suit = foundationSuit(id);
  const cards = position.foundations[suit];
  const card = top(cards);
  const inHand = grip?.pile === id;
  // While the top card is dragged the one beneath it shows; it stays a part of the pile's picture only.
  const beneath = inHand && dragging ? cards[cards.length - 2] : undefined;
  const takes = grip && !inHand && grip.count === 1 && grip.lead[1] === suit;
  const name = takes ? words.moveTo(grip.lead, id) : words.foundation(suit, card?.code);
  const pile = {
    pile: true,
    foundation: true,
    legal: marksPlace(view, id),
    hinted: marksPile(view, id),
    over: over === id,
  };
  const movable = !view.readonly && liftable(view.game, id) > 0;
  return html`<div class=${classes(pile)} part="foundation" data-pile=${id}>
    <button
      type="button"
      translate="no"
      class=${classes({ place: true, [suit]: true })}
      data-spot=${id}
      tabindex=${id === roving ? 0 : -1}
      aria-label=${name}
    >
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d=${SUITS[suit]} fill="currentColor" fill-rule="evenodd"></path>
      </svg>
      ${beneath ? pictured(view, beneath, { 'aria-hidden': 'true' }) : nothing}
      ${card ? foundationCard(view, card, cards.length - 1, movable, inHand) : nothing}
    </button>
  </div>`;
}

/** Spider's stored runs: eight places that fill from the first. */
export const doneView = (view: View): unknown => guard(shownBy(view, 'done'), () => drawnDone(view));

function drawnDone(view: View): TemplateResult {
  const runs = view.position.done;
  return html`<div
    class=${pileClass(view, 'done')}
    part="completed-runs"
    data-pile="done"
    role="img"
    aria-label=${view.words.completedRuns(runs.length)}
  >
    ${Array.from({ length: 8 }, (_, i) => {
      const king = runs[i]?.[0];
      return html`<span class="run" aria-hidden="true" translate="no"
        >${king ? pictured(view, king, { 'data-run': i + 1 }) : nothing}</span
      >`;
    })}
  </div>`;
}
