/** What each thing the player asks for does. Every route (tap, drag, key, control) ends here, and here in the engine. */
import type { Act } from './interaction.js';
import type { Game } from '../engine/game.js';
import { sourceText } from '../engine/move.js';
import type { Words } from '../words/words.js';
import { pileLine } from './panels.js';
import {
  type Grip,
  type PileId,
  foundationSuit,
  isDestination,
  isFoundation,
  moveText,
  pileCards,
  sourceOf,
} from './piles.js';
import { type RefusalFacts, type Still, type TableRefusal, tableRefusal } from './refusals.js';
import { legalTargets } from './view.js';

export interface ActionHost {
  readonly game: Game;
  /** What lies on the board: the game, or an earlier position of it. */
  readonly shown: Game;
  readonly words: Words;
  readonly still: Still | undefined;
  playByHand(move: string): { readonly ok: boolean };
  /** Tells the player and the page of a refusal. */
  refused(refusal: TableRefusal): void;
  say(text: string): void;
}

/** Refuses for a reason that only a table has, in its words. */
export const refuseAs = (
  host: Pick<ActionHost, 'words' | 'refused'>,
  move: string,
  facts: RefusalFacts,
  instead?: readonly string[],
): void => host.refused(tableRefusal(move, facts, host.words.refusal(facts), instead));

/** Puts a grip on a pile, or says why that cannot be. */
export function place(host: ActionHost, grip: Grip, on: PileId): boolean {
  const cards = [grip.lead];
  const source = sourceOf(grip.pile)!;
  if (host.still) {
    refuseAs(host, '', { code: host.still });
    return false;
  }
  if (!isDestination(on)) {
    refuseAs(host, '', { code: 'no-destination', cards, on }, host.game.movesFrom(source, grip.count));
    return false;
  }
  if (isFoundation(on) && grip.count === 1 && grip.lead[1] !== foundationSuit(on)) {
    refuseAs(
      host,
      moveText(grip, on),
      { code: 'wrong-foundation', cards, on },
      host.game.movesFrom(source, grip.count),
    );
    return false;
  }
  return host.playByHand(moveText(grip, on)).ok;
}

/** Why these cards cannot be lifted. */
function explain(host: ActionHost, grip: Grip): void {
  if (host.still) return refuseAs(host, '', { code: host.still });
  const source = sourceOf(grip.pile);
  const fault = source === undefined ? undefined : host.game.liftFault(source, grip.count);
  if (!fault) return;
  // What the pile does give, or what brings cards to it.
  const serves = fault.code === 'empty-waste' ? /^[DR]$/ : RegExp(`^${sourceText(source!)}>`);
  const instead = host.game.legalMoves.filter((move) => serves.test(move));
  host.refused({ ...fault, message: host.words.refusal(fault), instead });
}

/** What a place without a card in hand has to say: its content, or why the waste gives nothing. */
function explainPile(host: ActionHost, pile: PileId): void {
  const { shown: game, words } = host;
  const empty = !pileCards(game.board, pile).length;
  if (pile === 'waste' && empty) return explain(host, { pile, count: 1, lead: '' });
  host.say(pileLine(game, words, pile));
}

/** Does what the interaction asks for. */
export function carryOut(host: ActionHost, act: Act): void {
  switch (act.type) {
    case 'select':
      return host.say(
        host.words.selected(act.grip.lead, act.grip.count - 1, legalTargets(host.game, act.grip).size),
      );
    case 'deselect':
      return host.say(host.words.cancelled);
    case 'place':
      return void place(host, act.grip, act.on);
    case 'explain':
      return explain(host, act.grip);
    case 'explain-pile':
      return explainPile(host, act.pile);
    case 'begin-drag':
    case 'end-drag':
      return undefined;
  }
}
