// npm run screenshots: every state of the built elements in every width and scheme, and one sheet of them all, in screenshots/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browsers.mjs';
import { root } from './process.mjs';
import { path, schemes, states, widths } from './screenshots.config.mjs';
import { serve } from './static-server.mjs';

const folder = join(root, 'screenshots');
const executablePath = findBrowser('chromium');
if (!executablePath) throw new Error('Screenshots need Chromium or Chrome: set CHROME_PATH to one.');

const fileOf = (state, width, scheme) => `${state}-${width}-${scheme}.png`;
const looks = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** A row for each look, light and then dark; every picture at the same scale, so that sizes compare. */
const sheet = `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>
  body { margin: 16px; font: 14px sans-serif; background: #888; }
  div { display: flex; gap: 12px; align-items: flex-start; margin-block-end: 16px; }
  figure { margin: 0; } img { display: block; zoom: 0.5; }
</style>
${looks
  .map(({ scheme, width }) => {
    const figures = states.map((state) => fileOf(state, width, scheme));
    return `<div>${figures.map((file) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`).join('')}</div>`;
  })
  .join('\n')}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serve(root);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
try {
  for (const { scheme, width } of looks) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce', // the picture at rest, at once
    });
    page.on('pageerror', (error) => console.error(`${width} ${scheme}: ${error.message}`));
    await page.goto(new URL(path, server.url).href, { waitUntil: 'load' });
    await page.waitForTimeout(300); // the status line speaks a little later
    for (const state of states) {
      const file = fileOf(state, width, scheme);
      await page.locator(`#${state}`).screenshot({ path: join(folder, file) });
      console.log(`screenshots/${file}`);
    }
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 4960, height: 800 } });
  await page.route('**/screenshots/sheet.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: sheet }),
  );
  await page.goto(new URL('/screenshots/sheet.html', server.url).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  console.log('screenshots/sheet.png');
} finally {
  await browser.close();
  server.close();
}
