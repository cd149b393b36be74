// The lessons that ship, in the order in which a beginner takes them. A test holds names, titles and goals to the source.

/** By tag, each lesson’s name with its title and its goal. */
export const course = {
  'klondike-teaching': {
    'what-a-run-is': ['What a run is', 'Build one run: 9 of spades, 8 of hearts, 7 of clubs.'],
    'alternating-colors': ['Colors take turns', 'Put each 7 on an 8 of the other color.'],
    'move-part-of-a-run': [
      'Move part of a run',
      'Move the queen of hearts and the jack of clubs together onto the king of spades.',
    ],
    'foundation-from-the-ace': [
      'Foundations begin with the ace',
      'Bring the ace, 2 and 3 of diamonds to their foundation.',
    ],
    'turn-up-hidden-cards': [
      'Turn up hidden cards',
      'Turn up one hidden card in column 1 and one in column 2.',
    ],
    'kings-in-empty-columns': [
      'Empty columns are for kings',
      'Use an empty column to turn up both hidden cards.',
    ],
    'draw-and-play': ['Draw, then play the top card', 'Play both cards of the stock onto the 7 of diamonds.'],
    'redeal-keeps-order': [
      'A redeal keeps the order',
      'Draw all three cards, redeal, and draw the ace of clubs a second time.',
    ],
    'three-at-a-time': ['Three at a time', 'Draw three cards and play all of them from the waste.'],
    'packets-shift': [
      'A played card shifts the packets',
      'Reach the queen of diamonds and put it on the king of spades.',
    ],
    'open-the-longest-column': [
      'Which of two moves opens more',
      'Two red 9s can go on the 10 of spades: choose the one with the most hidden cards under it.',
    ],
    'keep-a-landing-place': ['Keep a landing place', 'Turn up both hidden cards.'],
    'empty-a-column-for-a-king': [
      'Empty a column for a king',
      'Make room for the king of hearts and turn up the 7 of diamonds and the 8 of diamonds.',
    ],
    'do-not-empty-without-a-king': [
      'Do not empty a column without a king',
      'Put a black 9 on the 10 of hearts so that a hidden card turns up.',
    ],
    'take-a-card-back': ['Take a card back from a foundation', 'Turn up the hidden card in column 2.'],
    finish: ['Let Finish play the rest', 'Play the card of the waste, then press Finish to win.'],
    'small-ending': ['A small ending', 'Win this game: only eight cards are left.'],
  },
  'spider-two-suit': {
    'what-a-run-is': [
      'Strict to lift, loose to drop',
      'Move the 8 and 7 of spades together onto the 9 of hearts.',
    ],
    'suits-break-runs': ['A change of suit breaks the run', 'Put the 9 of spades on the 10 of spades.'],
    'twins-are-two-cards': ['Twins are two cards', 'Give each 7 of hearts an 8 of hearts of its own.'],
    'build-in-suit': [
      'Build in one suit where you can',
      'Put the 6 and 7 of spades together on the 8 of hearts and turn up the hidden card.',
    ],
    'any-run-may-fill-an-empty-column': [
      'Any run may fill an empty column',
      'Use the empty column to turn up the hidden card.',
    ],
    'park-a-card': [
      'Park a card in the empty column',
      'Turn up the hidden card and have column 3 empty again.',
    ],
    'complete-a-run': ['Complete a run', 'Complete the run of spades from king to ace.'],
    'two-runs-at-once': ['Two runs at once', 'Complete two runs with one move.'],
    'a-deal-needs-ten-columns': [
      'A deal needs ten columns',
      'Press the stock to see why it refuses, then fill column 4 and deal.',
    ],
    'tidy-before-the-deal': ['Tidy before the deal', 'Make both moves in one suit first, then deal.'],
    'undo-to-compare': [
      'Undo to compare two ways',
      'Try both 8s on the 9 of spades, and keep the way that brings three cards to column 3.',
    ],
    'when-not-to-fill-an-empty-column': [
      'When not to fill an empty column',
      'Turn up both hidden cards and keep column 3 empty.',
    ],
    'small-ending': ['A small ending', 'Win this game: complete the last two runs.'],
  },
};
