// The course twice: as a field to choose from, and as a list to read.
import { course } from '../course.js';

const GAMES = { 'klondike-teaching': 'Klondike', 'spider-two-suit': 'Spider, two suits' };

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** @param addressOf makes the hash of a tag and a lesson's name */
export function offerCourse(select, addressOf) {
  for (const [tag, label] of Object.entries(GAMES))
    select.append(
      make(
        'optgroup',
        { label },
        ...Object.entries(course[tag]).map(([name, [title]], i) =>
          make('option', { value: addressOf(tag, name), textContent: `${i + 1}. ${title}` }),
        ),
      ),
    );
}

export function listCourse(place, addressOf) {
  for (const [tag, label] of Object.entries(GAMES)) {
    const items = Object.entries(course[tag]).map(([name, [title, goal]]) =>
      make('li', {}, make('a', { href: addressOf(tag, name), textContent: title }), ` ${goal}`),
    );
    place.append(make('div', {}, make('h3', { textContent: label }), make('ol', {}, ...items)));
  }
}
