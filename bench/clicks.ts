/** From a real click to the painted frame, on a slow processor. */
import { KlondikeGame, SpiderGame } from '../src/engine.js';
import type { Opened } from './browsers.js';
import { GAMES, type Solved, cases } from './games.js';
import type { Row } from './report.js';
import { quantile } from './rounds.js';

const CLICKS = 100;
const SLOWDOWN = 4;
/** Milliseconds; the browser tells of no shorter event. */
const SHORTEST = 16;

/** What to click for a move, as selectors, on the table as it is before the move. */
function clicksFor(game: KlondikeGame | SpiderGame, move: string): string[] {
  if (move === 'D' || move === 'R') return ['[data-spot="stock"]'];
  const [from, to, count = '1'] = move.split(/[>:]/) as [string, string, string?];
  const verdict = game.check(move);
  const lead = (verdict.ok && verdict.effects[0]?.type === 'moved' && verdict.effects[0].cards[0]) || '';
  const source =
    from === 'W'
      ? '[data-pile="waste"] [data-spot]'
      : `[data-pile="${from}"] .strip:nth-last-child(${count}) [data-spot]`;
  return [source, to === 'F' ? `[data-spot="F${lead[1]}"]` : `[data-spot="${to}"]`];
}

async function play({ evaluate, page }: Opened, tag: string): Promise<number[]> {
  const spider = tag === 'spider-two-suit';
  const { deck, moves } = spider
    ? cases<Solved>('spider-games')[0]!
    : cases<Solved>('klondike-games').find(({ variant }) => variant === 'draw-one')!;
  const game = spider ? new SpiderGame({ deck }) : new KlondikeGame({ variant: 'draw-one', deck });
  await evaluate(`bench.listen('${tag}', '${game.position}')`);
  let clicks = 0;
  for (const move of moves.split(' ')) {
    for (const selector of clicksFor(game, move)) {
      const { x, y } = await evaluate<{ x: number; y: number }>(`bench.pointOf(${JSON.stringify(selector)})`);
      await page!.mouse.click(x, y);
      // The status line has spoken.
      await new Promise((done) => setTimeout(done, 300));
      clicks++;
    }
    game.play(move);
    const position = await evaluate<string>('bench.position()');
    if (position !== game.position) throw new Error(`Clicks for ${move} have led to ${position}`);
    if (clicks >= CLICKS) break;
  }
  const told = await evaluate<number[]>('bench.interactions()');
  return [...told, ...Array<number>(clicks - told.length).fill(SHORTEST)].sort((a, b) => a - b);
}

export async function clickRows(opened: Opened): Promise<Row[]> {
  const { page, name } = opened;
  if (!page) return [];
  const client = await page.createCDPSession();
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const rows: Row[] = [];
  for (const [game, tag] of GAMES) {
    const times = await play(opened, tag);
    rows.push({
      what: `${game}, from a click to the painted frame at a quarter of the speed: median, 95th percentile`,
      where: name,
      figure: `${quantile(times, 0.5)} ms, ${quantile(times, 0.95)} ms`,
    });
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return rows;
}
