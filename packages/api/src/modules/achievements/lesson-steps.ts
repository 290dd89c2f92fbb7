import type { AchievementSteps } from '@caderneta/contract';
import { and, count, eq } from 'drizzle-orm';
import type { AchievementRule } from '../../schema/achievements.table.ts';
import { progress } from '../../schema/lesson-progress.table.ts';
import { lessons } from '../../schema/lessons.table.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Lessons done and lessons there are, by module. */
type LessonsDone = ReadonlyMap<number, AchievementSteps>;

/** Lessons that a user has done, by module: seen, and every question answered. */
export async function lessonsDone(db: Queries, userId: string): Promise<LessonsDone> {
  const done = and(
    eq(progress.lesson_id, lessons.id),
    eq(progress.user_id, userId),
    eq(progress.viewed, true),
    eq(progress.questions_completed, true),
  );
  const rows = await db
    .select({ module: lessons.module_id, done: count(progress.user_id), total: count() })
    .from(lessons)
    .leftJoin(progress, done)
    .groupBy(lessons.module_id);
  return new Map(rows.map(({ module, ...steps }) => [module, steps]));
}

/** How far lessons go towards what a rule asks; null for a rule that counts none, or of a module without any. */
export function lessonSteps(rule: AchievementRule | null, modules: LessonsDone): AchievementSteps | null {
  if (rule?.kind === 'module') return modules.get(rule.module) ?? null;
  if (rule?.kind !== 'lessons') return null;
  const done = [...modules.values()].reduce((sum, each) => sum + each.done, 0);
  return { done: Math.min(done, rule.atLeast), total: rule.atLeast };
}
