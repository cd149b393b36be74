// Three real browsers for the web test runner: Chromium over CDP and Firefox over WebDriver BiDi, both through
// puppeteer-core, which downloads nothing; WebKitGTK through webkit-launcher.mjs.
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { webkitLauncher } from './webkit-launcher.mjs';

const puppeteer = puppeteerCore.default ?? puppeteerCore;

/** Emulates media features in Firefox by a script in its chrome scope: BiDi has no command for them yet. */
const firefoxMedia = async (page, features) => {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const wanted = Object.fromEntries(features.map(({ name, value }) => [name, value]));
  const scheme = wanted['prefers-color-scheme'];
  const forced = wanted['forced-colors'];
  const motion = wanted['prefers-reduced-motion'];
  const lines = [
    scheme && `context.prefersColorSchemeOverride = ${JSON.stringify(scheme)};`,
    forced && `context.forcedColorsOverride = ${JSON.stringify(forced)};`,
    motion && `Services.prefs.setIntPref('ui.prefersReducedMotion', ${motion === 'reduce' ? 1 : 0});`,
  ].filter(Boolean);
  await connection.send('script.evaluate', {
    expression: `for (const tab of gBrowser.tabs) {
      const context = tab.linkedBrowser.browsingContext;
      ${lines.join('\n')}
    }
    null`,
    target: { context: result.contexts[0].context },
    awaitPromise: false,
  });
  // The new values reach the page's own process a little later than the answer reaches us.
  await new Promise((done) => setTimeout(done, 100));
};

export const launchers = {
  chromium: (executablePath) =>
    chromeLauncher({
      concurrency: 1,
      launchOptions: {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-background-networking',
          '--disable-component-update',
          '--no-first-run',
        ],
      },
    }),

  firefox: (executablePath) =>
    chromeLauncher({
      concurrency: 1,
      puppeteer, // named here so that results say "Firefox" and not "Chrome"
      launchOptions: {
        browser: 'firefox',
        executablePath,
        args: ['-remote-allow-system-access'],
        extraPrefsFirefox: { 'accessibility.tabfocus': 7 },
      },
      createPage: async ({ context }) => {
        const page = await context.newPage();
        page.emulateMediaFeatures = (features) => firefoxMedia(page, features);
        return page;
      },
    }),

  webkit: (driver) => webkitLauncher({ driver }),
};
