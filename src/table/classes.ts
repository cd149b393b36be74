/** The names whose value holds, as a class attribute: all that is wanted of Lit's `classMap`, without the directive. */
export const classes = (names: Readonly<Record<string, unknown>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');
