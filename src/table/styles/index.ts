/** All static style of both elements: constructed sheets, which a strict content security policy lets pass. */
import { board } from './board.js';
import { cards } from './cards.js';
import { chrome } from './chrome.js';
import { modes } from './modes.js';
import { tokens } from './tokens.js';
import { won } from './won.js';

export const styles = [tokens, chrome, board, cards, won, modes];
