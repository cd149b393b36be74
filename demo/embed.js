// Shows one game, chosen by the query string, and tells the page around the frame how high it is.

const games = new Map([
  ['klondike', ['klondike-teaching', 'Klondike']],
  ['spider', ['spider-two-suit', 'Spider, two suits']],
]);

/** The query string comes from anybody: these names become attributes of the game, and no others do. */
const texts = ['variant', 'seed', 'fixture', 'lesson', 'moves', 'label', 'heading-level', 'shortcuts'];
const flags = ['hints', 'ledger', 'four-color', 'readonly'];

const asked = new URLSearchParams(location.search);

/** `hints`, `hints=1`, `hints=true` mean yes. */
const isOn = (name) => asked.has(name) && !/^(0|false|no|off)$/i.test(asked.get(name));

const [tag, title] = games.get(asked.get('game')) ?? games.get('klondike');
const game = document.createElement(tag);
for (const name of texts) if (asked.get(name)) game.setAttribute(name, asked.get(name));
for (const name of flags) game.toggleAttribute(name, isOn(name));

// Language and direction belong to the whole page: a screen reader reads its title in them too.
const page = document.documentElement;
if (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(asked.get('lang') ?? '')) page.lang = asked.get('lang');
if (/^(ltr|rtl|auto)$/.test(asked.get('dir') ?? '')) page.dir = asked.get('dir');
document.title = asked.get('label') || title;
document.querySelector('main').append(game);

let told = 0;
const tell = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  // To any page: whoever shows the frame may know how high it is.
  parent.postMessage({ type: 'solitaire-elements:height', height }, '*');
};
if (parent !== window) new ResizeObserver(tell).observe(document.body);
