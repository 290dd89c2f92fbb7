import type { GradeScope } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { attendance } from '../../schema/attendance.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { disciplineNameOf } from '../../server/query/discipline-name.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';

/** The records of which pupils' years are made. */
interface YearOfNetwork {
  readonly municipalityId: string;
  readonly year: number;
}

export interface PupilPresence {
  readonly present: number;
  readonly absent: number;
  readonly absentDays: number;
  readonly consecutive: number;
}

interface PresenceRow extends Record<string, unknown> {
  pupil: string;
  present: number;
  absent: number;
  absent_days: number;
  consecutive: number;
}

/** Presence of pupils over all disciplines and classes of a year. Who has no lesson yet is not in the answer. */
export async function presenceOf(
  db: Queries,
  { municipalityId, year }: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, PupilPresence>> {
  if (pupils.length === 0) return new Map();
  const { rows } = await db.execute<PresenceRow>(sql`
    with days as (
      select ${attendance.student_profile_id} as pupil, ${attendance.date} as day,
        count(*) filter (where ${attendance.status} = 'PRESENT') as present,
        count(*) filter (where ${attendance.status} = 'ABSENT') as absent
      from ${attendance}
      where ${and(
        eq(attendance.municipality_id, municipalityId),
        eq(attendance.school_year, year),
        sql`${attendance.student_profile_id} = any(${uuids(pupils)})`,
      )}
      group by 1, 2
    ), years as (
      select pupil, sum(present)::int as present, sum(absent)::int as absent,
        (count(*) filter (where present = 0))::int as absent_days,
        string_agg(case when present > 0 then '1' else '0' end, '' order by day) as presence
      from days group by pupil
    )
    select pupil, present, absent, absent_days, length(presence) - length(rtrim(presence, '0')) as consecutive from years`);
  return new Map(
    rows.map(({ pupil, present, absent, absent_days, consecutive }) => [
      pupil,
      { present, absent, absentDays: absent_days, consecutive },
    ]),
  );
}

export interface PeriodGrade {
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly score: number;
}

/** A pupil's grades in one discipline of one school. */
export interface DisciplineGrades {
  readonly discipline: { readonly id: string; readonly name: string };
  readonly grades: readonly PeriodGrade[];
}

interface GradesRow extends Record<string, unknown> {
  pupil: string;
  id: string;
  name: string;
  grades: [PeriodGrade['scope'], number, number][];
}

/** Grades of each pupil in a year, those of former classes too. */
export async function gradesOf(
  db: Queries,
  { municipalityId, year }: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, readonly DisciplineGrades[]>> {
  const all = new Map<string, DisciplineGrades[]>(pupils.map((id) => [id, []]));
  if (pupils.length === 0) return all;
  // A row for each pupil and discipline, of which there are hundreds, not one for each of their grades.
  const { rows } = await db.execute<GradesRow>(sql`
    select ${grades.student_profile_id} as pupil, ${grades.discipline_id} as id,
      ${disciplineNameOf(grades.discipline_id)} as name,
      json_agg(json_build_array(${grades.scope}, ${grades.period_index}, ${grades.score})) as grades
    from ${grades}
    where ${and(
      eq(grades.municipality_id, municipalityId),
      eq(grades.school_year, year),
      sql`${grades.student_profile_id} = any(${uuids(pupils)})`,
    )}
    group by 1, 2`);
  for (const { pupil, id, name, grades: given } of rows) {
    const own = given.map(([scope, period_index, score]) => ({ scope, period_index, score }));
    all.get(pupil)?.push({ discipline: { id, name }, grades: own });
  }
  return all;
}

/** Disciplines that somebody is assigned to give in a class, by name. */
export async function disciplinesOfClass(db: Queries, classId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: disciplines.id, name: disciplines.name })
    .from(classTeachers)
    .innerJoin(disciplines, eq(disciplines.id, classTeachers.discipline_id))
    .where(eq(classTeachers.class_id, classId))
    .orderBy(disciplines.name);
}
