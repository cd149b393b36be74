/** What surrounds the board: heading, rules, controls, status, panels. */
import { css } from 'lit';

export const chrome = css`
  .title {
    margin: 12px 14px 0;
    font-size: 1.2em;
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  .rules {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 0;
    margin: 6px 14px 0;
    padding: 0;
    list-style: none;
    color: var(--quiet);
    font-size: 0.8125em;
    line-height: 1.4;
  }
  .rules li:not(:last-child)::after {
    content: '·';
    margin-inline: 6px;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 10px 12px;
  }
  .control {
    appearance: none;
    min-block-size: 36px;
    min-inline-size: 44px;
    padding: 4px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: transparent;
    color: var(--text);
    font: inherit;
    font-size: 0.875em;
    font-weight: 550;
    cursor: pointer;
    touch-action: manipulation;
  }
  .control:hover {
    border-color: var(--accent);
  }
  .control.main {
    border-color: var(--accent);
    background: var(--accent);
    color: light-dark(#fff, #0d1f19);
  }
  .control[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--line);
    background: transparent;
    color: var(--quiet);
    cursor: default;
  }
  .status,
  .details,
  .totals {
    margin: 0;
    padding: 0 14px;
  }
  .status {
    min-block-size: 3.2em;
    padding-block: 8px 0;
    font-size: 0.9375em;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  .details {
    min-block-size: 1.6em;
    padding-block-end: 8px;
    color: var(--quiet);
    font-size: 0.8125em;
  }
  .details::first-letter {
    text-transform: uppercase;
  }
  .totals {
    padding-block-start: 8px;
    color: var(--quiet);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .board-text,
  .ledger,
  .keys,
  .faults {
    margin: 0;
    padding: 8px 14px;
    border-block-start: 1px solid var(--line);
    font-size: 0.8125em;
  }
  .keys {
    border-block-end: 1px solid var(--line);
    border-block-start: 0;
  }
  .board-text summary {
    padding-block: 4px;
    min-block-size: 24px;
    cursor: pointer;
    color: var(--quiet);
  }
  .board-text ul,
  .ledger ul,
  .faults ul {
    margin: 4px 0;
    padding: 0;
    list-style: none;
  }
  .ledger ul {
    font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }
  .ledger p,
  .faults p {
    margin: 0;
    font-weight: 650;
  }
  .problem,
  .faults p {
    color: light-dark(#9b1226, #ff9aa5);
  }
  .keys dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
    gap: 4px 16px;
    margin: 0;
  }
  .keys dl div {
    display: flex;
    gap: 8px;
  }
  .keys dt {
    min-inline-size: 84px;
    font-weight: 650;
  }
  .keys dd {
    margin: 0;
    color: var(--quiet);
  }
  /* Seen on felt and on paper alike: one light and one dark ring. */
  .control:focus-visible,
  summary:focus-visible,
  .head:focus-visible,
  .place:focus-visible,
  .card:focus-visible {
    outline: 2px solid #10201a;
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px #fff,
      0 0 0 4px #10201a;
    z-index: 3;
  }
`;
