// Choice, game and address show one lesson. Whichever of them changes, the others follow.
import { course } from '../course.js';
import { keepLog } from '../index/log.js';
import { listCourse, offerCourse } from './list.js';
import { writeLessons } from './writing.js';

const stage = document.querySelector('#stage');
const choice = document.querySelector('#choice');
const heading = document.querySelector('#game-heading');

/** The lesson that an address names, as its tag and name; the first of Klondike for any other address. */
function readHash() {
  const [game, name] = location.hash.slice(1).split('/');
  const tag = game === 'spider' ? 'spider-two-suit' : 'klondike-teaching';
  return Object.hasOwn(course[tag], name ?? '') ? [tag, name] : ['klondike-teaching', 'what-a-run-is'];
}

const hashOf = (tag, name) => `#${tag === 'spider-two-suit' ? 'spider' : 'klondike'}/${name}`;

function show() {
  const [tag, name] = readHash();
  const found = stage.firstElementChild;
  const table = found?.localName === tag ? found : document.createElement(tag);
  table.lesson = name;
  if (table !== found) stage.replaceChildren(table);
  choice.value = hashOf(tag, name);
  document.querySelector('#tag').textContent = `<${tag} lesson="${name}"></${tag}>`;
}

keepLog(document.querySelector('#log'), { target: stage, types: ['lesson-step', 'lesson-done'] });
offerCourse(choice, hashOf);
listCourse(document.querySelector('#course'), hashOf);
writeLessons(document.querySelector('#writing'));

choice.addEventListener('change', () => (location.hash = choice.value));
// The panel of a lesson leads on to the next one.
stage.addEventListener('deal', ({ target: { localName, lesson } }) => {
  const [tag, name] = readHash();
  if (tag !== localName || name !== lesson) location.hash = hashOf(localName, lesson);
});
document
  .querySelector('#clear')
  .addEventListener('click', () => document.querySelector('#log').replaceChildren());
document.querySelector('#course').addEventListener('click', ({ target }) => {
  if (target.closest('a')) heading.focus();
});
addEventListener('hashchange', show);
show();
