import { and, eq, type SQL, sql } from 'drizzle-orm';
import { moduleAnswers, progress } from '../../schema/lesson-progress.table.ts';
import { lessonQuestions } from '../../schema/lessons.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import type { movedLetters } from './lesson-questions.ts';

/** The one rule of when a lesson's questions are completed: each that it has now has an answer among these. */
export const isCompleted = (lessonId: SQL, answers: SQL): SQL<boolean> => sql`not exists (
  select from ${lessonQuestions} q
  where q.lesson_id = ${lessonId} and not ${answers} @> jsonb_build_array(jsonb_build_object('question', q.number))
)`;

/** Moves stored answers to the letters at which their options are now; an answer to an option that is gone goes with it. */
export async function moveLetters(
  { db, now }: Pick<Unit, 'db' | 'now'>,
  lessonId: string,
  moved: ReturnType<typeof movedLetters>,
): Promise<void> {
  if (Object.keys(moved).length === 0) return;
  const letters = sql`${JSON.stringify(moved)}::jsonb -> (given->>'question')`;
  const answers = sql`(
    select coalesce(jsonb_agg(
      case when ${letters} is null then given else jsonb_set(given, '{answer}', ${letters} -> (given->>'answer')) end order by nth
    ), '[]'::jsonb)
    from jsonb_array_elements(${moduleAnswers.answers}) with ordinality as stored(given, nth)
    where ${letters} is null or ${letters} ? (given->>'answer')
  )`;
  // Whoever answered has progress: by it they are found along an index, which answers have by their users alone.
  const learners = sql`${moduleAnswers.user_id} in (select user_id from ${progress} where lesson_id = ${lessonId})`;
  await db
    .update(moduleAnswers)
    .set({ answers, updated_at: now })
    .where(and(eq(moduleAnswers.lesson_id, lessonId), learners));
}

/** Counts anew for everybody who answered whether a lesson is completed, by its questions as they are now. */
export async function recountCompleted({ db, now }: Pick<Unit, 'db' | 'now'>, lessonId: string): Promise<void> {
  const lesson = sql`${lessonId}::uuid`;
  await db.execute(sql`
    with counted as (
      select p.user_id, ${isCompleted(lesson, sql`newest.answers`)} as completed
      from ${progress} p
      cross join lateral (
        select a.answers from ${moduleAnswers} a
        where a.user_id = p.user_id and a.lesson_id = ${lesson} order by a.school_year desc limit 1
      ) newest
      where p.lesson_id = ${lesson}
    )
    update ${progress} p set questions_completed = counted.completed, updated_at = ${now.toISOString()}
    from counted
    where p.lesson_id = ${lesson} and p.user_id = counted.user_id and p.questions_completed <> counted.completed`);
}
