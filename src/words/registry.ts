/** Which catalogue an element speaks: that of the nearest `lang`, for each element on its own. */
import { en } from './en.js';
import { type Speaker, type Store, renderAll, store } from './store.js';
import type { Words } from './words.js';

export { registerWords } from './store.js';

/** The nearest value of an attribute as HTML inherits it: own, from ancestors across shadow roots, from the document. */
function inherited(element: Element, name: 'lang' | 'dir'): string {
  // On a server there is no tree to look in.
  for (let node: Element | undefined = element; node?.closest;) {
    const found = node.closest(`[${name}]`);
    if (found) return found.getAttribute(name)!;
    node = (node.getRootNode() as Partial<ShadowRoot>).host;
  }
  return element.ownerDocument?.documentElement?.[name] ?? '';
}

let known: unknown;
const joined = new Map<string, Words>();

/** English, and over it what is registered for the first subtag, the first two, and so on to the whole tag. */
function join(tag: string): Words {
  // No real tag has more subtags, and a page may write anything.
  const subtags = tag.split('-', 8);
  const tags = ['en', ...subtags.map((_, i) => subtags.slice(0, i + 1).join('-'))];
  return tags.reduce<Words>((words, each) => ({ ...words, ...store().words.get(each) }), en);
}

/** The words of an element: exact tag, then its beginnings, then English, key by key. */
export function wordsFor(element: Element): Words {
  const { words } = store();
  if (!words.size) return en;
  if (known !== words) joined.clear();
  known = words;
  const tag = inherited(element, 'lang').toLowerCase();
  if (!joined.has(tag)) joined.set(tag, join(tag));
  return joined.get(tag)!;
}

/**
 * The direction an element gives its words by itself: only where they run from right to left and the page, which goes
 * before, says nothing of direction.
 */
export const directionFor = (element: Element, { dir }: Words): 'rtl' | undefined =>
  dir === 'rtl' && !inherited(element, 'dir') ? dir : undefined;

/** Lets go of those that went with their frame: no callback tells an element of that. */
function prune({ speakers }: Store): void {
  for (const speaker of speakers) if (!speaker.ownerDocument!.defaultView) speakers.delete(speaker);
}

/** Renders a connected element again whenever its language may have changed. */
export function followLanguage(speaker: Speaker): void {
  // A server may connect an element, but nothing changes there.
  if (typeof MutationObserver === 'undefined') return;
  const all = store();
  prune(all);
  all.speakers.add(speaker);
  all.observer ??= new MutationObserver(renderAll);
  // An observer does not see into shadow trees: each one the element lies in is told to it.
  for (
    let root: Node | undefined = speaker.getRootNode();
    root;
    root = (root as Partial<ShadowRoot>).host?.getRootNode()
  )
    all.observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  // It may have been put elsewhere in the page.
  speaker.requestUpdate();
}

/** The last element to go takes the observer with it. */
export function unfollowLanguage(speaker: Speaker): void {
  const all = store();
  all.speakers.delete(speaker);
  prune(all);
  if (all.speakers.size) return;
  all.observer?.disconnect();
  all.observer = undefined;
}
