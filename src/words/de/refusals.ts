/** German sentences for refusals: each names the cards and says what would be legal. */
import { quote } from '../../engine/quote.js';
import type { RefusalFacts } from '../../table/refusals.js';
import { isSpiderCard, suitOf } from '../parts.js';
import type { Sentences } from '../words.js';
import { cardName, cards, faceDown, needName, pileName, suitName } from './names.js';

const card = ({ cards: codes }: RefusalFacts): string => (codes?.[0] ? cardName(codes[0]) : 'Eine Karte');
const onto = ({ onto: code }: RefusalFacts): string => (code ? cardName(code) : 'einer Karte');
const need = ({ need: needed }: RefusalFacts): string => (needed ? needName(needed) : 'keine Karte');
const column = ({ at = 'T1' }: RefusalFacts): string => `Spalte ${at.slice(1)}`;
const text = ({ text: given = '' }: RefusalFacts): string => `„${quote(given)}“`;
const columns = ({ columns: labels = [] }: RefusalFacts): string => {
  const numbers = labels.map((label) => label.slice(1));
  const last = numbers.pop() ?? '';
  return numbers.length ? `die Spalten ${numbers.join(', ')} und ${last} sind` : `Spalte ${last} ist`;
};

const brokenRun = (facts: RefusalFacts): string =>
  `${card(facts)} kann nicht mit ${onto(facts)} zusammen ziehen: ${
    facts.need ? `an diese Stelle gehört ${need(facts)}` : 'auf ein Ass folgt keine Karte'
  }.`;
const wrongPlace = (facts: RefusalFacts): string =>
  `${card(facts)} passt nicht auf ${onto(facts)}: nötig ist ${need(facts)}.`;
const newDeal = '„Neu geben“ legt die Karten neu aus';

