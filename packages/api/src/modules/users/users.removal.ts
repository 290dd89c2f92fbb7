import { fail, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { mentorComments, moduleAnswers } from '../../schema/lesson-progress.table.ts';
import { personViews } from '../../schema/person-views.table.ts';
import { qualifications } from '../../schema/qualifications.table.ts';
import { users } from '../../schema/users.table.ts';
import { dropFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { endAllSessions } from '../auth/auth.service.ts';
import { dropRecordingsOfPupil } from '../recording-removal/recording-removal.service.ts';
import { classOfProfile, enrol } from './enrolment.writes.ts';
import type { StoredUser } from './user-detail.repository.ts';
import { lockUser } from './user-lock.ts';
import { audited } from './user-record.ts';
import { userMessages } from './users.messages.ts';
import { mayChange } from './users.scope.ts';

/** Whether anything would be lost with the user: time in a class, marks, attendance, answers; of a teacher, lessons given; that they saw somebody. */
async function holdsRecords({ db }: Unit, { user, profile }: StoredUser): Promise<boolean> {
  const p = profile?.id ?? null;
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${enrolments} where profile_id = ${p}) or exists (select from ${grades} where student_profile_id = ${p})
    or exists (select from ${attendance} where student_profile_id = ${p} or teacher_profile_id = ${p})
    or exists (select from ${assessmentResults} where student_profile_id = ${p} or corrected_by = ${user.id})
    or exists (select from ${classTeachers} where teacher_profile_id = ${p})
    or exists (select from ${personViews} where viewer_id = ${user.id})
    or exists (select from ${moduleAnswers} where user_id = ${user.id})
    or exists (select from ${mentorComments} where student_id = ${user.id} or author_id = ${user.id}) as held`);
  return rows[0]?.held ?? true;
}

/** Whether nobody else could govern the network. The others stay what they are until the transaction ends: two cannot remove each other. */
export async function isLastMaster({ db }: Unit, user: Pick<StoredUser['user'], 'id' | 'role'>): Promise<boolean> {
  if (user.role !== 'MASTER') return false;
  const others = and(
    eq(users.role, 'MASTER'),
    eq(users.is_active, true),
    isNull(users.archived_at),
    ne(users.id, user.id),
  );
  const [other] = await db.select({ id: users.id }).from(users).where(others).orderBy(users.id).for('update');
  return !other;
}

/** Removes a user below the viewer, or the viewer: archived when records name them, else deleted. Their sessions end at once. */
export async function removeUser(
  unit: Unit,
  fileStore: FileStore,
  id: string,
): Promise<Outcome<{ archived: boolean }>> {
  const locked = await lockUser(unit, id);
  if (!locked) return fail('not-found');
  const isOwn = id === unit.viewer.userId;
  if (!isOwn && !mayChange(unit.viewer, locked.user.role)) return fail('forbidden');
  if (await isLastMaster(unit, locked.user)) return fail('last-master');
  const { user, profile } = locked;
  const classId = profile ? await classOfProfile(unit.db, profile.id) : null;
  if (profile) await dropRecordingsOfPupil(unit, fileStore, profile.id);
  const archived = isOwn || (await holdsRecords(unit, locked));
  if (archived) {
    await unit.db
      .update(users)
      .set({ archived_at: unit.now, updated_at: unit.now, version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
    await endAllSessions(unit.db, id, unit.now);
    if (profile && classId) await enrol(unit, profile.id, null);
  } else {
    await dropOwnFiles(unit, fileStore, locked);
    await unit.db.delete(users).where(eq(users.id, id));
  }
  await unit.record({
    action: 'DELETE',
    table: 'users',
    recordId: id,
    municipalityId: profile?.municipality_id ?? null,
    institutionId: profile?.institution_id,
    from: audited(locked, classId),
    to: { archived },
    ...userMessages.removed(user, archived),
  });
  return succeed({ archived });
}

async function dropOwnFiles(unit: Unit, fileStore: FileStore, { profile }: StoredUser): Promise<void> {
  if (!profile) return;
  const diplomas = await unit.db
    .select({ id: qualifications.diploma_file_id })
    .from(qualifications)
    .where(eq(qualifications.teacher_profile_id, profile.id));
  for (const file of [profile.photo_file_id, ...diplomas.map(({ id }) => id)]) {
    if (file) await dropFile(unit, fileStore, file);
  }
}
