/** Fifty games on one page: the time until all can be played, and what each leaves in memory. */
import type { Opened } from './browsers.js';
import { GAMES } from './games.js';
import { type Row, slower } from './report.js';

const ROUNDS = 7;

async function times({ name, evaluate }: Opened, game: string, tag: string): Promise<Row> {
  const rounds = { ours: [] as number[], plain: [] as number[] };
  for (let round = -1; round < ROUNDS; round++) {
    const ours = await evaluate<number>(`bench.fiftyElements('${tag}')`);
    const plain = await evaluate<number>(`bench.fiftyPlain('${tag}')`);
    // The first round warms up.
    if (round < 0) continue;
    rounds.ours.push(ours);
    rounds.plain.push(plain);
  }
  return slower(`${game}, fifty tables on one page, all playable`, name, rounds);
}

interface Memory {
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  readonly nodes: number;
}

/** After the garbage is gone; only Chromium tells. */
async function memory(page: NonNullable<Opened['page']>): Promise<Memory> {
  const client = await page.createCDPSession();
  await client.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: heap = 0, Nodes: nodes = 0 } = await page.metrics();
  await client.detach();
  return { heap, nodes };
}

async function weight({ name, evaluate, page }: Opened, game: string, tag: string): Promise<Row[]> {
  if (!page) return [];
  const count = await evaluate<number>('bench.COUNT');
  const each = async (make: string): Promise<Memory> => {
    await evaluate('bench.clear()');
    const before = await memory(page);
    await evaluate(`bench.${make}('${tag}')`);
    const after = await memory(page);
    return { heap: (after.heap - before.heap) / count, nodes: (after.nodes - before.nodes) / count };
  };
  const [ours, plain] = [await each('fiftyElements'), await each('fiftyPlain')];
  return [
    {
      what: `${game}, JavaScript memory of one table among fifty`,
      where: name,
      // Without a ratio: the plain nodes have no game behind them.
      figure: `${Math.round(ours.heap / 1024)} KiB`,
    },
    {
      what: `${game}, DOM nodes of one table, with text and comments`,
      where: name,
      figure: String(Math.round(ours.nodes)),
      ratio: (ours.nodes / plain.nodes).toFixed(2),
    },
  ];
}

export async function fiftyRows(opened: Opened): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [game, tag] of GAMES)
    rows.push(await times(opened, game, tag), ...(await weight(opened, game, tag)));
  return rows;
}
