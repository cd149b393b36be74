/** What the elements take in a page, against hand-written DOM code in the same page. */
import type { Opened } from './browsers.js';
import { GAMES } from './games.js';
import { type Row, slower } from './report.js';
import type { Rounds } from './rounds.js';

type Pair = Rounds<'ours' | 'plain'>;

export async function renderRows({ name, evaluate }: Opened): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [game, tag] of GAMES) {
    const rounds = await evaluate<Pair>(`bench.firstRender('${tag}')`);
    rows.push(slower(`${game}, first render and layout`, name, rounds, 1.5));
  }
  return rows;
}

/** @param how is added to what the rows tell */
export async function moveRows({ name, evaluate }: Opened, how = '', atMost?: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [game, tag] of GAMES) {
    const { inTurn, inARow } = await evaluate<Record<'inTurn' | 'inARow', Pair>>(`bench.oneMove('${tag}')`);
    const what = `${game}, one move, update and layout${how}`;
    rows.push(slower(what, name, inTurn, atMost));
    rows.push(slower(`${what}, the same again and again`, name, inARow));
  }
  return rows;
}
