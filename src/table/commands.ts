/** The controls, whichever way they are asked for: button, key, or the stock on the board. */
import { refuseAs } from './actions.js';
import { markAt, markOf, nextTier } from './hint-ladder.js';
import { boardLines, moveInWords, pileLine } from './panels.js';
import { type PileId, topRow } from './piles.js';
import type { PlayedTable } from './played-table.js';

/** Controls that change the game, which a diagram does not offer. */
const PLAYING = new Set([
  'draw',
  'redeal',
  'deal',
  'stock',
  'undo',
  'redo',
  'restart',
  'reset',
  'finish',
  'settle',
]);

/** What the one stock control does now: draw or deal, or turn the waste over. */
export const stockMove = ({ game }: PlayedTable): 'D' | 'R' =>
  game.kind === 'klondike' && !game.board.stock.length && game.board.waste.length ? 'R' : 'D';

/** Whether a control would do something now; if not it is shown as `aria-disabled`, so that it keeps focus and can say why. */
export function available(table: PlayedTable, command: string): boolean {
  const { game } = table;
  if (table.still && PLAYING.has(command)) return false;
  switch (command) {
    case 'undo':
      return game.canUndo;
    case 'redo':
      return game.canRedo;
    case 'draw':
    case 'deal':
    case 'redeal':
      return game.allows(stockMove(table));
    case 'settle':
      return game.allows('S');
    case 'finish':
      return Array.isArray(game.planFinish());
    case 'hint':
      return game.legalMoves.length > 0;
    default:
      return true;
  }
}

/** Marks one step more of a move than is marked, and says it. */
function nextHint(table: PlayedTable, move: string): string {
  const { game, words, hinted } = table;
  const whole = markOf(game, move)!;
  const tier = nextTier(whole, hinted);
  table.hinted = markAt(whole, tier);
  if (tier === 'move') return moveInWords(game, words, move);
  return `${tier === 'card' ? `${words.cardName(whole.card!)}, ` : ''}${words.pileName(whole.pile)}`;
}

/** @param pile the pile with focus, for commands that read one */
export function runCommand(table: PlayedTable, command: string, pile: PileId = 'stock'): void {
  const { words, shown: game, still } = table;
  // A hint is for the game as it stands; a diagram, which has no other, may well give one.
  if (still && (PLAYING.has(command) || (command === 'hint' && still === 'reviewing')))
    return refuseAs(table, '', { code: still });
  switch (command) {
    // The control in the command row does what it says on it; the stock itself what it can.
    case 'draw':
    case 'deal':
      return void table.play('D');
    case 'redeal':
      return void table.play('R');
    case 'stock':
      return void table.play(stockMove(table));
    case 'undo':
      return void table.undo();
    case 'redo':
      return void table.redo();
    case 'restart':
      return void table.restart();
    case 'reset':
      return void table.reset();
    case 'finish':
      return void table.autoFinish();
    case 'settle':
      return void table.settle();
    case 'hint': {
      table.requestUpdate();
      const told = table.lessonRun?.hint();
      if (told) {
        table.hinted = markAt(markOf(game, told.play ?? ''), told.tier);
        return table.say(told.text);
      }
      const best = table.hint()[0];
      if (!best) return refuseAs(table, '', { code: game.status === 'won' ? 'game-over' : 'no-hint' });
      return table.say(`${words.hint}: ${nextHint(table, best.move)}. ${best.reason}`);
    }
    case 'all-moves':
      return table.say(words.legalMoves(game.legalMoves.map((move) => moveInWords(game, words, move))));
    case 'read-column':
      return table.say(pileLine(game, words, pile));
    case 'read-row':
      return table.say(
        topRow(game.board)
          .map((id) => pileLine(game, words, id))
          .join(' '),
      );
    case 'read-board':
      return table.say(boardLines(game, words).join(' '));
    case 'help':
    case 'keys':
      table.keysOpen = !table.keysOpen;
      return table.requestUpdate();
  }
}
