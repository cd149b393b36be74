/** The felt, its piles and columns. Sizes come as custom properties from the geometry of the container. */
import { css } from 'lit';

export const board = css`
  .board {
    position: relative;
    isolation: isolate;
    padding: calc(var(--_pad) + 2px) var(--_pad) calc(var(--_pad) + 4px);
    background: radial-gradient(120% 100% at 50% 0, var(--_felt), var(--_felt-edge));
    box-shadow: inset 0 1px 3px rgb(0 0 0 / 0.25);
    color: var(--_felt-text);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .row,
  .columns {
    display: grid;
    grid-template-columns: repeat(var(--_per-row), var(--_w));
    gap: var(--_gap);
    justify-content: center;
  }
  .row {
    margin-block-end: 6px;
  }
  .columns {
    min-block-size: var(--_reserve);
    row-gap: 8px;
  }
  .pile,
  .column,
  .slot,
  .strip,
  .hidden,
  .run {
    position: relative;
  }
  .column {
    min-block-size: calc(var(--_h) + 26px);
    border-radius: 6px;
  }
  .head,
  .place {
    appearance: none;
    display: block;
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .head {
    block-size: 24px;
    margin-block-end: 2px;
    border-radius: 6px;
    font-size: 12px;
    line-height: 24px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  /* Darker than the felt, never lighter: the number keeps its contrast. */
  .selecting .head {
    background: rgb(0 0 0 / 0.2);
  }
  .over {
    background: rgb(255 255 255 / 0.14);
  }
  .place,
  .empty > .slot,
  .run {
    display: block;
    block-size: var(--_h);
    border: 1px solid rgb(255 255 255 / 0.56);
    border-radius: var(--_corner);
    background: rgb(0 0 0 / 0.1);
  }
  .place {
    position: relative;
    inline-size: var(--_w);
  }
  .sign {
    position: absolute;
    inset: 0;
    inline-size: 46%;
    margin: auto;
    opacity: 0.7;
  }
  .stock .sign {
    inline-size: 60%;
    opacity: 1;
  }
  .count,
  .times {
    position: absolute;
    inset: 0;
    inline-size: fit-content;
    block-size: fit-content;
    min-inline-size: 24px;
    margin: auto;
    padding-inline: 4px;
    border-radius: 99px;
    background: rgb(8 18 32 / 0.85);
    color: #fff;
    font-size: 12px;
    font-weight: 650;
    line-height: 24px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .times {
    inset-block: 3px auto;
    line-height: 14px;
  }
  .strip {
    block-size: var(--_strip);
  }
  .tight {
    --_strip: var(--_tight);
  }
  .strip:last-child,
  .fan li {
    block-size: var(--_h);
  }
  .backs {
    display: flow-root;
  }
  .backs .back {
    display: block;
    block-size: var(--_h);
    margin-block-end: calc(var(--_down) - var(--_h));
  }
  .merged .back {
    margin-block-end: calc(20px - var(--_h));
  }
  .hidden:last-child .back:last-of-type {
    margin-block-end: 0;
  }
  /* The waste takes two columns of the row, and its fan fills them. */
  .klondike .waste {
    grid-column: span 2;
  }
  .fan {
    display: flex;
  }
  .fan li {
    flex: none;
    inline-size: calc((var(--_w) + var(--_gap)) / 2);
  }
  .covered .pip,
  .two-rows .run .pip {
    display: none;
  }
  .covered .index {
    flex-direction: column;
    align-items: start;
    block-size: auto;
    direction: inherit;
  }
  /* Eight places over columns 3 to 10; in two rows of five, two to a column. */
  .done {
    grid-column: 3 / -1;
    display: flex;
    align-items: start;
    gap: var(--_gap);
  }
  .two-rows .done {
    grid-column-start: 2;
  }
  .run {
    flex: 1;
    aspect-ratio: 5 / 7;
    block-size: auto;
    border-style: dashed;
  }
  .two-rows .run .card {
    inline-size: calc(100% + 2px);
    block-size: calc(100% + 2px);
  }
  .two-rows .run .index {
    flex-direction: column;
    justify-content: center;
    inset: 0;
    block-size: auto;
    padding: 0;
  }
  .legal > .head {
    background: var(--_mark);
    color: var(--_mark-edge);
    font-weight: 700;
  }
  .legal > .head::after {
    content: '▾';
  }
  /* A broken ring is a place to go to, a whole one is what is in hand. */
  .selected::after,
  .legal > .place::after,
  .legal > .slot::after,
  .legal .strip:last-child > .card::after {
    content: '';
    position: absolute;
    inset: -3px;
    border: 3px dashed var(--_mark);
    border-radius: calc(var(--_corner) + 2px);
    pointer-events: none;
  }
  .card.selected::after {
    border-style: solid;
    box-shadow:
      inset 0 0 0 1.5px var(--_mark-edge),
      0 0 0 1px var(--_mark-edge);
  }
  /* Dots are what a hint points at: a pile, then its card. */
  .pile.hinted::after,
  .column.hinted::after,
  .card.hinted::before {
    content: '';
    position: absolute;
    inset: -3px;
    border: 3px dotted var(--_mark);
    border-radius: calc(var(--_corner) + 2px);
    pointer-events: none;
  }
  .card.hinted::before {
    border-width: 4px;
    box-shadow:
      inset 0 0 0 1px var(--_mark-edge),
      0 0 0 1px var(--_mark-edge);
  }
  @media (hover: hover) {
    .head:hover {
      background-color: rgb(0 0 0 / 0.35);
    }
    .legal > .head:hover {
      background-color: var(--_mark);
    }
    .movable:hover {
      border-color: var(--_black);
    }
  }
`;
