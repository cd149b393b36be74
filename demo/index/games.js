// What the page offers: the games with their rule sets, and the positions that ship. A test holds the names to the engine's.

/** The four games by the name that stands in this page's address. */
export const games = {
  teaching: {
    title: 'Klondike, teaching',
    tag: 'klondike-teaching',
    attributes: {},
    about: 'Draw one. No undo: each move stands, and a refused one says why.',
  },
  'draw-one': {
    title: 'Klondike, draw one',
    tag: 'klondike-teaching',
    attributes: { variant: 'draw-one' },
    about: 'Draw one. Undo, restart, return from the foundations, and finish on request.',
  },
  'draw-three': {
    title: 'Klondike, draw three',
    tag: 'klondike-teaching',
    attributes: { variant: 'draw-three' },
    about: 'Draw three; only the top card plays. Undo, restart, return, and finish on request.',
  },
  spider: {
    title: 'Spider, two suits',
    tag: 'spider-two-suit',
    attributes: {},
    about: 'A declared deal that is the same each time, unless a seed says otherwise.',
  },
};

/** Named positions by tag, each with what to try in it. */
export const fixtures = {
  'klondike-teaching': {
    'redeal-order': 'Draw three times, redeal, draw: the same card comes again.',
    'terminal-win': 'Put the king of hearts on its foundation and win.',
    'suffix-move': 'Move the queen and the jack together onto the king of spades.',
    'foundation-order': 'The 2 of hearts may follow its ace; the 2 of diamonds may not.',
    rejections: 'No card may land anywhere here. Ask each one why.',
    reveal: 'Move the 5 of hearts: the card beneath it turns up.',
  },
  'spider-two-suit': {
    'one-run': 'A completed run waits. Resolve it, or make any move.',
    'two-runs': 'Two completed runs, one on the other. Resolving stores both.',
    'deal-blocked': 'No ten cards are dealt while column 4 is empty. Fill it, then deal.',
    'mixed-run': 'Queen and jack of spades move together; queen of spades and jack of hearts do not.',
  },
};
