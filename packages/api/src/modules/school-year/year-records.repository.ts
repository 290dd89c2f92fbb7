import type { GradeScope } from '@caderneta/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attendance } from '../../schema/attendance.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { type Days, withinDays } from '../../server/query/within-days.ts';
import { given, prepareStatement } from '../../server/session/statements.ts';
import { countingGrades, latestFirst } from './counting-grades.ts';

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
const presenceTables = ({ municipalityId, year }: YearOfNetwork, pupils: SQL, days?: readonly Days[]) => sql`days as (
    select ${attendance.student_profile_id} as pupil, ${attendance.date} as day,
      count(*) filter (where ${attendance.status} = 'PRESENT') as present,
      count(*) filter (where ${attendance.status} = 'ABSENT') as absent
    from ${attendance}
    where ${and(
      eq(attendance.municipality_id, municipalityId),
      eq(attendance.school_year, year),
      sql`${attendance.student_profile_id} = any(${pupils})`,
      days && withinDays(attendance.date, days),
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

/** Presence of pupils over all disciplines and classes of a year, or of some of its days. Who has no lesson yet is not in the answer. */
export async function presenceOf(
  db: Queries,
  at: YearOfNetwork,
  pupils: readonly string[],
  days?: readonly Days[],
): Promise<ReadonlyMap<string, PupilPresence>> {
  if (pupils.length === 0) return new Map();
  const { rows } = await db.execute<PresenceRow>(
    sql`with ${presenceTables(at, uuids(pupils), days)} select * from presences`,
  );
  return new Map(rows.map((row) => [row.pupil, presenceIn(row)]));
}

export interface PeriodGrade {
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly score: number;
}

/** A pupil's grades in one discipline of one school: those that count. */
export interface DisciplineGrades {
  readonly discipline: { readonly id: string; readonly name: string };
  readonly grades: readonly PeriodGrade[];
}

/** What stands of a pupil's year, with what they brought from former classes and schools. */
export interface YearRecords {
  readonly presence: PupilPresence;
  readonly grades: readonly DisciplineGrades[];
}

/**
 * A pupil's grades as lists of one length: PostgreSQL makes four lists in a third of the time that an object a grade takes. `classes`, and the
 * pupil's own with the latest first, only where the grades are of several.
 */
type GradeLists = [
  disciplines: string[],
  scopes: GradeScope[],
  periods: number[],
  scores: number[],
  classes: string[] | null,
  latestFirst: string[] | null,
];
type RecordsRow = { [Key in keyof PresenceRow]: PresenceRow[Key] | null } & {
  readonly pupil: string;
  readonly grades: GradeLists | null;
};
type Named = { readonly id: string; readonly name: string };

const noLessons: PupilPresence = { present: 0, absent: 0, absentDays: 0, consecutive: 0 };
export const noRecords: YearRecords = { presence: noLessons, grades: [] };

function gradesIn(
  [disciplines, scopes, periods, scores, classes, ownClasses]: GradeLists,
  names: ReadonlyMap<string, string>,
): DisciplineGrades[] {
  const all = disciplines.map((id, at) => ({
    discipline: { id, name: names.get(id) ?? '' },
    class_id: classes?.[at] ?? '',
    scope: scopes[at] as GradeScope,
    period_index: Number(periods[at]),
    score: Number(scores[at]),
  }));
  const found = new Map<string, { discipline: Named; grades: PeriodGrade[] }>();
  for (const { discipline, scope, period_index, score } of countingGrades(all, ownClasses ?? [])) {
    const grade = { scope, period_index, score };
    const of = found.get(discipline.id);
    if (of) of.grades.push(grade);
    else found.set(discipline.id, { discipline, grades: [grade] });
  }
  return [...found.values()];
}

const areOfSeveral = sql`not (array_agg(${grades.class_id}))[1] = all (array_agg(${grades.class_id}))`;

/** A table of a statement: `graded`, one row a pupil: their grades are hundreds. */
const gradedTable = (at: YearOfNetwork, ids: SQL): SQL => sql`graded as (
      select ${grades.student_profile_id} as pupil, json_build_array(array_agg(${grades.discipline_id}),
        array_agg(${grades.scope}), array_agg(${grades.period_index}), array_agg(${grades.score}),
        case when ${areOfSeveral} then array_agg(${grades.class_id}) end,
        case when ${areOfSeveral} then (
          select ${latestFirst} from ${enrolments} where ${enrolments.profile_id} = ${grades.student_profile_id}) end) as grades
      from ${grades}
      where ${and(
        eq(grades.municipality_id, at.municipalityId),
        eq(grades.school_year, at.year),
        sql`${grades.student_profile_id} = any(${ids})`,
      )}
      group by ${grades.student_profile_id}
    )`;

const namesAmong = (ids: SQL): SQL =>
  sql`select ${disciplines.id}, ${disciplines.name} from ${disciplines} where ${disciplines.id} = any(${ids})`;

/** Names of all disciplines in some pupils' grades. Those that are `known`, as a class's own mostly are, are not read. */
async function namesIn(
  rows: readonly Pick<RecordsRow, 'grades'>[],
  read: (ids: string[]) => Promise<readonly Named[]>,
  known: readonly Named[] = [],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const others = new Set<string>();
  for (const { grades: lists } of rows) for (const id of lists?.[0] ?? []) if (!names.has(id)) others.add(id);
  if (others.size > 0) for (const { id, name } of await read([...others])) names.set(id, name);
  return names;
}

const readNames = (db: Queries) => async (ids: string[]) => (await db.execute<Named>(namesAmong(uuids(ids)))).rows;

const recordsOf = (at: YearOfNetwork, ids: SQL): SQL => sql`
    with ${presenceTables(at, ids)}, ${gradedTable(at, ids)}
    select * from presences full join graded using (pupil)`;

const recordsIn = (rows: readonly RecordsRow[], names: ReadonlyMap<string, string>): ReadonlyMap<string, YearRecords> =>
  new Map(
    rows.map(({ grades: lists, ...row }) => [
      row.pupil,
      {
        presence: row.present === null ? noLessons : presenceIn(row as PresenceRow),
        grades: lists ? gradesIn(lists, names) : [],
      },
    ]),
  );

/** `known` are disciplines whose names the caller has. */
type ReadRecords = (
  at: YearOfNetwork,
  pupils: readonly string[],
  known?: readonly Named[],
) => Promise<ReadonlyMap<string, YearRecords>>;

/** Records of pupils in a year. Who has none yet is not in the answer. */
export async function yearRecordsOf(
  db: Queries,
  ...[at, pupils, known]: Parameters<ReadRecords>
): ReturnType<ReadRecords> {
  if (pupils.length === 0) return new Map();
  const { rows } = await db.execute<RecordsRow>(recordsOf(at, uuids(pupils)));
  return recordsIn(rows, await namesIn(rows, readNames(db), known));
}

/** The grades alone: presences are far more to read. Who has none yet is not in the answer. */
export async function yearGradesOf(
  db: Queries,
  at: YearOfNetwork,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, readonly DisciplineGrades[]>> {
  const { rows } = await db.execute<{ pupil: string; grades: GradeLists }>(
    sql`with ${gradedTable(at, uuids(pupils))} select * from graded`,
  );
  const names = await namesIn(rows, readNames(db));
  return new Map(rows.map(({ pupil, grades: lists }) => [pupil, gradesIn(lists, names)]));
}

/** Records by a statement that connections keep prepared: planning it over the records' parts takes as long as running it. */
export function createYearRecords(db: NodePgDatabase): ReadRecords {
  const at = { municipalityId: given('municipalityId'), year: given('year') as unknown as number };
  const read = prepareStatement<RecordsRow>(db, 'year-records', recordsOf(at, sql`${given('pupils')}::uuid[]`));
  const names = prepareStatement<Named>(db, 'discipline-names', namesAmong(sql`${given('ids')}::uuid[]`));
  return async (asked, pupils, known) => {
    if (pupils.length === 0) return new Map();
    const rows = await read({ ...asked, pupils: `{${pupils.join(',')}}` });
    return recordsIn(rows, await namesIn(rows, (ids) => names({ ids }), known));
  };
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
