// Over ten thousand random positions of each rule set: what is refused is refused with its own reason, in a good sentence.
import { expect } from 'chai';
import { REFUSAL_CODES, formatPosition } from '../../src/engine.js';
import type { Position, Refusal, RefusalCode } from '../../src/engine.js';
import { cardName } from '../../src/engine/sentences.js';
import { RULE_SETS, expressibleMoves, indices, randomPosition } from '../support/arbitrary.js';

/** Every position in Node; a browser, where each takes as long again, is shown enough to tell that it agrees. */
const POSITIONS = 'document' in globalThis ? 150 : 10_000;

/** Reasons about piles or the stock; every other one is about cards and must name them. */
const WITHOUT_CARDS: RefusalCode[] = [
  'empty-column',
  'empty-waste',
  'empty-foundation',
  'face-down-card',
  'stock-empty',
  'stock-and-waste-empty',
  'stock-not-empty',
  'nothing-to-redeal',
  'deal-empty-column',
  'deal-short-stock',
  'no-completed-run',
  'game-over',
];

function faceDown({ columns, stock }: Position): Set<string> {
  return new Set([
    ...columns.flat().flatMap(({ card, up }) => (up ? [] : [card.code])),
    ...stock.map(({ code }) => code),
  ]);
}

/** Names that only face-down cards have: a Spider twin that lies face up may be named. */
function secretNames(board: Position, down: Set<string>): string[] {
  const { columns, waste, foundations, done } = board;
  const cards = [...waste, ...Object.values(foundations).flat(), ...done.flat()];
  const open = [...cards, ...columns.flat().flatMap(({ card, up }) => (up ? [card] : []))];
  const known = new Set(open.map(({ code }) => cardName(code)));
  return [...down].map(cardName).filter((cardsName) => !known.has(cardsName));
}

function inspect(verdict: Refusal, down: Set<string>, secrets: string[]): void {
  const { code, message, cards, onto, need } = verdict;
  expect(REFUSAL_CODES).to.include(code);
  expect(message)
    .to.match(/^[A-Z0-9][^.]*[^.\s]\.$/)
    .and.not.match(/undefined|null|NaN|\b1 cards|\{|\}/);
  if (
    !WITHOUT_CARDS.includes(code) &&
    !(code === 'foundation-keeps' && !cards?.length) &&
    code !== 'count-too-large'
  ) {
    expect(cards, message).to.be.an('array').that.is.not.empty;
    expect(message.toLowerCase()).to.include(cardName(cards![0]!));
  }
  if (onto) expect(message).to.include(cardName(onto));
  for (const shown of [...(cards ?? []), ...(onto ? [onto] : [])])
    expect(down.has(shown), message).to.equal(false);
  // What a place needs may be any card: `the 2 of hearts comes next` tells nothing of where that card lies.
  if (!need?.suit) for (const secret of secrets) expect(message.toLowerCase()).to.not.include(secret);
}

const sizeOf = (pick: (bound: number) => number): number => (pick(50) ? 1 + pick(6) : 52);

/** Whether the pile that the move would take from is empty. */
const hasNoCard = ({ columns, waste, foundations }: Position, move: string): boolean => {
  if (!move.includes('>')) return false;
  if (move[0] === 'T') return !columns[Number(move.slice(1).split('>')[0]) - 1]!.length;
  return !(move[0] === 'W' ? waste : foundations[move[1] as 'C']).length;
};

for (const { name, kind, open } of RULE_SETS) {
  it(`K10 K13 S4 every illegal pairing of ${name} has its own reason and a sentence`, function () {
    this.timeout(120_000);
    const pick = indices(`pairings of ${name}`);
    const seen = new Map<string, number>();
    let refused = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const game = open({ fixture: formatPosition(randomPosition(kind, pick, sizeOf(pick))) });
      const down = faceDown(game.board);
      const secrets = secretNames(game.board, down);
      const legal = new Set(game.legalMoves);
      const moves = expressibleMoves(game.board);
      for (const move of moves) {
        // Of large boards' hundreds of pairings, and of those that have no card to move, a sample will do.
        if ((moves.length > 150 || hasNoCard(game.board, move)) && pick(8)) continue;
        const verdict = game.check(move);
        if (verdict.ok !== legal.has(move)) throw new Error(`${game.position}: ${move}`);
        if (verdict.ok) continue;
        refused++;
        const times = seen.get(verdict.code) ?? 0;
        seen.set(verdict.code, times + 1);
        // The same reason ten thousand times over is sampled.
        if (times < 200 || times % 64 === 0) inspect(verdict, down, secrets);
      }
    }
    expect(refused).to.be.greaterThan(10 * POSITIONS);
    expect(seen.size).to.be.greaterThan(kind === 'spider' ? 10 : 14);
  });
}
