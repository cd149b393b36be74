/** What other people's settings ask for: forced colours, more contrast, print. */
import { css } from 'lit';

export const modes = css`
  @media (forced-colors: active) {
    .card,
    .back.back,
    .place,
    .head,
    .control {
      border: 1px solid;
    }
    .back.back {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 6px);
      box-shadow: none;
    }
    .selected::after,
    .legal > *::after,
    .legal .card::after,
    .hinted.hinted::before,
    .hinted.hinted::after {
      border-color: Highlight !important;
    }
    .legal > .head {
      border: 3px solid Highlight;
      line-height: 18px;
    }
    .count,
    .times {
      background: Canvas;
      color: CanvasText;
    }
    .table :focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }
  @media (prefers-contrast: more) {
    .wrap {
      --_card: #fff;
      --_card-edge: #000;
      --_red: #a00018;
      --_black: #000;
      --_quiet: var(--_text);
      --_line: currentColor;
    }
    .place,
    .slot,
    .run {
      border-color: #fff !important;
    }
    .sign {
      opacity: 1;
    }
  }
  /* Paper has neither felt nor fills: edges, ink and words say everything. */
  @media print {
    .wrap {
      --_surface: #fff;
      --_felt-text: #000;
      --_card: #fff;
      --_card-edge: #000;
      color-scheme: light;
      border: 0;
    }
    .controls,
    .keys,
    .status,
    .details,
    .head {
      display: none;
    }
    .board,
    .board * {
      box-shadow: none !important;
    }
    .board,
    .place,
    .slot,
    .run {
      background: none !important;
      border-color: #000 !important;
    }
    .back.back {
      border: 3px double #000;
      background: #fff !important;
    }
    .count,
    .times {
      background: #fff;
      color: #000;
    }
    .column,
    .row {
      break-inside: avoid;
    }
    .board-text::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
