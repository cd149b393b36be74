/** The words on screen, in one typed catalogue a language. Positions, rules and effects come in as data. */
import type { Effect } from '../engine/effects.js';
import type { Suit } from '../engine/card.js';
import type { RefusalCode, RuleName } from '../engine/reason.js';
import type { Variant } from '../engine/variants.js';
import type { HintReason } from '../table/hints.js';
import type { PileId } from '../table/piles.js';
import type { RefusalFacts, TableCode } from '../table/refusals.js';

/** Everything a table says. Counts are whole numbers, cards are codes such as `QH` or `QS2`. */
export interface Words {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';

  // names
  readonly klondike: string;
  readonly spider: string;
  cardName(code: string): string;
  rank(rank: number): string;
  suitName(suit: Suit): string;
  pileName(pile: PileId): string;
  cards(count: number): string;
  faceDown(count: number): string;

  // accessible names
  board(game: string): string;
  commands: string;
  cardIn(code: string, pile: PileId, place: number, of: number): string;
  selectedLead(code: string, more: number, pile: PileId, place: number, of: number): string;
  selectedRest(code: string, pile: PileId, place: number, of: number): string;
  coveredIn(code: string, pile: PileId, place: number, of: number): string;
  column(number: number, size: number, down: number): string;
  moveTo(code: string, pile: PileId): string;
  stock(count: number): string;
  stockRedeal(waste: number): string;
  stockDone: string;
  emptyWaste: string;
  foundation(suit: Suit, topCode: string | undefined): string;
  completedRuns(count: number): string;
  legal: string;

  // rule card
  klondikeRules(variant: Variant): readonly string[];
  spiderRules(): readonly string[];
  rulesHeading: string;

  // controls
  draw: string;
  redeal: string;
  deal: string;
  undo: string;
  redo: string;
  restart: string;
  reset: string;
  finish: string;
  hint: string;
  settle: string;
  readBoard: string;
  keys: string;
  boardAsText: string;
  ledger: string;

  // what happened
  did(kind: string, effects: readonly Effect[], stockLeft: number): string;
  /** @param codes the cards that the waste shows now, its top last */
  waste(codes: readonly string[]): string;
  selected(code: string, more: number, destinations: number): string;
  cancelled: string;
  notMoved(sentence: string): string;
  refusal(facts: RefusalFacts): string;
  /** @param name one of `ruleNames` */
  rule(name: string): string;
  /** A short name for each rule that a refusal can rest on. */
  ruleNames: Readonly<Record<RuleName | 'table', string>>;
  /**
   * Legal moves that serve instead of a refused one.
   * @param more moves besides those named
   * @param elsewhere legal moves of other cards, told where none serves
   */
  instead(moves: readonly string[], more: number, elsewhere: number): string;
  newDeal(game: string): string;
  restarted: string;
  won(onlyReset: boolean): string;
  destinations(code: string, piles: readonly PileId[]): string;
  legalMoves(moves: readonly string[]): string;
  /** @param effects what it would do, so that its cards are named */
  move(text: string, effects?: readonly Effect[]): string;
  noLegalMove: string;
  // what is loaded when it is first used
  loading: string;
  notLoaded: string;
  lessonNotLoaded: string;
  movesSoFar(count: number): string;

  /** Why a hint is good: one sentence each. */
  hintReasons: Readonly<Record<HintReason, string>>;

  // text board
  pileLine(pile: PileId, up: readonly string[], down: number): string;
  emptyPile(pile: PileId): string;
  stockLine(count: number): string;
  totals(stock: number, deals: number, runs: number, entries: number, expected: number): string;
  ledgerLine(entries: number, distinct: number, expected: number): string;
  ledgerProblem(
    missing: readonly string[],
    duplicated: readonly string[],
    unknown: readonly string[],
  ): string;
  badFixture: string;
  badLesson: string;
  badMoves: string;
  keyHelp(columns: number, draw: string): readonly (readonly [keys: string, does: string])[];
}

/** Words of the lesson panel. Their English is loaded with it. */
export interface LessonWords {
  /** @param place from 1; 0 for a lesson that is not one of the shipped ones */
  lessonPlace(place: number, of: number): string;
  lessonGoals(held: number, of: number): string;
  lessonMoves(made: number, most: number): string;
  lessonHint: string;
  lessonAgain: string;
  /** The panel splits the text at the title, which may be in another language. */
  lessonNext(title: string): string;
  /** How the lesson stands, in a word or two: the goal is reached, or there is another way to try. */
  lessonDone: string;
  lessonTryAgain: string;
  /** No hint of the lesson fits where the player has gone. */
  lessonNoHint: string;
  /** A name that no shipped lesson has. */
  noSuchLesson(name: string, names: readonly string[]): string;
  /** A lesson of the other game. */
  otherGame(game: string): string;
}

/** Words of the list of moves. Their English is loaded with it. */
export interface TranscriptWords {
  moveList: string;
  /** Its first entry: the cards as they were dealt. */
  theDeal: string;
  // what the board shows
  noMovesYet: string;
  gameAfter(moves: number): string;
  /** @param number 0 for the deal */
  earlierMove(number: number, of: number): string;
  untouched: string;
  // controls
  stepping: string;
  stepFirst: string;
  stepBack: string;
  stepForward: string;
  stepLast: string;
  backToGame: string;
  // copying
  copyText: string;
  copyTag: string;
  /** What is copied tells more than the table shows. */
  copyHolds: string;
  copied: string;
  /** For a page that may not write to the clipboard. */
  copyByHand: string;
  /** Stands over the opening position. */
  dealOf(game: string): string;
}

/** Everything a language has. */
export interface AllWords extends Words, LessonWords, TranscriptWords {}

/** What a page registers: a language and as much of its words as there is. The rest is said in English. */
export type PartialWords = Pick<Words, 'lang' | 'dir'> & Partial<AllWords>;

/** A sentence for every refusal there can be: the compiler names a code that has none. */
export type Sentences = Readonly<Record<RefusalCode | TableCode, (facts: RefusalFacts) => string>>;
