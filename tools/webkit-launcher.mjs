// Launcher for the web test runner: WebKitGTK in a bare window (webkit-browser.py) over plain W3C WebDriver. The stock
// WebDriver launcher cannot set a viewport, emulate media or hold keys, and WebKitGTK's own MiniBrowser stops at 447 pixels.
// It starts its own Xvfb and WebKitWebDriver and ends both; one page and one session at a time.
// With type 'puppeteer' and getPage() the built-in commands of @web/test-runner-commands work unchanged.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
  F2: '\uE032',
};
const BUTTON = { left: 0, middle: 1, right: 2 };
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const freePort = () =>
  new Promise((ok, no) => {
    const s = createServer()
      .once('error', no)
      .listen(0, '127.0.0.1', () => {
        const { port } = s.address();
        s.close(() => ok(port));
      });
  });

class WebKitLauncher {
  name = 'WebKit';
  type = 'puppeteer';
  concurrency = 1;
  /** Of the browser, once it has started. */
  version;
  #screen;
  #driver;
  #base;
  #session;
  #url;
  #active;
  #starting;
  #config;
  #opts;
  constructor(opts) {
    this.#opts = opts;
  }
  async initialize(config) {
    this.#config = config;
  }

  async #rpc(method, path, body, signal) {
    const r = await fetch(this.#base + path, {
      method,
      signal,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = await r.json();
    if (!r.ok) throw new Error(`webdriver ${method} ${path}: ${value?.error} ${value?.message ?? ''}`);
    return value;
  }
  #cmd(path, body = {}) {
    return this.#rpc('POST', `/session/${this.#session}${path}`, body);
  }
  execute(script, args = []) {
    return this.#cmd('/execute/sync', { script, args });
  }

  async #start() {
    const env = { ...process.env, ...this.#opts.env };
    if (!env.DISPLAY) {
      const x = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      this.#screen = x;
      env.DISPLAY =
        ':' +
        (await new Promise((ok, no) => {
          x.once('error', no).once('exit', (c) => no(new Error(`Xvfb exited ${c}`)));
          x.stdio[3].once('data', (d) => ok(String(d).trim()));
        }));
    }
    const port = await freePort();
    // In a group of its own, with the browser that it starts: a page in an endless loop does not end when it is asked to.
    const d = spawn(this.#opts.driver, ['--host=127.0.0.1', `--port=${port}`], {
      env,
      stdio: 'ignore',
      detached: true,
    });
    this.#driver = d;
    process.once('exit', this.#end);
    this.#base = `http://127.0.0.1:${port}`;
    for (let i = 0; ; i++) {
      try {
        await fetch(this.#base + '/status');
        break;
      } catch (e) {
        if (i > 100) throw e;
        await sleep(50);
      }
    }
    const { sessionId, capabilities } = await this.#rpc('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: this.#opts.binary,
            args: ['--automation', ...this.#opts.args],
          },
        },
      },
    });
    this.#session = sessionId;
    this.version = capabilities.browserVersion;
  }
  async startSession(id, url) {
    await (this.#starting ??= this.#start());
    this.#active = id;
    this.#url = url;
    await this.page.setViewport({ width: 800, height: 600 });
    await this.#cmd('/url', { url });
  }
  isActive(id) {
    return this.#active === id;
  }
  getBrowserUrl() {
    return this.#url;
  }
  async stopSession() {
    const testCoverage = this.#config.coverage
      ? await this.execute('return window.__coverage__').catch(() => undefined)
      : undefined;
    await this.#rpc('DELETE', `/session/${this.#session}/actions`).catch(() => {});
    await this.#cmd('/url', { url: 'about:blank' });
    this.#active = undefined;
    return { testCoverage: testCoverage ?? undefined };
  }
  async startDebugSession() {
    throw new Error('no debug session for WebKit');
  }
  async stop() {
    const soon = AbortSignal.timeout(5000);
    if (this.#session)
      await this.#rpc('DELETE', `/session/${this.#session}`, undefined, soon).catch(() => {});
    this.#session = undefined;
    process.off('exit', this.#end);
    this.#end();
  }
  #end = () => {
    try {
      if (this.#driver?.pid) process.kill(-this.#driver.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
    this.#screen?.kill('SIGTERM');
    this.#driver = this.#screen = undefined;
  };
  getPage() {
    return this.page;
  }

  #key(type, k) {
    return { type, value: KEYS[k] ?? k };
  }
  #keys(actions) {
    return this.#cmd('/actions', { actions: [{ type: 'key', id: 'kbd', actions }] });
  }
  #ptr(...actions) {
    return this.#cmd('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
  page = {
    setViewport: async ({ width, height }) => {
      for (let i = 0; i < 40; i++) {
        const { iw, ih } = await this.execute('return { iw: innerWidth, ih: innerHeight }');
        if (iw === width && ih === height) return;
        const r = await this.#rpc('GET', `/session/${this.#session}/window/rect`);
        await this.#cmd('/window/rect', { width: r.width + width - iw, height: r.height + height - ih });
        await sleep(25);
      }
      const got = await this.execute('return innerWidth + "x" + innerHeight');
      throw new Error(`WebKit viewport ${width}x${height} not reached (${got})`);
    },
    emulateMediaFeatures: async (features) => {
      await this.execute('webkit.messageHandlers.wtrMedia.postMessage(arguments[0])', [
        JSON.stringify(Object.fromEntries(features.map((f) => [f.name, f.value]))),
      ]);
      await sleep(100);
    },
    keyboard: {
      type: async (s) => {
        for (const c of s) await this.#keys([this.#key('keyDown', c), this.#key('keyUp', c)]);
      },
      press: (k) => this.#keys([this.#key('keyDown', k), this.#key('keyUp', k)]),
      down: (k) => this.#keys([this.#key('keyDown', k)]),
      up: (k) => this.#keys([this.#key('keyUp', k)]),
    },
    mouse: {
      move: (x, y) => this.#ptr({ type: 'pointerMove', duration: 0, x, y }),
      click: (x, y, { button = 'left' } = {}) =>
        this.#ptr(
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: BUTTON[button] },
          { type: 'pointerUp', button: BUTTON[button] },
        ),
      down: ({ button = 'left' } = {}) => this.#ptr({ type: 'pointerDown', button: BUTTON[button] }),
      up: ({ button = 'left' } = {}) => this.#ptr({ type: 'pointerUp', button: BUTTON[button] }),
      reset: async () => {
        await this.#rpc('DELETE', `/session/${this.#session}/actions`);
        await this.#ptr({ type: 'pointerMove', duration: 0, x: 0, y: 0 });
      },
    },
  };
}

export const webkitLauncher = ({
  driver = '/usr/bin/WebKitWebDriver',
  binary = fileURLToPath(new URL('./webkit-browser.py', import.meta.url)),
  args = [],
  env = {},
} = {}) => new WebKitLauncher({ driver, binary, args, env });
