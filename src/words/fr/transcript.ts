/** French of the list of moves. */
import type { TranscriptWords } from '../words.js';
import { pluralsOf } from '../parts.js';
import { typeset } from './names.js';
const count = pluralsOf('fr');
const moves = (number: number): string => count(number, { one: '# coup', other: '# coups' });

export const transcript: TranscriptWords = {
  moveList: 'Coups joués',
  theDeal: 'La donne',
  noMovesYet: typeset('Voici la partie : aucun coup n’a encore été joué.'),
  gameAfter: (number) => `Voici la partie, après ${moves(number)}.`,
  earlierMove: (number, of) => (number ? `Coup ${number} sur ${of}.` : `La donne, avant ${moves(of)}.`),
  untouched: 'La partie elle-même n’est pas modifiée.',
  stepping: 'Revoir la partie',
  stepFirst: 'Début',
  stepBack: 'Précédent',
  stepForward: 'Suivant',
  stepLast: 'Fin',
  backToGame: 'Revenir à la partie',
  copyText: 'Copier en texte',
  copyTag: 'Copier en balise',
  copyHolds: typeset(
    'Les deux contiennent toute la donne, cartes cachées comprises. La balise est du HTML : une page qui la contient montre cette partie.',
  ),
  copied: 'Copié.',
  copyByHand: 'Copiez le texte sélectionné avec Ctrl+C, ou ⌘C sur un Mac.',
  dealOf: (game) => typeset(`${game}. La donne :`),
};
