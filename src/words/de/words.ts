/** German. Buttons and hints are in the infinitive, so that nobody has to choose between du and Sie. */
import { filled, mover, teller } from '../parts.js';
import type { AllWords } from '../words.js';
import { lesson } from './lesson.js';
import {
  cardName,
  cards,
  destinations,
  faceDown,
  from,
  legalMoves,
  onto,
  pileName,
  rank,
  suitName,
  withMore,
} from './names.js';
import { refusals } from './refusals.js';
import { transcript } from './transcript.js';

const noLegalMove = 'Hier wurde kein erlaubter Zug gefunden.';

export const de: AllWords = {
  ...lesson,
  ...transcript,
  lang: 'de',
  dir: 'ltr',
  klondike: 'Klondike',
  spider: 'Spider, zwei Farben',
  cardName,
  rank,
  suitName,
  pileName,
  cards,
  faceDown,

  board: (game) => `Spielfeld ${game}`,
  commands: 'Bedienung',
  cardIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} von ${of}`,
  selectedLead: (code, more, pile, place, of) =>
    `${cardName(code)}, ausgewählt${more ? ` mit ${cards(more)}` : ''}, ${pileName(pile)}, ${place} von ${of}`,
  selectedRest: (code, pile, place, of) =>
    `${cardName(code)}, in ausgewählter Folge, ${pileName(pile)}, ${place} von ${of}`,
  coveredIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} von ${of}, bedeckt`,
  column: (number, size, down) =>
    `Spalte ${number}, ${size ? cards(size) : 'leer'}${down ? `, ${down} verdeckt` : ''}`,
  moveTo: (code, pile) => `${cardName(code)} ${onto(pile)} ziehen`,
  stock: (count) => `Stapel, ${cards(count)}`,
  stockRedeal: (waste) => `Stapel leer, ${cards(waste)} umdrehen`,
  stockDone: 'Stapel leer',
  emptyWaste: 'Ablage, leer',
  foundation: (suit, code) => `Zielstapel ${suitName(suit)}, ${code ? `${cardName(code)} oben` : 'leer'}`,
  completedRuns: (count) => `Fertige Folgen, ${count} von 8`,
  legal: 'erlaubt',

  rulesHeading: 'Regeln',
  klondikeRules: (variant) => [
    variant.draw === 1 ? 'Eine Karte ziehen' : 'Drei Karten ziehen; nur die oberste spielt',
    'Jede offene Folge zieht, absteigend und abwechselnd rot und schwarz',
    variant.emptyColumn === 'king'
      ? 'Leere Spalten nehmen einen König oder eine Folge mit König voran'
      : 'Leere Spalten nehmen jede Folge',
    variant.redeals === 'unlimited' ? 'Beliebig oft umdrehen, nie mischen' : 'Kein Umdrehen',
    'Nichts geht von selbst auf die Zielstapel',
    variant.foundationReturn
      ? 'Oberste Karten der Zielstapel dürfen zurück'
      : 'Von Zielstapeln kehrt nichts zurück',
    variant.undo ? 'Beliebig oft zurücknehmen' : 'Kein Zurücknehmen',
  ],
  spiderRules: () => [
    'Aufgenommen wird eine offene, absteigende Folge einer Farbe',
    'Abgelegt wird auf jede Karte, die um eins höher ist',
    'Leere Spalten nehmen jede Folge',
    'Zehn Karten geben nur, wenn keine Spalte leer ist',
    'Folgen einer Farbe vom König zum Ass werden sofort weggelegt',
    'Beliebig oft zurücknehmen',
  ],

  draw: 'Ziehen',
  redeal: 'Umdrehen',
  deal: '10 geben',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  restart: 'Neu beginnen',
  reset: 'Neu geben',
  finish: 'Fertigspielen',
  hint: 'Tipp',
  settle: 'Fertige Folgen weglegen',
  readBoard: 'Spielfeld vorlesen',
  keys: 'Tasten',
  boardAsText: 'Spielfeld als Text',
  ledger: 'Kartenverzeichnis',

  did: teller({
    moved: (lead, more, to, fromFoundation) =>
      `${withMore(lead, more)}${fromFoundation ? ' vom Zielstapel' : ''} ${onto(to)} gezogen.`,
    returned: (count, to) => `${cards(count)} zurück ${onto(to)} gelegt.`,
    runReturned: (suit, to) => `Folge in ${suitName(suit)} zurück ${onto(to)} gelegt.`,
    turnedUp: (code, at) => `${cardName(code)} in ${pileName(at)} aufgedeckt.`,
    turnedDown: (at) => `Eine Karte in ${pileName(at)} liegt wieder verdeckt.`,
    drawn: (codes, left) => `${codes.map(cardName).join(', ')} gezogen. Noch ${cards(left)} im Stapel.`,
    redealt: (count) => `Ablage zum Stapel umgedreht. ${cards(count)}. Reihenfolge unverändert.`,
    dealt: (codes, left) =>
      `Gegeben: ${codes.map((code, i) => `${cardName(code)} auf Spalte ${i + 1}`).join(', ')}. Noch ${cards(left)} im Stapel.`,
    stored: (suit, run) => `Folge in ${suitName(suit)} fertig. ${run} von 8.`,
    undone: 'Zurückgenommen.',
    redone: 'Wiederholt.',
  }),
  waste: (codes) =>
    codes.length > 1
      ? `Die Ablage zeigt ${codes.map(cardName).join(', ')}: nur die letzte ist spielbar.`
      : codes[0]
        ? `Oben auf der Ablage liegt jetzt ${cardName(codes[0])}.`
        : 'Die Ablage ist leer.',
  selected: (code, more, count) => `${withMore(code, more)} ausgewählt. ${destinations(count)}.`,
  cancelled: 'Auswahl aufgehoben.',
  notMoved: (sentence) => `Nicht gezogen. ${sentence}`,
  refusal: (facts) => refusals[facts.code](facts),
  newDeal: (game) => `${game}. Neu gegeben.`,
  restarted: 'Zurück am Anfang dieses Spiels.',
  won: (onlyReset) =>
    `Gewonnen. ${onlyReset ? 'Nur „Neu geben“ ist noch möglich.' : '„Neu geben“ legt die Karten neu aus.'}`,
  destinations: (code, piles) =>
    piles.length
      ? `${cardName(code)} kann ${piles.map(onto).join(', ')}.`
      : `${cardName(code)} hat gerade kein erlaubtes Ziel.`,
  legalMoves: (moves) => (moves.length ? `${legalMoves(moves.length)}: ${moves.join(', ')}.` : noLegalMove),
  move: mover({
    draw: 'ziehen',
    deal: 'zehn Karten geben',
    redeal: 'umdrehen',
    store: 'fertige Folgen weglegen',
    go: (source, to, lead) =>
      `${lead ? `${withMore(...lead)} ` : ''}${from(source)} ${to === 'F' ? 'auf den Zielstapel' : onto(to)}`,
  }),
  noLegalMove,
  loading: 'Wird geladen …',
  notLoaded: 'Das ließ sich nicht laden. Noch einmal versuchen.',
  lessonNotLoaded: 'sie ließ sich nicht laden; die Seite neu zu laden kann helfen',
  movesSoFar: (count) => `Züge bisher: ${count}`,
  rule: (name) => `Regel: ${name}.`,
  ruleNames: {
    notation: 'Schreibweise der Züge',
    'pick-up': 'Aufnehmen von Karten',
    landing: 'Anlegen an eine Karte',
    'empty-column': 'leere Spalten',
    foundation: 'Zielstapel',
    draw: 'Ziehen vom Stapel',
    redeal: 'Umdrehen der Ablage',
    deal: 'Geben von zehn Karten',
    'completed-run': 'fertige Folgen',
    undo: 'Zurücknehmen und Wiederholen',
    restart: 'Neubeginn',
    'auto-finish': 'Fertigspielen',
    end: 'Ende eines Spiels',
    conservation: 'jede Karte an einem Ort',
    table: 'was dieser Tisch annimmt',
  },
  instead: (moves, more, elsewhere) =>
    moves.length
      ? `Erlaubt ist stattdessen: ${moves.join('; ')}${more ? `; und ${more} weitere` : ''}.`
      : elsewhere
        ? `Hierfür ist gerade nichts erlaubt; anderswo: ${legalMoves(elsewhere)}.`
        : noLegalMove,
  hintReasons: {
    reveals: 'Das deckt eine verdeckte Karte auf.',
    store: 'Das legt eine fertige Folge weg.',
    'builds-suit': 'Das baut eine Folge in einer Farbe.',
    'frees-waste': 'Das gibt die nächste Karte der Ablage frei.',
    'empties-column': 'Das leert eine Spalte, auf die ein König wartet.',
    'opens-column': 'Das leert eine Spalte, die jede Folge füllen darf.',
    foundation: 'Das baut den Zielstapel auf.',
    'foundation-early': 'Das baut den Zielstapel auf, doch die Spalten können die Karte noch brauchen.',
    builds: 'Das macht andere Karten frei.',
    legal: 'Das ist erlaubt, deckt aber nichts auf.',
    stock: 'Das führt zu anderen Karten.',
    return: 'Das holt eine Karte zurück, um sie zu nutzen.',
  },

  pileLine: (pile, up, down) => {
    const name = pile === 'done' ? 'Fertige Folgen' : pileName(pile);
    return `${name}: ${filled([down ? faceDown(down) : '', ...up.map(cardName)], ', ')}.`;
  },
  emptyPile: (pile) => (pile === 'done' ? 'Fertige Folgen: keine.' : `${pileName(pile)}: leer.`),
  stockLine: (count) => `Stapel: ${count ? `${cards(count)}, verdeckt` : 'leer'}.`,
  totals: (stock, deals, runs, entries, expected) =>
    `Stapel ${stock} · noch ${deals}-mal geben · Fertige Folgen ${runs} von 8 · ${entries}/${expected} Karten`,
  ledgerLine: (entries, distinct, expected) =>
    `${entries}/${expected} Einträge, ${distinct}/${expected} verschiedene Karten`,
  ledgerProblem: (missing, duplicated, unknown) =>
    filled(
      [
        missing.length ? `Es fehlen: ${missing.join(' ')}.` : '',
        duplicated.length ? `Doppelt: ${duplicated.join(' ')}.` : '',
        unknown.length ? `Nicht aus diesem Spiel: ${unknown.join(' ')}.` : '',
      ],
      ' ',
    ),
  badLesson: 'Diese Lektion kann nicht beginnen',
  badFixture: 'Diese Stellung lässt sich nicht auslegen',
  badMoves: 'Diese Züge lassen sich nicht spielen',
  keyHelp: (columns, draw) => [
    ['← →', 'voriger oder nächster Stapel'],
    ['↑ ↓', 'in der Spalte, dann ihr Knopf, dann die obere Reihe'],
    ['Pos1 Ende', 'tiefste offene Karte, vorderste Karte'],
    ['Bild auf, Bild ab', 'obere Reihe, Spalten'],
    [columns === 10 ? '1–9, 0' : '1–7', 'diese Spalte'],
    ['Eingabe, Leertaste', 'aufnehmen, ablegen'],
    ['+ −', 'eine Karte mehr, eine weniger'],
    ['Esc', 'abbrechen'],
    ['D', draw],
    ['U, Strg+Z', 'zurücknehmen; mit Umschalt wiederholen'],
    ...(columns === 7 ? [['F', 'auf den Zielstapel'] as const] : []),
    ['M, Umschalt+M', 'erlaubte Ziele dieser Karte, alle erlaubten Züge'],
    ['C, B, S', 'Spalte, Spielfeld, obere Reihe vorlesen'],
    ['?', 'diese Tasten'],
  ],
};
