/** Style for a shadow root in whatever document it is: a constructed sheet serves only the document that made it. */
import { type CSSResultOrNative, adoptStyles } from 'lit';

const made = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

const textOf = (style: CSSResultOrNative): string =>
  'cssText' in style ? style.cssText : [...style.cssRules].map(({ cssText }) => cssText).join('\n');

/** Gives a root its sheets; those for a document other than the script's own are made there, once. */
export function adoptSheets(root: ShadowRoot, styles: CSSResultOrNative[]): void {
  const home = root.ownerDocument;
  if (home === document) return adoptStyles(root, styles);
  const view = home.defaultView;
  // A document that is not shown (a parser's, a template's) makes no sheets; the next adoption brings them.
  if (!view) return;
  const sheets = made.get(home) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  made.set(home, sheets);
  root.adoptedStyleSheets = styles.map((style) => {
    const sheet = sheets.get(style) ?? new view.CSSStyleSheet();
    if (!sheets.has(style)) sheet.replaceSync(textOf(style));
    sheets.set(style, sheet);
    return sheet;
  });
}

/** The sheets of one table: those it begins with, and those of panels that are loaded later. */
export class Sheets {
  #sheets: readonly CSSResultOrNative[];

  constructor(first: readonly CSSResultOrNative[]) {
    this.#sheets = first;
  }

  adopt(root: ShadowRoot | null): void {
    if (root) adoptSheets(root, [...this.#sheets]);
  }

  add(sheet: CSSResultOrNative, root: ShadowRoot | null): void {
    if (this.#sheets.includes(sheet)) return;
    this.#sheets = [...this.#sheets, sheet];
    this.adopt(root);
  }
}
