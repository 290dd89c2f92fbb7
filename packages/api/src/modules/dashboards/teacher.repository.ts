import {
  type AssessmentToCorrect,
  classMeanOf,
  nextStepOf,
  type OutdatedPosting,
  type TeacherDashboard,
  type Weekday,
  weekdays,
  wireTime,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { addDays, schoolClock, weekdayOf } from '../../server/query/school-time.ts';
import { uuids } from '../../server/query/uuids.ts';
import { teachingOn, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import {
  assessmentsOfClasses,
  countInReview,
  ofClasses,
  type PostingState,
  postingStates,
} from '../assessments/assessments.service.ts';
import { yearMeansOf } from '../school-year/school-year.service.ts';
import { readSchoolRules } from '../settings/settings.service.ts';
import { inClasses, nextEvents, rankStudents, readClasses } from './class-lists.repository.ts';
import { type PanelDay, panelDay, presenceShareOf, sumOf } from './figures.ts';
import { nextLesson } from './next-lesson.ts';

/** A teacher's week, and the classes that a manager or above assigned. */
export async function teacherDashboard(db: Queries, viewer: SignedIn, now: Date): Promise<TeacherDashboard> {
  const day = panelDay(now);
  const municipality = viewer.municipalityId ?? '';
  const rules = await readSchoolRules(db, viewer, day.today);
  const assigned = await readDisciplines(db, viewer);
  const classes = await readClasses(db, day, rules.term, sql`f.class_id = any(${uuids([...assigned.keys()])})`);
  const ids = classes.map(({ id }) => id);
  const lessons = await readLessons(db, viewer, day.academic_year);
  const monday = addDays(day.today, -weekdayOf(day.today));
  const week = weekdays.map((weekday, index) => ({
    date: addDays(monday, index),
    weekday,
    lessons: lessons.filter((lesson) => lesson.weekday === weekday).map(({ weekday: _, ...lesson }) => lesson),
  }));
  const next = nextLesson(lessons, rules, day.today, wireTime(schoolClock(now)));
  const calledToday = new Set<unknown>(classes.flatMap(({ id, called_today }) => (called_today ? [id] : [])));
  const states = await postingStates(db, ofClasses(ids));
  const isLessonDay = rules.hasLessons(day.today);
  const uncalled = isLessonDay ? classes.filter(({ pupils, called_today }) => pupils > 0 && !called_today).length : 0;
  const means = await readClassMeans(db, municipality, day, ids);
  return {
    ...day,
    now: now.toISOString(),
    counts: {
      classes: classes.length,
      students: sumOf(classes, ({ pupils }) => pupils),
      lessons_today: isLessonDay ? (week.find(({ date }) => date === day.today)?.lessons.length ?? 0) : 0,
      classes_without_roll_call: uncalled,
      pending_corrections: await countInReview(
        db,
        { municipalityId: municipality, year: day.academic_year },
        uuids(ids),
      ),
    },
    next_lesson: next && {
      ...next,
      // The own timetable may name any class, and gives no right in it.
      may_call: next.class !== null && ids.includes(next.class.id),
      is_called: next.date === day.today && calledToday.has(next.class?.id),
    },
    week,
    classes: classes.map(({ id, name, institution, pupils, present, absent, called_today }) => ({
      id,
      name,
      institution,
      disciplines: assigned.get(id) ?? [],
      students: pupils,
      called_today,
      attendance: presenceShareOf({ present, absent }),
      mean: means.get(id) ?? null,
    })),
    upcoming_events: await nextEvents(db, viewer, day, ids),
    to_correct: { assessments: await assessmentsToCorrect(db, viewer, day.academic_year, classes, states) },
    outdated_postings: outdatedPostings(day.academic_year, classes, states),
    ranking: await rankStudents(db, day, inClasses(ids)),
  };
}

/** Nota média of classes, of who is in them now, as the class itself shows it. */
async function readClassMeans(
  db: Queries,
  municipalityId: string,
  { academic_year: year }: PanelDay,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await db.execute<{ id: string; pupils: string[] }>(sql`
    select e.class_id as id, array_agg(e.profile_id) as pupils from enrolments e
    join profiles p on p.id = e.profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    where e.class_id = any(${uuids(classIds)}) and e.ends_on is null group by e.class_id`);
  const means = await yearMeansOf(
    db,
    { municipalityId, year },
    rows.flatMap(({ pupils }) => pupils),
  );
  return new Map(rows.map(({ id, pupils }) => [id, classMeanOf(pupils.map((pupil) => means.get(pupil) ?? null))]));
}

interface ClassName {
  readonly id: string;
  readonly name: string;
}

/** The year's assessments whose next step is to correct or to review, the newest first. */
async function assessmentsToCorrect(
  db: Queries,
  viewer: SignedIn,
  year: number,
  classes: readonly ClassName[],
  states: readonly PostingState[],
): Promise<AssessmentToCorrect[]> {
  const ids = classes.map(({ id }) => id);
  return (await assessmentsOfClasses(db, viewer, ids, year, states)).flatMap(
    ({ can_write, class_id, ...assessment }): AssessmentToCorrect[] => {
      const { id, title, format, pending_count, in_review_count } = assessment;
      const step = nextStepOf(assessment);
      const name = classes.find((one) => one.id === class_id)?.name ?? '';
      return can_write && (step === 'CORRECT' || step === 'REVIEW')
        ? [{ id, title, format, class_id, class: { id: class_id, name }, step, pending_count, in_review_count }]
        : [];
    },
  );
}

/** Postings of the year whose results changed since, by class. */
function outdatedPostings(
  year: number,
  classes: readonly ClassName[],
  states: readonly PostingState[],
): OutdatedPosting[] {
  return states.flatMap(
    ({ classId, assessment, discipline_id, discipline, scope, period_index, year: of, outdated }) => {
      const found = classes.find(({ id }) => id === classId);
      if (!found || of !== year || outdated.length === 0) return [];
      const column = { discipline_id, discipline, scope, period_index, year: of };
      return [{ ...column, assessment, class: { id: found.id, name: found.name }, outdated: outdated.length }];
    },
  );
}

/** Names of the disciplines that the teacher is assigned in each class in reach. */
async function readDisciplines(db: Queries, viewer: SignedIn): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ class_id: string; names: string[] }>(sql`
    select t.class_id, array_agg(disciplines.name order by disciplines.name) as names
    from class_teachers t
    join disciplines on disciplines.id = t.discipline_id
    join school_classes on school_classes.id = t.class_id
    join institutions on institutions.id = school_classes.institution_id
    where t.teacher_profile_id = ${viewer.profileId} and ${teachingOn(viewer.today, sql`t`)} and ${visibleInstitutions(viewer)}
    group by t.class_id`);
  return new Map(rows.map(({ class_id, names }) => [class_id, names]));
}

