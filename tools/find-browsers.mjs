// Which browsers this machine has, and Debian's packages for those it has not.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';

const { env, platform } = process;
const programFiles = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
const onWindows = (...paths) => programFiles.flatMap((folder) => paths.map((path) => join(folder, path)));
const onPath = (...names) =>
  (env.PATH ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name)));

const places = {
  chromium: {
    variables: ['CHROME_PATH', 'CHROMIUM_PATH'],
    linux: onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'),
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: onWindows('Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'),
  },
  firefox: {
    variables: ['FIREFOX_PATH'],
    linux: onPath('firefox-esr', 'firefox'),
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: onWindows('Mozilla Firefox/firefox.exe'),
  },
  // WebKitGTK has no browser of its own to start here: the driver opens a bare window (webkit-browser.py).
  webkit: {
    variables: ['WEBKIT_DRIVER_PATH'],
    linux: onPath('WebKitWebDriver'),
  },
};

const packages = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth'],
};

export const browserNames = Object.keys(places);

const webkitParts = () =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].some((folder) =>
    existsSync(join(folder, 'girepository-1.0/WebKit2-4.1.typelib')),
  ) &&
  existsSync('/usr/lib/python3/dist-packages/gi') &&
  (Boolean(env.DISPLAY) || onPath('Xvfb').some(existsSync));

/** The program that runs a browser here, or undefined. */
export const findBrowser = (name) => {
  const { variables, [platform]: usual = [] } = places[name];
  const program = [...variables.map((variable) => env[variable]), ...usual].find(
    (path) => path && existsSync(path),
  );
  return program && (name !== 'webkit' || webkitParts()) ? program : undefined;
};

const canInstall = () => platform === 'linux' && existsSync('/etc/debian_version') && process.getuid() === 0;

/** Installs Debian's packages of the named browsers that are missing, where that is possible. */
export const installBrowsers = async (names) => {
  const missing = names.filter((name) => !findBrowser(name));
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installing Debian's packages for ${missing.join(', ')}…`);
  const apt = (...args) => run('apt-get', ['-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...missing.flatMap((name) => packages[name]));
};
