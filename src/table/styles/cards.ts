/** Cards, face up and face down. */
import { css } from 'lit';

export const cards = css`
  .card {
    appearance: none;
    position: relative;
    display: block;
    inline-size: var(--_w);
    block-size: var(--_h);
    margin: 0;
    padding: 0;
    border: 1px solid var(--_card-edge);
    border-radius: var(--_corner);
    background: var(--_card);
    color: var(--_ink);
    font: inherit;
    box-shadow: 0 0 2px rgb(0 0 0 / 0.3);
    cursor: inherit;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  .place .card,
  .run .card {
    position: absolute;
    inset: -1px auto auto -1px;
  }
  /* As high as what shows of a covered card, so that rank and suit stand in the middle of it. */
  .index {
    position: absolute;
    inset: -1px 0 auto;
    display: flex;
    align-items: center;
    gap: 0.1em;
    block-size: var(--_strip);
    padding-inline: 0.24em;
    direction: ltr;
    font-size: var(--_font);
    font-weight: 750;
    line-height: 1.1;
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
  .tight .index {
    font-size: max(13px, 0.9 * var(--_tight));
  }
  .mini {
    flex: none;
    inline-size: 0.8em;
    block-size: 0.8em;
  }
  .pip {
    position: absolute;
    inset: calc(var(--_strip) - 2px) 0 auto;
    inline-size: 54%;
    block-size: calc(96% - var(--_strip));
    margin-inline: auto;
  }
  .ace {
    inline-size: 74%;
  }
  .court {
    inset-block-start: calc(var(--_strip) - 1px);
    inline-size: 82%;
    block-size: calc(95% - var(--_strip));
    border: 1px solid currentColor;
    border-radius: calc(var(--_corner) / 2);
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .robe {
    fill: color-mix(in srgb, currentColor 35%, var(--_card));
    stroke: currentColor;
  }
  /* A margin of card around a lattice, like a printed back; each edge shows in a stack. */
  .back {
    border: 2px solid var(--_card);
    border-radius: var(--_corner);
    background:
      repeating-linear-gradient(45deg, var(--_back-line) 0 1px, transparent 1px 6px),
      repeating-linear-gradient(-45deg, var(--_back-line) 0 1px, transparent 1px 6px), var(--_back);
    background-clip: padding-box;
    box-shadow:
      inset 0 0 0 1.5px var(--_back),
      0 0 0 1px rgb(0 0 0 / 0.3);
  }
  .dragged {
    z-index: 10;
    transform: translate(var(--_drag-x, 0), var(--_drag-y, 0));
    box-shadow: 0 8px 16px rgb(0 0 0 / 0.35);
    cursor: grabbing;
    pointer-events: none;
  }
  /* The ring of a covered card goes around what shows of it, and hides nothing of the cards above. */
  .strip:not(:last-child) > .card:focus-visible {
    clip-path: inset(-7px -7px calc(100% - var(--_strip) - 1px));
  }
  .strip:not(:last-child) > .card:focus-visible::before {
    content: '';
    position: absolute;
    inset: calc(var(--_strip) - 4px) -1px auto;
    border-block: 2px solid #10201a;
    border-block-start-color: #fff;
  }
`;
