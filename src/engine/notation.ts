/** Positions as text, both ways. Parsing names every fault and repairs none; writing is canonical. */
import { type Card, type GameKind, KING, type Placed, SUITS, type Suit, placed } from './card.js';
import { quote, readCards, resolveCard } from './card-text.js';
import { type PileLabel, type Position, columnIndex, emptyPosition, pileLabels } from './position.js';

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

interface Pile {
  readonly label: PileLabel;
  readonly at: number;
  readonly cards: readonly Placed[];
}

/** One reading of one text: what has been taken so far and what was wrong. */
class Reader {
  readonly faults: Fault[] = [];
  readonly piles = new Map<PileLabel, Pile>();
  readonly #takenIn = new Map<Card, string>();

  constructor(readonly kind: GameKind) {}

  fault(code: Fault['code'], at: number, message: string): void {
    this.faults.push({ code, message, at });
  }

  readPile(text: string, at: number): void {
    const colon = text.indexOf(':');
    const start = at + text.search(/\S|$/);
    if (colon < 0)
      return this.fault(
        'no-label',
        start,
        text.trim()
          ? `“${quote(text.trim())}” names no pile: write it as “T1: …”`
          : 'a pile is missing before or after “|”',
      );
    const name = text.slice(0, colon).trim();
    const label = pileLabels(this.kind).find((known) => known.toLowerCase() === name.toLowerCase());
    if (!label) this.fault('unknown-pile', start, `there is no pile ${quote(name) || 'without a name'}`);
    else if (this.piles.has(label)) this.fault('pile-twice', start, `${label} is named twice`);
    const cards: Placed[] = [];
    for (const { 0: token, index } of text.slice(colon + 1).matchAll(/[^\s,]+/g))
      cards.push(...this.readToken(token, at + colon + 1 + index, label ?? quote(name)));
    if (label && !this.piles.has(label)) this.piles.set(label, { label, at: start, cards });
  }

  readToken(token: string, at: number, where: string): Placed[] {
    const down = token[0] === '#';
    const written = readCards(down ? token.slice(1) : token, this.kind);
    if (typeof written === 'string') {
      this.fault('unknown-card', at, written);
      return [];
    }
    return written.flatMap((each) => {
      const card = resolveCard(each, this.kind, this.#takenIn);
      if (!card) {
        this.fault(
          'card-twice',
          at,
          `${quote(token)} in ${where} is one too many: the deck has four of this card`,
        );
        return [];
      }
      if (this.#takenIn.has(card)) this.fault('card-twice', at, this.#twice(card, where));
      else this.#takenIn.set(card, where);
      return [placed(card, !down)];
    });
  }

  #twice(card: Card, where: string): string {
    const first = this.#takenIn.get(card);
    return first === where
      ? `${card.code} is twice in ${where}`
      : `${card.code} is in ${first} and in ${where}`;
  }

  #cards(label: PileLabel): Card[] {
    return (this.piles.get(label)?.cards ?? []).map(({ card }) => card);
  }

  #foundations(): Position['foundations'] {
    const foundations: Record<Suit, Card[]> = { C: [], D: [], H: [], S: [] };
    const faulty = new Set<Suit>();
    for (const card of this.#cards('F')) {
      const pile = foundations[card.suit];
      pile.push(card);
      if (card.rank !== pile.length && !faulty.has(card.suit)) {
        faulty.add(card.suit);
        this.fault(
          'foundation-order',
          this.piles.get('F')!.at,
          `${card.code} is out of order in F: each suit is listed from its Ace`,
        );
      }
    }
    return foundations;
  }

  #done(): Card[][] {
    const cards = this.#cards('done');
    const runs: Card[][] = [];
    for (let i = 0; i < cards.length; i += KING) {
      const run = cards.slice(i, i + KING);
      const fits =
        run.length === KING && run.every(({ rank, suit }, j) => rank === KING - j && suit === run[0]!.suit);
      if (!fits)
        this.fault(
          'not-a-run',
          this.piles.get('done')!.at,
          `stored run ${runs.length + 1}, from ${run[0]!.code} on, is no run: it must be King to Ace in one suit`,
        );
      runs.push(run);
    }
    return runs;
  }

  position(): Position {
    const base = emptyPosition(this.kind);
    return {
      ...base,
      stock: this.#cards('stock'),
      waste: this.#cards('waste'),
      foundations: this.#foundations(),
      done: this.#done(),
      columns: base.columns.map((_, i) => this.piles.get(`T${i + 1}`)?.cards ?? []),
    };
  }
}

/**
 * Reads a position such as `stock: 9S 5D AC | T1: #7C KC..JC`. Empty text is a position of no cards.
 * Any text gets an answer: the position, or every fault in it; nothing is repaired.
 */
export function parsePosition(kind: GameKind, text: string): Parsed {
  const refuse = (code: Fault['code'], message: string): Parsed => ({
    ok: false,
    faults: [{ code, message, at: 0 }],
  });
  if (kind !== 'klondike' && kind !== 'spider')
    return refuse('unknown-game', 'the game must be "klondike" or "spider"');
  if (typeof text !== 'string')
    return refuse('not-text', `a position is text, not ${text === null ? 'null' : typeof text}`);
  if (text.length > LONGEST)
    return refuse(
      'too-long',
      `the text has ${text.length} characters; a position needs fewer than ${LONGEST}`,
    );
  const reader = new Reader(kind);
  let at = 0;
  for (const pile of text.trim() ? text.split('|') : []) {
    reader.readPile(pile, at);
    at += pile.length + 1;
  }
  const position = reader.position();
  return reader.faults.length ? { ok: false, faults: reader.faults } : { ok: true, position };
}

const codes = (cards: readonly Card[]): string => cards.map(({ code }) => code).join(' ');

function pileText(position: Position, label: PileLabel): string {
  switch (label) {
    case 'stock':
    case 'waste':
      return codes(position[label]);
    case 'F':
      return codes(SUITS.flatMap((suit) => position.foundations[suit]));
    case 'done':
      return codes(position.done.flat());
    default:
      return position.columns[columnIndex(label)]!.map(({ card, up }) => (up ? '' : '#') + card.code).join(
        ' ',
      );
  }
}

/** The canonical text of a position: the same position always gives the same text, and `parsePosition` reads it back. */
export const formatPosition = (position: Position): string =>
  pileLabels(position.kind)
    .map((label) => [label, pileText(position, label)] as const)
    .filter(([, cards]) => cards)
    .map(([label, cards]) => `${label}: ${cards}`)
    .join(' | ');
