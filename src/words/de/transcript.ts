/** German of the list of moves. */
import type { TranscriptWords } from '../words.js';
import { pluralsOf } from '../parts.js';
const count = pluralsOf('de');
/** After a preposition with the dative: `nach 3 Zügen`, `vor 1 Zug`. */
const moves = (number: number): string => count(number, { one: '# Zug', other: '# Zügen' });

export const transcript: TranscriptWords = {
  moveList: 'Züge bisher',
  theDeal: 'Ausgangsstellung',
  noMovesYet: 'Das ist das Spiel. Noch ist kein Zug gemacht.',
  gameAfter: (number) => `Das ist das Spiel, nach ${moves(number)}.`,
  earlierMove: (number, of) =>
    number ? `Zug ${number} von ${of}.` : `Die Ausgangsstellung, vor ${moves(of)}.`,
  untouched: 'Das Spiel selbst bleibt, wie es ist.',
  stepping: 'Zurückblicken',
  stepFirst: 'Anfang',
  stepBack: 'Zurück',
  stepForward: 'Vor',
  stepLast: 'Ende',
  backToGame: 'Zurück zum Spiel',
  copyText: 'Als Text kopieren',
  copyTag: 'Als Tag kopieren',
  copyHolds:
    'Beides enthält das ganze Spiel, auch die verdeckten Karten. Das Tag ist HTML: Eine Seite, in der es steht, zeigt dieses Spiel.',
  copied: 'Kopiert.',
  copyByHand: 'Den ausgewählten Text mit Strg+C kopieren, auf dem Mac mit ⌘C.',
  dealOf: (game) => `${game}. Die Ausgangsstellung:`,
};
