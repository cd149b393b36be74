// A page of demo/ in a frame, with every fault that it meets from its first line on.
import { waitUntil } from '@open-wc/testing';
import { type Table, openFrame, settled } from './host-page.js';

export interface DemoPage {
  readonly document: Document;
  readonly view: Window & typeof globalThis;
  /** What its scripts threw or wrote to the console as an error. */
  readonly faults: string[];
  readonly tables: Table[];
  /** Its first game. */
  table(): Table;
  one<E extends HTMLElement = HTMLElement>(selector: string): E;
  all<E extends HTMLElement = HTMLElement>(selector: string): E[];
}

const TABLES = 'klondike-teaching, spider-two-suit';

/** Listens as soon as the frame has left its blank page: a module that throws does so before the page has loaded. */
function listen(src: string, faults: string[]): () => void {
  const heard = new WeakSet<object>();
  const timer = setInterval(() => {
    const frame = document.querySelector<HTMLIFrameElement>(`iframe[src="${src}"]`);
    const view = frame?.contentWindow as DemoPage['view'] | null | undefined;
    if (!view || heard.has(view.document) || view.location.href === 'about:blank') return;
    heard.add(view.document);
    view.addEventListener('error', ({ message }) => faults.push(message));
    view.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    view.console.error = (...texts: unknown[]) => void faults.push(texts.join(' '));
  });
  return () => clearInterval(timer);
}

/** Opens a page of demo/, with a hash if there is one, and waits for its games. */
export async function openDemo(path: string): Promise<DemoPage> {
  const src = `/demo/${path}`;
  const faults: string[] = [];
  const stop = listen(src, faults);
  const frame = await openFrame({ src });
  stop();
  const view = frame.contentWindow as DemoPage['view'];
  const page = view.document;
  const all = <E extends HTMLElement>(selector: string): E[] => [...page.querySelectorAll<E>(selector)];
  const one = <E extends HTMLElement>(selector: string): E => {
    const found = page.querySelector<E>(selector);
    if (!found) throw new Error(`${selector} is not on ${path}`);
    return found;
  };
  const tables = (): Table[] => all<Table>(TABLES);
  const shows = (table: Table): boolean => !!table.shadowRoot?.querySelector('.board');
  await waitUntil(() => tables().every(shows), `a game is missing on ${path}`);
  await settled(...tables());
  return {
    document: page,
    view,
    faults,
    get tables() {
      return tables();
    },
    table: () => one<Table>(TABLES),
    one,
    all,
  };
}
