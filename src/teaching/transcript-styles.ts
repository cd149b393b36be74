/** Style of the list of moves and of the notice over the board: the table's own colours and controls. */
import { css } from 'lit';

export const transcriptStyles = css`
  .notice {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px 10px;
    min-block-size: 48px;
    padding: 5px var(--_side);
    border-block-start: 1px solid var(--_line);
    font-size: 0.875em;
    font-weight: 550;
    line-height: 1.35;
  }
  .notice p {
    margin: 0;
    unicode-bidi: plaintext;
  }
  .notice .control {
    flex: none;
  }
  .notice[data-earlier] {
    background: var(--_mark);
    color: var(--_mark-edge);
  }
  .notice[data-earlier] .control {
    border: 2px solid currentColor;
  }
  /* Not by colour alone: the felt of an earlier position has an edge of its own. */
  .notice[data-earlier] + .board {
    outline: 4px dashed var(--_mark);
    outline-offset: -4px;
  }
  .looking {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding-block: 6px;
  }
  /* As large as the controls above the board, whose text is that of the table. */
  .looking .control {
    font-size: 1.077em;
  }
  .notice .control {
    font-size: 1em;
  }
  .moves {
    position: relative;
    margin: 0;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: 8px;
    list-style: none;
    max-block-size: 17em;
    overflow: hidden auto;
  }
  .moves li + li {
    border-block-start: 1px solid var(--_line);
  }
  .moves button {
    appearance: none;
    display: grid;
    grid-template-columns: 1em 2.4em 6em minmax(0, 1fr);
    gap: 2px 4px;
    inline-size: 100%;
    min-block-size: 30px;
    margin: 0;
    padding: 5px 8px 5px 6px;
    border: 0;
    border-radius: 7px;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
  }
  .moves button::before {
    content: '';
    grid-column: 1;
  }
  .moves [aria-current]::before {
    content: '●';
    content: '●' / '';
    color: var(--_accent);
  }
  .moves [aria-current] {
    font-weight: 700;
  }
  .nth {
    color: var(--_quiet);
    font-variant-numeric: tabular-nums;
    text-align: end;
    padding-inline-end: 4px;
  }
  .moves code {
    justify-self: start;
    font-family: ui-monospace, Menlo, Consolas, monospace;
    unicode-bidi: isolate;
  }
  .worded {
    grid-column: 4;
    unicode-bidi: plaintext;
    overflow-wrap: anywhere;
  }
  code[hidden] + .worded {
    grid-column: 3 / -1;
  }
  /* Within the box, which would cut off a ring around the entry. */
  .moves button:focus-visible {
    outline-offset: -4px;
    box-shadow: inset 0 0 0 2px #10201a;
  }
  .holds {
    margin: 0;
    color: var(--_quiet);
  }
  .by-hand {
    display: grid;
    gap: 4px;
    padding-block: 8px 4px;
    font-weight: 550;
  }
  .by-hand textarea {
    inline-size: 100%;
    margin: 0;
    padding: 6px 8px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font:
      400 1em/1.4 ui-monospace,
      Menlo,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
    resize: vertical;
  }
  @media (hover: hover) {
    .moves button:hover {
      background: color-mix(in srgb, var(--_line) 45%, transparent);
    }
  }
  @container (inline-size < 400px) {
    .looking .control {
      font-size: 1em;
    }
    .notice .control {
      font-size: 0.857em;
    }
    .moves button {
      grid-template-columns: 1em 2em 5.4em minmax(0, 1fr);
      padding-inline: 2px 4px;
    }
  }
  @media (forced-colors: active) {
    .notice[data-earlier] {
      border: 3px solid Highlight;
    }
    .notice[data-earlier] + .board {
      outline-color: Highlight;
    }
  }
  @media print {
    .notice:not([data-earlier]),
    .notice .control,
    .looking,
    .holds,
    .by-hand {
      display: none;
    }
    .notice[data-earlier] {
      background: none;
      color: #000;
    }
    .moves {
      max-block-size: none;
      overflow: visible;
    }
    .moves li {
      break-inside: avoid;
    }
  }
`;
