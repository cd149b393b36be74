/** English. */
import type { Effect } from '../engine/effects.js';
import { cardCount as cards, cardName, rankName, sentence, suitName } from '../engine/sentences.js';
import type { Reason } from '../engine/reason.js';
import {
  type PileId,
  columnNumber,
  foundationSuit,
  isColumn,
  isFoundation,
  pileOfLabel,
} from '../table/piles.js';
import type { RefusalFacts } from '../table/refusals.js';
import type { Words } from './words.js';

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const faceDown = (count: number): string => plural(count, 'face-down card', 'face-down cards');

function pileName(pile: PileId): string {
  if (isColumn(pile)) return `column ${columnNumber(pile)}`;
  if (isFoundation(pile)) return `${suitName(foundationSuit(pile))} foundation`;
  return pile === 'done' ? 'completed runs' : pile;
}

const withMore = (code: string, more: number): string =>
  more ? `${cardName(code)} and ${cards(more)}` : cardName(code);

function moved({ cards: codes, from, to }: Extract<Effect, { type: 'moved' }>): string {
  const lead = codes[0]!;
  if (to === 'stock') return from === 'waste' ? `Returned ${cards(codes.length)} to the stock.` : '';
  if (from === 'stock') return `Returned ${cards(codes.length)} to the waste.`;
  if (from === 'done') return `Returned a ${suitName(lead[1] as 'S')} run to ${pileName(to as PileId)}.`;
  const suffix = from === 'F' ? ' from its foundation' : '';
  return `Moved ${withMore(lead, codes.length - 1)}${suffix} to ${pileName(pileOfLabel(to, lead))}.`;
}

function effectText(effect: Effect, stockLeft: number): string {
  switch (effect.type) {
    case 'moved':
      return moved(effect);
    case 'turned':
      return effect.up
        ? `Revealed ${cardName(effect.card)} in ${pileName(effect.at as PileId)}.`
        : `A card in ${pileName(effect.at as PileId)} is face down again.`;
    case 'drawn':
      return `Drew ${effect.cards.map(cardName).join(', ')}. ${cards(stockLeft)} left in stock.`;
    case 'redealt':
      return `Waste turned over into stock. ${cards(effect.cards.length)}. Order unchanged.`;
    case 'dealt':
      return `Dealt ${effect.cards.map((code, i) => `${cardName(code)} to column ${i + 1}`).join(', ')}. ${cards(stockLeft)} left in stock.`;
    case 'stored':
      return `${capital(suitName(effect.cards[0]![1] as 'S'))} run completed. ${effect.run} of 8.`;
    case 'won':
      return '';
  }
}

const TABLE_SENTENCES: Readonly<Record<string, (facts: RefusalFacts) => string>> = {
  'wrong-foundation': ({ cards: codes, on }) =>
    `${capital(cardName(codes![0]!))} cannot go on the ${pileName(on!)}: it belongs on the ${suitName(codes![0]![1] as 'S')} foundation.`,
  // Only Spider's codes have a set number, and Spider has no foundations.
  'no-destination': ({ cards: codes }) =>
    `${capital(cardName(codes![0]!))} cannot go there: choose a column${codes![0]![2] ? '' : ' or a foundation'}.`,
  readonly: () => 'This is a diagram to read: it cannot be played.',
  reviewing: () => 'This is an earlier position: go back to the game to play on.',
  'bad-lesson': ({ faults = [] }) => `This lesson cannot begin: ${faults.join('; ')}.`,
  'bad-fixture': ({ faults = [] }) => `This position cannot be laid out: ${faults.join('; ')}.`,
  'bad-moves': ({ faults = [] }) => `The moves were not played: ${faults.join(' ')}`,
  'no-hint': () =>
    'No legal move was found. That does not say that the game is over: look again, or deal anew.',
};

/** Ten single cards that went back to the stock are one event to a listener. */
function dealTakenBack(effects: readonly Effect[]): string {
  const back = effects.filter(
    (effect) => effect.type === 'moved' && effect.to === 'stock' && effect.from !== 'waste',
  );
  return back.length ? `Returned ${cards(back.length)} to the stock.` : '';
}

const undone = (text: string): string => `Undone. ${text}`.trim();

