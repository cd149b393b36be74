/** Positions as text, both ways. Parsing names every fault and repairs none; writing is canonical. */
import { type Card, type GameKind, KING, type Placed, SUITS, placed } from './card.js';
import { readCards, resolveCard } from './card-text.js';
import { quote } from './quote.js';
import { type PileLabel, type Position, columnLabel, columnsOf, pileLabels } from './position.js';
import { codesOf } from './run.js';

export interface Fault {
  readonly code:
    | 'not-text'
    | 'too-long'
    | 'unknown-game'
    | 'no-label'
    | 'unknown-pile'
    | 'pile-twice'
    | 'unknown-card'
    | 'card-twice'
    | 'foundation-order'
    | 'not-a-run';
  /** One sentence without its full stop: what is wrong and where. */
  readonly message: string;
  /** Where in the text, as an index of its UTF-16 code units from 0. */
  readonly at: number;
}

export type Parsed =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A complete Spider position needs about 600 characters; the rest is room for spaces. */
const LONGEST = 20_000;

/** A card as read: face up or down, and where its text stands. */
interface Read extends Placed {
  readonly at: number;
}

type Piles = ReadonlyMap<PileLabel, readonly Read[]>;
type Tell = (code: Fault['code'], at: number, message: string) => void;

const cardsOf = (pile: readonly Placed[]): Card[] => pile.map(({ card }) => card);

/** The cards of each pile named, once each; tells of everything that is not as it should be. */
function readPiles(kind: GameKind, text: string, tell: Tell): Piles {
  const piles = new Map<PileLabel, Read[]>();
  const takenIn = new Map<Card, string>();

  /** For a name that is nobody's column. */
  const useOthers = (): string => {
    const labels = pileLabels(kind);
    return `: use ${labels.filter((label) => label[0] !== 'T').join(', ')}, T1 to ${labels.at(-1)}`;
  };

  function readToken(token: string, at: number, where: string): Read[] {
    if (/.:$/.test(token)) {
      tell('no-label', at, `“|” is missing before ${quote(token)}`);
      return [];
    }
    const up = token[0] !== '#';
    const written = readCards(token.replace(/^#(?=.)/, ''), kind);
    if (typeof written === 'string') {
      tell('unknown-card', at, written);
      return [];
    }
    return written.flatMap((each) => {
      const card = resolveCard(each, kind, takenIn);
      if (!card) {
        const fault = `${quote(token)} in ${where} is one too many: the deck has four of this card`;
        tell('card-twice', at, fault);
        return [];
      }
      const first = takenIn.get(card);
      if (!first) takenIn.set(card, where);
      else
        tell(
          'card-twice',
          at,
          `${card.code} is ${first === where ? 'twice' : `in ${first} and`} in ${where}`,
        );
      return { card, up, at };
    });
  }

  let start = 0;
  for (const part of text.trim() && text.split('|')) {
    const at = start + part.search(/\S|$/);
    const colon = part.indexOf(':') + 1;
    const name = part.slice(0, colon - 1).trim();
    if (colon) {
      const label = pileLabels(kind).find((known) => known.toLowerCase() === name.toLowerCase());
      const where = label ?? (quote(name) || 'without a name');
      if (!label)
        tell('unknown-pile', at, `there is no pile ${where}${/^T\d/i.test(name) ? '' : useOthers()}`);
      else if (piles.has(label)) tell('pile-twice', at, `${label} is named twice`);
      const offset = start + colon;
      const read = [...part.slice(colon).matchAll(/[^\s,]+/g)].flatMap(({ 0: token, index }) =>
        readToken(token, offset + index, where),
      );
      if (label) piles.set(label, read);
    } else
      tell(
        'no-label',
        at,
        part.trim()
          ? `“${quote(part.trim())}” names no pile: write it as “T1: …”`
          : 'a pile is missing before or after “|”',
      );
    start += part.length + 1;
  }
  return piles;
}

/** The position of these piles; tells of foundations and stored runs that are out of order. */
function assemble(kind: GameKind, piles: Piles, tell: Tell): Position {
  const pile = (label: PileLabel): readonly Read[] => piles.get(label) ?? [];
  const [C, D, H, S] = SUITS.map((suit) => {
    const cards = pile('F').filter(({ card }) => card.suit === suit);
    const wrong = cards.find(({ card }, i) => card.rank !== i + 1);
    if (wrong)
      tell(
        'foundation-order',
        wrong.at,
        `${wrong.card.code} is out of order in F: each suit is listed from its Ace`,
      );
    return cardsOf(cards);
  }) as [Card[], Card[], Card[], Card[]];
  const done: Card[][] = [];
  for (let stored = pile('done'); stored[0]; stored = stored.slice(KING)) {
    const [{ card: first, at }] = stored as [Read];
    const run = cardsOf(stored.slice(0, KING));
    done.push(run);
    if (run.length < KING || run.some(({ rank, suit }, i) => rank !== KING - i || suit !== first.suit))
      tell(
        'not-a-run',
        at,
        `stored run ${done.length}, from ${first.code} on, is no run: it must be King to Ace in one suit`,
      );
  }
  return {
    kind,
    stock: cardsOf(pile('stock')),
    waste: cardsOf(pile('waste')),
    foundations: { C, D, H, S },
    done,
    columns: columnsOf(kind, (i) => pile(columnLabel(i)).map(({ card, up }) => placed(card, up))),
  };
}

/**
 * Reads a position such as `stock: 9S 5D AC | T1: #7C KC..JC`. Empty text is a position of no cards.
 * Any text gets an answer: the position, or every fault in it; nothing is repaired.
 */
export function parsePosition(kind: GameKind, text: string): Parsed {
  const faults: Fault[] = [];
  const tell: Tell = (code, at, message) => void faults.push({ code, message, at });
  if (kind !== 'klondike' && kind !== 'spider')
    tell('unknown-game', 0, 'the game must be "klondike" or "spider"');
  else if (typeof text !== 'string') tell('not-text', 0, `a position is text, not ${typeof text}`);
  else if (text.length > LONGEST)
    tell('too-long', 0, `the text has ${text.length} characters; a position needs fewer than ${LONGEST}`);
  else {
    const position = assemble(kind, readPiles(kind, text, tell), tell);
    if (!faults.length) return { ok: true, position };
  }
  return { ok: false, faults };
}

/** The canonical text of a position: the same position always gives the same text, and `parsePosition` reads it back. */
export function formatPosition({ kind, stock, waste, foundations, done, columns }: Position): string {
  const piles: Partial<Record<PileLabel, readonly string[]>> = {
    stock: codesOf(stock),
    waste: codesOf(waste),
    F: SUITS.flatMap((suit) => codesOf(foundations[suit])),
    done: codesOf(done.flat()),
  };
  columns.forEach((column, i) => {
    piles[columnLabel(i)] = column.map(({ card, up }) => (up ? '' : '#') + card.code);
  });
  return pileLabels(kind)
    .filter((label) => piles[label]!.length)
    .map((label) => `${label}: ${piles[label]!.join(' ')}`)
    .join(' | ');
}
