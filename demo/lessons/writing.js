// A lesson that the visitor writes: its faults by name, or a game to play it in.

const item = (text) => Object.assign(document.createElement('li'), { textContent: text });

/** What is written, or why it cannot even be read. */
function read(text) {
  try {
    const lesson = JSON.parse(text);
    return typeof lesson === 'object' && lesson ? { lesson } : { fault: 'A lesson is an object, in braces.' };
  } catch (error) {
    return { fault: `This is not JSON: ${error.message}` };
  }
}

export function writeLessons(section) {
  const form = section.querySelector('form');
  const place = section.querySelector('.own');
  const verdict = section.querySelector('[role="status"]');
  const list = section.querySelector('.own-faults');

  const tell = (faults) => {
    const count = faults.length;
    verdict.textContent = count ? `${count} ${count === 1 ? 'fault' : 'faults'}:` : 'No fault: play it.';
    list.replaceChildren(...faults.map(item));
    if (count) place.replaceChildren();
  };

  async function check() {
    const { lesson, fault } = read(form.elements.lesson.value);
    if (fault) return tell([fault]);
    const table = document.createElement(lesson.game === 'spider' ? 'spider-two-suit' : 'klondike-teaching');
    const faults = [];
    table.addEventListener('rejected', ({ detail }) => {
      if (detail.code === 'bad-lesson') faults.push(...detail.faults);
    });
    table.lesson = lesson;
    place.replaceChildren(table);
    await table.updateComplete;
    // Another one may have been asked for meanwhile.
    if (place.firstElementChild === table) tell(faults);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check();
  });
  void check();
}
