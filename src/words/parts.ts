/** What catalogues share: reading cards, piles, effects and moves, whatever the language. No English, and no cards made. */
import type { Suit } from '../engine/card.js';
import type { Effect } from '../engine/effects.js';
import type { PileId } from '../table/piles.js';

/** Ace 1 to King 13, from a card's code. */
export const rankOf = (code: string): number => 'A23456789TJQK'.indexOf(code[0]!) + 1;
export const suitOf = (code: string): Suit => code[1] as Suit;
/** Only Spider's codes have a set number. */
export const isSpiderCard = (code: string): boolean => code.length > 2;

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
export const filled = (texts: readonly string[], separator: string): string =>
  texts.filter(Boolean).join(separator);

/** One wording for each plural category that the language has; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Counts in the plural forms of a language. */
export function pluralsOf(lang: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}

/** The piles, in one grammatical case. */
export interface PileForms {
  readonly stock: string;
  readonly waste: string;
  readonly done: string;
  column(number: string): string;
  foundation(suit: Suit): string;
}

export const pilesIn =
  (forms: PileForms) =>
  (pile: PileId): string =>
    pile[0] === 'T'
      ? forms.column(pile.slice(1))
      : pile[0] === 'F'
        ? forms.foundation(pile[1] as Suit)
        : forms[pile as 'stock' | 'waste' | 'done'];

/** A sentence for each thing that can happen. */
export interface Story {
  /** Lead card, how many more with it, where to, and whether it left a foundation. */
  moved(lead: string, more: number, to: PileId, fromFoundation: boolean): string;
  returned(count: number, to: 'stock' | 'waste'): string;
  runReturned(suit: Suit, to: PileId): string;
  turnedUp(code: string, at: PileId): string;
  turnedDown(at: PileId): string;
  drawn(codes: readonly string[], left: number): string;
  redealt(count: number): string;
  dealt(codes: readonly string[], left: number): string;
  stored(suit: Suit, run: number): string;
  readonly undone: string;
  readonly redone: string;
}

function tell(story: Story, effect: Effect, left: number): string {
  switch (effect.type) {
    case 'moved': {
      const { cards, from, to } = effect;
      const lead = cards[0]!;
      if (to === 'stock') return from === 'waste' ? story.returned(cards.length, to) : '';
      if (from === 'stock') return story.returned(cards.length, 'waste');
      if (from === 'done') return story.runReturned(suitOf(lead), to as PileId);
      return story.moved(lead, cards.length - 1, to === 'F' ? `F${suitOf(lead)}` : to, from === 'F');
    }
    case 'turned':
      return effect.up
        ? story.turnedUp(effect.card, effect.at as PileId)
        : story.turnedDown(effect.at as PileId);
    case 'drawn':
      return story.drawn(effect.cards, left);
    case 'redealt':
      return story.redealt(effect.cards.length);
    case 'dealt':
      return story.dealt(effect.cards, left);
    case 'stored':
      return story.stored(suitOf(effect.cards[0]!), effect.run);
    case 'won':
      return '';
  }
}

/** Tells what an action did, effect by effect. */
export const teller =
  (story: Story) =>
  (kind: string, effects: readonly Effect[], left: number): string => {
    // Ten single cards that went back to the stock are one event to a listener.
    const back = effects.filter(
      (effect) => effect.type === 'moved' && effect.to === 'stock' && effect.from !== 'waste',
    ).length;
    return filled(
      [
        kind === 'undo' ? story.undone : kind === 'redo' ? story.redone : '',
        ...effects.map((effect) => tell(story, effect, left)),
        back ? story.returned(back, 'stock') : '',
      ],
      ' ',
    );
  };

/** The wording of moves that are not played yet. */
export interface MoveForms {
  readonly draw: string;
  readonly deal: string;
  readonly redeal: string;
  readonly store: string;
  /** @param cards the lead card's code and how many more, where they are known */
  go(from: PileId, to: PileId | 'F', cards: readonly [lead: string, more: number] | undefined): string;
}

/** Says a move that is written in notation. */
export const mover =
  (forms: MoveForms) =>
  (text: string, [first]: readonly Effect[] = []): string => {
    const [from, to] = text.split(/[>:]/) as [string, (PileId | 'F')?];
    if (!to) {
      if (text === 'D') return first?.type === 'dealt' ? forms.deal : forms.draw;
      return text === 'R' ? forms.redeal : forms.store;
    }
    const cards = first?.type === 'moved' ? ([first.cards[0]!, first.cards.length - 1] as const) : undefined;
    return forms.go((from === 'W' ? 'waste' : from) as PileId, to, cards);
  };
