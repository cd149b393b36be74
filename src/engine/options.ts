/** Where a game's cards come from: fixture, else seed, else deck or the default. Wrong options throw, named. */
import { type Card, DECKS, type GameKind } from './card.js';
import { readCard, readCards, resolveCard } from './card-text.js';
import { layOut } from './deal.js';
import { FIXTURES } from './fixtures.js';
import { type Fault, parsePosition } from './notation.js';
import type { Position } from './position.js';
import { fairSource, seededSource, shuffle } from './random.js';

export interface DealOptions {
  /** Any text: a reproducible shuffle. `random` is a fair shuffle, new at each reset. */
  seed?: string;
  /** A named fixture or a position's text; goes before `seed`. */
  fixture?: string;
  /** All 52 or 104 cards in deal order, as text or an array of codes; not together with `seed` or `fixture`. */
  deck?: string | readonly string[];
}

/** Deals an opening; called again at each reset. */
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

function fixtureDealer(kind: GameKind, fixture: string): Dealer {
  const named = FIXTURES[kind].get(fixture.trim());
  if (!named && fixture.trim() && !/[:|]/.test(fixture)) {
    const names = [...FIXTURES[kind].keys()].join(', ');
    const message = `there is no fixture named "${fixture.slice(0, 40)}"; use ${names}, or a position such as "T1: KC QH"`;
    throw new PositionError(`Option fixture: ${message}.`, [{ code: 'no-label', message, at: 0 }]);
  }
  const parsed = parsePosition(kind, named ? named() : fixture);
  if (!parsed.ok) {
    const shown = parsed.faults.slice(0, 20).map(({ message }) => message);
    const more = parsed.faults.length - shown.length;
    throw new PositionError(
      `Option fixture: ${shown.join('; ')}${more ? `; and ${more} more` : ''}.`,
      parsed.faults,
    );
  }
  return () => parsed.position;
}

function readDeck(kind: GameKind, deck: string | readonly string[]): Card[] {
  const tokens = typeof deck === 'string' ? (deck.slice(0, 20_000).match(/[^\s,]+/g) ?? []) : deck;
  const taken = new Set<Card>();
  const faults: string[] = [];
  for (const token of tokens.slice(0, 200)) {
    const written =
      typeof token !== 'string'
        ? `${String(typeof token)} is no card`
        : typeof deck === 'string'
          ? readCards(token, kind)
          : readCard(token, kind);
    for (const each of typeof written === 'string' ? [] : [written].flat()) {
      const card = resolveCard(each, kind, taken);
      if (!card || taken.has(card)) faults.push(`${card?.code ?? String(token)} is there more than once`);
      else taken.add(card);
    }
    if (typeof written === 'string') faults.push(written);
  }
  const missing = DECKS[kind].filter((card) => !taken.has(card)).map(({ code }) => code);
  if (missing.length)
    faults.push(
      `${missing.length} cards are missing: ${missing.slice(0, 8).join(' ')}${missing.length > 8 ? ' …' : ''}`,
    );
  if (faults.length) throw new RangeError(`Option deck: ${faults.slice(0, 20).join('; ')}.`);
  return [...taken];
}

const described = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;

/** Throws a `TypeError` for a value that is no object or has a name outside `known`. */
export function requireOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError(`Options must be an object such as { seed: "class-7b" }, not ${described(options)}.`);
  for (const name of Object.keys(options))
    if (!known.includes(name))
      throw new TypeError(`Option ${name.slice(0, 40)}: there is no such option; use ${known.join(', ')}.`);
}

/**
 * The dealer for these options.
 * @throws {TypeError} an option of the wrong type, or `deck` together with `seed` or `fixture`
 * @throws {RangeError} a fixture or deck that is not what it should be; every fault is named
 */
export function dealerFor(kind: GameKind, options: DealOptions, byDefault: Dealer): Dealer {
  const { seed, fixture, deck } = options;
  if (seed !== undefined && typeof seed !== 'string')
    throw new TypeError(`Option seed: it must be text, such as "class-7b", not ${described(seed)}.`);
  if (fixture !== undefined && typeof fixture !== 'string')
    throw new TypeError(`Option fixture: it must be a name or a position's text, not ${described(fixture)}.`);
  if (deck !== undefined) {
    if (typeof deck !== 'string' && !Array.isArray(deck))
      throw new TypeError(`Option deck: it must be text or an array of card codes, not ${described(deck)}.`);
    if (seed !== undefined || fixture !== undefined)
      throw new TypeError('Option deck: it cannot be given together with seed or fixture.');
    const opening = layOut(kind, readDeck(kind, deck));
    return () => opening;
  }
  if (fixture !== undefined) return fixtureDealer(kind, fixture);
  if (seed === 'random') return fairDealer(kind);
  if (seed === undefined) return byDefault;
  const opening = layOut(kind, shuffle(DECKS[kind], seededSource(seed)));
  return () => opening;
}

/** A newly and fairly shuffled deal each time. */
export const fairDealer =
  (kind: GameKind): Dealer =>
  () =>
    layOut(kind, shuffle(DECKS[kind], fairSource()));
