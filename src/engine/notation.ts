/** Positions as text, both ways. Parsing names every fault and repairs none; writing is canonical. */
import { type Card, type GameKind, KING, SUITS, type Suit, placed } from './card.js';
import { readCards, resolveCard } from './card-text.js';
import { quote } from './quote.js';
import { type PileLabel, type Position, columnIndex, columnsOf, pileLabels } from './position.js';

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
interface Read {
  readonly card: Card;
  readonly up: boolean;
  readonly at: number;
}

/** One reading of one text: what has been taken so far and what was wrong. */
class Reader {
  readonly faults: Fault[] = [];
  readonly #piles = new Map<PileLabel, Read[]>();
  readonly #takenIn = new Map<Card, string>();

  constructor(readonly kind: GameKind) {}

  fault(code: Fault['code'], at: number, message: string): void {
    this.faults.push({ code, message, at });
  }

  readPile(text: string, start: number): void {
    const at = start + text.search(/\S|$/);
    const colon = text.indexOf(':');
    if (colon < 0)
      return this.fault(
        'no-label',
        at,
        text.trim()
          ? `“${quote(text.trim())}” names no pile: write it as “T1: …”`
          : 'a pile is missing before or after “|”',
      );
    const name = text.slice(0, colon).trim();
    const label = pileLabels(this.kind).find((known) => known.toLowerCase() === name.toLowerCase());
    const where = label ?? (quote(name) || 'without a name');
    if (!label) this.fault('unknown-pile', at, `there is no pile ${where}`);
    else if (this.#piles.has(label)) this.fault('pile-twice', at, `${label} is named twice`);
    const read = [...text.slice(colon + 1).matchAll(/[^\s,]+/g)].flatMap(({ 0: token, index }) =>
      this.#readToken(token, start + colon + 1 + index, where),
    );
    if (label) this.#piles.set(label, read);
  }

  #readToken(token: string, at: number, where: string): Read[] {
    const up = token[0] !== '#';
    const written = token === '#' ? '# is no card' : readCards(up ? token : token.slice(1), this.kind);
    if (typeof written === 'string') {
      this.fault('unknown-card', at, written);
      return [];
    }
    return written.flatMap((each) => {
      const card = resolveCard(each, this.kind, this.#takenIn);
      const first = card && this.#takenIn.get(card);
      if (!card)
        this.fault(
          'card-twice',
          at,
          `${quote(token)} in ${where} is one too many: the deck has four of this card`,
        );
      else if (first)
        this.fault(
          'card-twice',
          at,
          first === where
            ? `${card.code} is twice in ${where}`
            : `${card.code} is in ${first} and in ${where}`,
        );
      else this.#takenIn.set(card, where);
      return card ? [{ card, up, at }] : [];
    });
  }

  #pile(label: PileLabel): Read[] {
    return this.#piles.get(label) ?? [];
  }

  #cards(label: PileLabel): Card[] {
    return this.#pile(label).map(({ card }) => card);
  }

  #foundation(suit: Suit): Card[] {
    const pile = this.#pile('F').filter(({ card }) => card.suit === suit);
    const wrong = pile.find(({ card }, i) => card.rank !== i + 1);
    if (wrong)
      this.fault(
        'foundation-order',
        wrong.at,
        `${wrong.card.code} is out of order in F: each suit is listed from its Ace`,
      );
    return pile.map(({ card }) => card);
  }

  #done(): Card[][] {
    const pile = this.#pile('done');
    const starts = pile.map((_, i) => i).filter((i) => i % KING === 0);
    return starts.map((start) => {
      const run = pile.slice(start, start + KING);
      const [first] = run as [Read];
      if (
        run.length < KING ||
        !run.every(({ card }, i) => card.rank === KING - i && card.suit === first.card.suit)
      )
        this.fault(
          'not-a-run',
          first.at,
          `stored run ${start / KING + 1}, from ${first.card.code} on, is no run: it must be King to Ace in one suit`,
        );
      return run.map(({ card }) => card);
    });
  }

  position(): Position {
    const [C, D, H, S] = SUITS.map((suit) => this.#foundation(suit)) as [Card[], Card[], Card[], Card[]];
    return {
      kind: this.kind,
      stock: this.#cards('stock'),
      waste: this.#cards('waste'),
      foundations: { C, D, H, S },
      done: this.#done(),
      columns: columnsOf(this.kind, (i) => this.#pile(`T${i + 1}`).map(({ card, up }) => placed(card, up))),
    };
  }
}

/**
 * Reads a position such as `stock: 9S 5D AC | T1: #7C KC..JC`. Empty text is a position of no cards.
 * Any text gets an answer: the position, or every fault in it; nothing is repaired.
 */
export function parsePosition(kind: GameKind, text: string): Parsed {
  const reader = new Reader(kind);
  if (kind !== 'klondike' && kind !== 'spider')
    reader.fault('unknown-game', 0, 'the game must be "klondike" or "spider"');
  else if (typeof text !== 'string') reader.fault('not-text', 0, `a position is text, not ${typeof text}`);
  else if (text.length > LONGEST)
    reader.fault(
      'too-long',
      0,
      `the text has ${text.length} characters; a position needs fewer than ${LONGEST}`,
    );
  else {
    let at = 0;
    for (const pile of text.trim() ? text.split('|') : []) {
      reader.readPile(pile, at);
      at += pile.length + 1;
    }
    const position = reader.position();
    if (!reader.faults.length) return { ok: true, position };
  }
  return { ok: false, faults: reader.faults };
}

function pileText(position: Position, label: PileLabel): string {
  const cards =
    label === 'stock' || label === 'waste'
      ? position[label]
      : label === 'F'
        ? SUITS.flatMap((suit) => position.foundations[suit])
        : label === 'done'
          ? position.done.flat()
          : undefined;
  if (cards) return cards.map(({ code }) => code).join(' ');
  return position.columns[columnIndex(label)]!.map(({ card, up }) => (up ? '' : '#') + card.code).join(' ');
}

/** The canonical text of a position: the same position always gives the same text, and `parsePosition` reads it back. */
export const formatPosition = (position: Position): string =>
  pileLabels(position.kind)
    .map((label) => [label, pileText(position, label)] as const)
    .filter(([, cards]) => cards)
    .map(([label, cards]) => `${label}: ${cards}`)
    .join(' | ');
