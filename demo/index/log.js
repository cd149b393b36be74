// The live log: each event of the element, newest first, with the detail that a page's own script would get.

const LONGEST = 100;

/** The gist of an event in one line. */
function gist({ type, detail }) {
  switch (type) {
    case 'move':
      return `${detail.kind} ${detail.move}: ${detail.effects.map((effect) => effect.type).join(', ')}`;
    case 'rejected':
      return `${detail.code}: ${detail.message}`;
    case 'lesson-step':
      return `${detail.held} of ${detail.of} held${detail.say ? `: ${detail.say}` : ''}`;
    case 'lesson-done':
      return `${detail.lesson}, next: ${detail.next ?? 'none'}`;
    case 'win':
      return `after ${detail.count} ${detail.count === 1 ? 'move' : 'moves'}`;
    default:
      return detail.cause;
  }
}

const element = (name, text, className = '') => {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
};

function entry(event) {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.append(element('b', event.type, `event-${event.type}`), ' ', element('span', gist(event)));
  details.append(summary, element('pre', JSON.stringify(event.detail, null, 1)));
  const item = document.createElement('li');
  item.append(details);
  return item;
}

const ALL = ['deal', 'move', 'rejected', 'win', 'lesson-step', 'lesson-done'];

/** Writes every event of these types that reaches `target` into `list`. */
export function keepLog(list, { target = document, types = ALL } = {}) {
  for (const type of types)
    target.addEventListener(type, (event) => {
      list.prepend(entry(event));
      list.children[LONGEST]?.remove();
    });
}
