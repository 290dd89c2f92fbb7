import { fail, lessonNumber, type mentorCommentInputSchema, type Outcome, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mentorComments } from '../../schema/lesson-progress.table.ts';
import { lessons } from '../../schema/lessons.table.ts';
import { users } from '../../schema/users.table.ts';
import { orgUnitOfUser } from '../../server/writes/org-unit.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { changesNothing, versionConflict } from '../../server/writes/version-conflict.ts';
import { commentableLearners } from './learning.scope.ts';

/** Writes, changes or, when it is blank, takes back the comment on a pupil's lesson. */
export async function upsertComment(
  unit: Unit,
  sent: z.output<typeof mentorCommentInputSchema>,
): Promise<Outcome<null>> {
  const { student_id, module_id, lesson_key, comment } = sent;
  const { db, viewer, now } = unit;
  const wanted = and(eq(users.id, student_id), commentableLearners(viewer));
  // One after the other: two first comments at once would not see each other.
  const [pupil] = await db.select({ name: users.name }).from(users).where(wanted).for('no key update');
  if (!pupil) return fail('not-found');
  const number = lessonNumber(lesson_key) ?? 0;
  const inModule = and(eq(lessons.module_id, module_id), eq(lessons.number, number));
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(inModule);
  if (!lesson) return fail('not-found');
  const { student_id: student, module_id: module, lesson_key: key } = mentorComments;
  const here = and(eq(student, student_id), eq(module, module_id), eq(key, lesson_key));
  const [before] = await db.select().from(mentorComments).where(here).for('update');
  const version = before?.version ?? 0;
  const recordId = `${student_id}/${module_id}/${lesson_key}`;
  const stored = { comment: before?.comment ?? null };
  const meant = { comment };
  if (changesNothing({ stored, sent: meant })) return succeed(null);
  if (sent.version !== undefined && sent.version !== version) {
    const conflict = { stored, sent, current: { version } };
    return versionConflict(db, { table: 'mentor_comments', row: { id: recordId, version }, ...conflict });
  }
  const written = { comment, author_id: viewer.userId, updated_at: now, version: version + 1 };
  if (comment === '') await db.delete(mentorComments).where(here);
  else
    await db
      .insert(mentorComments)
      .values({ student_id, module_id, lesson_key, created_at: now, ...written })
      .onConflictDoUpdate({ target: [student, module, key], set: written });
  await unit.record({
    action: comment === '' ? 'DELETE' : before ? 'UPDATE' : 'CREATE',
    table: 'mentor_comments',
    recordId,
    ...(await orgUnitOfUser(db, student_id)),
    from: before && { comment: before.comment },
    to: comment === '' ? undefined : { comment },
    title: comment === '' ? 'Comentário removido' : 'Comentário salvo',
    message: `O comentário sobre a aula ${number} de ${pupil.name} foi ${comment === '' ? 'removido' : 'salvo'}.`,
  });
  return succeed(null);
}
