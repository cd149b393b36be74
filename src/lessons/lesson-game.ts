/** A lesson's rules and cards. */
import { KlondikeGame } from '../engine/klondike.js';
import { klondikeRules } from '../engine/klondike-rules.js';
import { isReason, readMove } from '../engine/move.js';
import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { SpiderGame } from '../engine/spider.js';
import { spiderRules } from '../engine/spider-rules.js';
import { VARIANTS } from '../engine/variants.js';
import type { Lesson } from './lesson.js';

/** A game that begins as the lesson does. Throws as a game's constructor does when the position is wrong. */
export const lessonGame = ({
  game,
  variant,
  position,
}: Pick<Lesson, 'game' | 'variant' | 'position'>): KlondikeGame | SpiderGame =>
  game === 'klondike'
    ? new KlondikeGame({ variant, fixture: position })
    : new SpiderGame({ fixture: position });

export const lessonRules = ({ game, variant = 'teaching' }: Lesson): Rules =>
  game === 'klondike' ? klondikeRules(VARIANTS[variant]) : spiderRules;

/** Whether the lesson's rules allow this move on this board. */
export function isLegal(lesson: Lesson, board: Position, text: string): boolean {
  const move = readMove(text, lesson.game);
  return !isReason(move) && !lessonRules(lesson).judge(board, move);
}
