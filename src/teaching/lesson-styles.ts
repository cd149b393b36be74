/** Style of the lesson panel: adopted by a table with its first lesson. Colours and controls are the table's own. */
import { css } from 'lit';

export const lessonStyles = css`
  .lesson {
    display: grid;
    gap: 6px 20px;
    margin: 8px var(--_side) 4px;
    padding: 8px 12px 10px;
    border: 1px solid var(--_line);
    border-inline-start: 4px solid var(--_accent);
    border-radius: 8px;
    overflow-wrap: anywhere;
  }
  .lesson p {
    margin: 0;
  }
  .lesson-title {
    unicode-bidi: plaintext;
    font-size: 1.0625em;
    font-weight: 700;
    line-height: 1.3;
  }
  .lesson-place,
  .lesson-standing {
    color: var(--_quiet);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .lesson-goal,
  .lesson-says {
    font-size: 0.9375em;
    line-height: 1.4;
  }
  .table .lesson-standing {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
  }
  /* What has been said may be long or nothing: the board below must not move with it. */
  .lesson-says {
    min-block-size: calc(4.2em + 8px);
    padding-block: 2px 6px;
    font-weight: 550;
  }
  .lesson-controls {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .lesson .control {
    flex: 0 1 auto;
    text-align: start;
  }
  [data-state='done'] .lesson-goals,
  [data-state='failed'] .lesson-goals {
    color: var(--_text);
    font-weight: 700;
  }
  [data-state='done'] .lesson-goals::before {
    content: '✓\\a0';
    content: '✓\\a0' / '';
  }
  [data-state='failed'] .lesson-goals::before {
    content: '↻\\a0';
    content: '↻\\a0' / '';
  }
  @container (inline-size < 400px) {
    .lesson {
      padding: 6px 8px 8px;
    }
    .lesson-goal,
    .lesson-says {
      font-size: 0.875em;
    }
    /* Two lines at all times: side by side some texts would fit, and others not. */
    .table .lesson-standing {
      flex-direction: column;
    }
  }
  @container (inline-size >= 640px) {
    .lesson:has(.lesson-way) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    .lesson-says {
      min-block-size: calc(2.8em + 8px);
    }
  }
  @media print {
    .lesson {
      break-inside: avoid;
      border-color: #000;
    }
    .lesson-way {
      display: none;
    }
    .lesson:has(.lesson-way) {
      grid-template-columns: none;
    }
  }
`;
