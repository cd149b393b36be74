/** The text shortened to what an error can quote; never cut within a surrogate pair. */
export const quote = (text: string): string =>
  text.length > 24 ? `${text.slice(0, 24).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