export const refusals: Sentences = {
  'bad-notation': (facts) =>
    `${text(facts)} ist kein Zug: ein Zug lautet zum Beispiel D, T1>T4 oder T1>T4:3.`,
  'bad-count': (facts) => `${text(facts)} hat keine gültige Anzahl: nach „:“ steht eine ganze Zahl ab 1.`,
  'count-not-allowed': (facts) =>
    `${text(facts)} verträgt keine Anzahl: nur ein Zug von Spalte zu Spalte hat eine.`,
  'no-such-column': ({ text: given = '', count = 0 }) =>
    `Spalte ${quote(given)} gibt es nicht: dieses Spiel hat die Spalten 1 bis ${count}.`,
  'not-in-this-game': (facts) => `${text(facts)} ist kein Zug dieses Spiels.`,

  'empty-column': (facts) => `${column(facts)} ist leer: dort liegt keine Karte, die ziehen könnte.`,
  'empty-waste': () => 'Die Ablage ist leer: erst durch Ziehen vom Stapel kommen Karten dorthin.',
  'count-too-large': (facts) =>
    `${column(facts)} hat nur ${cards(facts.size ?? 0)}: ${facts.count ?? 0} lassen sich nicht bewegen.`,
  'face-down-card': (facts) =>
    `Eine verdeckte Karte in ${column(facts)} lässt sich nicht bewegen: nur offene Karten ziehen.`,
  'run-rank': brokenRun,
  'run-color': brokenRun,
  'run-suit': brokenRun,
  'covered-waste-card': (facts) =>
    `${card(facts)} liegt unter ${onto(facts)}: nur die oberste Karte der Ablage ist spielbar.`,

  'same-column': (facts) =>
    `${card(facts)} liegt schon in ${column(facts)}: bitte einen anderen Platz wählen.`,
  'face-down-target': (facts) =>
    `${card(facts)} kann nicht auf ${column(facts)}: deren letzte Karte liegt verdeckt.`,
  'drop-rank': wrongPlace,
  'drop-color': wrongPlace,
  'king-needs-empty-column': (facts) =>
    `${card(facts)} passt nicht auf ${onto(facts)}: ein König braucht eine leere Spalte.`,
  'empty-column-needs-king': (facts) =>
    `${card(facts)} kann nicht auf ${column(facts)}: eine leere Spalte nimmt nur einen König auf.`,

  'between-foundations': () =>
    'Von einem Zielstapel zum anderen geht keine Karte: jeder nimmt nur seine eigene Farbe.',
  'foundation-one-card': (facts) =>
    `${card(facts)} kann nicht mit Karten darauf auf einen Zielstapel: nur die letzte Karte darf das.`,
  'foundation-needs-ace': (facts) =>
    `${card(facts)} kann keinen Zielstapel beginnen: zuerst kommt ${need(facts)}.`,
  'foundation-order': (facts) =>
    `${card(facts)} kann noch nicht auf den Zielstapel: als Nächstes kommt ${need(facts)}.`,
  'foundation-keeps': (facts) =>
    `${card(facts)} bleibt auf dem Zielstapel: nach diesen Regeln kehrt keine Karte zurück.`,
  'empty-foundation': ({ suit = 'C' }) =>
    `Der Zielstapel ${suitName(suit)} ist leer: dort liegt keine Karte, die zurückkehren könnte.`,

  'stock-empty': ({ count }) =>
    count
      ? 'Der Stapel ist leer: „Umdrehen“ macht die Ablage zum neuen Stapel.'
      : 'Geben ist nicht möglich: der Stapel ist leer.',
  'stock-and-waste-empty': () => 'Stapel und Ablage sind leer: es gibt keine Karte zu ziehen.',
  'stock-not-empty': ({ count = 0 }) =>
    `Umgedreht wird erst, wenn der Stapel leer ist: noch ${cards(count)} zu ziehen.`,
  'nothing-to-redeal': () => 'Stapel und Ablage sind leer: es gibt nichts umzudrehen.',
  'no-redeal': () => 'Diese Regeln kennen kein Umdrehen: der Stapel wird nur einmal durchgespielt.',
  'deal-empty-column': (facts) => `Geben ist nicht möglich: ${columns(facts)} leer.`,
  'deal-short-stock': ({ count = 0 }) =>
    `Geben ist nicht möglich: im Stapel nur noch ${cards(count)}, und zehn werden gebraucht.`,
  'no-completed-run': () =>
    'Keine Folge ist fertig: nötig sind König bis Ass in einer Farbe, offen, am Ende einer Spalte.',

  'no-undo': () => 'Diese Regeln kennen kein Zurücknehmen: jeder Zug gilt.',
  'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen: so hat dieses Spiel begonnen.',
  'nothing-to-redo': () => 'Es gibt nichts zu wiederholen: kein Zug wurde zurückgenommen.',
  'no-restart': () => `Diese Regeln kennen keinen Neubeginn: ${newDeal}.`,
  'no-auto-finish': () => 'Diese Regeln kennen kein Fertigspielen: bitte die Karten selbst ziehen.',
  'auto-finish-waits': ({ count = 0, size = 0 }) =>
    `Fertigspielen wartet, bis Stapel und Ablage leer und alle Karten offen sind: noch ${
      count ? `${cards(count)} in Stapel und Ablage` : faceDown(size)
    }.`,
  'auto-finish-blocked': (facts) =>
    facts.cards
      ? `Fertigspielen bliebe bei ${card(facts)} stehen: zuerst kommt ${need(facts)}.`
      : 'Es gibt nichts fertigzuspielen: in den Spalten liegt keine Karte mehr.',
  'game-over': () => `Das Spiel ist gewonnen: ${newDeal}.`,
  'conservation-failed': () => `Die Karten gehen nicht mehr auf, darum steht dieses Spiel still: ${newDeal}.`,

  'wrong-foundation': ({ cards: [code = ''] = [], on = 'FC' }) =>
    `${cardName(code)} passt nicht auf den ${pileName(on)}: richtig ist der Zielstapel ${suitName(suitOf(code))}.`,
  'no-destination': (facts) =>
    `${card(facts)} kann dort nicht liegen: bitte eine Spalte${
      isSpiderCard(facts.cards?.[0] ?? '') ? '' : ' oder einen Zielstapel'
    } wählen.`,
  readonly: () => 'Dies ist ein Schaubild zum Lesen: gespielt wird darin nicht.',
  reviewing: () => 'Dies ist eine frühere Stellung: weitergespielt wird im Spiel selbst.',
  'bad-lesson': ({ faults = [] }) => `Diese Lektion kann nicht beginnen: ${faults.join('; ')}.`,
  'bad-fixture': ({ faults = [] }) => `Diese Stellung lässt sich nicht auslegen: ${faults.join('; ')}.`,
  'bad-moves': ({ faults = [] }) => `Die Züge wurden nicht gespielt: ${faults.join(' ')}`,
  'no-hint': () =>
    'Kein erlaubter Zug wurde gefunden, doch verloren ist damit nichts: noch einmal hinsehen oder neu geben.',
};
