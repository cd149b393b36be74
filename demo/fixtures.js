// Every position that ships, each with what to try in it and its tag.
import { fixtures, games } from './index/games.js';
import { markup, writeHash } from './index/settings.js';

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

function section(game, name, about) {
  const { tag } = games[game];
  const settings = { game, attributes: { fixture: name } };
  const table = make(tag, { fixture: name, className: 'brief', headingLevel: 0, label: name });
  const code = make('code', { textContent: markup(settings) });
  const link = make('a', {
    href: `index.html${writeHash(settings)}`,
    textContent: 'Open it in the playground',
  });
  const beside = make('div', {}, make('pre', { className: 'box' }, code), make('p', {}, link));
  return make(
    'section',
    { className: 'try', id: name },
    make(
      'h2',
      {},
      make('code', { textContent: name }),
      ` · ${tag === 'spider-two-suit' ? 'Spider' : 'Klondike'}`,
    ),
    make('p', { textContent: about }),
    make('div', { className: 'split' }, table, beside),
  );
}

for (const game of ['teaching', 'spider'])
  for (const [name, about] of Object.entries(fixtures[games[game].tag]))
    document.querySelector('#positions').append(section(game, name, about));
