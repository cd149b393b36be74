/** From nothing to a laid-out table, for the element and for hand-written nodes. */
import { type Rounds, measure } from '../rounds.js';
import { assertSame } from './dom.js';
import { type Tag, layOut, place, plainOpening, shown } from './tables.js';

/** Both ways must end in the same nodes, the same style and the same height. */
async function check(tag: Tag, build: () => HTMLElement): Promise<void> {
  const element = await shown(tag);
  const plain = build();
  place().append(plain);
  assertSame(element.shadowRoot!, plain.shadowRoot!, `First render of ${tag}`);
  if (element.offsetHeight !== plain.offsetHeight)
    throw new Error(`${tag} is ${element.offsetHeight} pixels high, the plain table ${plain.offsetHeight}`);
  place().replaceChildren();
}

/** Milliseconds for one table. Both are taken out again, the element with its engine and its listeners. */
export async function firstRender(tag: Tag): Promise<Rounds<'ours' | 'plain'>> {
  const build = await plainOpening(tag);
  await check(tag, build);
  return measure({
    ours: async () => {
      const element = await shown(tag);
      element.remove();
      return 1;
    },
    plain: () => {
      const host = build();
      place().append(host);
      layOut();
      host.remove();
      return 1;
    },
  });
}
