// Beside each table, what its `hint()` gives: kept up with every move and deal.
import { gameOf } from './topic.js';

const make = (name, text) => Object.assign(document.createElement(name), { textContent: text });

for (const list of document.querySelectorAll('.ranked')) {
  const table = gameOf(list);
  const show = () =>
    list.replaceChildren(
      ...table.hint().map(({ move, reason }) => {
        const item = document.createElement('li');
        item.append(make('code', move), ` ${reason}`);
        return item;
      }),
    );
  table.addEventListener('deal', show);
  table.addEventListener('move', show);
  show();
}
