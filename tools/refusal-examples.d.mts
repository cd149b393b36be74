import type { KlondikeGame, Refusal, SpiderGame, Verdict } from 'solitaire-elements/engine.js';
import type { RefusalFacts } from '../src/table/refusals.js';

/** The sentence itself where nothing that ships leads to it. */
export interface RuleExample {
  readonly says?: string;
}
export const ruleExamples: Readonly<Record<string, RuleExample>>;
export const tableExamples: Readonly<
  Record<string, { readonly facts: Omit<RefusalFacts, 'code'>; readonly says: string }>
>;
export function verdictOf(
  example: RuleExample,
  engine: { KlondikeGame: typeof KlondikeGame; SpiderGame: typeof SpiderGame },
): Verdict | Refusal;