export const en: Words = {
  lang: 'en',
  dir: 'ltr',
  klondike: 'Klondike',
  spider: 'Spider, two suits',
  cardName,
  rank: rankName,
  suitName,
  pileName,
  cards,
  faceDown,

  board: (game) => `${game} board`,
  commands: 'Game controls',
  cardIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} of ${of}`,
  selectedLead: (code, more, pile, place, of) =>
    `${cardName(code)}, selected${more ? ` with ${cards(more)}` : ''}, ${pileName(pile)}, ${place} of ${of}`,
  selectedRest: (code, pile, place, of) =>
    `${cardName(code)}, in selected run, ${pileName(pile)}, ${place} of ${of}`,
  coveredIn: (code, pile, place, of) => `${cardName(code)}, ${pileName(pile)}, ${place} of ${of}, covered`,
  column: (number, size, down) =>
    `Column ${number}, ${size ? cards(size) : 'empty'}${down ? `, ${down} face down` : ''}`,
  moveTo: (code, pile) => `Move ${cardName(code)} to ${pileName(pile)}`,
  stock: (count) => `Stock, ${cards(count)}`,
  stockRedeal: (waste) => `Stock empty, redeal ${cards(waste)}`,
  stockDone: 'Stock empty',
  emptyWaste: 'Waste, empty',
  foundation: (suit, code) =>
    `${capital(suitName(suit))} foundation, ${code ? `${cardName(code)} on top` : 'empty'}`,
  completedRuns: (count) => `Completed runs, ${count} of 8`,
  legal: 'legal',

  rulesHeading: 'Rules',
  klondikeRules: (variant) => [
    variant.draw === 1 ? 'Draw one card' : 'Draw three cards; only the top one plays',
    'Move any face-up run, down by one in alternating colors',
    variant.emptyColumn === 'king'
      ? 'Empty columns take a king or a run led by one'
      : 'Empty columns take any run',
    variant.redeals === 'unlimited' ? 'Unlimited redeals, never shuffled' : 'No redeal',
    'No automatic foundation moves',
    variant.foundationReturn ? 'Foundation tops may return' : 'No return from foundations',
    variant.undo ? 'Unlimited undo' : 'No undo',
  ],
  spiderRules: () => [
    'Lift a face-up run of one suit, down by one',
    'Land on any card one rank higher',
    'Empty columns take any run',
    'Deal ten only when no column is empty',
    'King-to-ace runs of one suit are put away at once',
    'Unlimited undo',
  ],

  draw: 'Draw',
  redeal: 'Redeal',
  deal: 'Deal 10',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  reset: 'Reset',
  finish: 'Finish',
  hint: 'Hint',
  settle: 'Resolve staged runs',
  readBoard: 'Read board',
  keys: 'Keys',
  boardAsText: 'Board as text',
  ledger: 'Card ledger',

  did(kind, effects, stockLeft) {
    const text = [...effects.map((effect) => effectText(effect, stockLeft)), dealTakenBack(effects)]
      .filter(Boolean)
      .join(' ');
    return kind === 'undo' ? undone(text) : kind === 'redo' ? `Redone. ${text}` : text;
  },
  waste: (codes) =>
    codes.length > 1
      ? `The waste shows ${codes.map(cardName).join(', ')}: only the last plays.`
      : codes[0]
        ? `${capital(cardName(codes[0]))} is now on top of the waste.`
        : 'The waste is empty.',
  selected: (code, more, destinations) =>
    `Selected ${withMore(code, more)}. ${plural(destinations, 'legal destination', 'legal destinations')}.`,
  cancelled: 'Selection cleared.',
  notMoved: (text) => `Not moved. ${text}`,
  refusal: (facts) => TABLE_SENTENCES[facts.code]?.(facts) ?? sentence(facts as Reason),
  rule: (name) => `Rule: ${name}.`,
  ruleNames: {
    notation: 'how moves are written',
    'pick-up': 'picking cards up',
    landing: 'landing on a card',
    'empty-column': 'empty columns',
    foundation: 'foundations',
    draw: 'drawing',
    redeal: 'redeal',
    deal: 'dealing ten',
    'completed-run': 'completed runs',
    undo: 'undo and redo',
    restart: 'restart',
    'auto-finish': 'finishing',
    end: 'the end of a game',
    conservation: 'every card in one place',
    table: 'what this table takes',
  },
  instead: (moves, more, elsewhere) =>
    moves.length
      ? `Legal instead: ${moves.join('; ')}${more ? `; ${more} more` : ''}.`
      : elsewhere
        ? `Nothing legal for this now; ${plural(elsewhere, 'legal move', 'legal moves')} elsewhere.`
        : en.noLegalMove,
  newDeal: (game) => `${game}. A new deal.`,
  restarted: 'Back to the start of this deal.',
  won: (onlyReset) => `You won. ${onlyReset ? 'Only Reset is available.' : 'Reset deals again.'}`,
  destinations: (code, piles) =>
    piles.length
      ? `${capital(cardName(code))} can go to ${piles.map(pileName).join(', ')}.`
      : `${capital(cardName(code))} has no legal destination now.`,
  legalMoves: (moves) =>
    moves.length
      ? `${plural(moves.length, 'legal move', 'legal moves')}: ${moves.join(', ')}.`
      : en.noLegalMove,
  move(text, effects = []) {
    const [from, to] = text.split(/[>:]/) as [string, string?];
    const [first] = effects;
    if (!to) {
      if (text === 'D') return first?.type === 'dealt' ? 'deal ten' : 'draw';
      return text === 'R' ? 'redeal' : 'store completed runs';
    }
    const source =
      from === 'W' ? 'waste' : from[0] === 'F' ? pileName(from as PileId) : `column ${from.slice(1)}`;
    const lead = first?.type === 'moved' ? `${withMore(first.cards[0]!, first.cards.length - 1)} from ` : '';
    return `${lead}${source} to ${to === 'F' ? 'foundation' : `column ${to.slice(1)}`}`;
  },
  noLegalMove: 'No legal move was found here.',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded. Try again.',
  lessonNotLoaded: 'it could not be loaded; loading the page again may help',
  movesSoFar: (count) => `Moves so far: ${count}`,
  hintReasons: {
    reveals: 'It turns up a hidden card.',
    store: 'It puts a completed run away.',
    'builds-suit': 'It builds a run of one suit.',
    'frees-waste': 'It frees the next card of the waste.',
    'empties-column': 'It empties a column while a king waits for one.',
    'opens-column': 'It empties a column, which any run may fill.',
    foundation: 'It builds the foundation.',
    'foundation-early': 'It builds the foundation, but the columns may still need this card.',
    builds: 'It makes other cards free.',
    legal: 'It is legal, but turns nothing up.',
    stock: 'It leads to other cards.',
    return: 'It takes a card back to use it.',
  },

  pileLine: (pile, up, down) =>
    `${capital(pileName(pile))}: ${[down ? faceDown(down) : '', ...up.map(cardName)].filter(Boolean).join(', ')}.`,
  emptyPile: (pile) => `${capital(pileName(pile))}: empty.`,
  stockLine: (count) => `Stock: ${count ? `${cards(count)}, face down` : 'empty'}.`,
  totals: (stock, deals, runs, entries, expected) =>
    `Stock ${stock} · ${plural(deals, 'deal', 'deals')} left · Completed runs ${runs} of 8 · ${entries}/${expected} cards`,
  ledgerLine: (entries, distinct, expected) =>
    `${entries}/${expected} entries, ${distinct}/${expected} distinct identities`,
  ledgerProblem: (missing, duplicated, unknown) =>
    [
      missing.length ? `Missing: ${missing.join(' ')}.` : '',
      duplicated.length ? `Doubled: ${duplicated.join(' ')}.` : '',
      unknown.length ? `Not of this game: ${unknown.join(' ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  badFixture: 'This position cannot be laid out',
  badLesson: 'This lesson cannot begin',
  badMoves: 'These moves cannot be played',
  keyHelp: (columns, draw) => [
    ['← →', 'previous or next pile'],
    ['↑ ↓', 'within a pile, then its column button, then the top row'],
    ['Home End', 'deepest face-up card, front card'],
    ['Page Up, Page Down', 'top row, columns'],
    [columns === 10 ? '1–9, 0' : '1–7', 'that column'],
    ['Enter, Space', 'pick up, place'],
    ['+ −', 'one more, one fewer card'],
    ['Esc', 'cancel'],
    ['D', draw],
    ['U, Ctrl+Z', 'undo; with Shift redo'],
    ...(columns === 7 ? [['F', 'send to foundation'] as const] : []),
    ['M, Shift+M', 'legal destinations of this card, all legal moves'],
    ['C, B, S', 'read column, board, stock row'],
    ['?', 'these keys'],
  ],
};
