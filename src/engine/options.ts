/** Where a game's cards come from: fixture, else seed, else deck or the default. Wrong options throw, named. */
import { type Card, DECKS, type GameKind } from './card.js';
import { readCards, resolveCard } from './card-text.js';
import { quote } from './quote.js';
import { layOut } from './deal.js';
import { FIXTURES } from './fixtures.js';
import { type Fault, parsePosition } from './notation.js';
import type { Position } from './position.js';
import { codesOf } from './run.js';
import { fairSource, seededSource, shuffle } from './random.js';

export interface DealOptions {
  /** Any text: a reproducible shuffle. `random` is a fair shuffle, new at each reset. */
  seed?: string;
  /** A named fixture or a position's text; goes before `seed`. */
  fixture?: string;
  /** All 52 or 104 cards in deal order, as text or an array of codes; not together with `seed` or `fixture`. */
  deck?: string | readonly string[];
}

/** Deals an opening; called again at each reset. Every call gives new arrays, which no earlier board shares. */
export type Dealer = () => Position;

/** A `RangeError` for a fixture that is no position; `faults` lists each one. */
export class PositionError extends RangeError {
  override readonly name = 'PositionError';
  constructor(
    message: string,
    readonly faults: readonly Fault[],
  ) {
    super(message);
  }
}

/** How many faults a thrown message spells out. */
const SHOWN = 20;

const listed = (option: string, faults: readonly string[]): string => {
  const more = faults.length - SHOWN;
  return `Option ${option}: ${faults.slice(0, SHOWN).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
};

const badFixture = (faults: readonly Fault[]): PositionError =>
  new PositionError(
    listed(
      'fixture',
      faults.map(({ message }) => message),
    ),
    faults,
  );

function fixtureDealer(kind: GameKind, fixture: string): Dealer {
  const name = fixture.trim();
  const named = FIXTURES[kind].get(name);
  if (!named && name && !/[:|]/.test(name)) {
    const names = [...FIXTURES[kind].keys()].join(', ');
    const message = `there is no fixture named "${quote(name)}"; use ${names}, or a position such as "T1: ${kind === 'spider' ? 'KS QS' : 'KC QH'}"`;
    throw badFixture([{ code: 'no-label', message, at: 0 }]);
  }
  return () => {
    const parsed = parsePosition(kind, named ? named() : fixture);
    if (parsed.ok) return parsed.position;
    throw badFixture(parsed.faults);
  };
}

/** More tokens than any deck has cards; what is beyond them adds nothing to the fault. */
const ENOUGH = 200;

function readDeck(kind: GameKind, deck: string | readonly string[]): Card[] {
  const isText = typeof deck === 'string';
  const tokens: readonly unknown[] = isText ? (deck.match(/[^\s,]+/g) ?? []) : deck;
  const taken = new Set<Card>();
  const faults: string[] = [];
  for (const token of tokens.slice(0, ENOUGH)) {
    const text = typeof token === 'string' ? token : typeof token;
    const written = isText || !text.includes('..') ? readCards(text, kind) : `${quote(text)} is no card`;
    if (typeof written === 'string') faults.push(written);
    else
      for (const each of written) {
        const card = resolveCard(each, kind, taken);
        if (card && !taken.has(card)) taken.add(card);
        else faults.push(`${card?.code ?? text} is there more than once`);
      }
  }
  const missing = DECKS[kind].filter((card) => !taken.has(card));
  if (missing.length) faults.push(`missing: ${codesOf(missing).join(' ')}`);
  if (faults.length) throw new RangeError(listed('deck', faults));
  return [...taken];
}

const described = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;

/** Throws a `TypeError` for a value that is no object or has a name outside `known`. */
export function requireOptions(options: object, known: readonly string[]): void {
  if (described(options) !== 'object')
    throw new TypeError(`Options must be an object such as { seed: "class-7b" }, not ${described(options)}.`);
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new TypeError(`Option ${quote(name)}: there is no such option; use ${known.join(', ')}.`);
}

/** Throws a `TypeError` for an option that is there and is no text. */
export function requireText(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'string')
    throw new TypeError(`Option ${name}: it must be text, not ${described(value)}.`);
}

/**
 * The dealer for these options.
 * @throws {TypeError} an option of the wrong type, or `deck` together with `seed` or `fixture`
 * @throws {RangeError} a fixture or deck that is not what it should be; every fault is named
 */
export function dealerFor(kind: GameKind, options: DealOptions, byDefault: Dealer): Dealer {
  const { seed, fixture, deck } = options;
  requireText('seed', seed);
  requireText('fixture', fixture);
  if (deck !== undefined) {
    if (!Array.isArray(deck)) requireText('deck', deck);
    if (seed !== undefined || fixture !== undefined)
      throw new TypeError('Option deck: it cannot be given together with seed or fixture.');
    const cards = readDeck(kind, deck);
    return () => layOut(kind, cards);
  }
  if (fixture !== undefined) return fixtureDealer(kind, fixture);
  if (seed === 'random') return fairDealer(kind);
  if (seed === undefined) return byDefault;
  const cards = shuffle(DECKS[kind], seededSource(seed));
  return () => layOut(kind, cards);
}

/** A newly and fairly shuffled deal each time. */
export const fairDealer =
  (kind: GameKind): Dealer =>
  () =>
    layOut(kind, shuffle(DECKS[kind], fairSource()));
