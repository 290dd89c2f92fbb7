import { gradeScopes, type OwnAttendance, type OwnGrade, type OwnGrades, type OwnResult } from '@caderneta/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { classesLatestFirst, countedColumns, countingGrades } from '../school-year/school-year.service.ts';
import { presenceShareOf } from './figures.ts';
import { ownResultColumns, toOwnResult } from './own-results.ts';

type Discipline = OwnGrades['disciplines'][number];

/** Everything of one school year that is a pupil's: grades and attendance of every class they were in, and results; null is nobody. */
export async function ownGrades(
  db: Queries,
  profileId: string | null,
  year: number,
  currentYear: number,
): Promise<OwnGrades> {
  if (profileId === null) {
    const none = { ...presenceShareOf({ present: 0, absent: 0 }), absences: [] };
    return { year, years: [currentYear], disciplines: [], other_results: [], attendance: none };
  }
  const byId = new Map<string, Discipline>();
  const disciplineOf = ({ id, name }: Pick<Discipline, 'id' | 'name'>): Discipline => {
    const known = byId.get(id) ?? { id, name, grades: [], results: [] };
    byId.set(id, known);
    return known;
  };
  for (const { discipline, grade } of await readGrades(db, profileId, year))
    disciplineOf(discipline).grades.push(grade);
  const postedIn = await readPostedIn(db, profileId, year);
  const other_results: OwnResult[] = [];
  for (const result of await readResults(db, profileId, year)) {
    const columns = postedIn.filter(({ assessmentId }) => assessmentId === result.id);
    for (const { discipline } of columns) disciplineOf(discipline).results.push(result);
    if (columns.length === 0) other_results.push(result);
  }
  return {
    year,
    years: await readYears(db, profileId, currentYear),
    disciplines: [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR') || (a.id < b.id ? -1 : 1)),
    other_results,
    attendance: await readAttendance(db, profileId, year),
  };
}

/** The newest absence first; those of a day by the name of their discipline. */
async function readAttendance(db: Queries, profileId: string, year: number): Promise<OwnAttendance> {
  const rows = await db
    .select({ date: attendance.date, discipline: disciplines.name, status: attendance.status })
    .from(attendance)
    .innerJoin(disciplines, eq(disciplines.id, attendance.discipline_id))
    .where(and(eq(attendance.student_profile_id, profileId), eq(attendance.school_year, year)))
    .orderBy(desc(attendance.date), asc(disciplines.name));
  const missed = rows.filter(({ status }) => status === 'ABSENT');
  return {
    ...presenceShareOf({ present: rows.length - missed.length, absent: missed.length }),
    absences: missed.map(({ date, discipline }) => ({ date, discipline })),
  };
}

async function readYears(db: Queries, profileId: string, currentYear: number): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select school_year as year from grades where student_profile_id = ${profileId}
    union
    select r.school_year from assessment_results r join assessments a on a.id = r.assessment_id and a.archived_at is null
    where r.student_profile_id = ${profileId}
    union
    select school_year from pupil_years where student_profile_id = ${profileId} and present + absent > 0
    order by year desc`);
  return [currentYear, ...rows.map(({ year }) => year).filter((year) => year !== currentYear)];
}

/** Those that count, by the order of the periods within their scope. */
async function readGrades(
  db: Queries,
  profileId: string,
  year: number,
): Promise<{ discipline: Pick<Discipline, 'id' | 'name'>; grade: OwnGrade }[]> {
  const rows = await db
    .select({
      id: grades.id,
      ...countedColumns,
      class_name: sql<string>`${schoolClasses.grade} || ' ' || ${schoolClasses.section}`,
      updated_at: grades.updated_at,
    })
    .from(grades)
    .innerJoin(disciplines, eq(disciplines.id, grades.discipline_id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, grades.class_id))
    .where(and(eq(grades.student_profile_id, profileId), eq(grades.school_year, year)))
    .orderBy(asc(grades.period_index), asc(grades.created_at), asc(grades.id));
  const classes = await classesLatestFirst(db, [profileId]);
  return countingGrades(rows, classes.get(profileId) ?? [])
    .toSorted((a, b) => gradeScopes.indexOf(a.scope) - gradeScopes.indexOf(b.scope))
    .map(({ discipline, class_id: _, updated_at, ...grade }) => ({
      discipline,
      grade: { ...grade, updated_at: updated_at.toISOString() },
    }));
}

/** The newest assessment first. */
async function readResults(db: Queries, profileId: string, year: number): Promise<OwnResult[]> {
  const rows = await db
    .select(ownResultColumns)
    .from(assessmentResults)
    .innerJoin(assessments, eq(assessments.id, assessmentResults.assessment_id))
    .where(
      and(
        eq(assessmentResults.student_profile_id, profileId),
        eq(assessmentResults.school_year, year),
        isNull(assessments.archived_at),
      ),
    )
    .orderBy(desc(assessments.created_at), desc(assessments.id));
  return rows.map(toOwnResult);
}

/** In which disciplines the assessments of a pupil's results were posted as grades, whatever the period. */
const readPostedIn = (
  db: Queries,
  profileId: string,
  year: number,
): Promise<{ assessmentId: string; discipline: Pick<Discipline, 'id' | 'name'> }[]> =>
  db
    .selectDistinct({
      assessmentId: assessmentPostings.assessment_id,
      discipline: { id: disciplines.id, name: disciplines.name },
    })
    .from(assessmentPostings)
    .innerJoin(disciplines, eq(disciplines.id, assessmentPostings.discipline_id))
    .innerJoin(assessmentResults, eq(assessmentResults.assessment_id, assessmentPostings.assessment_id))
    .where(and(eq(assessmentResults.student_profile_id, profileId), eq(assessmentResults.school_year, year)));
