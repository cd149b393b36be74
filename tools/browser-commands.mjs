// Commands that tests can send to the browser beside the stock ones; test/support/commands.ts types them.
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { folder } from './results.mjs';

const isChromium = ({ browser }) => browser.name === 'Chrome';
const pageOf = ({ browser, id }) => browser.getPage(id);

const sessions = new WeakMap();
const cdp = async (page) => {
  if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
  return sessions.get(page);
};

const handlers = {
  /** [{ name, value }]: like the stock emulateMedia, which drops forced-colors in Chromium and fails in Firefox. */
  'emulate-features': async (features, session) => {
    const page = pageOf(session);
    if (isChromium(session)) await (await cdp(page)).send('Emulation.setEmulatedMedia', { features });
    else await page.emulateMediaFeatures(features);
    return true;
  },

  /** { type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: [{ x, y }] }: real touches, in Chromium. */
  touch: async ({ type, points = [] }, session) => {
    if (!isChromium(session)) return false;
    await (
      await cdp(pageOf(session))
    ).send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ id, ...point })),
    });
    return true;
  },

  /** { name }: saves test-results/NAME.png, in Chromium. */
  screenshot: async ({ name }, session) => {
    if (!isChromium(session)) return false;
    await mkdir(folder, { recursive: true });
    await pageOf(session).screenshot({ path: join(folder, `${basename(name)}.png`) });
    return true;
  },

  /** Collects what nothing holds, then counts what is left, in Chromium: bytes of the heap, nodes, listeners. */
  memory: async (_, session) => {
    if (!isChromium(session)) return false;
    const client = await cdp(pageOf(session));
    await client.send('Performance.enable');
    // Twice: what the first round lets go of may itself have held something.
    for (let round = 0; round < 2; round++) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const { JSHeapUsedSize, Nodes, JSEventListeners } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value]),
    );
    return { heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
  },

  /** Figures of a test, shown where it was started. */
  tell: (text, { browser }) => {
    console.log(`${browser.name}: ${text}`);
    return true;
  },

  /** What the tests of test/proof run with: SEED and ACTIONS of the environment. */
  'proof-options': () => ({
    seed: Number(process.env.SEED ?? 20_241),
    actions: Number(process.env.ACTIONS ?? 600),
  }),
};

export const commands = () => ({
  name: 'solitaire-commands',
  executeCommand: ({ command, payload, session }) => handlers[command]?.(payload, session),
});
