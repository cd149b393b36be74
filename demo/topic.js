// What the pages about one thing each share: buttons that act on the game of their section, and the record of its events.
// It comes before the elements' own script, so that it hears what they tell of a tag that is wrong from the start.

/** An event's detail as JSON, an entry to a line: short enough to read beside the game. */
function written(detail, keys) {
  // With spaces, so that long lines break where they should.
  const json = (value) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const listed = (items) => `[\n${items.map((item) => `  ${json(item)}`).join(',\n')}\n ]`;
  const entries = Object.entries(detail)
    .filter(([key]) => !keys || keys.split(' ').includes(key))
    .map(([key, value]) => {
      const long = Array.isArray(value) && typeof value[0] === 'object';
      return ` ${json(key)}: ${long ? listed(value) : json(value)}`;
    });
  return `{\n${entries.join(',\n')}\n}`;
}

for (const record of document.querySelectorAll('.record'))
  for (const type of record.dataset.events.split(' '))
    record.closest('section').addEventListener(type, ({ detail }) => {
      record.textContent = written(detail, record.dataset.keys);
    });

/** The game that a button or a form of its section acts on. */
export const gameOf = (element) =>
  element.closest('section').querySelector('klondike-teaching, spider-two-suit');

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const { play, call, attributes } = button.dataset;
  // A button may stand for several moves.
  for (const move of play?.split(' ') ?? []) gameOf(button).play(move);
  if (call) gameOf(button)[call]();
  for (const [name, value] of Object.entries(JSON.parse(attributes ?? '{}')))
    if (value === null) gameOf(button).removeAttribute(name);
    else gameOf(button).setAttribute(name, value);
});

document.addEventListener('submit', (event) => {
  const { move } = event.target.elements;
  if (!move) return;
  event.preventDefault();
  gameOf(event.target).play(move.value);
  move.select();
});
