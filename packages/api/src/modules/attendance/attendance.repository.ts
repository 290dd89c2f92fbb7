import {
  type Attendance,
  type AttendanceSummary,
  type attendanceEndpoints,
  frequencyOf,
  type PageRequest,
  type QueryOf,
} from '@caderneta/contract';
import { and, asc, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { attendance } from '../../schema/attendance.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { ownRecords, visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = QueryOf<(typeof attendanceEndpoints)['list']>;
export type AttendanceRow = typeof attendance.$inferSelect;

/** The school year under which a day's attendance is kept: the day's own. */
export const yearOfDay = (day: string): number => Number(day.slice(0, 4));

export const toAttendance = (row: AttendanceRow): Attendance => ({
  class_id: row.class_id,
  student_profile_id: row.student_profile_id,
  date: row.date,
  discipline_id: row.discipline_id,
  status: row.status,
  notes: row.notes,
  teacher_profile_id: row.teacher_profile_id,
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** The municipality of a class that the viewer sees, or null. */
async function municipalityOfClass(db: Queries, viewer: SignedIn, classId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, classId), visibleClasses(viewer)));
  return found?.id ?? null;
}

/** Attendance of a class that the viewer sees, by day and pupil; a pupil's own alone. Null out of sight. */
export async function listAttendance(
  db: Queries,
  viewer: SignedIn,
  filter: Filter,
  page: PageRequest,
): Promise<Page<Attendance> | null> {
  const municipalityId = await municipalityOfClass(db, viewer, filter.class_id);
  if (municipalityId === null) return null;
  const { date, from, to, discipline_id, student_profile_id } = filter;
  const parts: (SQL | undefined)[] = [
    eq(attendance.municipality_id, municipalityId),
    eq(attendance.class_id, filter.class_id),
    date ? and(eq(attendance.school_year, yearOfDay(date)), eq(attendance.date, date)) : undefined,
    from ? and(gte(attendance.school_year, yearOfDay(from)), gte(attendance.date, from)) : undefined,
    to ? and(lte(attendance.school_year, yearOfDay(to)), lte(attendance.date, to)) : undefined,
    discipline_id ? eq(attendance.discipline_id, discipline_id) : undefined,
    student_profile_id ? eq(attendance.student_profile_id, student_profile_id) : undefined,
    ownRecords(viewer, attendance.student_profile_id),
  ];
  const wanted = and(...parts);
  const rows = await db
    .select()
    .from(attendance)
    .where(wanted)
    .orderBy(asc(attendance.date), asc(attendance.discipline_id), asc(attendance.student_profile_id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(attendance).where(wanted));
  return { ...page, rows: rows.map(toAttendance), total };
}

/** How often each pupil of a class that the viewer sees was present in a school year; null out of sight. */
export async function summariseAttendance(
  db: Queries,
  viewer: SignedIn,
  { class_id, discipline_id }: QueryOf<(typeof attendanceEndpoints)['summary']>,
  year: number,
): Promise<AttendanceSummary[] | null> {
  const municipalityId = await municipalityOfClass(db, viewer, class_id);
  if (municipalityId === null) return null;
  const present = sql<number>`(count(*) filter (where ${attendance.status} = 'PRESENT'))::int`;
  const rows = await db
    .select({ student_profile_id: attendance.student_profile_id, present, lessons: count() })
    .from(attendance)
    .where(
      and(
        eq(attendance.municipality_id, municipalityId),
        eq(attendance.school_year, year),
        eq(attendance.class_id, class_id),
        discipline_id ? eq(attendance.discipline_id, discipline_id) : undefined,
        ownRecords(viewer, attendance.student_profile_id),
      ),
    )
    .groupBy(attendance.student_profile_id);
  return rows.map(({ student_profile_id, present: came, lessons }) => ({
    student_profile_id,
    present: came,
    absent: lessons - came,
    percent: frequencyOf({ present: came, absent: lessons - came }),
  }));
}
