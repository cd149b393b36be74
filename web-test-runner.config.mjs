import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { bundledPackages } from './tools/bundled-packages.mjs';
import { embedHeaders } from './tools/embed-headers.mjs';
import { browserNames, findBrowser } from './tools/find-browsers.mjs';
import { commands } from './tools/browser-commands.mjs';
import { launchers } from './tools/browsers.mjs';
import { lateParts } from './tools/late-parts.mjs';
import { runsIn } from './tools/test-files.mjs';
import { serverRender } from './tools/server-render.mjs';
import { resultsReporter } from './tools/wtr-results.mjs';

const wanted = process.env.BROWSERS?.split(',') ?? browserNames.filter(findBrowser);

export default {
  files: runsIn.browsers.map((name) => `test/${name}/**/*.test.ts`),
  nodeResolve: { exportConditions: ['production', 'default'] },
  concurrentBrowsers: 3,
  browsers: wanted.map((name) => launchers[name](findBrowser(name))),
  middleware: [embedHeaders, lateParts],
  plugins: [
    bundledPackages(),
    esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' }),
    commands(),
    serverRender(),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), resultsReporter('browsers')],
  testFramework: { config: { timeout: 20_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  // A long proof (npm run monkey) takes its time, most of it in WebKit.
  testsFinishTimeout: Math.max(300_000, 400 * Number(process.env.ACTIONS ?? 0)),
  coverageConfig: {
    include: ['src/**/*.ts'],
    reporters: [process.env.COVERAGE ? 'text' : 'text-summary', 'lcovonly', 'json-summary'],
    reportDir: 'coverage',
    threshold: { statements: 99, branches: 97, functions: 98, lines: 99 },
  },
};
