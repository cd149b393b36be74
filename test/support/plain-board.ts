// A position as its text's piles, and effects done to it: a second reading that shares no code with the engine.
import type { Effect } from '../../src/engine.js';

export type Piles = Map<string, string[]>;

export const pilesOf = (text: string): Piles =>
  new Map(
    text
      .split(' | ')
      .filter(Boolean)
      .map((pile) => pile.split(': ') as [string, string])
      .map(([label, cards]) => [label, cards.split(' ')]),
  );

/** The codes of all cards in a position's text, wherever they lie. */
export const codesIn = (text: string): string[] => text.match(/\b[2-9ATJQK][CDHS]\d?\b/g) ?? [];

const LABELS = ['stock', 'waste', 'F', 'done', ...Array.from({ length: 10 }, (_, i) => `T${i + 1}`)];

const textOf = (piles: Piles): string =>
  LABELS.filter((label) => piles.get(label)?.length)
    .map((label) => `${label}: ${piles.get(label)!.join(' ')}`)
    .join(' | ');

const suit = (code: string): number => 'CDHS'.indexOf(code[1]!);

/** Takes cards that the record says lie at the end of a pile, in the order they lie there. */
function take(piles: Piles, from: string, cards: readonly string[]): void {
  const pile = piles.get(from) ?? [];
  // The foundations are one list in texts: of each suit, the last card is the top.
  const own = from === 'F' ? pile.filter((code) => suit(code) === suit(cards[0]!)) : pile;
  const end = own.slice(-cards.length);
  if (!cards.length || end.join(' ') !== cards.join(' '))
    throw new Error(`the record takes ${cards.join(' ')} from ${from}, which ends in ${end.join(' ')}`);
  piles.set(
    from,
    pile.filter((code) => !cards.includes(code)),
  );
}

function put(piles: Piles, to: string, cards: readonly string[]): void {
  const pile = [...(piles.get(to) ?? []), ...cards];
  piles.set(to, to === 'F' ? pile.sort((a, b) => suit(a) - suit(b)) : pile);
}

function move(piles: Piles, cards: readonly string[], from: string, to: string): void {
  take(piles, from, cards);
  const flipped = [from, to].sort().join() === 'stock,waste';
  put(piles, to, flipped ? [...cards].reverse() : cards);
}

function turn(piles: Piles, code: string, at: string, up: boolean): void {
  const pile = piles.get(at) ?? [];
  const [lies, turned] = up ? [`#${code}`, code] : [code, `#${code}`];
  if (pile.pop() !== lies) throw new Error(`the record turns ${lies} in ${at}, which does not end in it`);
  pile.push(turned);
}

function tell(piles: Piles, effect: Effect): void {
  switch (effect.type) {
    case 'moved':
      return move(piles, effect.cards, effect.from, effect.to);
    case 'turned':
      return turn(piles, effect.card, effect.at, effect.up);
    case 'drawn':
      for (const card of effect.cards) move(piles, [card], 'stock', 'waste');
      return;
    case 'redealt':
      return move(piles, [...effect.cards].reverse(), 'waste', 'stock');
    case 'dealt':
      return effect.cards.forEach((card, i) => move(piles, [card], 'stock', `T${i + 1}`));
    case 'stored':
      if (effect.run !== (piles.get('done') ?? []).length / 13 + 1)
        throw new Error(`the record counts run ${effect.run} wrongly`);
      return move(piles, effect.cards, effect.from, 'done');
    case 'won':
  }
}

/** The text of the position that the effects lead to. Throws where they say what cannot be. */
export function retold(text: string, effects: readonly Effect[]): string {
  const piles = pilesOf(text);
  for (const effect of effects) tell(piles, effect);
  return textOf(piles);
}
