/** Reading a value that may be anything: no getter is run, nothing throws, and each fault says where it is. */
import { quote } from '../engine/quote.js';
import type { Fault } from '../engine/notation.js';

export interface LessonFault {
  readonly code:
    | 'wrong-type'
    | 'missing'
    | 'unknown-key'
    | 'not-plain-data'
    | 'unreadable'
    | 'empty'
    | 'too-long'
    | 'too-many'
    | 'too-deep'
    | 'bad-number'
    | 'unknown-variant'
    | 'card-not-here'
    | 'not-hidden'
    | 'unknown-code'
    | 'bad-move'
    | 'no-test'
    | 'two-tests'
    | 'holds-at-start'
    | Fault['code'];
  /** One sentence without its full stop. */
  readonly message: string;
  /** Where: `success[0].card`, a place in the position's text as `position:12`, or empty for the whole. */
  readonly at: string;
}

/** An object's own fields that are there. */
export type Fields = ReadonlyMap<string, unknown>;

export const LONGEST = { name: 60, text: 400, position: 20_000 } as const;
const MOST_UNKNOWN = 10;

const KINDS: Readonly<Record<string, string>> = { string: 'text', number: 'a number', object: 'an object' };

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value);

/** The value of an own data property; `undefined` for an accessor, which is never run. */
const ownValue = (value: object, name: PropertyKey): PropertyDescriptor | undefined => {
  const found = Object.getOwnPropertyDescriptor(value, name);
  return found && 'value' in found ? found : undefined;
};

export class PlainReader {
  readonly faults: LessonFault[] = [];

  fault(code: LessonFault['code'], at: string, message: string): undefined {
    this.faults.push({ code, message, at });
  }

  /** What `read` gives, or a fault where a proxy, say, throws. */
  #guarded<T>(at: string, read: () => T): T | undefined {
    try {
      return read();
    } catch {
      return this.fault('unreadable', at, 'this value cannot be read');
    }
  }

  /** The fields of an object with these keys; each other key is a fault. A field that is `undefined` is not there. */
  fields(value: unknown, at: string, keys: readonly string[]): Fields | undefined {
    return this.#guarded(at, () => {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return this.fault('wrong-type', at, `this must be an object, not ${kindOf(value)}`);
      const names = Object.keys(value);
      this.unknownKeys(
        names.filter((name) => !keys.includes(name)),
        at,
        keys,
      );
      const fields = new Map<string, unknown>();
      for (const name of keys.filter((key) => names.includes(key))) {
        const found = ownValue(value, name);
        if (!found) this.fault('not-plain-data', this.within(at, name), 'this is computed by a getter');
        // A computed field is there, so that it is not called missing too.
        if (!found || found.value !== undefined) fields.set(name, found?.value);
      }
      return fields;
    });
  }

  unknownKeys(names: readonly string[], at: string, keys: readonly string[]): void {
    for (const name of names.slice(0, MOST_UNKNOWN))
      this.fault(
        'unknown-key',
        this.within(at, name),
        `there is no key “${quote(name)}” here; use ${keys.join(', ')}`,
      );
    const more = names.length - MOST_UNKNOWN;
    if (more > 0) this.fault('unknown-key', at, `and ${more} more unknown keys`);
  }

  /** The path of a field. A key is shortened like every text that a fault quotes. */
  within(at: string, name: string): string {
    return at ? `${at}.${quote(name)}` : quote(name);
  }

  /** The entries of a list with their paths. */
  list(value: unknown, at: string, most: number): { value: unknown; at: string }[] | undefined {
    return this.#guarded(at, () => {
      if (!Array.isArray(value))
        return this.fault('wrong-type', at, `this must be a list, not ${kindOf(value)}`);
      const { length } = value;
      if (length > most)
        return this.fault('too-many', at, `${length} entries are too many: use up to ${most}`);
      return Array.from({ length }, (_, i) => ({ value: ownValue(value, i)?.value, at: `${at}[${i}]` }));
    });
  }

  text(value: unknown, at: string, most: number = LONGEST.text): string | undefined {
    if (typeof value !== 'string')
      return this.fault('wrong-type', at, `this must be text, not ${this.#guarded(at, () => kindOf(value))}`);
    if (value.length > most)
      return this.fault('too-long', at, `${value.length} characters are too many: use up to ${most}`);
    return value.trim() ? value : this.fault('empty', at, 'this must not be empty');
  }

  whole(value: unknown, at: string, least: number, most: number): number | undefined {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    const not = typeof value === 'number' ? '' : `, not ${this.#guarded(at, () => kindOf(value))}`;
    return this.fault('bad-number', at, `this must be a whole number from ${least} to ${most}${not}`);
  }
}
