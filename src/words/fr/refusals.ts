/** French sentences for refusals: each names the cards and says what would be legal. */
import { quote } from '../../engine/quote.js';
import type { RefusalFacts } from '../../table/refusals.js';
import { capital, isSpiderCard, suitOf } from '../parts.js';
import type { Sentences } from '../words.js';
import { cards, faceDown, needName, onlyCards, pileName, suitName, theCard, typeset } from './names.js';

const card = ({ cards: codes }: RefusalFacts): string => (codes?.[0] ? theCard(codes[0]) : 'une carte');
const Card = (facts: RefusalFacts): string => capital(card(facts));
const onto = ({ onto: code }: RefusalFacts): string => (code ? theCard(code) : 'une carte');
const need = ({ need: needed }: RefusalFacts): string => (needed ? needName(needed) : 'aucune carte');
const column = ({ at = 'T1' }: RefusalFacts): string => `la colonne ${at.slice(1)}`;
const text = ({ text: given = '' }: RefusalFacts): string => `« ${quote(given)} »`;
const columns = ({ columns: labels = [] }: RefusalFacts): string => {
  const numbers = labels.map((label) => label.slice(1));
  const last = numbers.pop() ?? '';
  return numbers.length
    ? `les colonnes ${numbers.join(', ')} et ${last} sont vides`
    : `la colonne ${last} est vide`;
};

const brokenRun = (facts: RefusalFacts): string =>
  `${Card(facts)} ne peut pas partir avec ${onto(facts)} dans sa suite : ${
    facts.need ? `il y faudrait ${need(facts)}` : 'rien ne suit un as'
  }.`;
const wrongPlace = (facts: RefusalFacts): string =>
  `${Card(facts)} ne va pas sur ${onto(facts)} : il faut ${need(facts)}.`;
const newDeal = '« Nouvelle donne » distribue de nouveau';

