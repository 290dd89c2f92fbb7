import { and, eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '../../schema/profiles.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

const nothing = sql`false`;

/** Timetables that a user sees: of their institutions' teachers and their own; a pupil, their class's. */
export function visibleSchedules(viewer: SignedIn): SQL {
  if (viewer.role === 'MASTER') return sql`true`;
  if (viewer.role === 'STUDENT') {
    return viewer.classId ? eq(teacherSchedules.class_id, viewer.classId) : nothing;
  }
  if (viewer.role === 'MUNICIPALITY') {
    return sql`exists (select from profiles p join institutions on institutions.id = p.institution_id
      where p.id = ${teacherSchedules.teacher_profile_id} and ${visibleInstitutions(viewer)})`;
  }
  // The lines of a school's people, found first: otherwise the order of days tempts the planner into walking through everybody's week.
  return sql`${teacherSchedules.id} = any(array(
    select s.id from teacher_schedules s where s.teacher_profile_id = any(array(
      select p.id from institutions join profiles p on p.institution_id = institutions.id where ${visibleInstitutions(viewer)}
      union all select ${viewer.profileId}::uuid))))`;
}

/** Whose timetable a user writes: a MASTER anybody's, others their own. */
export function writableTimetables(viewer: SignedIn): SQL {
  if (viewer.role === 'MASTER') return sql`true`;
  return viewer.profileId ? (and(eq(profiles.id, viewer.profileId)) as SQL) : nothing;
}
