/** The list itself: the deal, then each move in notation and in words, every one a button that shows the board after it. */
import { type TemplateResult, html, nothing } from 'lit';
import type { WordedMove } from './moves-as-text.js';

/** As the beginning of an entry, in the letters of its language. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @param choose takes the click of an entry's button, which has its number in `data-step` */
export function moveListView(
  deal: string,
  moves: readonly WordedMove[],
  at: number,
  label: string,
  choose: (event: Event) => void,
): TemplateResult {
  // The spaces are for those who hear the three as one.
  const entry = (i: number, move: string, said: string): TemplateResult =>
    html`<li>
      <button type="button" data-step=${i} aria-current=${i === at ? 'step' : nothing} @click=${choose}>
        <span class="nth" .textContent=${`${i}. `}></span
        ><code ?hidden=${!move} translate="no" dir="ltr" .textContent=${move && `${move} `}></code
        ><span class="worded" .textContent=${capital(said)}></span>
      </button>
    </li>`;
  return html`<ol class="moves" role="list" aria-label=${label}>
    ${entry(0, '', deal)}${moves.map(({ move, said }, i) => entry(i + 1, move, said))}
  </ol>`;
}

/** Scrolls the list, and nothing around it, until the marked entry is in sight. */
export function revealCurrent(root: ParentNode | null): void {
  const entry = root?.querySelector<HTMLElement>('.moves [aria-current]');
  const list = entry?.closest<HTMLElement>('.moves');
  if (!entry || !list) return;
  const { offsetTop: top, offsetHeight: height } = entry;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}
