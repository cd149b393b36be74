/** Which key means what. Pure: the keyboard file acts on it. */

export type Command =
  | { readonly type: 'step'; readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }
  | { readonly type: 'end'; readonly deepest: boolean }
  | { readonly type: 'row'; readonly top: boolean }
  | { readonly type: 'column'; readonly number: number }
  | { readonly type: 'resize'; readonly by: 1 | -1 }
  | {
      readonly type:
        | 'activate'
        | 'escape'
        | 'stock'
        | 'undo'
        | 'redo'
        | 'foundation'
        | 'destinations'
        | 'all-moves'
        | 'read-column'
        | 'read-board'
        | 'read-row'
        | 'help';
    };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const step = (x: -1 | 0 | 1, y: -1 | 0 | 1): Command => ({ type: 'step', x, y });

const NAMED: Readonly<Record<string, Command>> = {
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
  ArrowUp: step(0, -1),
  ArrowDown: step(0, 1),
  Home: { type: 'end', deepest: true },
  End: { type: 'end', deepest: false },
  PageUp: { type: 'row', top: true },
  PageDown: { type: 'row', top: false },
  Escape: { type: 'escape' },
  '+': { type: 'resize', by: 1 },
  '=': { type: 'resize', by: 1 },
  '-': { type: 'resize', by: -1 },
};

const LETTERS: Readonly<Record<string, Command['type']>> = {
  d: 'stock',
  u: 'undo',
  f: 'foundation',
  m: 'destinations',
  c: 'read-column',
  b: 'read-board',
  s: 'read-row',
  '?': 'help',
};

/**
 * The command of a key, or `undefined` for keys that are the page's. Enter and Space are left to the native buttons.
 * @param columns 7 or 10; the tenth is `0`
 * @param shortcuts false leaves letters, digits and signs to the page
 */
export function commandFor(event: Key, columns: number, shortcuts: boolean): Command | undefined {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey || key.toLowerCase() !== 'z') return undefined;
    return { type: shiftKey ? 'redo' : 'undo' };
  }
  if (event.altKey) return undefined;
  const named = Object.hasOwn(NAMED, key) ? NAMED[key] : undefined;
  if (named && (shortcuts || key.length > 1)) return shiftKey && key.length > 1 ? undefined : named;
  if (!shortcuts) return undefined;
  if (/^[0-9]$/.test(key)) {
    const number = key === '0' ? 10 : Number(key);
    return number <= columns ? { type: 'column', number } : undefined;
  }
  const letter = key.toLowerCase();
  const type = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
  if (!type) return undefined;
  if (shiftKey && type === 'undo') return { type: 'redo' };
  if (shiftKey && type === 'destinations') return { type: 'all-moves' };
  if (shiftKey && letter !== '?') return undefined;
  // Spider has no foundation to send a card to.
  if (type === 'foundation' && columns === 10) return undefined;
  return { type } as Command;
}
