// What no page should do: it takes the arrays behind a game into its own hands.
import { gameOf } from './topic.js';

const TAMPER = {
  lose: ({ stock }) => stock.pop(),
  double: ({ stock }) => stock.push(stock[0]),
};

for (const button of document.querySelectorAll('[data-tamper]'))
  button.addEventListener('click', () => {
    const table = gameOf(button);
    TAMPER[button.dataset.tamper](table.game.board);
    // The table knows nothing of it: its ledger is counted with the next picture.
    table.requestUpdate();
  });
