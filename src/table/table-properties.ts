/** The attributes both elements share, as reactive properties. Nothing else: what they do is elsewhere. */
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';

/** HTML's own meaning: present is true, whatever the value; false takes the attribute away. */
const flag: PropertyDeclaration = { type: Boolean, reflect: true };

/** Attributes whose change deals again, once per update. */
export const SOURCE_NAMES: ReadonlySet<PropertyKey> = new Set(['variant', 'seed', 'fixture', 'moves']);

export abstract class TableProperties extends LitElement {
  /** `lang` and `dir` stay the platform's own properties; a change of the attribute renders again. */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' || name === 'dir') this.requestUpdate();
  }

  static override properties: PropertyDeclarations = {
    seed: {},
    fixture: {},
    moves: {},
    hints: flag,
    ledger: flag,
    fourColor: { ...flag, attribute: 'four-color' },
    readonly: flag,
    label: {},
    headingLevel: { attribute: 'heading-level' },
    shortcuts: {},
  };

  declare seed: string | null;
  declare fixture: string | null;
  declare moves: string | null;
  declare hints: boolean;
  declare ledger: boolean;
  declare fourColor: boolean;
  declare readonly: boolean;
  declare label: string | null;
  declare headingLevel: number | string | null;
  declare shortcuts: string | null;

  constructor() {
    super();
    this.seed = this.fixture = this.moves = this.label = this.headingLevel = this.shortcuts = null;
    this.hints = this.ledger = this.fourColor = this.readonly = false;
  }

  /** 1 to 6, or 0 for no heading; anything else is 3. */
  get heading(): number {
    const level = Number(this.headingLevel ?? '3');
    return this.headingLevel !== '' && Number.isInteger(level) && level >= 0 && level <= 6 ? level : 3;
  }
}
