/** The elements of cards. Each is made once and kept: a card that moves takes its element along, and nothing is drawn anew. */
import { type Card, RANKS } from '../engine/card.js';
import { type Attributes, dress, make, makeSvg } from './element.js';
import { ROBE, SUITS, courtPath } from './suits.js';

/** `10` on the card, `T` in notation. */
const rankLabel = (rank: number): string => (rank === 10 ? '10' : RANKS[rank - 1]!);

const path = (d: string): Element => makeSvg('path', { d, fill: 'currentColor', 'fill-rule': 'evenodd' });

const picture = (attributes: Attributes, ...paths: Element[]): Element =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...attributes }, ...paths);

/** The inside of a face-up card: the rank once as text, the suit as vector symbols, which take the colour of the text. */
function face({ rank, suit }: Card): Element[] {
  const symbol = path(SUITS[suit]);
  const isCourt = rank > 10;
  const robe = isCourt ? [makeSvg('path', { d: ROBE, class: 'robe' })] : [];
  return [
    make(
      'span',
      { class: 'index' },
      make('span', { class: 'rank' }, rankLabel(rank)),
      picture({ class: 'mini' }, symbol),
    ),
    picture(
      {
        class: isCourt ? 'pip court' : rank < 2 ? 'pip ace' : 'pip',
        preserveAspectRatio: `xMidYM${isCourt ? 'ax' : 'id'}`,
      },
      ...robe,
      isCourt ? path(courtPath(rank)) : (symbol.cloneNode() as Element),
    ),
  ];
}

export class CardNodes {
  readonly #made = new Map<string, Element>();

  /**
   * The element of a card, as it is to look now. It may be in one place at a time, as its card is.
   * @param tag `button` where the card can be reached on its own, `span` where it is part of a picture
   */
  node(tag: 'button' | 'span', card: Card, attributes: Attributes): Element {
    const key = tag + card.code;
    const known = this.#made.get(key);
    const element = known ?? make(tag, {}, ...face(card));
    if (!known) this.#made.set(key, element);
    dress(element, attributes);
    return element;
  }

  /** Another document has taken the table: what is not on it would keep the one it left. */
  clear(): void {
    this.#made.clear();
  }
}
