import { type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { classesLatestFirst, countingGrades } from '../school-year/school-year.service.ts';

/** The best of pupils' grades of a year that count and are of some classes. Who has none of these is not in the answer. */
export async function bestGradesOf(
  db: Queries,
  year: number,
  pupils: readonly string[],
  areChosen: (classId: SQL) => SQL,
): Promise<ReadonlyMap<string, number>> {
  if (pupils.length === 0) return new Map();
  const rows = await db
    .select({
      pupil: grades.student_profile_id,
      class_id: grades.class_id,
      discipline: { id: disciplines.id, name: disciplines.name },
      scope: grades.scope,
      period_index: grades.period_index,
      score: grades.score,
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
