import type { GradeScope } from '@caderneta/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attendance } from '../../schema/attendance.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { disciplineNameOf } from '../../server/query/discipline-name.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { given, prepareStatement } from '../../server/session/statements.ts';

/** The records of which pupils' years are made. */
export interface YearOfNetwork {
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

/** Tables of a statement: `days` of each pupil, and their `presences`, a row a pupil who had a lesson. */
const presenceTables = ({ municipalityId, year }: YearOfNetwork, pupils: SQL) => sql`days as (
    select ${attendance.student_profile_id} as pupil, ${attendance.date} as day,
      count(*) filter (where ${attendance.status} = 'PRESENT') as present,
      count(*) filter (where ${attendance.status} = 'ABSENT') as absent
    from ${attendance}
    where ${and(
      eq(attendance.municipality_id, municipalityId),
      eq(attendance.school_year, year),
      sql`${attendance.student_profile_id} = any(${pupils})`,
    )}
    group by 1, 2
  ), ways as (
    select pupil, sum(present)::int as present, sum(absent)::int as absent,
      (count(*) filter (where present = 0))::int as absent_days,
      string_agg(case when present > 0 then '1' else '0' end, '' order by day) as presence
    from days group by pupil
  ), presences as (
    select pupil, present, absent, absent_days, length(presence) - length(rtrim(presence, '0')) as consecutive from ways
  )`;

const presenceIn = ({ present, absent, absent_days, consecutive }: PresenceRow): PupilPresence => ({
  present,
  absent,
  absentDays: absent_days,
  consecutive,
});

/** Presence of pupils over all disciplines and classes of a year. Who has no lesson yet is not in the answer. */
export async function presenceOf(
  db: Queries,
  at: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, PupilPresence>> {
  if (pupils.length === 0) return new Map();
  const { rows } = await db.execute<PresenceRow>(
    sql`with ${presenceTables(at, uuids(pupils))} select * from presences`,
  );
  return new Map(rows.map((row) => [row.pupil, presenceIn(row)]));
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

/** What stands of a pupil's year, with what they brought from former classes and schools. */
export interface YearRecords {
  readonly presence: PupilPresence;
  readonly grades: readonly DisciplineGrades[];
}

type DisciplineTuple = [id: string, name: string, grades: [PeriodGrade['scope'], number, number][]];
type RecordsRow = { [Key in keyof PresenceRow]: PresenceRow[Key] | null } & {
  readonly pupil: string;
  readonly disciplines: DisciplineTuple[] | null;
};

const noLessons: PupilPresence = { present: 0, absent: 0, absentDays: 0, consecutive: 0 };
export const noRecords: YearRecords = { presence: noLessons, grades: [] };

const gradesIn = ([id, name, grades]: DisciplineTuple): DisciplineGrades => ({
  discipline: { id, name },
  grades: grades.map(([scope, period_index, score]) => ({ scope, period_index, score })),
});

/** Tables of a statement: `marks` of each pupil and discipline, and `graded`, one row a pupil: their grades are hundreds. */
const gradedTables = (at: YearOfNetwork, ids: SQL): SQL => sql`marks as (
      select ${grades.student_profile_id} as pupil, ${disciplineNameOf(grades.discipline_id)} as name,
        ${grades.discipline_id} as discipline,
        json_agg(json_build_array(${grades.scope}, ${grades.period_index}, ${grades.score})) as grades
      from ${grades}
      where ${and(
        eq(grades.municipality_id, at.municipalityId),
        eq(grades.school_year, at.year),
        sql`${grades.student_profile_id} = any(${ids})`,
      )}
      group by ${grades.student_profile_id}, ${grades.discipline_id}
    ), graded as (
      select pupil, json_agg(json_build_array(discipline, name, grades)) as disciplines from marks group by pupil
    )`;

const recordsOf = (at: YearOfNetwork, ids: SQL): SQL => sql`
    with ${presenceTables(at, ids)}, ${gradedTables(at, ids)}
    select * from presences full join graded using (pupil)`;

const recordsIn = (rows: readonly RecordsRow[]): ReadonlyMap<string, YearRecords> =>
  new Map(
    rows.map(({ disciplines: of, ...row }) => [
      row.pupil,
      {
        presence: row.present === null ? noLessons : presenceIn(row as PresenceRow),
        grades: of?.map(gradesIn) ?? [],
      },
    ]),
  );

type ReadRecords = (at: YearOfNetwork, pupils: readonly string[]) => Promise<ReadonlyMap<string, YearRecords>>;

/** Records of pupils in a year. Who has none yet is not in the answer. */
export async function yearRecordsOf(db: Queries, ...[at, pupils]: Parameters<ReadRecords>): ReturnType<ReadRecords> {
  if (pupils.length === 0) return new Map();
  const { rows } = await db.execute<RecordsRow>(recordsOf(at, uuids(pupils)));
  return recordsIn(rows);
}

/** The grades alone: presences are far more to read. Who has none yet is not in the answer. */
export async function yearGradesOf(
  db: Queries,
  at: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, readonly DisciplineGrades[]>> {
  const { rows } = await db.execute<{ pupil: string; disciplines: DisciplineTuple[] }>(
    sql`with ${gradedTables(at, uuids(pupils))} select * from graded`,
  );
  return new Map(rows.map(({ pupil, disciplines }) => [pupil, disciplines.map(gradesIn)]));
}

/** Records by a statement that connections keep prepared: planning it over the records' parts takes as long as running it. */
export function createYearRecords(db: NodePgDatabase): ReadRecords {
  const at = { municipalityId: given('municipalityId'), year: given('year') as unknown as number };
  const read = prepareStatement<RecordsRow>(db, 'year-records', recordsOf(at, sql`${given('pupils')}::uuid[]`));
  return async (asked, pupils) =>
    pupils.length === 0 ? new Map() : recordsIn(await read({ ...asked, pupils: `{${pupils.join(',')}}` }));
}

/** Selects `id` and `name` of the disciplines that somebody is assigned to give in a class, by name. */
export const disciplinesOf = (classId: SQL): SQL => sql`
  select distinct d.id, d.name from class_teachers t join disciplines d on d.id = t.discipline_id
  where t.class_id = ${classId} order by d.name`;

/** Disciplines that somebody is assigned to give in a class, by name. */
export async function disciplinesOfClass(db: Queries, classId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(disciplinesOf(sql`${classId}`));
  return rows;
}
