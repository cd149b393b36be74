/* global document */
// node tools/picture.mjs: the README's picture, of the real element from the built files.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browsers.mjs';
import { root } from './process.mjs';
import { serve } from './static-server.mjs';

const body = `<!doctype html><meta charset="utf-8"><title>Picture</title><style>body { margin: 0; }</style>
<script type="module" src="/dist/cdn/klondike-teaching.js"></script><klondike-teaching></klondike-teaching>`;

const server = await serve(root);
const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 760, height: 400 }, deviceScaleFactor: 1.5 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/picture.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(new URL('/picture.html', server.url).href);
  await page.evaluate(async () => {
    const game = document.querySelector('klondike-teaching');
    game.seed = 'readme';
    await game.updateComplete;
    // The best moves for a while: a board that shows runs and a foundation.
    for (let moves = 0; moves < 24; moves++) game.play(game.hint()[0].move);
  });
  await page.waitForTimeout(300);
  await page.locator('klondike-teaching').screenshot({ path: join(root, 'docs/klondike.png') });
} finally {
  await browser.close();
  server.close();
}
