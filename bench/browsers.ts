/** A page in each browser, in which an expression can be worth a promise's value. */
import { puppeteerCore } from '@web/test-runner-chrome';
import { findBrowser } from '../tools/find-browsers.mjs';
import { webkitLauncher } from '../tools/webkit-launcher.mjs';

type Puppeteer = (typeof puppeteerCore)['default'];
type PuppeteerPage = Awaited<ReturnType<Awaited<ReturnType<Puppeteer['launch']>>['newPage']>>;

export interface Opened {
  /** Name and main version, as in `Chromium 140`. */
  readonly name: string;
  /** Runs an expression in the page; its value must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<unknown>;
  /** Only in Chromium: what goes beyond running code in the page. */
  readonly page?: PuppeteerPage;
}

export interface Wish {
  readonly url: string;
  /** Whether cards slide. */
  readonly motion: boolean;
}

const VIEWPORT = { width: 800, height: 1000 };

const puppeteer = puppeteerCore.default;

async function pageOf(
  browser: Awaited<ReturnType<Puppeteer['launch']>>,
  name: string,
  url: string,
): Promise<Opened> {
  const page = await browser.newPage();
  await page.setViewport(VIEWPORT);
  await page.goto(url, { waitUntil: 'load' });
  const version = /\/(\d+)/.exec(await browser.version())?.[1] ?? '';
  return {
    name: `${name} ${version}`,
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    close: () => browser.close(),
    page,
  };
}

async function chromium({ url, motion }: Wish): Promise<Opened> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser('chromium'),
    args: [
      ...['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
      ...(motion ? [] : ['--force-prefers-reduced-motion']),
    ],
  });
  return pageOf(browser, 'Chromium', url);
}

async function firefox({ url, motion }: Wish): Promise<Opened> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findBrowser('firefox'),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': motion ? 0 : 1 },
  });
  const { page, ...opened } = await pageOf(browser, 'Firefox', url);
  void page;
  return opened;
}

async function webkit({ url, motion }: Wish): Promise<Opened> {
  const launcher = webkitLauncher({ driver: findBrowser('webkit') });
  await launcher.startSession('bench', url);
  await launcher.page.setViewport(VIEWPORT);
  const value = motion ? 'no-preference' : 'reduce';
  await launcher.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  return {
    name: `WebKitGTK ${launcher.version}`,
    evaluate: async <T>(expression: string) => {
      // Its driver gives a script little time, so the value is fetched when it has come.
      await launcher.execute(
        `window.answer = undefined;
        Promise.resolve().then(() => (${expression})).then(
          (value) => { window.answer = { value }; },
          (error) => { window.answer = { error: String(error) }; });`,
      );
      for (;;) {
        const answer = (await launcher.execute('return window.answer')) as
          { value?: T; error?: string } | undefined;
        if (answer?.error) throw new Error(answer.error);
        if (answer) return answer.value as T;
        await new Promise((done) => setTimeout(done, 200));
      }
    },
    close: () => launcher.stop(),
  };
}

/** How to open each browser that this machine has. */
export const browsers: readonly ((wish: Wish) => Promise<Opened>)[] = [
  ...(findBrowser('chromium') ? [chromium] : []),
  ...(findBrowser('firefox') ? [firefox] : []),
  ...(findBrowser('webkit') ? [webkit] : []),
];
