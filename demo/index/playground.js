// The form, the game and the address show one thing: the settings. Whichever of them changes, the others follow.
import { course } from '../course.js';
import { fixtures, games } from './games.js';
import { keepLog } from './log.js';
import { attributesOf, flags, frameAddress, markup, readHash, writeHash } from './settings.js';

const form = document.querySelector('form');
const stage = document.querySelector('#stage');
const fields = form.elements;
const byId = (id) => document.getElementById(id);

const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });

function group(label, options) {
  const made = Object.assign(document.createElement('optgroup'), { label });
  made.append(...options);
  return made;
}

/** The fixtures and lessons of the chosen game, and the ways to give cards of one's own. */
function offerDeals(tag) {
  const named = Object.keys(fixtures[tag]).map((name) => option(`fixture ${name}`, name));
  const lessons = Object.entries(course[tag]).map(([name, [title]]) => option(`lesson ${name}`, title));
  fields.deal.replaceChildren(
    option('', tag === 'spider-two-suit' ? 'the declared deal' : 'a fair shuffle'),
    option('seed', 'a seed'),
    option('position', 'a position of your own'),
    group('Positions that ship', named),
    group('Lessons', lessons),
  );
}

function dealOf({ game, attributes: { fixture, seed, lesson } }) {
  if (lesson) return `lesson ${lesson}`;
  if (fixture) return fixture in fixtures[games[game].tag] ? `fixture ${fixture}` : 'position';
  return seed ? 'seed' : '';
}

/** What the form says, as settings. */
function readForm() {
  const { value: game } = fields.game;
  const attributes = {};
  const put = (name, value) => {
    if (value) attributes[name] = value;
  };
  const [how, name] = fields.deal.value.split(' ');
  if (how === 'seed') put('seed', fields.seed.value);
  if (how === 'position') put('fixture', fields.position.value);
  if (how === 'fixture' && name in fixtures[games[game].tag]) put('fixture', name);
  if (how === 'lesson' && name in course[games[game].tag]) put('lesson', name);
  put('moves', fields.moves.value);
  put('label', fields.label.value);
  put('heading-level', fields['heading-level'].value);
  if (fields.shortcuts.checked) attributes.shortcuts = 'off';
  for (const flag of flags) if (fields[flag].checked) attributes[flag] = '';
  return { game, attributes };
}

/** Shows settings in the form. */
function fillForm(settings) {
  const { game, attributes } = settings;
  const { tag, about } = games[game];
  const deal = dealOf(settings);
  offerDeals(tag);
  fields.game.value = game;
  fields.deal.value = deal;
  fields.seed.value = attributes.seed ?? '';
  fields.position.value = deal === 'position' ? attributes.fixture : '';
  fields.moves.value = attributes.moves ?? '';
  fields.label.value = attributes.label ?? '';
  fields['heading-level'].value = attributes['heading-level'] ?? '';
  fields.shortcuts.checked = attributes.shortcuts === 'off';
  for (const flag of flags) fields[flag].checked = flag in attributes;
  showDealFields();
  const lesson = attributes.lesson && 'A lesson brings its own cards and rules.';
  byId('about').textContent = lesson ?? fixtures[tag][attributes.fixture] ?? about;
}

function showDealFields() {
  byId('seed-field').hidden = fields.deal.value !== 'seed';
  byId('position-field').hidden = fields.deal.value !== 'position';
}

/** Makes the element what the settings say: the same one as long as its tag stays. */
function fillStage(settings) {
  const { tag } = games[settings.game];
  const wanted = attributesOf(settings);
  const found = stage.firstElementChild;
  const table = found?.localName === tag ? found : document.createElement(tag);
  for (const { name } of [...table.attributes]) if (!(name in wanted)) table.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted))
    if (table.getAttribute(name) !== value) table.setAttribute(name, value);
  if (table !== found) stage.replaceChildren(table);
  byId('tag').textContent = markup(settings);
  byId('alone').href = frameAddress(settings);
}

function show(settings) {
  fillForm(settings);
  fillStage(settings);
}

/** Takes the form over; the address follows without a new entry in the browser's history. */
function changed() {
  showDealFields();
  const settings = readForm();
  // A choice whose text is still to be written shows the field and waits.
  if (fields.deal.value === 'seed' && !settings.attributes.seed) return fields.seed.focus();
  if (fields.deal.value === 'position' && !settings.attributes.fixture) return fields.position.focus();
  history.replaceState(null, '', writeHash(settings));
  show(settings);
}

/** A lesson goes on to the next one by itself: form, tag and address follow it. */
function followLesson() {
  const { lesson } = stage.firstElementChild;
  const settings = readForm();
  if (!settings.attributes.lesson || !lesson || lesson === settings.attributes.lesson) return;
  settings.attributes.lesson = lesson;
  history.replaceState(null, '', writeHash(settings));
  show(settings);
}

async function copyTag() {
  const status = byId('copied');
  try {
    await navigator.clipboard.writeText(byId('tag').textContent);
    status.textContent = 'Copied.';
  } catch {
    getSelection().selectAllChildren(byId('tag'));
    status.textContent = 'Selected: copy it with your keyboard or menu.';
  }
}

/** A list of links to the positions that ship. */
function listPositions() {
  for (const [game, tag] of [
    ['teaching', 'klondike-teaching'],
    ['spider', 'spider-two-suit'],
  ]) {
    const items = Object.entries(fixtures[tag]).map(([fixture, about]) => {
      const link = Object.assign(document.createElement('a'), {
        href: writeHash({ game, attributes: { fixture } }),
        textContent: fixture,
      });
      const item = document.createElement('li');
      item.append(link, ` ${about}`);
      return item;
    });
    byId(`positions-${tag}`).append(...items);
  }
}

keepLog(byId('log'));
stage.addEventListener('deal', followLesson);
// The chosen position is above the list: whoever follows a link of it goes on there.
document.querySelector('.positions').addEventListener('click', ({ target }) => {
  if (target.closest('a[href^="#"]')) byId('game-heading').focus();
});
byId('clear').addEventListener('click', () => byId('log').replaceChildren());
byId('copy').addEventListener('click', copyTag);
form.addEventListener('change', changed);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  changed();
});
addEventListener('hashchange', () => show(readHash(location.hash)));
listPositions();
show(readHash(location.hash));
