// Opens the list of moves, and lays out a tag that was copied from one.
const listed = document.querySelector('.with-list');
await listed.updateComplete;
listed.shadowRoot.querySelector('.transcript').open = true;

const form = document.querySelector('.stack');
const verdict = document.querySelector('[role="status"]');
const place = document.querySelector('.laid');

/** Of a pasted tag nothing is taken but these attributes of the first game in it. */
const TAKEN = ['variant', 'seed', 'fixture', 'moves'];

function layOut() {
  const pasted = new DOMParser().parseFromString(form.elements.tag.value, 'text/html');
  const found = pasted.querySelector('klondike-teaching, spider-two-suit');
  verdict.textContent = found ? 'Here it is. Play on.' : 'There is no game in this text: paste a tag.';
  if (!found) return place.replaceChildren();
  const table = document.createElement(found.localName);
  for (const name of TAKEN) if (found.hasAttribute(name)) table.setAttribute(name, found.getAttribute(name));
  place.replaceChildren(table);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  layOut();
});
layOut();
