/** Shuffles: fair (platform cryptography) and seeded (the same text, the same deal, for ever). */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Gives a whole number from 0 to `bound − 1`, each equally likely. */
export type IndexSource = (bound: number) => number;

/**
 * Fisher–Yates: asks for bounds n, n−1, … 2, so that each of the n! orders comes from exactly one sequence of answers.
 * The input is not changed.
 */
export function shuffle<T>(items: readonly T[], indexBelow: IndexSource): T[] {
  const cards = [...items];
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = indexBelow(last + 1);
    [cards[last], cards[pick]] = [cards[pick]!, cards[last]!];
  }
  return cards;
}

/** Rejection sampling: a 32-bit word beyond the last whole multiple of the bound is thrown away, so no modulo bias. */
export const unbiased =
  (nextWord: () => number): IndexSource =>
  (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word: number;
    do word = nextWord();
    while (word >= limit);
    return word % bound;
  };

/** A cryptographic source, the platform's unless another is given. Throws an `Error` where there is none. */
export function fairSource(crypto: Partial<Crypto> | null = globalThis.crypto): IndexSource {
  if (!crypto?.getRandomValues)
    throw new Error(
      'A fair shuffle needs crypto.getRandomValues, which this platform lacks. Give a seed instead.',
    );
  const words = new Uint32Array(64);
  let next = words.length;
  return unbiased(() => {
    if (next === words.length) {
      crypto.getRandomValues!(words);
      next = 0;
    }
    return words[next++]!;
  });
}

/** 32 bits of a text (FNV-1a over UTF-16 code units from `basis`, then MurmurHash3's finaliser). */
function hash(text: string, basis: number): number {
  let bits = basis;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Four unlike starting points, one for each word of the generator's 128-bit state. */
const BASES = [0x811c9dc5, 0x7f4a7c15, 0x3c6ef372, 0xa54ff53a];

/**
 * A source that depends on nothing but the text. Golden tests pin what it gives: changing it changes every seeded deal
 * in every page that was ever published.
 */
export function seededSource(seed: string): IndexSource {
  const generator = xoroshiro128plusFromState(BASES.map((basis) => hash(seed, basis)));
  return unbiased(() => generator.next() >>> 0);
}
