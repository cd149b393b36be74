/** The page to look at, from the project's root; each of its elements with an id is one state. */
export const path = '/demo/states.html';
export const states = ['klondike', 'spider'].flatMap((game) =>
  ['opening', 'selected', 'deep', 'won'].map((state) => `${game}-${state}`),
);
export const widths = [280, 360, 768, 1200];
export const schemes = ['light', 'dark'];
