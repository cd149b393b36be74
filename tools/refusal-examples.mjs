// One example for each refusal code: what leads to it, or, where no shipped rule set or no text can, the sentence itself.
// The README's table is made from this; test/package/readme.test.ts holds both against the engine.

const klondike = (fixture, play, variant = 'teaching') => ({ game: 'klondike', variant, fixture, play });
const spider = (fixture, play) => ({ game: 'spider', fixture, play });

export const ruleExamples = {
  'bad-notation': klondike('suffix-move', ['t1 to t2']),
  'bad-count': klondike('suffix-move', ['T1>T2:0']),
  'count-not-allowed': klondike('suffix-move', ['W>F:2']),
  'no-such-column': klondike('suffix-move', ['T1>T8']),
  'not-in-this-game': klondike('suffix-move', ['S']),
  'empty-column': klondike('rejections', ['T5>T1']),
  'empty-waste': klondike('suffix-move', ['W>F']),
  'count-too-large': klondike('suffix-move', ['T1>T2:4']),
  'face-down-card': klondike('reveal', ['T1>T2:2']),
  'run-rank': klondike('T1: QH TC | T2: KS', ['T1>T2:2']),
  'run-color': klondike('T1: QH JD | T2: KS', ['T1>T2:2']),
  'run-suit': spider('mixed-run', ['T3>T1:2']),
  'covered-waste-card': { ...klondike('waste: 9S 5D', [], 'draw-three'), lift: ['waste', 2] },
  'same-column': klondike('suffix-move', ['T1>T1']),
  'face-down-target': klondike('T1: #KS | T2: QH', ['T2>T1']),
  'drop-rank': klondike('rejections', ['T1>T2']),
  'drop-color': klondike('rejections', ['T3>T4']),
  'king-needs-empty-column': klondike('T1: KH | T2: QS', ['T1>T2']),
  'empty-column-needs-king': klondike('rejections', ['T1>T5']),
  'between-foundations': klondike('foundation-order', ['FH>F']),
  'foundation-one-card': klondike('suffix-move', ['T1>F:2']),
  'foundation-needs-ace': klondike('suffix-move', ['T2>F']),
  'foundation-order': klondike('foundation-order', ['T3>F']),
  'foundation-keeps': klondike('F: AH | T1: 2S', ['FH>T1']),
  'empty-foundation': klondike('suffix-move', ['FC>T1'], 'draw-one'),
  'stock-empty': klondike('redeal-order', ['D', 'D', 'D', 'D']),
  'stock-and-waste-empty': klondike('suffix-move', ['D']),
  'stock-not-empty': klondike('redeal-order', ['R']),
  'nothing-to-redeal': klondike('suffix-move', ['R']),
  'no-redeal': { says: 'These rules allow no redeal: the stock is gone through once.' },
  'deal-empty-column': spider('deal-blocked', ['D']),
  'deal-short-stock': spider(
    'stock: AS | T1: KS | T2: KS | T3: KS | T4: KS | T5: KH | T6: KH | T7: KH | T8: KH | T9: QS | T10: QS',
    ['D'],
  ),
  'no-completed-run': spider('mixed-run', ['S']),
  'no-undo': { ...klondike('suffix-move', []), call: 'undo' },
  'nothing-to-undo': { ...klondike('suffix-move', [], 'draw-one'), call: 'undo' },
  'nothing-to-redo': { ...klondike('suffix-move', [], 'draw-one'), call: 'redo' },
  'no-restart': { ...klondike('suffix-move', []), call: 'restart' },
  'no-auto-finish': { ...klondike('suffix-move', []), call: 'autoFinish' },
  'auto-finish-waits': { ...klondike('redeal-order', [], 'draw-one'), call: 'autoFinish' },
  'auto-finish-blocked': { ...klondike('suffix-move', [], 'draw-one'), call: 'autoFinish' },
  'game-over': klondike('terminal-win', ['W>F', 'D']),
  'conservation-failed': {
    says: 'The cards no longer add up, so this game has stopped: reset deals again.',
  },
};

/** Codes that only an element has. `facts` is what its catalogue of words makes the sentence from. */
export const tableExamples = {
  'wrong-foundation': {
    facts: { cards: ['2H'], on: 'FS' },
    says: '2 of hearts cannot go on the spades foundation: it belongs on the hearts foundation.',
  },
  'no-destination': {
    facts: { cards: ['2H'], on: 'waste' },
    says: '2 of hearts cannot go there: choose a column or a foundation.',
  },
  readonly: { facts: {}, says: 'This is a diagram to read: it cannot be played.' },
  reviewing: { facts: {}, says: 'This is an earlier position: go back to the game to play on.' },
  'bad-lesson': {
    facts: { faults: ['missing at hints: this must be there'] },
    says: 'This lesson cannot begin: missing at hints: this must be there.',
  },
  'bad-fixture': {
    facts: { faults: ['there is no pile T9'] },
    says: 'This position cannot be laid out: there is no pile T9.',
  },
  'bad-moves': {
    facts: { faults: ['1. T5>T1: Column 5 is empty: there is no card to move.'] },
    says: 'The moves were not played: 1. T5>T1: Column 5 is empty: there is no card to move.',
  },
  'no-hint': {
    facts: {},
    says: 'No legal move was found. That does not say that the game is over: look again, or deal anew.',
  },
};

/** The verdict that an example leads to, with the engine given. */
export const verdictOf = (example, { KlondikeGame, SpiderGame }) => {
  const { game: kind, variant, fixture, play, call, lift } = example;
  const game = kind === 'spider' ? new SpiderGame({ fixture }) : new KlondikeGame({ variant, fixture });
  if (lift) return game.liftFault(...lift);
  if (call) return game[call]();
  return play.map((move) => game.play(move)).at(-1);
};
