import { type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { classesLatestFirst, countedColumns, countingGrades } from '../school-year/school-year.service.ts';

/** Which classes are meant, as a condition on a column with a class's id. */
export type ClassChoice = (classId: SQL) => SQL;

/** The best of pupils' grades of a year that count and are of some classes. Who has none of these is not in the answer. */
export async function bestGradesOf(
  db: Queries,
  year: number,
  pupils: readonly string[],
  areChosen: ClassChoice,
): Promise<ReadonlyMap<string, number>> {
  if (pupils.length === 0) return new Map();
  const rows = await db
    .select({
      pupil: grades.student_profile_id,
      ...countedColumns,
      isChosen: sql<boolean>`${areChosen(sql`${grades.class_id}`)}`,
    })
    .from(grades)
    .innerJoin(disciplines, sql`${disciplines.id} = ${grades.discipline_id}`)
    .where(sql`${grades.student_profile_id} = any(${uuids(pupils)}) and ${grades.school_year} = ${year}`);
  const classes = await classesLatestFirst(db, pupils);
  const found = pupils.flatMap((pupil) => {
    const own = rows.filter((row) => row.pupil === pupil);
    const scores = countingGrades(own, classes.get(pupil) ?? []).flatMap(({ isChosen, score }) =>
      isChosen ? [score] : [],
    );
    return scores.length === 0 ? [] : [[pupil, Math.max(...scores)] as const];
  });
  return new Map(found);
}
