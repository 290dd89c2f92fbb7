import { frequencyOf, type MunicipalityDashboard } from '@caderneta/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { sumBriefly } from '../../server/query/count-rows.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { participationIn, visibleAssessments } from '../assessments/assessments.service.ts';
import { lessonDayFrom, readSchoolRules } from '../settings/settings.service.ts';
import { inNetwork, rankStudents } from './class-lists.repository.ts';
import { type FigureRow, meanOf, type PanelDay, panelDay, presenceShareOf, shareOf, sumOf } from './figures.ts';

const barsShown = 15;
const linesShown = 10;

/** A municipality in the current year. */
export async function municipalityDashboard(db: Queries, viewer: SignedIn, now: Date): Promise<MunicipalityDashboard> {
  const day = panelDay(now);
  const { municipalityId } = viewer;
  const rules = await readSchoolRules(db, { municipalityId, institutionId: null }, day.today);
  const schools = await readSchools(db, municipalityId, day, rules.term);
  const totals = await readTotals(db, municipalityId, day, rules.minimumAttendance);
  const hasLessons = rules.hasLessons(day.today);
  const late = hasLessons ? schools.filter(({ uncalled }) => uncalled > 0) : [];
  return {
    ...day,
    lesson_day: lessonDayFrom(rules, day.today),
    municipality: totals && { id: totals.id, name: totals.name },
    minimum_attendance: rules.minimumAttendance,
    counts: {
      institutions: schools.length,
      classes: sumOf(schools, ({ classes }) => classes),
      students: sumOf(schools, ({ pupils }) => pupils),
      teachers: totals?.teachers ?? 0,
      students_at_risk: totals?.at_risk ?? 0,
      classes_without_roll_call: sumOf(late, ({ uncalled }) => uncalled),
    },
    attendance: presenceShareOf({
      present: sumOf(schools, ({ present }) => present),
      absent: sumOf(schools, ({ absent }) => absent),
    }),
    last_assessment: await readLastAssessment(db, viewer),
    posted_grades: {
      ...shareOf(
        sumOf(schools, ({ posted }) => posted),
        sumOf(schools, ({ expected }) => expected),
      ),
      scope: rules.term.scope,
      period_index: rules.term.period_index,
    },
    enrolments_by_institution: bars(schools, ({ pupils }) => pupils, -1),
    attendance_by_institution: bars(schools, frequencyOf),
    means_by_institution: bars(schools, ({ score_sum, grades }) => meanOf(score_sum, grades)),
    late_institutions: late
      .toSorted((a, b) => b.uncalled - a.uncalled)
      .slice(0, linesShown)
      .map(({ id, name, classes, uncalled }) => ({ id, name, classes, classes_without_roll_call: uncalled })),
    ranking: await rankStudents(db, day, inNetwork(day, sql`f.municipality_id = ${municipalityId}`)),
  };
}

interface School extends FigureRow {
  grades: number;
  score_sum: number;
  classes: number;
  uncalled: number;
}

/** The bars of a chart, the lowest first (`direction` -1: the highest); of those alike, by name. */
function bars(schools: readonly School[], value: (school: School) => number | null, direction = 1) {
  return schools
    .flatMap((school) => {
      const found = value(school);
      return found === null ? [] : [{ id: school.id, name: school.name, value: found }];
    })
    .toSorted((a, b) => direction * (a.value - b.value))
    .slice(0, barsShown);
}

/** Schools by name, with the sums of their open classes of the year. */
async function readSchools(
  db: Queries,
  municipalityId: string | null,
  { academic_year, today }: PanelDay,
  term: { readonly scope: string; readonly period_index: number },
): Promise<School[]> {
  const statement = sql`
    with sums as (
      select f.institution_id, count(*) as classes, sum(f.pupils) as pupils, sum(f.present) as present, sum(f.absent) as absent,
        sum(f.grades) as grades, sum(f.score_sum) as score_sum,
        sum(f.posted[grade_slot(${term.scope}, ${term.period_index})]) as posted,
        sum(f.pupils * f.disciplines) as expected,
        count(*) filter (where f.pupils > 0 and d.class_id is null) as uncalled
      from class_figures f
      left join class_days d on d.municipality_id = ${municipalityId} and d.date = ${today} and d.class_id = f.class_id
        and d.present + d.absent > 0
      where f.municipality_id = ${municipalityId} and f.school_year = ${academic_year} and not f.archived
      group by f.institution_id)
    select i.id, i.name, coalesce(classes, 0) as classes, coalesce(pupils, 0) as pupils, coalesce(present, 0) as present,
      coalesce(absent, 0) as absent, coalesce(grades, 0) as grades, coalesce(score_sum, 0) as score_sum,
      coalesce(posted, 0) as posted, coalesce(expected, 0) as expected, coalesce(uncalled, 0) as uncalled
    from institutions i left join sums on sums.institution_id = i.id
    where i.municipality_id = ${municipalityId} and i.archived_at is null
    order by i.name, i.id`;
  return sumBriefly<School>(db, statement, (rows) => sumOf(rows, ({ pupils }) => pupils));
}

interface Totals extends Record<string, unknown> {
  id: string;
  name: string;
  teachers: number;
  at_risk: number;
}

async function readTotals(db: Queries, id: string | null, { academic_year }: PanelDay, minimum: number) {
  const statement = sql`
    select m.id, m.name, (
      select count(*) from users u
      where u.role = 'TEACHER' and u.archived_at is null and u.municipality_ids @> array[m.id]
    ) as teachers, (
      select count(*) from pupil_years y where y.municipality_id = m.id and y.school_year = ${academic_year}
        and y.class_id is not null and y.presence < ${minimum}
    ) as at_risk from municipalities m where m.id = ${id}`;
  const [totals] = await sumBriefly<Totals>(db, statement, ([row]) => row?.teachers ?? 0);
  return totals ?? null;
}

/** Participation in the assessment given last: of its whole group, where it was given to several classes. */
async function readLastAssessment(db: Queries, viewer: SignedIn): Promise<MunicipalityDashboard['last_assessment']> {
  const [newest] = await db
    .select({ id: assessments.id, title: assessments.title, created_at: assessments.created_at })
    .from(assessments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(visibleAssessments(viewer))
    .orderBy(desc(assessments.created_at), desc(assessments.id))
    .limit(1);
  if (!newest) return null;
  const { taken, expected } = await participationIn(db, viewer, newest.id);
  return { title: newest.title, created_at: newest.created_at.toISOString(), ...shareOf(taken, expected) };
}
