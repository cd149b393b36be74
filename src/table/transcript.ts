/** The moves so far, to read, to copy, and to hand on as a tag from which anyone can play on. */
import type { Game } from '../engine/game.js';

/** Attribute values of HTML: only these two characters could end or change one. */
const escapeValue = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** All moves as one text, as the `moves` attribute reads it. */
export const transcriptText = (game: Game): string => game.history.join(' ');

/**
 * A tag that reproduces exactly this deal and these moves, whatever the deal came from: the opening goes in as its
 * position's text, so that even a fair shuffle can be handed on.
 * @param tag the element's name
 * @param variant the rule set's name, where the game has several
 */
export function embedTag(tag: string, game: Game, opening: string, variant: string | null): string {
  const moves = transcriptText(game);
  const attributes: [name: string, value: string | null][] = [
    ['variant', variant],
    ['fixture', opening],
    ['moves', moves || null],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escapeValue(value)}"`],
  );
  return `<${tag} ${written.join(' ')}></${tag}>`;
}
