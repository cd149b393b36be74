/** A column: its destination button, its face-down cards as one item, its face-up cards as buttons. */
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Placed } from '../engine/card.js';
import { cardButton } from './card-view.js';
import { classes } from './classes.js';
import { type Squeeze, squeezeFor } from './geometry.js';
import { type PileId, columnNumber, pileCards } from './piles.js';
import { type View, liftable, marksPile, marksPlace, shownBy } from './view.js';

interface Item extends Placed {
  /** Place from the bottom, from 0. */
  readonly index: number;
}

/** What a card's button is called, with its part in a selection. */
function cardName(view: View, pile: PileId, item: Item, size: number): string {
  const { words, grip } = view;
  const { code } = item.card;
  const depth = grip && grip.pile === pile ? item.index - (size - grip.count) : -1;
  if (depth === 0) return words.selectedLead(code, grip!.count - 1, pile, item.index + 1, size);
  if (depth > 0) return words.selectedRest(code, pile, item.index + 1, size);
  return words.cardIn(code, pile, item.index + 1, size);
}

function cardItem(
  view: View,
  pile: PileId,
  item: Item,
  size: number,
  lift: number,
  squeeze: Squeeze,
): TemplateResult {
  const { grip, readonly } = view;
  const inHand = !!grip && grip.pile === pile && item.index >= size - grip.count;
  const lifts = item.index >= size - lift;
  const name = cardName(view, pile, item, size);
  return html`<li class=${classes({ strip: true, tight: squeeze.tight && !lifts })}>
    ${cardButton(view, pile, item, name, !readonly && lifts, inHand)}
  </li>`;
}

/** A block of neighbouring face-down cards: one list item, never a name. */
function hiddenItem(view: View, count: number, merged: boolean): TemplateResult {
  const { words } = view;
  const backs = Array.from(
    { length: merged ? 1 : count },
    () => html`<span class="back" part="card-back"></span>`,
  );
  return html`<li class=${classes({ hidden: true, merged })} data-hidden>
    <span class="sr" .textContent=${words.faceDown(count)}></span>
    <span class="backs" aria-hidden="true"
      >${backs}${merged ? html`<span class="times" .textContent=${`×${count}`}></span>` : nothing}</span
    >
  </li>`;
}

/**
 * Cards in order; neighbouring face-down ones together. The first is always a number, 0 where none is face down, so that
 * the cards on them keep their items when the last one is turned up.
 */
function blocks(cards: readonly Placed[]): (Item | number)[] {
  const result: (Item | number)[] = [0];
  cards.forEach((each, index) => {
    const last = result.at(-1);
    if (each.up) result.push({ ...each, index });
    else if (typeof last === 'number') result[result.length - 1] = last + 1;
    else result.push(1);
  });
  return result;
}

function drawn(view: View, id: PileId): TemplateResult {
  const { words, grip, legal, hints, roving, over } = view;
  const cards = pileCards(view.position, id);
  const down = cards.filter(({ up }) => !up).length;
  const lift = liftable(view.game, id);
  const squeeze = squeezeFor(view.geometry, down, cards.length - down);
  const number = columnNumber(id);
  const isLegal = legal.has(id);
  const name =
    grip && grip.pile !== id ? words.moveTo(grip.lead, id) : words.column(number, cards.length, down);
  const column = {
    column: true,
    empty: !cards.length,
    legal: marksPlace(view, id),
    hinted: marksPile(view, id),
    over: over === id,
  };
  return html`<div class=${classes(column)} part="column" data-pile=${id}>
    <button
      type="button"
      class="head"
      part="column-button"
      data-spot=${id}
      tabindex=${id === roving ? 0 : -1}
      aria-label=${name}
      aria-description=${ifDefined(hints && isLegal ? words.legal : undefined)}
    >
      <span .textContent=${String(number)}></span>
    </button>
    <span class="slot" aria-hidden="true"></span>
    ${
      cards.length
        ? html`<ul role="list" class="cards" aria-label=${words.pileName(id)}>
            ${
              // By place: Lit's `repeat` leaves a comment behind with each item that it takes away.
              blocks(cards).map((block) =>
                typeof block !== 'number'
                  ? cardItem(view, id, block, cards.length, lift, squeeze)
                  : block
                    ? hiddenItem(view, block, squeeze.merged && block > 3)
                    : nothing,
              )
            }
          </ul>`
        : nothing
    }
  </div>`;
}

/** A column is drawn again when something it shows has changed: most actions leave most columns as they are. */
export const columnView = (view: View, id: PileId): unknown =>
  guard(shownBy(view, id), () => drawn(view, id));
