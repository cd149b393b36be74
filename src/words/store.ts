/** Where registered catalogues lie. Imports nothing at run time: a locale file carries this, and no English. */
import type { PartialWords } from './words.js';

/** An element that speaks, as far as its language goes. */
export interface Speaker extends Node {
  requestUpdate(): void;
}

export interface Store {
  /** Catalogues by lower-case tag. Never changed but replaced, so that a reader sees at once that it is another. */
  words: ReadonlyMap<string, PartialWords>;
  /** The connected elements. */
  readonly speakers: Set<Speaker>;
  /** There only while an element is connected. */
  observer?: MutationObserver | undefined;
}

/** One place for every bundle of a page: a locale file from one reaches the elements of another. */
const PLACE = Symbol.for('solitaire-elements.words');

export const store = (): Store =>
  ((globalThis as { [PLACE]?: Store })[PLACE] ??= { words: new Map(), speakers: new Set() });

export const renderAll = (): void => store().speakers.forEach((speaker) => speaker.requestUpdate());

/**
 * Registers words for a language, all or a few of them; what is missing is said in English. Words registered before for
 * the same tag stay where the new ones do not replace them. Elements on the page render again.
 */
export function registerWords(words: PartialWords): void {
  if (typeof words?.lang !== 'string' || !words.lang)
    throw new TypeError('registerWords: the words need a lang, such as "nl" or "pt-BR".');
  const all = store();
  const tag = words.lang.toLowerCase();
  // A key that is there without a value is a missing key.
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  all.words = new Map(all.words).set(tag, { ...all.words.get(tag), ...(given as unknown as PartialWords) });
  renderAll();
}
