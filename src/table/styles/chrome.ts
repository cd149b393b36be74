/** What surrounds the board: heading, rules, controls, status, panels. */
import { css } from 'lit';

export const chrome = css`
  .table {
    --_side: 14px;
  }
  .title {
    margin: 0;
    padding: 10px var(--_side) 0;
    font-size: 1.2em;
    font-weight: 700;
    line-height: 1.25;
  }
  .table ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* One text with a mark before each rule: as few lines as can be, and no mark left hanging at a line's end. */
  .table .rules {
    padding: 4px var(--_side) 0;
    color: var(--_quiet);
    line-height: 1.4;
  }
  /* Where no heading stands above them, the edge of the table does. */
  .ruler + .rules {
    padding-block-start: 8px;
  }
  .rules li {
    display: inline;
  }
  .rules li::before {
    content: '•\\a0';
    content: '•\\a0' / '';
    color: var(--_accent);
  }
  .rules li::after {
    content: ' ';
    margin-inline-end: 4px;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 10px var(--_side);
  }
  .control {
    appearance: none;
    min-block-size: 36px;
    min-inline-size: 44px;
    margin: 0;
    padding: 4px 12px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 0.875em;
    font-weight: 550;
    cursor: pointer;
    touch-action: manipulation;
  }
  .main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-text);
  }
  .control[aria-disabled='true'] {
    border: 1px dashed var(--_line);
    background: transparent;
    color: var(--_quiet);
    cursor: default;
  }
  .status,
  .details,
  .totals {
    margin: 0;
    padding: 6px var(--_side) 0;
  }
  /* Room for what is said next, so that the page below stays where it is. */
  .said {
    min-block-size: 5.7em;
  }
  .status {
    font-size: 0.9375em;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .reason {
    padding: 3px var(--_side) 0;
    color: var(--_quiet);
  }
  /* One text, as short as can be; the rule stands out of it. */
  .reason p {
    display: inline;
    margin-inline-end: 5px;
  }
  .rule {
    color: var(--_text);
    font-weight: 550;
  }
  .details {
    min-block-size: 2em;
    padding-block: 0 6px;
  }
  .details::first-letter {
    text-transform: uppercase;
  }
  .details,
  .totals,
  summary {
    color: var(--_quiet);
    font-variant-numeric: tabular-nums;
  }
  .board-text,
  .transcript,
  .ledger,
  .keys,
  .faults {
    padding: 6px var(--_side);
    border-block-start: 1px solid var(--_line);
  }
  .rules,
  .reason,
  .details,
  .totals,
  .board-text,
  .transcript,
  .ledger,
  .keys,
  .faults {
    font-size: 0.8125em;
  }
  summary {
    padding-block: 4px;
    min-block-size: 24px;
    border-radius: 4px;
    cursor: pointer;
  }
  .ledger ul {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }
  .ledger p,
  .faults p,
  .keys dt {
    margin: 0;
    font-weight: 650;
  }
  .ledger .problem,
  .faults p {
    color: var(--_problem);
  }
  .keys dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
    gap: 4px 16px;
    margin: 0;
  }
  .keys div {
    display: flex;
    gap: 8px;
  }
  .keys dt {
    min-inline-size: 84px;
  }
  .keys dd {
    margin: 0;
    color: var(--_quiet);
  }
  @container (inline-size < 400px) {
    .table {
      --_side: 10px;
    }
    .title {
      padding-block-start: 7px;
      font-size: 1.0625em;
    }
    .table .title + .rules {
      padding-block-start: 1px;
    }
    .table .rules {
      font-size: 0.75em;
      line-height: 1.35;
    }
    .controls {
      gap: 4px;
      padding-block: 7px;
    }
    .control {
      flex: 1 0 auto;
      min-block-size: 34px;
      min-inline-size: 36px;
      padding-inline: 6px;
      font-size: 0.75em;
    }
  }
  @container (inline-size >= 640px) {
    .said {
      min-block-size: 3.4em;
    }
  }
  @media (hover: hover) {
    .control:not([aria-disabled]):hover {
      border-color: currentColor;
    }
  }
  /* Seen on felt, on cards and on the surface alike: one light and one dark ring. */
  .table :focus-visible {
    outline: 2px solid #fff;
    outline-offset: 0;
    box-shadow: 0 0 0 4px #10201a;
    z-index: 3;
  }
  /* Around the ring of a selection or a legal place, not under it. */
  .table .selected:focus-visible,
  .legal .card:focus-visible,
  .legal .place:focus-visible {
    outline-offset: 3px;
    box-shadow: 0 0 0 7px #10201a;
  }
`;
