/** French. */
import { capital, filled, mover, teller } from '../parts.js';
import type { AllWords } from '../words.js';
import { lesson } from './lesson.js';
import {
  cardName,
  cards,
  deals,
  destinations,
  faceDown,
  from,
  into,
  legalMoves,
  pileName,
  rank,
  suitName,
  theCard,
  typeset,
  withMore,
} from './names.js';
import { refusal } from './refusals.js';
import { transcript } from './transcript.js';

const noLegalMove = 'Aucun coup permis n’a été trouvé ici.';
const pileTitle = (pile: Parameters<typeof pileName>[0]): string => capital(pileName(pile));

export const fr: AllWords = {
  ...lesson,
  ...transcript,
  lang: 'fr',
  dir: 'ltr',
  klondike: 'Klondike',
  spider: 'Spider, deux couleurs',
  cardName,
  rank,
  suitName,
  pileName,
  cards,
  faceDown,

  board: (game) => `Plateau de ${game}`,
  commands: 'Commandes du jeu',
  cardIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} sur ${of}`,
  selectedLead: (code, more, pile, place, of) =>
    `${cardName(code)}, choix${more ? ` avec ${cards(more)}` : ''}, ${pileName(pile)}, ${place} sur ${of}`,
  selectedRest: (code, pile, place, of) =>
    `${cardName(code)}, dans la suite choisie, ${pileName(pile)}, ${place} sur ${of}`,
  coveredIn: (code, pile, place, of) =>
    `${cardName(code)}, ${pileName(pile)}, ${place} sur ${of}, sous une autre carte`,
  column: (number, size, down) =>
    `Colonne ${number}, ${size ? cards(size) : 'vide'}${down ? `, ${down} face cachée` : ''}`,
  moveTo: (code, pile) => `Déplacer ${theCard(code)} ${into(pile)}`,
  stock: (count) => `Talon, ${cards(count)}`,
  stockRedeal: (waste) => `Talon vide, retourner ${cards(waste)}`,
  stockDone: 'Talon vide',
  emptyWaste: 'Défausse, vide',
  foundation: (suit, code) =>
    `Fondation de ${suitName(suit)}, ${code ? `${cardName(code)} sur le dessus` : 'vide'}`,
  completedRuns: (count) => `Suites terminées, ${count} sur 8`,
  legal: 'permis',

  rulesHeading: 'Règles',
  klondikeRules: (variant) =>
    [
      variant.draw === 1 ? 'Piocher une carte' : 'Piocher trois cartes ; seule celle du dessus se joue',
      'Toute suite visible se déplace, en descendant et en alternant rouge et noir',
      variant.emptyColumn === 'king'
        ? 'Une colonne vide reçoit un roi ou une suite menée par un roi'
        : 'Une colonne vide reçoit toute suite',
      variant.redeals === 'unlimited'
        ? 'La défausse se retourne sans limite et sans mélange'
        : 'La défausse ne se retourne pas',
      'Rien ne va de soi-même sur les fondations',
      variant.foundationReturn
        ? 'La carte du dessus d’une fondation peut revenir'
        : 'Rien ne revient des fondations',
      variant.undo ? 'Annuler sans limite' : 'Pas d’annulation',
    ].map(typeset),
  spiderRules: () => [
    'On prend une suite visible d’une couleur, en descendant',
    'On pose sur toute carte plus haute d’un rang',
    'Une colonne vide reçoit toute suite',
    'On distribue dix cartes si aucune colonne n’est vide',
    'Une suite d’une couleur du roi à l’as est rangée aussitôt',
    'Annuler sans limite',
  ],

  draw: 'Piocher',
  redeal: 'Retourner',
  deal: 'Distribuer 10',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Recommencer',
  reset: 'Nouvelle donne',
  finish: 'Terminer',
  hint: 'Conseil',
  settle: 'Ranger les suites terminées',
  readBoard: 'Lire le plateau',
  keys: 'Touches',
  boardAsText: 'Plateau en texte',
  ledger: 'Registre des cartes',

  did: teller({
    moved: (lead, more, to, fromFoundation) =>
      typeset(
        `Déplacement : ${withMore(lead, more)}${fromFoundation ? ', de sa fondation' : ''} ${into(to)}.`,
      ),
    returned: (count, to) => typeset(`Retour ${into(to)} : ${cards(count)}.`),
    runReturned: (suit, to) => typeset(`Retour ${into(to)} : une suite de ${suitName(suit)}.`),
    turnedUp: (code, at) => typeset(`Carte découverte : ${cardName(code)} ${into(at)}.`),
    turnedDown: (at) => `Une carte de la ${pileName(at)} est de nouveau face cachée.`,
    drawn: (codes, left) =>
      typeset(`Pioche : ${codes.map(cardName).join(', ')}. Il reste ${cards(left)} dans le talon.`),
    redealt: (count) => `Défausse retournée en talon. ${cards(count)}. Ordre inchangé.`,
    dealt: (codes, left) =>
      typeset(
        `Distribution : ${codes.map((code, i) => `${cardName(code)} colonne ${i + 1}`).join(', ')}. Il reste ${cards(left)} dans le talon.`,
      ),
    stored: (suit, run) => `Suite de ${suitName(suit)} terminée. ${run} sur 8.`,
    undone: 'Annulé.',
    redone: 'Rétabli.',
  }),
  waste: (codes) =>
    codes.length > 1
      ? typeset(`La défausse montre ${codes.map(cardName).join(', ')} : seule la dernière carte se joue.`)
      : codes[0]
        ? typeset(`Sur le dessus de la défausse : ${cardName(codes[0])}.`)
        : 'La défausse est vide.',
  selected: (code, more, count) => typeset(`Choix : ${withMore(code, more)}. ${destinations(count)}.`),
  cancelled: 'Choix annulé.',
  notMoved: (sentence) => `Pas de déplacement. ${sentence}`,
  refusal,
  newDeal: (game) => `${game}. Nouvelle donne.`,
  restarted: 'Retour au début de cette donne.',
  won: (onlyReset) =>
    typeset(
      `Vous avez gagné. ${onlyReset ? 'Il ne reste que « Nouvelle donne ».' : '« Nouvelle donne » distribue de nouveau.'}`,
    ),
  destinations: (code, piles) =>
    piles.length
      ? `${capital(theCard(code))} peut aller ${piles.map(into).join(', ')}.`
      : `${capital(theCard(code))} n’a pas de destination permise pour l’instant.`,
  legalMoves: (moves) =>
    moves.length ? typeset(`${legalMoves(moves.length)} : ${moves.join(', ')}.`) : noLegalMove,
  move: mover({
    draw: 'piocher',
    deal: 'distribuer dix cartes',
    redeal: 'retourner la défausse',
    store: 'ranger les suites terminées',
    go: (source, to, lead) =>
      `${lead ? `${withMore(...lead)}, ` : ''}${from(source)} ${to === 'F' ? 'sur la fondation' : into(to)}`,
  }),
  noLegalMove,
  loading: 'Chargement…',
  notLoaded: 'Le chargement a échoué. Réessayez.',
  lessonNotLoaded: 'son chargement a échoué ; recharger la page peut aider',
  movesSoFar: (count) => `Coups joués : ${count}`,
  rule: (name) => typeset(`Règle : ${name}.`),
  ruleNames: {
    notation: 'écriture des coups',
    'pick-up': 'prendre des cartes',
    landing: 'poser sur une carte',
    'empty-column': 'colonnes vides',
    foundation: 'fondations',
    draw: 'piocher',
    redeal: 'retourner la défausse',
    deal: 'distribuer dix cartes',
    'completed-run': 'suites terminées',
    undo: 'annuler et rétablir',
    restart: 'recommencer',
    'auto-finish': 'terminer',
    end: 'fin d’une partie',
    conservation: 'chaque carte à une seule place',
    table: 'ce que cette table accepte',
  },
  instead: (moves, more, elsewhere) =>
    moves.length
      ? typeset(`Permis à la place : ${moves.join(' ; ')}${more ? ` ; et ${more} de plus` : ''}.`)
      : elsewhere
        ? typeset(`Rien n’est permis pour cela maintenant ; ailleurs : ${legalMoves(elsewhere)}.`)
        : noLegalMove,
  hintReasons: {
    reveals: 'Cela découvre une carte cachée.',
    store: 'Cela range une suite terminée.',
    'builds-suit': 'Cela construit une suite d’une seule couleur.',
    'frees-waste': 'Cela libère la carte suivante de la défausse.',
    'empties-column': 'Cela vide une colonne qu’un roi attend.',
    'opens-column': 'Cela vide une colonne, que toute suite peut remplir.',
    foundation: 'Cela construit la fondation.',
    'foundation-early':
      'Cela construit la fondation, mais les colonnes peuvent encore avoir besoin de la carte.',
    builds: 'Cela libère d’autres cartes.',
    legal: 'C’est permis, mais cela ne découvre rien.',
    stock: 'Cela mène à d’autres cartes.',
    return: 'Cela reprend une carte pour s’en servir.',
  },

  pileLine: (pile, up, down) =>
    typeset(`${pileTitle(pile)} : ${filled([down ? faceDown(down) : '', ...up.map(cardName)], ', ')}.`),
  emptyPile: (pile) => typeset(`${pileTitle(pile)} : ${pile === 'done' ? 'aucune' : 'vide'}.`),
  stockLine: (count) => typeset(`Talon : ${count ? `${cards(count)}, face cachée` : 'vide'}.`),
  totals: (stock, left, runs, entries, expected) =>
    `Talon ${stock} · encore ${deals(left)} · Suites terminées ${runs} sur 8 · ${entries}/${expected} cartes`,
  ledgerLine: (entries, distinct, expected) =>
    `${entries}/${expected} entrées, ${distinct}/${expected} cartes distinctes`,
  ledgerProblem: (missing, duplicated, unknown) =>
    typeset(
      filled(
        [
          missing.length ? `Manquent : ${missing.join(' ')}.` : '',
          duplicated.length ? `En double : ${duplicated.join(' ')}.` : '',
          unknown.length ? `Étrangères à ce jeu : ${unknown.join(' ')}.` : '',
        ],
        ' ',
      ),
    ),
  badLesson: 'Cette leçon ne peut pas commencer',
  badFixture: 'Cette position ne peut pas être disposée',
  badMoves: 'Ces coups ne peuvent pas être joués',
  keyHelp: (columns, draw) => [
    ['← →', 'pile précédente ou suivante'],
    ['↑ ↓', 'dans une pile, puis le bouton de sa colonne, puis la rangée du haut'],
    ['Début Fin', 'carte visible la plus profonde, carte de devant'],
    ['Page préc., Page suiv.', 'rangée du haut, colonnes'],
    [columns === 10 ? '1–9, 0' : '1–7', 'cette colonne'],
    ['Entrée, Espace', 'prendre, poser'],
    ['+ −', 'une carte de plus, une de moins'],
    ['Échap', 'abandonner'],
    ['D', draw],
    ['U, Ctrl+Z', typeset('annuler ; avec Maj rétablir')],
    ...(columns === 7 ? [['F', 'envoyer sur la fondation'] as const] : []),
    ['M, Maj+M', 'destinations permises de cette carte, tous les coups permis'],
    ['C, B, S', 'lire la colonne, le plateau, la rangée du haut'],
    ['?', 'ces touches'],
  ],
};
