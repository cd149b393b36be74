/** The one record of what an action did. Positions change only by applying effects, so the record cannot leave anything out. */
import { type Card, type Suit, cardByCode, placed } from './card.js';
import { type PileLabel, type Position, columnIndex, columnLabel, top } from './position.js';

/** From pile to pile. Between waste and stock the packet is turned over, so its order reverses. */
interface Moved {
  readonly type: 'moved';
  readonly cards: readonly string[];
  readonly from: PileLabel;
  readonly to: PileLabel;
}

/** The last card of a column was turned over. */
interface Turned {
  readonly type: 'turned';
  readonly card: string;
  readonly at: PileLabel;
  readonly up: boolean;
}

/** Cards are codes, bottom to top as they lie in the pile they leave, unless said otherwise. */
export type Effect =
  | Moved
  | Turned
  /** Stock to waste one by one; the first drawn first. */
  | { readonly type: 'drawn'; readonly cards: readonly string[] }
  /** The waste turned over into the stock; `cards` is the new stock, bottom to top. */
  | { readonly type: 'redealt'; readonly cards: readonly string[] }
  /** One card from the stock, face up, to each column from `T1` on. */
  | { readonly type: 'dealt'; readonly cards: readonly string[] }
  /** A completed run put away, King first; `run` counts from 1. */
  | {
      readonly type: 'stored';
      readonly cards: readonly string[];
      readonly from: PileLabel;
      readonly run: number;
    }
  | { readonly type: 'won' };

/** Cards from pile to pile, as an effect. */
export const moved = (cards: readonly string[], from: PileLabel, to: PileLabel): Moved => ({
  type: 'moved',
  cards,
  from,
  to,
});
const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

/** The plain transfers and turns that an effect stands for. */
function steps(effect: Effect): (Moved | Turned)[] {
  switch (effect.type) {
    case 'moved':
    case 'turned':
      return [effect];
    case 'drawn':
      return [moved(reversed(effect.cards), 'stock', 'waste')];
    case 'redealt':
      return [moved(reversed(effect.cards), 'waste', 'stock')];
    case 'dealt':
      return effect.cards.map((card, i) => moved([card], 'stock', columnLabel(i)));
    case 'stored':
      return [moved(effect.cards, effect.from, 'done')];
    case 'won':
      return [];
  }
}

/** Several cards go to the stock or leave it together only from or to the waste; a deal takes them one by one. */
const turnsOver = (from: PileLabel, to: PileLabel): boolean => from === 'stock' || to === 'stock';

/** A position under construction: its piles can be replaced, never changed, for other positions share them. */
export type Draft = { -readonly [Field in keyof Position]: Position[Field] } & {
  columns: Position['columns'][number][];
};

// Field by field: this is the one copy that every action makes, and a spread costs twice the time.
export const draftOf = ({ kind, stock, waste, foundations, done, columns }: Position): Draft => ({
  kind,
  stock,
  waste,
  foundations,
  done,
  columns: columns.slice(),
});

/** The pile with `cut` entries fewer at its end, and these put there. */
function changed<T>(pile: readonly T[], cut: number, added: readonly T[]): readonly T[] {
  const made = pile.slice(0, pile.length - cut);
  for (const entry of added) made.push(entry);
  return made;
}

/** Takes `cut` cards off the end of a pile and puts these there, face up or down. */
function replaceEnd(
  draft: Draft,
  pile: PileLabel,
  suit: Suit,
  cut: number,
  cards: readonly Card[],
  up = true,
): void {
  const index = columnIndex(pile);
  if (index >= 0)
    draft.columns[index] = changed(
      draft.columns[index]!,
      cut,
      cards.map((card) => placed(card, up)),
    );
  else if (pile === 'F')
    draft.foundations = { ...draft.foundations, [suit]: changed(draft.foundations[suit], cut, cards) };
  else if (pile === 'done') draft.done = cut ? draft.done.slice(0, -1) : [...draft.done, cards];
  else draft[pile as 'stock'] = changed(draft[pile as 'stock'], cut, cards);
}

function applyStep(draft: Draft, step: Moved | Turned): void {
  if (step.type === 'turned') {
    const { card } = top(draft.columns[columnIndex(step.at)]!)!;
    replaceEnd(draft, step.at, card.suit, 1, [card], step.up);
    return;
  }
  const { from, to } = step;
  const cards = step.cards.map((code) => cardByCode(code)!);
  const { suit } = cards[0]!;
  replaceEnd(draft, from, suit, cards.length, []);
  replaceEnd(draft, to, suit, 0, turnsOver(from, to) ? cards.reverse() : cards);
}

/** Does to a draft what an effect of the rules (or of `inverse`) says: it is not judged here. */
export function applyTo(draft: Draft, effect: Effect): void {
  for (const step of steps(effect)) applyStep(draft, step);
}

/** The position after one effect. */
export function applyEffect(position: Position, effect: Effect): Position {
  const draft = draftOf(position);
  applyTo(draft, effect);
  return draft;
}

/** What taking these effects back does: transfers and turns the other way, last first. */
export const inverse = (effects: readonly Effect[]): Effect[] =>
  effects
    .flatMap(steps)
    .reverse()
    .map((step) => {
      if (step.type === 'turned') return { ...step, up: !step.up };
      const { cards, from, to } = step;
      return moved(turnsOver(from, to) ? reversed(cards) : [...cards], to, from);
    });
