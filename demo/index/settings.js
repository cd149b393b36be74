// What the visitor chose, as plain data; the page's address carries it, so that a link shows the same game.
import { course } from '../course.js';
import { games } from './games.js';

/** Attributes that are there or not. */
export const flags = ['hints', 'ledger', 'four-color', 'readonly'];
/** Attributes with a text. */
export const texts = ['seed', 'fixture', 'lesson', 'moves', 'label', 'heading-level', 'shortcuts'];

/** Settings from a hash such as `#game=spider&fixture=two-runs&hints`; what it does not name is off. */
export function readHash(hash) {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const game = Object.hasOwn(games, given.get('game') ?? '') ? given.get('game') : 'teaching';
  const attributes = {};
  for (const name of texts) if (given.get(name)) attributes[name] = given.get(name);
  for (const name of flags) if (given.has(name)) attributes[name] = '';
  if (!Object.hasOwn(course[games[game].tag], attributes.lesson ?? '')) delete attributes.lesson;
  return { game, attributes };
}

export function writeHash({ game, attributes }) {
  return `#${new URLSearchParams({ game, ...attributes })}`;
}

/** All attributes of the element, those of its rule set first; a lesson brings its own rules. */
export const attributesOf = ({ game, attributes }) => ({
  ...(attributes.lesson ? {} : games[game].attributes),
  ...attributes,
});

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag to copy. */
export function markup(settings) {
  const { tag } = games[settings.game];
  const written = Object.entries(attributesOf(settings)).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<${tag}${written.join('')}>This game needs JavaScript.</${tag}>`;
}

/** The page for iframes with this game. */
export function frameAddress(settings) {
  const game = games[settings.game].tag === 'spider-two-suit' ? 'spider' : 'klondike';
  return `embed.html?${new URLSearchParams({ game, ...attributesOf(settings) })}`;
}
