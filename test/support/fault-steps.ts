// Reads the small language of reported-faults.jsonl: setups with remarks, steps, and the exact end.
import { expect } from 'chai';
import { KlondikeGame, SpiderGame, formatPosition, parsePosition } from '../../src/engine.js';
import type { GameKind, VariantName, Verdict } from '../../src/engine.js';
import type { AnyGame } from './arbitrary.js';
import { loadCases } from './cases.js';

export interface ReportedFault {
  id: string;
  kind: 'klondike' | 'spider' | 'ui' | 'embed';
  fault: string;
  setup: string;
  steps: string[];
  expected: string;
}

export const kindOf = ({ kind }: ReportedFault): GameKind => kind as GameKind;

const positionText = (text: string): string => text.replace(/^\[[^\]]*\]\s*/, '').split(/\s*\/\//)[0]!;

/** The rule sets that a header such as `[klondike, both, draw 1]` names. */
export function variantsOf(setup: string): VariantName[] {
  const standard = setup.includes('draw 3') ? 'draw-three' : 'draw-one';
  const all: Record<string, VariantName[]> = {
    teaching: ['teaching'],
    standard: [standard],
    both: ['teaching', standard],
    any: ['teaching', 'draw-one', 'draw-three'],
  };
  return all[/^\[klondike, (\w+)/.exec(setup)![1]!]!;
}

export const openings = ({ kind, setup }: ReportedFault): AnyGame[] =>
  kind === 'spider'
    ? [new SpiderGame({ fixture: positionText(setup) })]
    : variantsOf(setup).map((variant) => new KlondikeGame({ variant, fixture: positionText(setup) }));

/** A position's text in canonical form. */
export function canonical(kind: GameKind, text: string): string {
  const parsed = parsePosition(kind, text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return formatPosition(parsed.position);
}

/** `END same as SETUP.` or `END T1: KC | …. Words.`: the end's canonical text, `undefined` where it is not given. */
export function endOf({ setup, expected, kind }: ReportedFault): string | undefined {
  if (expected.startsWith('END same as SETUP')) return canonical(kind as GameKind, positionText(setup));
  // The position ends at the first full stop that is not part of a run's dots.
  const text = /^END ((?:[^.]|\.\.)*)\.(?!\.)/.exec(expected)?.[1];
  return text?.includes(':') ? canonical(kind as GameKind, text) : undefined;
}

/** The move's text: how many cards follow the lead in its column is looked up on the board. */
function moveText(game: AnyGame, lead: string, from: string, to: string): string {
  const target = to.startsWith('F') ? 'F' : to;
  if (from === 'W') return `W>${target}`;
  if (from === 'F') return `F${lead[1]!}>${target}`;
  const column = game.board.columns[Number(from.slice(1)) - 1]!;
  const count = column.length - column.findIndex(({ card }) => card.code === lead);
  return `${from}>${target}${count > 1 ? `:${count}` : ''}`;
}

function act(game: AnyGame, step: string): Verdict {
  const [, lead, from, to] = /^move (\w+): (\w+) -> ([\w:]+)/.exec(step) ?? [];
  if (lead) return game.play(moveText(game, lead, from!, to!));
  switch (step.split(' ')[0]) {
    case 'draw':
    case 'deal':
      return game.play('D');
    case 'redeal':
      return game.play('R');
    case 'stock':
      return game.play(game.board.stock.length ? 'D' : 'R');
    case 'undo':
      return game.undo();
    case 'reset':
      return game.reset();
  }
  throw new Error(`no step: ${step}`);
}

const isRunnable = (step: string): boolean =>
  /^(move|draw|redeal|stock|deal|undo|reset)\b.*=> (ok|reject)$/.test(step) || step.startsWith('check ');

/** Whether a program can run every step; prose has its own test. */
export const runnable = ({ steps, setup }: ReportedFault): boolean =>
  steps.every(isRunnable) && /\b(T\d+|F|waste|stock):/.test(positionText(setup));

/** Runs the steps that a program can run; a refused one must leave the position as it was. */
export function runSteps(game: AnyGame, { steps }: ReportedFault): void {
  for (const step of steps.filter(isRunnable)) {
    if (step.startsWith('check ')) {
      for (const [, pile, cards] of step.matchAll(/(stock|waste)=\[([^\]]*)\]/g))
        expect(game.board[pile as 'stock' | 'waste'].map(({ code }) => code).join(','), step).to.equal(cards);
      continue;
    }
    const before = game.position;
    const history = game.history;
    const verdict = act(game, step);
    expect(verdict.ok, `${step}: ${verdict.ok ? '' : verdict.message}`).to.equal(step.endsWith('ok'));
    if (verdict.ok) continue;
    expect(game.position, step).to.equal(before);
    expect(game.history, step).to.deep.equal(history);
  }
}

/** The case of this id. */
export const faultOf = async (id: string): Promise<ReportedFault> =>
  (await loadCases<ReportedFault>('reported-faults')).find((each) => each.id === id)!;