const sentences: Sentences = {
  'bad-notation': (facts) => `${text(facts)} n’est pas un coup : on écrit par exemple D, T1>T4 ou T1>T4:3.`,
  'bad-count': (facts) =>
    `${text(facts)} n’a pas de nombre valable : après « : » vient un nombre entier à partir de 1.`,
  'count-not-allowed': (facts) =>
    `${text(facts)} n’admet pas de nombre : seul un coup d’une colonne à une autre en a un.`,
  'no-such-column': ({ text: given = '', count = 0 }) =>
    `Il n’y a pas de colonne ${quote(given)} : ce jeu a les colonnes 1 à ${count}.`,
  'not-in-this-game': (facts) => `${text(facts)} n’est pas un coup de ce jeu.`,

  'empty-column': (facts) => `${capital(column(facts))} est vide : il n’y a pas de carte à déplacer.`,
  'empty-waste': () => 'La défausse est vide : il faut d’abord piocher.',
  'count-too-large': (facts) =>
    `${capital(column(facts))} n’a ${onlyCards(facts.size ?? 0)} : on ne peut pas en déplacer ${facts.count ?? 0}.`,
  'face-down-card': (facts) =>
    `Une carte face cachée de ${column(facts)} ne se déplace pas : seules les cartes visibles le peuvent.`,
  'run-rank': brokenRun,
  'run-color': brokenRun,
  'run-suit': brokenRun,
  'covered-waste-card': (facts) =>
    `${Card(facts)} est sous ${onto(facts)} : seule la carte du dessus de la défausse se joue.`,

  'same-column': (facts) => `${Card(facts)} est déjà dans ${column(facts)} : choisissez un autre endroit.`,
  'face-down-target': (facts) =>
    `${Card(facts)} ne peut pas aller dans ${column(facts)} : sa dernière carte est face cachée.`,
  'drop-rank': wrongPlace,
  'drop-color': wrongPlace,
  'king-needs-empty-column': (facts) =>
    `${Card(facts)} ne va pas sur ${onto(facts)} : un roi demande une colonne vide.`,
  'empty-column-needs-king': (facts) =>
    `${Card(facts)} ne peut pas aller dans ${column(facts)} : une colonne vide ne reçoit qu’un roi.`,

  'between-foundations': () =>
    'Aucune carte ne passe d’une fondation à une autre : chacune garde sa propre couleur.',
  'foundation-one-card': (facts) =>
    `${Card(facts)} ne peut pas aller sur une fondation avec des cartes par-dessus : seule la dernière carte le peut.`,
  'foundation-needs-ace': (facts) =>
    `${Card(facts)} ne peut pas commencer une fondation : il faut d’abord ${need(facts)}.`,
  'foundation-order': (facts) =>
    `${Card(facts)} ne peut pas encore aller sur la fondation : il faut d’abord ${need(facts)}.`,
  'foundation-keeps': (facts) =>
    `${Card(facts)} reste sur sa fondation : ces règles ne laissent revenir aucune carte.`,
  'empty-foundation': ({ suit = 'C' }) =>
    `La fondation de ${suitName(suit)} est vide : il n’y a pas de carte à reprendre.`,

  'stock-empty': ({ count }) =>
    count
      ? 'Le talon est vide : « Retourner » fait de la défausse un nouveau talon.'
      : 'Impossible de distribuer : le talon est vide.',
  'stock-and-waste-empty': () => 'Le talon et la défausse sont vides : il n’y a pas de carte à piocher.',
  'stock-not-empty': ({ count = 0 }) =>
    `La défausse se retourne une fois le talon vide : il reste ${cards(count)} à piocher.`,
  'nothing-to-redeal': () => 'Le talon et la défausse sont vides : il n’y a rien à retourner.',
  'no-redeal': () => 'Ces règles ne retournent pas la défausse : le talon ne sert qu’une fois.',
  'deal-empty-column': (facts) => `Impossible de distribuer : ${columns(facts)}.`,
  'deal-short-stock': ({ count = 0 }) =>
    `Impossible de distribuer : il ne reste ${onlyCards(count)} et il en faut dix.`,
  'no-completed-run': () =>
    'Aucune suite n’est terminée : il faut aller du roi à l’as dans une couleur, face visible, au bout d’une colonne.',

  'no-undo': () => 'Ces règles ne permettent pas d’annuler : chaque coup compte.',
  'nothing-to-undo': () => 'Il n’y a rien à annuler : la partie a commencé ainsi.',
  'nothing-to-redo': () => 'Il n’y a rien à rétablir : aucun coup n’a été annulé.',
  'no-restart': () => `Ces règles ne permettent pas de recommencer : ${newDeal}.`,
  'no-auto-finish': () => 'Ces règles n’ont pas de fin automatique : jouez les cartes vous-même.',
  'auto-finish-waits': ({ count = 0, size = 0 }) =>
    `La fin automatique attend que le talon et la défausse soient vides et toutes les cartes visibles : il reste ${
      count ? `${cards(count)} dans le talon et la défausse` : faceDown(size)
    }.`,
  'auto-finish-blocked': (facts) =>
    facts.cards
      ? `La fin automatique s’arrêterait devant ${card(facts)} : il faut d’abord ${need(facts)}.`
      : 'Il n’y a rien à terminer : il ne reste pas de carte dans les colonnes.',
  'game-over': () => `La partie est gagnée : ${newDeal}.`,
  'conservation-failed': () => `Le compte des cartes n’est plus bon et cette partie s’arrête : ${newDeal}.`,

  'wrong-foundation': ({ cards: [code = ''] = [], on = 'FC' }) =>
    `${capital(theCard(code))} ne va pas sur la ${pileName(on)} : sa place est sur la fondation de ${suitName(suitOf(code))}.`,
  'no-destination': (facts) =>
    `${Card(facts)} ne peut pas aller là : choisissez une colonne${
      isSpiderCard(facts.cards?.[0] ?? '') ? '' : ' ou une fondation'
    }.`,
  readonly: () => 'Ceci est un schéma à lire : il ne se joue pas.',
  reviewing: () => 'Ceci est une position antérieure : revenez à la partie pour continuer à jouer.',
  'bad-lesson': ({ faults = [] }) => `Cette leçon ne peut pas commencer : ${faults.join(' ; ')}.`,
  'bad-fixture': ({ faults = [] }) => `Cette position ne peut pas être disposée : ${faults.join(' ; ')}.`,
  'bad-moves': ({ faults = [] }) => `Les coups n’ont pas été joués : ${faults.join(' ')}`,
  'no-hint': () =>
    'Aucun coup permis n’a été trouvé, ce qui ne veut pas dire que la partie est finie : regardez encore, ou redistribuez.',
};

export const refusal = (facts: RefusalFacts): string => typeset(sentences[facts.code](facts));