interface LessonRow extends Record<string, unknown> {
  id: string;
  weekday: Weekday;
  start_time: string;
  end_time: string;
  class_id: string | null;
  class_name: string | null;
  discipline_id: string | null;
  discipline_name: string | null;
}

/** The teacher's own timetable, without the lines of classes of another year and of archived ones. */
async function readLessons(db: Queries, viewer: SignedIn, year: number) {
  const { rows } = await db.execute<LessonRow>(sql`
    select s.id, s.weekday, s.start_time::text, s.end_time::text, c.id as class_id, c.grade || ' ' || c.section as class_name,
      d.id as discipline_id, d.name as discipline_name
    from teacher_schedules s
    left join school_classes c on c.id = s.class_id
    left join disciplines d on d.id = s.discipline_id
    where s.teacher_profile_id = ${viewer.profileId} and coalesce(c.academic_year, ${year}) = ${year}
      and c.archived_at is null order by s.start_time, s.id`);
  return rows.map(({ class_id, class_name, discipline_id, discipline_name, start_time, end_time, ...row }) => ({
    ...row,
    start_time: wireTime(start_time),
    end_time: wireTime(end_time),
    class: class_id === null ? null : { id: class_id, name: class_name ?? '' },
    discipline: discipline_id === null ? null : { id: discipline_id, name: discipline_name ?? '' },
  }));
}
