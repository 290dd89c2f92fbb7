import type { GradeScope } from '@caderneta/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { plainText } from '../../server/query/plain-text.ts';
import type { Queries } from '../../server/query/queries.ts';

/** What tells one of a pupil's grades from another. */
interface ColumnGrade {
  readonly class_id: string;
  readonly discipline: { readonly id: string; readonly name: string };
  readonly scope: GradeScope;
  readonly period_index: number;
  /** Where the grades are of several years. */
  readonly year?: number;
}

/** A grade and what tells it from others, of grades joined with their disciplines. */
export const countedColumns = {
  class_id: grades.class_id,
  discipline: { id: disciplines.id, name: disciplines.name },
  scope: grades.scope,
  period_index: grades.period_index,
  score: grades.score,
};

const columnOf = ({ discipline, scope, period_index, year }: ColumnGrade): string =>
  `${plainText(discipline.name)}/${scope}/${period_index}/${year}`;

/**
 * A pupil who changes class may be given a grade of one discipline, scope and period of a year in each: one of them counts and is shown, that of
 * the latest class that has one. Disciplines of several schools are one by their name; of two of one class the newer goes first. Where results
 * are made of grades, these are the grades; a class's own records keep the others.
 *
 * @param grades Of one pupil.
 * @param latestFirst The pupil's classes, as `latestFirst` orders them; what is of none of them goes last, the newer class first.
 */
export function countingGrades<G extends ColumnGrade>(grades: readonly G[], latestFirst: readonly string[]): G[] {
  const rankOf = ({ class_id }: G) => {
    const rank = latestFirst.indexOf(class_id);
    return rank === -1 ? latestFirst.length : rank;
  };
  const ageOf = ({ class_id, discipline }: G) => `${class_id}/${discipline.id}`;
  const goesBefore = (a: G, b: G) => rankOf(a) - rankOf(b) || (ageOf(a) > ageOf(b) ? -1 : 1);
  const counting = new Map<string, G>();
  for (const grade of grades) {
    const column = columnOf(grade);
    const other = counting.get(column);
    if (other === undefined || goesBefore(grade, other) < 0) counting.set(column, grade);
  }
  const shown = new Set(counting.values());
  return grades.filter((grade) => shown.has(grade));
}

/** Aggregate of enrolments: their classes, the one that a pupil is in before those they were in, of these the one begun last first. */
export const latestFirst: SQL = sql`array_agg(${enrolments.class_id}
  order by ${enrolments.ends_on} is null desc, ${enrolments.starts_on} desc, ${enrolments.id} desc)`;

/** The classes of pupils in that order. Who was in none is not in the answer. */
export async function classesLatestFirst(
  db: Queries,
  pupils: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (pupils.length === 0) return new Map();
  const rows = await db
    .select({ pupil: enrolments.profile_id, classes: sql<string[]>`${latestFirst}` })
    .from(enrolments)
    .where(inArray(enrolments.profile_id, [...pupils]))
    .groupBy(enrolments.profile_id);
  return new Map(rows.map(({ pupil, classes }) => [pupil, classes]));
}
