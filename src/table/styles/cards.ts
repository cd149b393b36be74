/** Cards, face up and face down. */
import { css } from 'lit';

export const cards = css`
  .card {
    appearance: none;
    position: relative;
    display: block;
    inline-size: var(--w);
    block-size: var(--h);
    margin: 0;
    padding: 0;
    border: 1px solid var(--card-edge);
    border-radius: var(--corner);
    background: var(--card);
    color: var(--ink);
    font: inherit;
    text-align: start;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.22);
    cursor: default;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  .place .card {
    position: absolute;
    inset: -1.5px auto auto -1.5px;
  }
  .index {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: 0.12em;
    padding: 0.1em 0.22em;
    direction: ltr;
    font-size: var(--font);
    font-weight: 750;
    line-height: 1.15;
    letter-spacing: -0.04em;
    white-space: nowrap;
  }
  .mini {
    inline-size: 0.78em;
    block-size: 0.78em;
    flex: none;
  }
  .pip {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 9%;
    inline-size: 50%;
    block-size: auto;
    margin-inline: auto;
  }
  .court {
    inset-block-end: 7%;
    inline-size: 58%;
    padding: 5%;
    border: 1px solid currentColor;
    border-radius: 12%;
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  .back {
    border: 1px solid rgb(255 255 255 / 0.55);
    border-radius: var(--corner);
    background:
      linear-gradient(var(--back), var(--back)) center / calc(100% - 6px) calc(100% - 6px) no-repeat,
      repeating-linear-gradient(45deg, var(--back-line) 0 1.5px, transparent 1.5px 7px),
      repeating-linear-gradient(-45deg, var(--back-line) 0 1.5px, transparent 1.5px 7px),
      var(--back);
    background:
      repeating-linear-gradient(45deg, var(--back-line) 0 1px, transparent 1px 6px),
      repeating-linear-gradient(-45deg, var(--back-line) 0 1px, transparent 1px 6px), var(--back);
    box-shadow:
      inset 0 0 0 2px var(--back),
      inset 0 0 0 3px rgb(255 255 255 / 0.28),
      0 1px 2px rgb(0 0 0 / 0.2);
  }
  .selected {
    box-shadow:
      0 0 0 3px var(--mark),
      0 3px 8px rgb(0 0 0 / 0.35);
    border-color: #6b5200;
  }
  .selected::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid #6b5200;
    border-radius: inherit;
    pointer-events: none;
  }
  .dragged {
    z-index: 10;
    transform: translate(var(--drag-x, 0), var(--drag-y, 0));
    box-shadow: 0 8px 18px rgb(0 0 0 / 0.4);
    cursor: grabbing;
    pointer-events: none;
  }
  .covered {
    filter: brightness(0.94);
  }
`;
