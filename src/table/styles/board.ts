/** The felt, its piles and columns. Sizes come as custom properties from the geometry of the container. */
import { css } from 'lit';

export const board = css`
  .board {
    position: relative;
    isolation: isolate;
    padding: var(--pad);
    padding-block: calc(var(--pad) + 2px) calc(var(--pad) * 2);
    background: radial-gradient(120% 90% at 50% 0, var(--felt), var(--felt-edge));
    color: var(--felt-text);
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .row,
  .columns {
    display: grid;
    grid-template-columns: repeat(var(--per-row), var(--w));
    gap: var(--gap);
    justify-content: center;
  }
  .row {
    margin-block-end: calc(var(--gap) + 6px);
  }
  .columns {
    min-block-size: var(--reserve);
    align-items: stretch;
    row-gap: 10px;
  }
  .pile,
  .column {
    position: relative;
    min-inline-size: 0;
  }
  .column {
    display: flex;
    flex-direction: column;
    min-block-size: calc(var(--h) + 26px);
  }
  .head {
    appearance: none;
    flex: none;
    inline-size: 100%;
    block-size: 24px;
    margin: 0 0 2px;
    padding: 0;
    border: 0;
    border-radius: 5px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 12px;
    line-height: 24px;
    text-align: center;
    font-variant-numeric: tabular-nums;
    opacity: 0.92;
    cursor: pointer;
  }
  .head:hover,
  .selecting .head {
    background: rgb(255 255 255 / 0.12);
  }
  .slot {
    display: none;
  }
  .column.empty .slot {
    display: block;
    block-size: var(--h);
  }
  .place,
  .column.empty .slot {
    border: 1.5px solid rgb(255 255 255 / 0.38);
    border-radius: var(--corner);
  }
  .place {
    appearance: none;
    position: relative;
    display: block;
    inline-size: var(--w);
    block-size: var(--h);
    margin: 0;
    padding: 0;
    background: rgb(0 0 0 / 0.08);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .sign {
    position: absolute;
    inset: 0;
    inline-size: 46%;
    block-size: auto;
    margin: auto;
    opacity: 0.55;
  }
  .stock .sign {
    opacity: 0.95;
  }
  .count {
    position: absolute;
    inset-block-end: 4px;
    inset-inline: 0;
    inline-size: fit-content;
    min-inline-size: 22px;
    margin-inline: auto;
    padding: 0 5px;
    border-radius: 99px;
    background: rgb(8 18 32 / 0.82);
    color: #fff;
    font-size: 12px;
    font-weight: 650;
    line-height: 18px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .cards,
  .fan {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .strip {
    position: relative;
    block-size: var(--strip);
  }
  .strip.tight {
    block-size: var(--tight);
  }
  .strip:last-child {
    block-size: var(--h);
  }
  .hidden {
    position: relative;
  }
  .backs {
    display: flow-root;
  }
  .backs .back {
    display: block;
    block-size: var(--h);
    margin-block-end: calc(var(--down) - var(--h));
  }
  .backs .back:last-of-type {
    margin-block-end: calc(var(--down) - var(--h));
  }
  .merged .backs .back {
    margin-block-end: calc(18px - var(--h));
  }
  .hidden:last-child .backs .back:last-of-type {
    margin-block-end: 0;
  }
  .times {
    position: absolute;
    inset: 0 0 auto;
    color: #fff;
    font-size: 12px;
    font-weight: 650;
    line-height: 18px;
    text-align: center;
  }
  /* The waste takes two columns of the row, and its fan fills them. */
  .klondike .waste {
    grid-column: span 2;
  }
  .fan {
    display: flex;
  }
  .fan li {
    inline-size: calc((var(--w) + var(--gap)) / 2);
    block-size: var(--h);
    flex: none;
  }
  .fan li:last-child {
    inline-size: var(--w);
  }
  .spider .row {
    grid-template-columns: var(--w) 1fr;
    inline-size: calc(var(--per-row) * var(--w) + (var(--per-row) - 1) * var(--gap));
    margin-inline: auto;
  }
  .done {
    display: flex;
    justify-content: flex-end;
    gap: 3px;
    align-items: center;
  }
  .run {
    position: relative;
    flex: 0 1 var(--w);
    min-inline-size: 0;
    block-size: calc(var(--h) * 0.8);
    border: 1.5px dashed rgb(255 255 255 / 0.34);
    border-radius: 4px;
  }
  .run .card {
    inline-size: 100%;
    block-size: 100%;
  }
  .run .pip {
    display: none;
  }
  .run .index {
    flex-direction: column;
    inset: 0;
    justify-content: center;
    align-items: center;
    padding: 0;
    font-size: 13px;
  }
  .legal > .head,
  .legal > .place {
    box-shadow: inset 0 0 0 2px var(--mark);
    color: #fff;
  }
  .legal > .head::after {
    content: ' ▾';
  }
  .column.over,
  .pile.over {
    border-radius: var(--corner);
    background: rgb(255 255 255 / 0.12);
  }
  .column.legal.empty .slot {
    border-color: var(--mark);
  }
`;
