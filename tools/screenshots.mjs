// npm run screenshots: pictures of the built pages, and one sheet of them all, in screenshots/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browsers.mjs';
import { root } from './process.mjs';
import { pages, schemes, widths } from './screenshots.config.mjs';
import { serve } from './static-server.mjs';

const folder = join(root, 'screenshots');
const executablePath = findBrowser('chromium');
if (!executablePath) throw new Error('Screenshots need Chromium or Chrome: set CHROME_PATH to one.');

const shots = pages.flatMap(({ name, path }) =>
  schemes.flatMap((scheme) =>
    widths.map((width) => ({ path, scheme, width, file: `${name}-${width}-${scheme}.png` })),
  ),
);

const sheet = `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>
  body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; font: 14px sans-serif; background: #888; }
  figure { margin: 0; } img { display: block; max-width: 480px; outline: 1px solid #444; }
</style>
${shots.map(({ file }) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`).join('\n')}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serve(root);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
try {
  for (const { path, scheme, width, file } of shots) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
    await page.goto(new URL(path, server.url).href, { waitUntil: 'load' });
    await page.waitForTimeout(300); // first render and the deal's motion
    await page.screenshot({ path: join(folder, file), fullPage: true });
    await page.close();
    console.log(`screenshots/${file}`);
  }
  const page = await browser.newPage({ viewport: { width: 2048, height: 800 } });
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
