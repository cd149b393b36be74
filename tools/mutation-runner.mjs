// A Stryker test runner for the engine's tests. Stryker's own Mocha plugin reads files that Mocha 12 no longer has.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import Mocha from 'mocha';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { testFiles } from './test-files.mjs';

/** Seconds for each mutant that lives. Their own subject is sentences and shuffles, which other tests ask for too. */
const SLOW = /illegal-pairings|solved-games/;
/** Last, so that a mutant is first met by the tests that say in words what they expect. */
const RANDOM = /properties|laws/;
/** These ask whether the laws notice faulty rules, not whether the engine keeps the laws. */
const OF_THE_LAWS = /^laws /;
/** Random tests make so much of their runs, always the same ones: a mutant that lives has to get through all of them. */
const SHARE_OF_RUNS = 0.25;

const files = () =>
  testFiles(['engine'])
    .filter((file) => !SLOW.test(file))
    .sort((a, b) => RANDOM.test(a) - RANDOM.test(b))
    .map((file) => resolve(file));

class EngineTests {
  #mocha;
  /** What the mutated code and Stryker tell each other. */
  #context = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  /** Modules are loaded once in a process: for what runs while they load, Stryker starts another one. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async #load() {
    // Which failing example is the smallest does not matter here, only that there is one.
    fc.configureGlobal({ endOnFailure: true });
    globalThis.shareOfRuns = SHARE_OF_RUNS;
    this.#mocha = new Mocha({ ui: 'bdd', timeout: 0, bail: true, reporter: class {} });
    this.#mocha.cleanReferencesAfterRun(false);
    for (const file of files()) this.#mocha.addFile(file);
    const context = this.#context;
    // Only what runs while the engine itself is loaded needs a process of its own; test files may play as they load.
    await import(pathToFileURL(resolve('src/engine.ts')).href);
    const atStart = structuredClone(context.mutantCoverage?.static);
    this.#mocha.suite.beforeEach(function () {
      context.currentTestId = this.currentTest.fullTitle();
    });
    await this.#mocha.loadFilesAsync();
    if (atStart) context.mutantCoverage.static = atStart;
  }

  async #run(wanted) {
    try {
      if (!this.#mocha) await this.#load();
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: String(error?.stack ?? error) };
    }
    this.#mocha.suite.eachTest((test) => {
      const title = test.fullTitle();
      test.pending = OF_THE_LAWS.test(title) || (wanted !== undefined && !wanted.has(title));
    });
    const tests = [];
    const note = (status, test, error) => {
      const id = test.fullTitle();
      const failureMessage = error && (error.stack ?? error.message);
      tests.push({ id, name: id, timeSpentMs: test.duration ?? 0, status, failureMessage });
    };
    await new Promise((done) => {
      this.#mocha
        .run(done)
        .on('pass', (test) => note(TestStatus.Success, test))
        .on('fail', (test, error) => note(TestStatus.Failed, test, error));
    });
    this.#context.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests };
  }

  async dryRun() {
    const result = await this.#run();
    return { ...result, mutantCoverage: this.#context.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    const context = this.#context;
    // Stryker allows a hundred times the hits of a whole run: a loop without end shows long before.
    const most = hitLimit && Math.ceil(hitLimit / 20);
    context.hitLimit = most;
    context.hitCount = most ? 0 : undefined;
    if (mutantActivation === 'runtime' && !this.#mocha) await this.#load();
    context.activeMutant = activeMutant.id;
    const result = await this.#run(testFilter && new Set(testFilter));
    return toMutantRunResult(determineHitLimitReached(context.hitCount, most) ?? result);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'engine-tests', EngineTests)];
