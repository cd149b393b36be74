/** The words around the board: rule card, board as text, ledger, faults, keys. */
import { type TemplateResult, html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Effect } from '../engine/effects.js';
import type { Game } from '../engine/game.js';
import type { Words } from '../words/words.js';
import { type PileId, allPiles, pileArray, pileCards, targetOf } from './piles.js';
import type { TableRefusal } from './refusals.js';

const line = (text: string): TemplateResult => html`<li .textContent=${text}></li>`;

export const rulesView = (lines: readonly string[], label: string): unknown =>
  guard(
    [label, ...lines],
    () =>
      html`<ul class="rules" part="rules" role="list" aria-label=${label}>
        ${lines.map(line)}
      </ul>`,
  );

/** One line of words for a pile; face-down cards are counted, never named. */
export function pileLine(game: Game, words: Words, id: PileId): string {
  if (id === 'stock') return words.stockLine(game.board.stock.length);
  const cards = pileCards(game.board, id);
  if (!cards.length) return words.emptyPile(id);
  // A stored run is thirteen cards that everyone knows: its king stands for it.
  if (id === 'done')
    return words.pileLine(
      id,
      game.board.done.map((run) => run[0]!.code),
      0,
    );
  const up = cards.filter(({ up: isUp }) => isUp).map(({ card }) => card.code);
  return words.pileLine(id, up, cards.length - up.length);
}

export const boardLines = (game: Game, words: Words): string[] =>
  allPiles(game.board).map((id) => pileLine(game, words, id));

export const boardTextView = (game: Game, words: Words): TemplateResult =>
  html`<details class="board-text" part="board-text">
    <summary .textContent=${words.boardAsText}></summary>
    <ul role="list">
      ${allPiles(game.board).map(
        (id) =>
          html`<li
            .textContent=${guard([words, game.frozen, pileArray(game.board, id)], () => pileLine(game, words, id))}
          ></li>`,
      )}
    </ul>
  </details>`;

function effectsOf(game: Game, move: string): readonly Effect[] {
  const verdict = game.check(move);
  return verdict.ok ? verdict.effects : [];
}

/** A legal move with the cards it takes. */
export const moveInWords = (game: Game, words: Words, move: string): string =>
  words.move(move, effectsOf(game, move));

/** Other moves that are named; the rest is counted. */
const NAMED = 3;
/** The cards of a move, as its text has them. */
const takenBy = (move: string): string => move.replace(/>[^:]*/, '>');
/** Rules about a card or the stock: there something else may be legal, or nothing. Undo has no other way. */
const OF_MOVES = /^(pick-up|landing|empty-column|foundation|draw|redeal|deal)$/;

/** Where the same cards can go in a few words; other moves with their cards. */
function insteadText(game: Game, words: Words, instead: readonly string[]): string {
  const [first] = instead;
  const effect = first === undefined ? undefined : effectsOf(game, first)[0];
  if (first && effect?.type === 'moved' && instead.every((move) => takenBy(move) === takenBy(first))) {
    const targets = new Set(instead.map((move) => targetOf(move, game.board)));
    return words.destinations(
      effect.cards[0]!,
      allPiles(game.board).filter((id) => targets.has(id)),
    );
  }
  const moves = instead.slice(0, NAMED).map((move) => moveInWords(game, words, move));
  return words.instead(moves, instead.length - moves.length, game.legalMoves.length);
}

/**
 * The rule that a refusal rests on and what would be legal instead. Its sentence is in the status line, and here only
 * once that says something else: nothing is to be read twice.
 */
export function reasonView(game: Game, words: Words, refusal: TableRefusal, said: string): TemplateResult {
  const { code, rule, message, instead, cards } = refusal;
  const offers = OF_MOVES.test(rule) || (rule === 'table' && cards);
  const texts = [
    ['', said.includes(message) ? '' : message],
    ['rule', words.rule(words.ruleNames[rule])],
    ['', offers ? insteadText(game, words, instead) : ''],
  ];
  return html`<div class="reason" part="reason" data-code=${code}>
    ${texts.map(([name, text]) => (text ? html`<p class=${name} .textContent=${text}></p>` : nothing))}
  </div>`;
}

/** Every pile's array in its documented order, hidden cards as `#`, with the counts that must hold. */
export function ledgerView(game: Game, words: Words): TemplateResult {
  const audit = game.audit();
  const problem = audit.ok ? '' : words.ledgerProblem(audit.missing, audit.duplicated, audit.unknown);
  return html`<section class="ledger" part="ledger" role="group" aria-label=${words.ledger}>
    <p
      .textContent=${`${words.ledger}: ${words.ledgerLine(audit.entries, audit.distinct, audit.expected)}`}
    ></p>
    ${problem ? html`<p class="problem" .textContent=${problem}></p>` : nothing}
    <ul role="list" translate="no">
      ${allPiles(game.board).map((id) => {
        const cards = pileCards(game.board, id);
        return line(
          `${id} [${cards.length}] ${cards.map(({ card, up }) => (up ? card.code : '#')).join(' ')}`,
        );
      })}
    </ul>
  </section>`;
}

export const faultsView = (title: string, faults: readonly string[]): TemplateResult =>
  html`<section class="faults" part="faults">
    <p .textContent=${title}></p>
    <ul role="list">
      ${faults.slice(0, 30).map(line)}
    </ul>
  </section>`;

export const keysView = (words: Words, columns: number, draw: string): TemplateResult =>
  html`<section class="keys" part="keys" role="group" aria-label=${words.keys}>
    <dl>
      ${words.keyHelp(columns, draw).map(
        ([keys, does]) =>
          html`<div>
            <dt translate="no" .textContent=${keys}></dt>
            <dd .textContent=${does}></dd>
          </div>`,
      )}
    </dl>
  </section>`;
