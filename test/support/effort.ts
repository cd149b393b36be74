/** How often a random test runs: as often as it says, or the share of it that a runner asks for which repeats every test. */
export const runs = (usual: number): number =>
  Math.ceil(usual * ((globalThis as { shareOfRuns?: number }).shareOfRuns ?? 1));
