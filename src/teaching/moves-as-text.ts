/** A game as text to take away: for people line by line, for a page as a tag. */

/** An empty attribute counts as absent; a pile without cards is a position all the same. */
const NO_CARDS = 'stock:';

const escaped = (text: string): string =>
  text.replace(/[&"<]/g, (sign) => ({ '&': '&amp;', '"': '&quot;', '<': '&lt;' })[sign]!);

/** The tag that lays out this deal and plays these moves. The rule set is named unless it is what a bare tag has. */
export function movesAsTag(
  tag: string,
  variant: string | null,
  opening: string,
  moves: readonly string[],
): string {
  const attributes = Object.entries({
    variant: variant === 'teaching' ? '' : (variant ?? ''),
    fixture: opening || NO_CARDS,
    moves: moves.join(' '),
  });
  const written = attributes
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}

export interface WordedMove {
  readonly move: string;
  readonly said: string;
}

/**
 * A line for the deal, its position, and a line for each move. Notation stays free of invisible marks, so that it can be
 * copied from there; words that run from right to left are kept together after it.
 */
export function movesAsText(
  title: string,
  opening: string,
  moves: readonly WordedMove[],
  dir: 'ltr' | 'rtl',
): string {
  const kept = (said: string): string => (dir === 'rtl' ? `\u2067${said}\u2069` : said);
  return [title, opening, ...moves.map(({ move, said }, i) => `${i + 1}. ${move} ${kept(said)}`)].join('\n');
}
