import { z } from 'zod';
import { defineList } from '../common/endpoint.ts';
import { pageQuerySchema } from '../common/envelope.ts';

export const achievementCategories = ['MODULE', 'ATTENDANCE', 'ENGAGEMENT'] as const;

const stepsSchema = z.object({ done: z.int().min(0), total: z.int().min(1) });
/** How many of what earns something are done. */
export type AchievementSteps = z.infer<typeof stepsSchema>;

/** Something to earn; `icon` is the name of a lucide icon. */
const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(achievementCategories),
  xp: z.number(),
  icon: z.string(),
  /** Lessons that whoever asks has done of those that earn it; null where none are counted, or not for them. */
  progress: stepsSchema.nullable(),
});
export type Achievement = z.infer<typeof achievementSchema>;

const userAchievementSchema = z.object({ id: z.string(), achievement_id: z.string(), achieved_at: z.string() });
export type UserAchievement = z.infer<typeof userAchievementSchema>;

/** The one level there is: its number, name and the points it takes. */
export const firstLevel = { number: 1, name: 'Novato', goalXp: 300 } as const;

const access = {
  roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'],
  anyOf: ['view_achievements'],
} as const;

/** What the audit log calls these tables. */
export const achievementAuditLabels = { user_achievements: 'Conquista' } as const;

export const achievementEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/achievements',
    access,
    summary: 'Conquistas que existem',
    request: { query: pageQuerySchema },
    response: achievementSchema,
  }),
  mine: defineList({
    method: 'GET',
    path: '/achievements/me',
    access,
    summary: 'Conquistas do próprio usuário, as mais novas primeiro',
    request: { query: pageQuerySchema },
    response: userAchievementSchema,
  }),
};
