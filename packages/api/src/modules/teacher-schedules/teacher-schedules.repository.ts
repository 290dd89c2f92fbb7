import {
  type PageRequest,
  type QueryOf,
  type TeacherSchedule,
  type teacherScheduleEndpoints,
  weekdays,
  wireTime,
} from '@caderneta/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { ofPresentTeachers } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleSchedules } from './teacher-schedules.scope.ts';

type Filter = QueryOf<(typeof teacherScheduleEndpoints)['list']>;

const fromSchedules = (db: Queries) =>
  db
    .select({
      row: teacherSchedules,
      teacher: { name: users.name },
      class: { id: schoolClasses.id, grade: schoolClasses.grade, section: schoolClasses.section },
      discipline: { id: disciplines.id, name: disciplines.name },
    })
    .from(teacherSchedules)
    .innerJoin(profiles, eq(profiles.id, teacherSchedules.teacher_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(schoolClasses, eq(schoolClasses.id, teacherSchedules.class_id))
    .leftJoin(disciplines, eq(disciplines.id, teacherSchedules.discipline_id));

type Line = Awaited<ReturnType<typeof fromSchedules>>[number];

const toSchedule = ({ row, teacher, class: schoolClass, discipline }: Line): TeacherSchedule => ({
  id: row.id,
  teacher_profile_id: row.teacher_profile_id,
  teacher,
  weekday: row.weekday,
  start_time: wireTime(row.start_time),
  end_time: wireTime(row.end_time),
  class_id: row.class_id,
  class: schoolClass,
  discipline_id: row.discipline_id,
  discipline,
});

const dayOfWeek: SQL = sql`array_position(array[${sql.raw(weekdays.map((day) => `'${day}'`).join(', '))}], ${teacherSchedules.weekday})`;

/** Timetable lines that the viewer sees, by day and time. */
export async function listSchedules(
  db: Queries,
  viewer: SignedIn,
  { teacher_profile_id, class_id }: Filter,
  page: PageRequest,
): Promise<Page<TeacherSchedule>> {
  const wanted = and(
    visibleSchedules(viewer),
    teacher_profile_id ? eq(teacherSchedules.teacher_profile_id, teacher_profile_id) : undefined,
    class_id ? eq(teacherSchedules.class_id, class_id) : undefined,
    class_id
      ? ofPresentTeachers(
          { teacher: teacherSchedules.teacher_profile_id, class: teacherSchedules.class_id },
          viewer.today,
        )
      : undefined,
  );
  const order = [dayOfWeek, asc(teacherSchedules.start_time), asc(teacherSchedules.id)];
  const matching = () => db.select({ id: teacherSchedules.id }).from(teacherSchedules).where(wanted);
  // The page's lines are found first: a large school's others need no names.
  const shown = matching()
    .orderBy(...order)
    .limit(page.limit)
    .offset(offsetOf(page));
  const rows = await fromSchedules(db)
    .where(inArray(teacherSchedules.id, shown))
    .orderBy(...order);
  return { ...page, rows: rows.map(toSchedule), ...(await countMatching(db, matching(), undefined, page, rows)) };
}

/** One line. Who may see it is the caller's to have checked. */
export async function findSchedule(db: Queries, id: string): Promise<TeacherSchedule> {
  const [line] = await fromSchedules(db).where(eq(teacherSchedules.id, id));
  if (!line) throw new Error('a timetable line just written is not there');
  return toSchedule(line);
}
