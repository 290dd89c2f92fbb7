import type { Achievement, UserAchievement } from '@caderneta/contract';
import { achievementsCopy } from './achievements.copy.ts';

export type AchievementStatus = keyof typeof achievementsCopy.statuses;
export type AchievementTab = keyof typeof achievementsCopy.tabs;

/** An achievement as its card shows it: begun where something that it counts is done. */
export interface AchievementCardContent extends Achievement {
  readonly status: AchievementStatus;
  readonly achievedAt: string | null;
  readonly isSample: boolean;
}

/** What the person has earned of the catalogue; the three samples when there is no catalogue or a call failed. */
export function cardsOf(
  catalogue: readonly Achievement[] | null,
  earned: readonly UserAchievement[] | null,
): AchievementCardContent[] {
  if (catalogue === null || earned === null || catalogue.length === 0) {
    return achievementsCopy.samples.map((sample) => ({ ...sample, achievedAt: null, isSample: true }));
  }
  const earnedAt = new Map(earned.map(({ achievement_id, achieved_at }) => [achievement_id, achieved_at]));
  return catalogue.map((achievement) => {
    const achievedAt = earnedAt.get(achievement.id) ?? null;
    const progress = achievedAt === null ? (achievement.progress ?? null) : null;
    const open = progress !== null && progress.done > 0 ? 'progress' : 'locked';
    return { ...achievement, status: achievedAt === null ? open : 'done', achievedAt, progress, isSample: false };
  });
}

/** The cards of a tab: a status, or a category. */
export const cardsOfTab = (cards: readonly AchievementCardContent[], tab: AchievementTab): AchievementCardContent[] =>
  cards.filter((card) => tab === 'all' || card.status === tab || card.category === tab);

/** Points of all cards, earned or not, and of those that are done. */
export function xpOf(cards: readonly AchievementCardContent[]): { total: number; earned: number } {
  const sum = (list: readonly AchievementCardContent[]) => list.reduce((points, { xp }) => points + xp, 0);
  return { total: sum(cards), earned: sum(cards.filter(({ status }) => status === 'done')) };
}
