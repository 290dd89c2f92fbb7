import { frequencyOf, type ManagerDashboard } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { addDays } from '../../server/query/school-time.ts';
import { uuids } from '../../server/query/uuids.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { countInReview } from '../assessments/assessments.service.ts';
import { lessonDayFrom, lessonDaysOfWeek, readSchoolRules } from '../settings/settings.service.ts';
import { inClasses, nextEvents, rankStudents, readClasses } from './class-lists.repository.ts';
import { meanOf, type PanelDay, panelDay, presenceShareOf, shareOf, sumOf } from './figures.ts';

const daysShown = 20;
const linesShown = 10;

/** A director's school in the current year. Without a school there is nothing in it. */
export async function managerDashboard(db: Queries, viewer: SignedIn, now: Date): Promise<ManagerDashboard> {
  const day = panelDay(now);
  const { institutionId, municipalityId } = viewer;
  const school = municipalityId ?? '';
  const rules = await readSchoolRules(db, viewer, day.today);
  // Nobody waits for one after the other where none needs the other.
  const [classes, days, totals, risk, disciplines] = await Promise.all([
    readClasses(db, day, rules.term, sql`f.institution_id = ${institutionId}`),
    readDays(db, institutionId, day),
    readSchool(db, institutionId),
    readRisk(db, institutionId, municipalityId, day, rules.minimumAttendance),
    readMeans(db, day, institutionId),
  ]);
  const ids = classes.map(({ id }) => id);
  const uncalled = rules.hasLessons(day.today)
    ? classes.filter(({ pupils, called_today }) => pupils > 0 && !called_today)
    : [];
  const withPupils = classes.filter(({ pupils }) => pupils > 0).length;
  const [pending, inReview, events, ranking] = await Promise.all([
    countPending(db, institutionId, day, withPupils, rules),
    countInReview(db, { municipalityId: school, year: day.academic_year }, uuids(ids)),
    nextEvents(db, viewer, day, ids),
    rankStudents(db, day, inClasses(ids)),
  ]);
  const today = days.find(({ date }) => date === day.today);
  return {
    ...day,
    lesson_day: lessonDayFrom(rules, day.today),
    institution: totals && { id: totals.id, name: totals.name },
    minimum_attendance: rules.minimumAttendance,
    counts: {
      students: sumOf(classes, ({ pupils }) => pupils),
      classes: classes.length,
      teachers: totals?.teachers ?? 0,
      pending_roll_calls: pending,
      classes_without_roll_call: uncalled.length,
      below_minimum: risk.total,
      pending_corrections: inReview,
    },
    attendance_today: presenceShareOf(today ?? { present: 0, absent: 0 }),
    posted_grades: {
      ...shareOf(
        sumOf(classes, ({ posted }) => posted),
        sumOf(classes, ({ expected }) => expected),
      ),
      scope: rules.term.scope,
      period_index: rules.term.period_index,
    },
    daily_attendance: days,
    discipline_means: disciplines,
    classes_without_roll_call: uncalled
      .slice(0, linesShown)
      .map(({ id, name, pupils, last_roll_call }) => ({ id, name, students: pupils, last_roll_call })),
    students_at_risk: risk.lines,
    upcoming_events: events,
    ranking,
  };
}

const ofSchool = (institutionId: string | null, { academic_year }: PanelDay) =>
  sql`f.institution_id = ${institutionId} and f.school_year = ${academic_year} and not f.archived`;

async function readSchool(db: Queries, id: string | null) {
  const { rows } = await db.execute<{ id: string; name: string; teachers: number }>(sql`
    select i.id, i.name, (
      select count(*) from (select distinct user_id from profiles where institution_id = i.id) p
      -- Each looked up: joined, the teachers of the whole network would be read for those of one school.
      where exists (select from users u where u.id = p.user_id and u.role = 'TEACHER' and u.archived_at is null offset 0)
    ) as teachers from institutions i where i.id = ${id}`);
  return rows[0] ?? null;
}

async function readDays(db: Queries, institutionId: string | null, day: PanelDay) {
  const { rows } = await db.execute<{ date: string; present: number; absent: number }>(sql`
    select d.date::text, sum(d.present) as present, sum(d.absent) as absent
    from class_figures f join class_days d on d.class_id = f.class_id
    where ${ofSchool(institutionId, day)} and d.date <= ${day.today} and d.date >= ${addDays(day.today, -60)}
    group by d.date having sum(d.present + d.absent) > 0 order by d.date desc limit ${daysShown}`);
  return rows.toReversed();
}

/** Roll calls missing from Monday to today: one a class with pupils and day with lessons. */
async function countPending(
  db: Queries,
  institutionId: string | null,
  day: PanelDay,
  classes: number,
  rules: { hasLessons(day: string): boolean },
): Promise<number> {
  const expected = lessonDaysOfWeek(rules, day.today);
  if (expected.length === 0) return 0;
  const { rows } = await db.execute<{ called: number }>(sql`
    select count(*) as called from class_figures f join class_days d on d.class_id = f.class_id
    where ${ofSchool(institutionId, day)} and f.pupils > 0 and d.date = any(${`{${expected.join(',')}}`}::date[])
      and d.present + d.absent > 0`);
  return classes * expected.length - (rows[0]?.called ?? 0);
}

/** Pupils enrolled now whose presence is below the minimum, the lowest first, and how many they are. */
async function readRisk(
  db: Queries,
  institutionId: string | null,
  municipalityId: string | null,
  day: PanelDay,
  minimum: number,
) {
  const { rows } = await db.execute<{
    student_profile_id: string;
    name: string;
    class_id: string;
    class_name: string;
    present: number;
    absences: number;
    total: number;
  }>(sql`
    select y.student_profile_id, u.name, c.id as class_id, c.grade || ' ' || c.section as class_name, y.present,
      y.absent as absences, count(*) over () as total
    from class_figures f
    join pupil_years y on y.class_id = f.class_id and y.municipality_id = ${municipalityId} and y.school_year = ${day.academic_year}
    join school_classes c on c.id = f.class_id
    join profiles p on p.id = y.student_profile_id
    join users u on u.id = p.user_id
    where ${ofSchool(institutionId, day)} and y.presence < ${minimum}
    order by y.presence, u.name, p.id limit ${linesShown}`);
  const lines = rows.map(({ class_id, class_name, present, total: _, ...row }) => ({
    ...row,
    percent: frequencyOf({ present, absent: row.absences }) ?? 0,
    class: { id: class_id, name: class_name },
  }));
  return { total: rows[0]?.total ?? 0, lines };
}

async function readMeans(db: Queries, day: PanelDay, institutionId: string | null) {
  const { rows } = await db.execute<{ id: string; name: string; sum: number; grades: number }>(sql`
    select d.id, d.name, sum(s.score_sum) as sum, sum(s.grades) as grades
    from class_figures f
    join discipline_scores s on s.class_id = f.class_id and s.school_year = f.school_year and s.grades > 0
    join disciplines d on d.id = s.discipline_id
    where ${ofSchool(institutionId, day)} group by d.id, d.name order by d.name, d.id`);
  return rows.map(({ sum, ...row }) => ({ ...row, mean: meanOf(sum, row.grades) ?? 0 }));
}
