/** What is put into a page; it runs there as `bench`. The page has loaded the built elements already. */
export { firstRender } from './first-render.js';
export { oneMove } from './one-move.js';
export { COUNT, clear, fiftyElements, fiftyPlain } from './fifty.js';
export { interactions, listen, pointOf, position } from './clicks.js';
