import { and, type Column, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { SignedIn } from '../session/signed-in.ts';

const nothing = sql`false`;

/** Institutions that a user may see: the network's, the municipality's, or their own. */
export function visibleInstitutions(viewer: SignedIn): SQL {
  const open = isNull(institutions.archived_at);
  return and(open, institutionInReach(viewer)) as SQL;
}

function institutionInReach(viewer: SignedIn): SQL {
  if (viewer.role === 'MASTER') return sql`true`;
  if (viewer.role === 'MUNICIPALITY') {
    return viewer.municipalityId ? eq(institutions.municipality_id, viewer.municipalityId) : nothing;
  }
  return viewer.institutionId ? eq(institutions.id, viewer.institutionId) : nothing;
}

/** Disciplines of the institutions that a user sees. The query must join `institutions`. */
export const visibleDisciplines = (viewer: SignedIn): SQL =>
  and(isNull(disciplines.archived_at), visibleInstitutions(viewer)) as SQL;

/** Classes that a user may see. The query must join `institutions`. */
export function visibleClasses(viewer: SignedIn): SQL {
  const open = isNull(schoolClasses.archived_at);
  if (viewer.role !== 'STUDENT') return and(open, visibleInstitutions(viewer)) as SQL;
  return viewer.classId ? (and(open, eq(schoolClasses.id, viewer.classId)) as SQL) : nothing;
}

/**
 * Of the classes that a user sees, those where they may write: a teacher only where a manager or above assigned them, on the days of
 * the assignment.
 * The query must join `institutions`.
 */
export function writableClasses(viewer: SignedIn): SQL {
  switch (viewer.role) {
    case 'MASTER':
    case 'MUNICIPALITY':
    case 'MANAGER':
      return visibleClasses(viewer);
    case 'TEACHER':
      return and(visibleClasses(viewer), assignedTo(viewer.profileId, viewer.today)) as SQL;
    default:
      return nothing;
  }
}

/** Assignments that are in force on a day; `of` is what the query calls them. */
export const teachingOn = (today: string, of: SQL = sql`${classTeachers}`): SQL =>
  sql`coalesce(${of}.starts_on <= ${today}::date, true) and coalesce(${of}.ends_on >= ${today}::date, true)`;

/**
 * Of rows that name a teacher and a class, those of whoever is there. An archived person teaches nothing any more; in classes of years
 * before that of `today` they stay, as the school's record has them.
 */
export const ofPresentTeachers = (
  { teacher, class: of }: { teacher: SQLWrapper; class: SQLWrapper },
  today: string,
): SQL =>
  sql`not exists (select from profiles p join users u on u.id = p.user_id
    where p.id = ${teacher} and u.archived_at is not null and not exists (select from school_classes c
      where c.id = ${of} and c.academic_year < ${Number(today.slice(0, 4))}))`;

/** Of assignments, those of whoever is there. */
export const presentAssignments = (today: string): SQL =>
  ofPresentTeachers({ teacher: classTeachers.teacher_profile_id, class: classTeachers.class_id }, today);

/** Classes that a manager or above assigned a teacher to, by the assignments of a day. */
export const assignedTo = (profileId: string | null, today: string): SQL =>
  sql`exists (select from ${classTeachers} where ${classTeachers.class_id} = ${schoolClasses.id}
    and ${classTeachers.teacher_profile_id} = ${profileId} and ${teachingOn(today)})`;

/** Of the pupils' records, a pupil counts their own alone; staff count all that their classes hold. */
export function ownRecords(viewer: SignedIn, profileId: Column): SQL | undefined {
  if (viewer.role !== 'STUDENT') return undefined;
  return viewer.profileId ? eq(profileId, viewer.profileId) : sql`false`;
}
