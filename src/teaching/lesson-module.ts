/** What a table loads with its first lesson: finds or checks it, and begins it. */
import type { GameKind } from '../engine/card.js';
import { quote } from '../engine/quote.js';
import { checkLesson } from '../lessons/check-lesson.js';
import { lessonsOf } from '../lessons/index.js';
import type { LessonHost, OpenedLesson } from '../table/lesson-port.js';
import { enLesson } from '../words/en-lesson.js';
import { RunningLesson } from './running-lesson.js';

/** @param value a shipped lesson's name, or anything that may be a lesson object */
export async function openLesson(kind: GameKind, value: unknown, host: LessonHost): Promise<OpenedLesson> {
  const words = { ...enLesson, ...host.words };
  const name = String(typeof value === 'object' ? '' : value).trim();
  // What begins like JSON is meant as a lesson, and no name.
  if (typeof value !== 'object' && name[0] !== '{') {
    const shipped = await lessonsOf(kind);
    const lesson = shipped.find((each) => each.name === name);
    return lesson
      ? { run: new RunningLesson(lesson, host, shipped) }
      : {
          faults: [
            words.noSuchLesson(
              quote(name),
              shipped.map((each) => each.name),
            ),
          ],
        };
  }
  const checked = checkLesson(value);
  if (!checked.ok)
    return { faults: checked.faults.map(({ at, message }) => (at ? `${at}: ${message}` : message)) };
  const { lesson } = checked;
  if (lesson.game !== kind)
    return { faults: [words.otherGame(lesson.game === 'klondike' ? words.klondike : words.spider)] };
  // Only the names that lead on from here are wanted.
  return { run: new RunningLesson(lesson, host, lesson.next ? await lessonsOf(kind) : []) };
}
