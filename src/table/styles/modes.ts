/** What other people's settings ask for: forced colours, more contrast, less motion, print. */
import { css } from 'lit';

export const modes = css`
  @media (forced-colors: active) {
    .card,
    .back,
    .place,
    .head,
    .control,
    .slot,
    .run {
      border: 1px solid ButtonText !important;
      forced-color-adjust: auto;
    }
    .card {
      background: Canvas;
      color: CanvasText;
    }
    .back {
      background: repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 6px);
      forced-color-adjust: none;
    }
    .selected {
      outline: 3px solid Highlight;
    }
    .legal > .head,
    .legal > .place {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .count {
      background: Canvas;
      color: CanvasText;
    }
  }
  @media (prefers-contrast: more) {
    .wrap {
      --card-edge: #000;
      --quiet: var(--text);
      --line: currentColor;
    }
    .place,
    .slot {
      border-color: #fff;
    }
  }
  @media print {
    .controls,
    .status,
    .details,
    .head {
      display: none;
    }
    .board {
      background: none;
      color: #000;
    }
    .board-text::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
