// Position texts with letters cut out and put in: whatever comes of it, an answer, and no card lost in silence.
import { formatPosition, parsePosition, type GameKind } from '../../src/engine.js';
import { codesIn } from './plain-board.js';

/** What is put into a text: its own signs, cards, and things that look alike. */
export const INSERTED = ['#', '|', ':', ' ', 'KS', 'T3:', '..', '9', '♥', '\u00a0', ','];

/** Where (any whole number), how many letters are cut there, and what is put in their place. */
export type Edit = [place: number, cut: number, added: string];

export const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((now, [place, cut, added]) => {
    const at = place % (now.length + 1);
    return now.slice(0, at) + added + now.slice(at + cut);
  }, text);

function runLength(word: string): number {
  const [a, b] = word
    .replaceAll('#', '')
    .replaceAll('10', 'T')
    .split('..')
    .map((end) => 'A23456789TJQK'.indexOf(end[0]!.toUpperCase()));
  return Math.abs(a! - b!) + 1;
}

/** Why the answer to this text is wrong, or `undefined`. */
export function wrongAnswer(kind: GameKind, text: string): string | undefined {
  const parsed = parsePosition(kind, text);
  if (!parsed.ok) {
    if (!parsed.faults.length) return 'refused without a fault';
    const bad = parsed.faults.find(
      ({ at, message }) =>
        !(at >= 0 && at <= text.length) || !/\S/.test(message) || /undefined|null|NaN|\[object/.test(message),
    );
    return bad && `bad fault at ${bad.at}: ${bad.message}`;
  }
  // Accepted: every card-like word of the text must have become a card, runs counted at their full length.
  const words = text.replace(/[^|:]*:/g, ' ').match(/[^\s,|]+/g) ?? [];
  const written = words.reduce((sum, word) => sum + (word.includes('..') ? runLength(word) : 1), 0);
  const read = codesIn(formatPosition(parsed.position)).length;
  return read === written ? undefined : `${written} cards written, ${read} read`;
}
