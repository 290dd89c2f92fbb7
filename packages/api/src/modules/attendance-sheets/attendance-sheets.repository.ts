import type { AttendanceSheet } from '@caderneta/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { attendanceSheets } from '../../schema/attendance-sheets.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { presentAssignments, teachingOn, visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

export type SheetRow = typeof attendanceSheets.$inferSelect;

/** Who gives a discipline in a class on a day, by name. */
const teachersOf = (db: Queries, { class_id, discipline_id }: SheetRow, today: string) =>
  db
    .selectDistinct({ name: users.name })
    .from(classTeachers)
    .innerJoin(profiles, eq(profiles.id, classTeachers.teacher_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(
      and(
        eq(classTeachers.class_id, class_id),
        eq(classTeachers.discipline_id, discipline_id),
        teachingOn(today),
        presentAssignments(today),
      ),
    )
    .orderBy(users.name);

/** The pupils of a page, with their days in the class. */
const enrolledOf = (db: Queries, { class_id, pupils }: SheetRow) =>
  db
    .select({
      id: profiles.id,
      name: users.name,
      starts_on: enrolments.starts_on,
      ends_on: enrolments.ends_on,
    })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(enrolments.class_id, class_id), inArray(enrolments.profile_id, pupils)))
    .orderBy(asc(enrolments.starts_on));

/** A page as it is printed and read. A pupil who is nowhere any more keeps the row, without a name and a day. */
export async function toAttendanceSheet(db: Queries, row: SheetRow, now: Date): Promise<AttendanceSheet> {
  const [discipline] = await db
    .select({ id: disciplines.id, name: disciplines.name })
    .from(disciplines)
    .where(eq(disciplines.id, row.discipline_id));
  const teachers = await teachersOf(db, row, schoolDay(now));
  const enrolled = await enrolledOf(db, row);
  return {
    class_id: row.class_id,
    discipline: discipline ?? { id: row.discipline_id, name: '' },
    teachers: teachers.map(({ name }) => name),
    month: row.month.slice(0, 7),
    number: row.number,
    page: row.page,
    pages: row.pages,
    days: row.days,
    pupils: row.pupils.map((pupil, at) => {
      const own = enrolled.filter(({ id }) => id === pupil);
      return {
        student_profile_id: pupil,
        name: own[0]?.name ?? '',
        number: row.first_number + at,
        enrolled: own.map(({ starts_on, ends_on }) => ({ starts_on, ends_on })),
      };
    }),
  };
}

/** The page of a class that has a number; null where there is none or the viewer does not see the class. */
export async function findAttendanceSheet(
  db: Queries,
  viewer: SignedIn,
  { classId, number, now }: { readonly classId: string; readonly number: number; readonly now: Date },
): Promise<AttendanceSheet | null> {
  const [found] = await db
    .select({ row: attendanceSheets })
    .from(attendanceSheets)
    .innerJoin(schoolClasses, eq(schoolClasses.id, attendanceSheets.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(attendanceSheets.class_id, classId), eq(attendanceSheets.number, number), visibleClasses(viewer)));
  return found ? toAttendanceSheet(db, found.row, now) : null;
}
