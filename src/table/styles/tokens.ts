/** Colours and shapes. Each public `--solitaire-*` property has its default here, and nowhere else. */
import { css } from 'lit';

export const tokens = css`
  :host {
    display: block;
    inline-size: 100%;
    min-inline-size: 280px;
    color-scheme: light dark;
  }
  :host([hidden]) {
    display: none;
  }
  /* Nothing of the page leaks in but what must: whether it is shown, whether it takes pointers, its direction. */
  .wrap {
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    direction: inherit;
    color-scheme: inherit;
    display: block;
    container-type: inline-size;
    font-family: var(--solitaire-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif);
    font-size: medium;
    line-height: 1.45;
    --surface: var(--solitaire-surface, light-dark(#fbfaf7, #1b1f1e));
    --text: var(--solitaire-text, light-dark(#1d2422, #e8ece9));
    --quiet: var(--solitaire-quiet-text, light-dark(#54605b, #a9b5af));
    --line: var(--solitaire-line, light-dark(#d9ddd6, #38413d));
    --accent: var(--solitaire-accent, light-dark(#14604a, #7fd0b1));
    --felt: var(--solitaire-felt, light-dark(#2b6a57, #17382f));
    --felt-edge: var(--solitaire-felt-edge, light-dark(#235848, #102a23));
    --felt-text: var(--solitaire-felt-text, #f2f7f4);
    --card: var(--solitaire-card, light-dark(#fffefb, #f1efe8));
    --card-edge: var(--solitaire-card-edge, light-dark(#9fa8a1, #7d857f));
    --back: var(--solitaire-back, light-dark(#34507f, #2c4269));
    --back-line: var(--solitaire-back-line, light-dark(#8fa6cf, #7288b4));
    --red: var(--solitaire-red, #b3162c);
    --black: var(--solitaire-black, #16191c);
    --mark: var(--solitaire-mark, #ffd34d);
    --radius: 6%;
    background: var(--surface);
    color: var(--text);
    border: 1px solid var(--line);
    border-radius: var(--solitaire-radius, 12px);
    box-sizing: border-box;
    overflow: clip;
  }
  .wrap *,
  .wrap *::before,
  .wrap *::after {
    box-sizing: border-box;
  }
  .C,
  .S {
    --ink: var(--black);
  }
  .D,
  .H {
    --ink: var(--red);
  }
  /* The families stay apart: warm red and orange, cold black and blue. */
  .four-color .D {
    --ink: var(--solitaire-diamonds, #b34700);
  }
  .four-color .C {
    --ink: var(--solitaire-clubs, #0b4f9c);
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
