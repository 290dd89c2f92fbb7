import { type StudentDashboard, weekdays, wireTime } from '@caderneta/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolClock } from '../../server/query/school-time.ts';
import { ofPresentTeachers } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { classesLatestFirst, countedColumns, countingGrades, yearMeansOf } from '../school-year/school-year.service.ts';
import { readSchoolRules } from '../settings/settings.service.ts';
import { nextEvents } from './class-lists.repository.ts';
import { type PanelDay, panelDay, presenceShareOf } from './figures.ts';
import { nextLesson } from './next-lesson.ts';
import { ownResultColumns, toOwnResult } from './own-results.ts';

const gradesShown = 10;
const assessmentsShown = 5;

/** A pupil's own panel. Without a class there is nothing of one. */
export async function studentDashboard(db: Queries, viewer: SignedIn, now: Date): Promise<StudentDashboard> {
  const day = panelDay(now);
  const { present, absent, ...own } = await readOwn(db, viewer, day);
  const rules = await readSchoolRules(db, viewer, day.today);
  const timetable = own.class_id === null ? [] : await readTimetable(db, own.class_id, day);
  return {
    ...day,
    now: now.toISOString(),
    class: own.class_id === null ? null : { id: own.class_id, name: own.class_name, institution: own.institution },
    attendance: presenceShareOf({ present, absent }),
    mean: await readMean(db, viewer, day),
    next_lesson: nextLesson(timetable, rules, day.today, wireTime(schoolClock(now))),
    grades: await readGrades(db, viewer),
    assessments: await readAssessments(db, viewer, own.class_id, day),
    timetable,
    upcoming_events: own.class_id === null ? [] : await nextEvents(db, viewer, day, [own.class_id]),
  };
}

interface Own extends Record<string, unknown> {
  class_id: string | null;
  class_name: string;
  institution: string;
  present: number;
  absent: number;
}

async function readOwn(db: Queries, { profileId, classId }: SignedIn, { academic_year }: PanelDay): Promise<Own> {
  const { rows } = await db.execute<Own>(sql`
    select c.id as class_id, c.grade || ' ' || c.section as class_name, i.name as institution,
      coalesce(y.present, 0) as present, coalesce(y.absent, 0) as absent
    from (select sum(present) as present, sum(absent) as absent from pupil_years
      where student_profile_id = ${profileId} and school_year = ${academic_year}) y
    left join school_classes c on c.id = ${classId} and c.archived_at is null
    left join institutions i on i.id = c.institution_id`);
  if (!rows[0]) throw new Error('a row of sums was not returned');
  return rows[0];
}

async function readMean(db: Queries, { profileId, municipalityId }: SignedIn, { academic_year: year }: PanelDay) {
  if (profileId === null || municipalityId === null) return null;
  return (await yearMeansOf(db, { municipalityId, year }, [profileId])).get(profileId) ?? null;
}

/** The newest grades that count, of former classes and years too. */
async function readGrades(db: Queries, { profileId }: SignedIn): Promise<StudentDashboard['grades']> {
  if (profileId === null) return [];
  const rows = await db
    .select({
      id: grades.id,
      ...countedColumns,
      year: grades.school_year,
      updated_at: grades.updated_at,
    })
    .from(grades)
    .innerJoin(disciplines, eq(disciplines.id, grades.discipline_id))
    .where(eq(grades.student_profile_id, profileId))
    .orderBy(desc(grades.created_at), desc(grades.id));
  const classes = await classesLatestFirst(db, [profileId]);
  return countingGrades(rows, classes.get(profileId) ?? [])
    .slice(0, gradesShown)
    .map(({ class_id: _, discipline, updated_at, ...grade }) => ({
      ...grade,
      discipline: discipline.name,
      updated_at: updated_at.toISOString(),
    }));
}

/** The newest of the class, with those of former classes that the pupil has a result of: of a group given to both, that one alone. */
async function readAssessments(
  db: Queries,
  { profileId, municipalityId }: SignedIn,
  classId: string | null,
  { academic_year }: PanelDay,
): Promise<StudentDashboard['assessments']> {
  const own = and(
    eq(assessmentResults.municipality_id, sql`${municipalityId}`),
    eq(assessmentResults.school_year, assessments.school_year),
    eq(assessmentResults.assessment_id, assessments.id),
    eq(assessmentResults.student_profile_id, sql`${profileId}`),
  );
  const taken = sql`select r.assessment_id from assessment_results r
    where r.municipality_id = ${municipalityId} and r.school_year = ${academic_year} and r.student_profile_id = ${profileId}`;
  const shown = sql`${assessments.id} in (${taken} union
    select a.id from assessments a where a.class_id = ${classId} and not exists (
      select from assessments other where other.assessment_group_id = a.assessment_group_id and other.id <> a.id
        and other.archived_at is null and other.id in (${taken})))`;
  const rows = await db
    .select(ownResultColumns)
    .from(assessments)
    .leftJoin(assessmentResults, own)
    .where(and(shown, isNull(assessments.archived_at)))
    .orderBy(desc(assessments.created_at), desc(assessments.id))
    .limit(assessmentsShown);
  return rows.map(toOwnResult);
}

interface LessonRow extends Record<string, unknown> {
  id: string;
  weekday: StudentDashboard['timetable'][number]['weekday'];
  start_time: string;
  end_time: string;
  teacher: string;
  discipline_id: string | null;
  discipline_name: string | null;
}

/** The class's week, by day and time. */
async function readTimetable(
  db: Queries,
  classId: string,
  { today }: PanelDay,
): Promise<StudentDashboard['timetable']> {
  const present = ofPresentTeachers({ teacher: sql`s.teacher_profile_id`, class: sql`s.class_id` }, today);
  const { rows } = await db.execute<LessonRow>(sql`
    select s.id, s.weekday, s.start_time::text, s.end_time::text, u.name as teacher, d.id as discipline_id, d.name as discipline_name
    from teacher_schedules s
    join profiles p on p.id = s.teacher_profile_id
    join users u on u.id = p.user_id
    left join disciplines d on d.id = s.discipline_id
    where s.class_id = ${classId} and ${present} order by s.start_time, s.id`);
  return rows
    .map(({ discipline_id, discipline_name, start_time, end_time, ...row }) => ({
      ...row,
      start_time: wireTime(start_time),
      end_time: wireTime(end_time),
      discipline: discipline_id === null ? null : { id: discipline_id, name: discipline_name ?? '' },
    }))
    .toSorted((a, b) => weekdays.indexOf(a.weekday) - weekdays.indexOf(b.weekday));
}
