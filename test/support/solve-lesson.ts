/** Breadth-first search for a shortest way through a lesson, by the engine's rules and the lesson's own progress. */
import { formatMove, isReason, readMove } from '../../src/engine/move.js';
import { formatPosition } from '../../src/engine/notation.js';
import { columnsOf, emptyPosition } from '../../src/engine/position.js';
import type { Lesson } from '../../src/lessons/lesson.js';
import { lessonRules } from '../../src/lessons/lesson-game.js';
import { type LessonEvent, type Progress, after, startLesson } from '../../src/lessons/progress.js';

/** A position on the way, and how it was reached. */
export interface Stop {
  readonly progress: Progress;
  /** Moves; `undo` and refused moves with a `!` before them too. */
  readonly way: readonly string[];
}

export interface Searched {
  /** The first stop where the lesson is done; one of the shortest. */
  readonly goal: Stop | undefined;
  /** Every stop that was reached, the start first. */
  readonly stops: readonly Stop[];
}

const MOST_STOPS = 20_000;

/** Every written move between piles, legal or not. */
function writtenMoves(game: Lesson['game']): string[] {
  const columns = columnsOf(game, (i) => `T${i + 1}`);
  const counts = ['', ...Array.from({ length: 13 }, (_, i) => `:${i + 2}`)];
  const sources = game === 'klondike' ? [...columns, 'W', 'FC', 'FD', 'FH', 'FS'] : columns;
  const transfers = sources.flatMap((from) => [
    ...(game === 'klondike' ? [`${from}>F`] : []),
    ...columns.flatMap((to) => counts.map((count) => `${from}>${to}${count}`)),
  ]);
  return ['D', game === 'klondike' ? 'R' : 'S', ...transfers].filter(
    (text) => !isReason(readMove(text, game)),
  );
}

const written = { klondike: writtenMoves('klondike'), spider: writtenMoves('spider') };

export const everyMove = ({ game }: Lesson): readonly string[] => written[game];

/** What a text leads to: a committed move, or a refusal. */
export function eventOf({ lesson, board }: Progress, text: string): LessonEvent {
  const move = readMove(text, lesson.game);
  if (isReason(move)) return { code: move.code, move: text };
  const reason = lessonRules(lesson).judge(board, move);
  if (reason) return { code: reason.code, move: text };
  const { position, effects } = lessonRules(lesson).perform(board, move);
  return { kind: 'transfer', move: formatMove(move), effects, board: position };
}

/** A move that is refused with this code here. */
export const refusedMove = (progress: Progress, code: string): string | undefined =>
  everyMove(progress.lesson).find((move) => {
    const event = eventOf(progress, move);
    return 'code' in event && event.code === code;
  });

const legalMoves = ({ lesson, board }: Progress): string[] =>
  [...lessonRules(lesson).candidates(board)]
    .filter((move) => !lessonRules(lesson).judge(board, move))
    .map(formatMove);

/** The moves or codes that a lesson's goal asks about with tests of this kind. */
const asked = (lesson: Lesson, kind: 'played' | 'tried' | 'refused'): string[] => [
  ...new Set(
    [
      ...JSON.stringify([lesson.success, lesson.failure]).matchAll(new RegExp(`"${kind}":"([^"]+)"`, 'g')),
    ].map(([, text]) => text!),
  ),
];

/** What tells stops apart: the cards, and as much of what was done as the lesson's tests ask about. */
function keyMaker(lesson: Lesson): (progress: Progress) => string {
  const [played, tried, refused] = (['played', 'tried', 'refused'] as const).map((kind) =>
    asked(lesson, kind),
  ) as [string[], string[], string[]];
  // Where no test names a column, positions that differ only in the order of columns are one.
  const anyOrder = !/"T\d|>T/.test(JSON.stringify([lesson.success, lesson.failure]));
  // What lies in the other piles settles what is put away; leaving it out keeps the keys short.
  const none = emptyPosition(lesson.game);
  return (progress) => {
    const open = { ...progress.board, foundations: none.foundations, done: none.done };
    const piles = formatPosition(open).split(' | ');
    return [
      ...(anyOrder ? piles.map((pile) => pile.replace(/^T\d+/, 'T')).sort() : piles),
      ...progress.moves.filter((move) => played.includes(move)).sort(),
      ...tried.map((move) => progress.tried.includes(move)),
      ...refused.map((code) => progress.refused.includes(code)),
      tried.length ? progress.moves.length : '',
    ].join();
  };
}

export function searchLesson(lesson: Lesson): Searched {
  const keyOf = keyMaker(lesson);
  const codes = asked(lesson, 'refused');
  const undoes = asked(lesson, 'tried').length > 0;
  const start = { progress: startLesson(lesson), way: [], before: [] };
  const stops: (Stop & { readonly before: readonly Progress[] })[] = [start];
  const seen = new Set([keyOf(start.progress)]);
  for (const { progress, way, before } of stops) {
    if (progress.state === 'done') return { goal: { progress, way }, stops };
    if (stops.length > MOST_STOPS) break;
    const reach = (next: Progress, step: string, trail: readonly Progress[]): void => {
      const key = keyOf(next);
      if (seen.has(key) || next.moves.length > lesson.moves) return;
      seen.add(key);
      stops.push({ progress: next, way: [...way, step], before: trail });
    };
    for (const code of codes.filter((each) => !progress.refused.includes(each))) {
      const move = refusedMove(progress, code);
      if (move) reach(after(progress, { code, move }), `!${move}`, before);
    }
    const last = before.at(-1);
    if (last && undoes) {
      const undone: LessonEvent = { kind: 'undo', move: progress.moves.at(-1)!, board: last.board };
      reach(after(progress, undone), 'undo', before.slice(0, -1));
    }
    if (progress.moves.length < lesson.moves)
      for (const move of legalMoves(progress))
        reach(after(progress, eventOf(progress, move)), move, [...before, progress]);
  }
  return { goal: undefined, stops };
}

const searches = new WeakMap<Lesson, Searched>();

/** The search of a lesson; searching takes most of the tests' time, so each lesson is searched once. */
export function searched(lesson: Lesson): Searched {
  const found = searches.get(lesson) ?? searchLesson(lesson);
  searches.set(lesson, found);
  return found;
}
