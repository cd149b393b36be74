/** Colours and shapes. Each public `--solitaire-*` property has its default here, and nowhere else. */
import { css } from 'lit';

export const tokens = css`
  :host {
    display: block;
    inline-size: 100%;
    min-inline-size: 280px;
    color-scheme: light dark;
    /* In vertical text a table is a box of its own lines, as wide as a page of its own would let it be. */
    writing-mode: horizontal-tb;
  }
  :host([hidden]) {
    display: none;
  }
  /*
   * Nothing of the page leaks in but what must: whether it is shown, whether it takes pointers, its direction.
   * Custom properties pass through 'all', so private ones are set here or on the board, under names a page
   * neither sets nor registers. Nothing is clipped: containment of layout keeps a card dragged outside from
   * making the page scroll, and it stays in sight.
   */
  .wrap {
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    direction: inherit;
    color-scheme: inherit;
    display: flow-root;
    box-sizing: border-box;
    container-type: inline-size;
    contain: layout;
    --_surface: var(--solitaire-surface, light-dark(#fbfaf7, #1b1f1e));
    --_text: var(--solitaire-text, light-dark(#1d2422, #e8ece9));
    --_quiet: var(--solitaire-quiet-text, light-dark(#54605b, #a9b5af));
    --_line: var(--solitaire-line, light-dark(#d5dad3, #3b4541));
    --_accent: var(--solitaire-accent, light-dark(#14604a, #7fd0b1));
    --_accent-text: var(--solitaire-accent-text, light-dark(#fff, #0d1f19));
    --_problem: var(--solitaire-problem, light-dark(#9b1226, #ff9aa5));
    --_felt: var(--solitaire-felt, light-dark(#2b6a57, #1a3d33));
    --_felt-edge: var(--solitaire-felt-edge, light-dark(#1f5243, #102a23));
    --_felt-text: var(--solitaire-felt-text, #f2f7f4);
    --_card: var(--solitaire-card, light-dark(#fffefb, #f3f1ea));
    --_card-edge: var(--solitaire-card-edge, light-dark(#858e88, #7b837e));
    --_back: var(--solitaire-back, light-dark(#2f4b7c, #2b436d));
    --_back-line: var(--solitaire-back-line, light-dark(#8fa6cf, #7d92bd));
    --_red: var(--solitaire-red, #b3162c);
    --_black: var(--solitaire-black, #16191c);
    --_mark: var(--solitaire-mark, #ffd34d);
    --_mark-edge: var(--solitaire-mark-edge, #4d3a00);
    font: medium / 1.45
      var(--solitaire-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
    background: var(--_surface);
    color: var(--_text);
    border: 1px solid var(--_line);
    border-radius: var(--solitaire-radius, 12px);
  }
  .wrap[dir='rtl'] {
    direction: rtl;
  }
  /* A page may run the other way than the words in it: each text goes by its own letters. */
  .title,
  .status,
  .details,
  .totals,
  .rules li,
  section p,
  section li,
  details li {
    unicode-bidi: plaintext;
  }
  /* The page's underline is drawn through every block in it, whatever 'all' says; a float ends that. */
  .table {
    float: left;
    inline-size: 100%;
  }
  /* What is measured: its size changes with the place alone, never with what the table shows. */
  .ruler {
    block-size: 0;
  }
  .wrap *,
  .wrap *::before,
  .wrap *::after {
    box-sizing: border-box;
  }
  .C,
  .S {
    --_ink: var(--_black);
  }
  .D,
  .H {
    --_ink: var(--_red);
  }
  /* The families stay apart: warm red and orange, cold black and blue. */
  .four-color .D {
    --_ink: var(--solitaire-diamonds, #b34700);
  }
  .four-color .C {
    --_ink: var(--solitaire-clubs, #0b4f9c);
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
