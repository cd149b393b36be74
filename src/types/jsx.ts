/**
 * Both tags in the JSX of React 19. Types only, and apart from the index, because they need React's own:
 * `import type {} from 'solitaire-elements/jsx';` once in the project.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KlondikeTeaching } from '../klondike-teaching.js';
import type { SpiderTwoSuit } from '../spider-two-suit.js';
import type { Lesson } from '../lessons/lesson.js';
import type { KlondikeTeachingAttributes, SpiderTwoSuitAttributes } from './attributes.js';

/** React sets a property where the element has one of that name, so these two names work there once it is defined. */
interface PropertyNames {
  fourColor?: boolean | undefined;
  headingLevel?: number | string | null | undefined;
  lesson?: string | Lesson | null | undefined;
}

type Tag<E, A> = DetailedHTMLProps<HTMLAttributes<E>, E> & Omit<A, 'lesson'> & PropertyNames;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React keeps its tags in a namespace
  namespace JSX {
    interface IntrinsicElements {
      'klondike-teaching': Tag<KlondikeTeaching, KlondikeTeachingAttributes>;
      'spider-two-suit': Tag<SpiderTwoSuit, SpiderTwoSuitAttributes>;
    }
  }
}
