import type { Achievement, PageRequest, UserAchievement } from '@caderneta/contract';
import { asc, count, desc, eq } from 'drizzle-orm';
import { achievements, userAchievements } from '../../schema/achievements.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { Learner } from './earn.writes.ts';
import { lessonSteps, lessonsDone } from './lesson-steps.ts';

/** The catalogue, in its own order, with how far a pupil is. */
export async function listAchievements(
  db: Queries,
  { userId, role }: Pick<Learner, 'userId' | 'role'>,
  page: PageRequest,
): Promise<Page<Achievement>> {
  const { id, title, description, category, xp, icon, rule } = achievements;
  const found = await db
    .select({ id, title, description, category, xp, icon, rule })
    .from(achievements)
    .orderBy(asc(achievements.position), asc(achievements.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const modules = role === 'STUDENT' ? await lessonsDone(db, userId) : null;
  const rows = found.map(({ rule, ...row }) => ({ ...row, progress: modules && lessonSteps(rule, modules) }));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(achievements));
  return { ...page, rows, total };
}

/** What a user has earned, the latest first. */
export async function listEarned(db: Queries, userId: string, page: PageRequest): Promise<Page<UserAchievement>> {
  const mine = eq(userAchievements.user_id, userId);
  const rows = await db
    .select()
    .from(userAchievements)
    .where(mine)
    .orderBy(desc(userAchievements.achieved_at), asc(userAchievements.achievement_id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(userAchievements).where(mine));
  const shown = rows.map(({ achievement_id, achieved_at }) => ({
    id: achievement_id,
    achievement_id,
    achieved_at: achieved_at.toISOString(),
  }));
  return { ...page, rows: shown, total };
}
