// What a player sees of a lesson, and does in its panel.
import type { Player } from './player.js';

/** The text of each part of the panel; the empty text for one that is not there. */
export const panelOf = ({ root }: Player): Record<'place' | 'title' | 'goal' | 'goals' | 'says', string> => {
  const text = (name: string): string => root.querySelector(`.lesson-${name}`)?.textContent?.trim() ?? '';
  return {
    place: text('place'),
    title: text('title'),
    goal: text('goal'),
    goals: text('goals'),
    says: text('says'),
  };
};

export const lessonControl = (player: Player, name: 'hint' | 'again' | 'next'): HTMLElement =>
  player.find(`[data-lesson="${name}"]`);

export async function press(player: Player, name: 'hint' | 'again' | 'next'): Promise<void> {
  lessonControl(player, name).click();
  await player.el.updateComplete;
}

export const faultsOf = ({ root }: Player): string[] =>
  [...root.querySelectorAll('.faults li')].map(({ textContent }) => textContent ?? '');
