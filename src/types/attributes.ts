/** The tags as the templates of frameworks take them: attributes by their HTML names, and listeners. Types only. */
import type { SolitaireEventMap } from '../table/events.js';

/** `onmove`, `onrejected`, `onlesson-done` and so on: `on` and the event's name as it is, which React 19 and Svelte 5 listen to. */
export type SolitaireListeners = {
  [K in keyof SolitaireEventMap as `on${K}`]?: (event: SolitaireEventMap[K]) => void;
};

/** What both tags take. */
export interface SolitaireAttributes extends SolitaireListeners {
  seed?: string | null | undefined;
  fixture?: string | null | undefined;
  moves?: string | null | undefined;
  lesson?: string | null | undefined;
  hints?: boolean | undefined;
  ledger?: boolean | undefined;
  'four-color'?: boolean | undefined;
  readonly?: boolean | undefined;
  label?: string | null | undefined;
  'heading-level'?: number | string | null | undefined;
  shortcuts?: 'off' | null | undefined;
}

export interface KlondikeTeachingAttributes extends SolitaireAttributes {
  variant?: 'teaching' | 'draw-one' | 'draw-three' | null | undefined;
}

export type SpiderTwoSuitAttributes = SolitaireAttributes;
