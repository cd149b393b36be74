// A small file server for this machine alone: nothing is cached, nothing outside its folder is served.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const liveScript = `<script type="module">
  new EventSource('/live-reload').addEventListener('message', () => location.reload());
</script>`;

/** The file that a path names, or undefined where it leaves the folder or names something hidden. */
const fileOf = (folder, path) => {
  const file = resolve(join(folder, path));
  const inside = file === folder || file.startsWith(folder + sep);
  return inside && !/[/\\]\./.test(file.slice(folder.length)) ? file : undefined;
};

const answer = async (folder, index, live, { method, url }, response) => {
  const send = (status, headers, body) =>
    response
      .writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
      .end(body);
  if (method !== 'GET' && method !== 'HEAD') return send(405, { allow: 'GET, HEAD' });
  const { pathname, search } = new URL(url, 'http://localhost');
  if (pathname === '/' && index !== '/') return send(302, { location: index });
  const path = decodeURIComponent(pathname);
  let file = path.includes('\0') ? undefined : fileOf(folder, path);
  let found = file && (await stat(file).catch(() => undefined));
  if (found?.isDirectory()) {
    if (!path.endsWith('/')) return send(301, { location: `${pathname}/${search}` });
    file = join(file, 'index.html');
    found = await stat(file).catch(() => undefined);
  }
  if (!found?.isFile()) return send(404, { 'content-type': 'text/plain' }, `${path} is not here.\n`);
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (method === 'HEAD') return send(200, { 'content-type': type });
  if (live && extname(file) === '.html') {
    return send(200, { 'content-type': type }, (await readFile(file, 'utf8')) + liveScript);
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file)
    .once('error', () => response.destroy())
    .pipe(response);
};

/** Pages that want to load again when told. */
const liveReload = () => {
  const listeners = new Set();
  const follow = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const reload = () => listeners.forEach((response) => response.write('data: changed\n\n'));
  return { follow, reload };
};

const listen = (server, port) =>
  new Promise((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });

/**
 * Serves `folder` on the loopback address, at `port` or the next free one (0: any). `/` leads to `index`;
 * with `live`, every page shown loads again at each `reload()`.
 */
export const serve = async (folder, { port = 0, index = '/', live = false } = {}) => {
  const { follow, reload } = liveReload();
  const server = createServer((request, response) => {
    if (live && request.url === '/live-reload') return follow(response);
    answer(resolve(folder), index, live, request, response).catch(() => response.writeHead(400).end());
  });
  for (let next = port; ; next++) {
    try {
      await listen(server, next);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || next >= port + 100) throw error;
    }
  }
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, reload, close };
};
