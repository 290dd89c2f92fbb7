import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { teachingOn } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from '../users/users.service.ts';

/** Pupils whose lessons a user may look at: those within sight, and oneself. */
export const readableLearners = (viewer: SignedIn): SQL =>
  and(visibleUsers(viewer), or(eq(users.role, 'STUDENT'), eq(users.id, viewer.userId))) as SQL;

/** Pupils whose answers a user may comment on: those within sight; a teacher only those of the classes assigned to them. */
export function commentableLearners(viewer: SignedIn): SQL {
  const pupils = and(visibleUsers(viewer), eq(users.role, 'STUDENT'));
  if (viewer.role !== 'TEACHER') return pupils as SQL;
  return and(
    pupils,
    sql`exists (select from ${enrolments} e join ${profiles} p on p.id = e.profile_id
      join ${classTeachers} t on t.class_id = e.class_id
      where p.user_id = ${users.id} and e.ends_on is null and t.teacher_profile_id = ${viewer.profileId}
        and ${teachingOn(viewer.today, sql`t`)})`,
  ) as SQL;
}
