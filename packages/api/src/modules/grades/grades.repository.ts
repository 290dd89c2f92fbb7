import type { Grade, gradeEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { disciplineNameOf } from '../../server/query/discipline-name.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { ownRecords, visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = QueryOf<(typeof gradeEndpoints)['list']>;

/** Columns of a `Grade`, of `grades`. */
export const gradeColumns = {
  row: {
    id: grades.id,
    class_id: grades.class_id,
    student_profile_id: grades.student_profile_id,
    discipline_id: grades.discipline_id,
    scope: grades.scope,
    period_index: grades.period_index,
    school_year: grades.school_year,
    score: grades.score,
    created_at: grades.created_at,
    updated_at: grades.updated_at,
    version: grades.version,
  },
  discipline: { name: disciplineNameOf(grades.discipline_id) },
};

interface Line {
  readonly row: Omit<typeof grades.$inferSelect, 'municipality_id' | 'posted_by'>;
  readonly discipline: { readonly name: string };
}

export const toGrade = ({ row, discipline }: Line): Grade => ({
  id: row.id,
  class_id: row.class_id,
  student_profile_id: row.student_profile_id,
  discipline_id: row.discipline_id,
  discipline,
  scope: row.scope,
  period_index: row.period_index,
  year: row.school_year,
  score: row.score,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** Whether the viewer sees the class. */
export async function seesClass(db: Queries, viewer: SignedIn, classId: string): Promise<boolean> {
  const found = await db
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, classId), visibleClasses(viewer)));
  return found.length > 0;
}

/** Grades within the viewer's scope, the newest first; a pupil's own alone, those of former classes too. */
export async function listGrades(
  db: Queries,
  viewer: SignedIn,
  filter: Filter,
  page: PageRequest,
): Promise<Page<Grade>> {
  const { class_id, student_profile_id, discipline_id, scope, period_index, year } = filter;
  const wanted = and(
    viewer.role === 'STUDENT' && !class_id ? undefined : visibleClasses(viewer),
    ownRecords(viewer, grades.student_profile_id),
    class_id ? and(eq(grades.class_id, class_id), eq(grades.municipality_id, institutions.municipality_id)) : undefined,
    student_profile_id ? eq(grades.student_profile_id, student_profile_id) : undefined,
    discipline_id ? eq(grades.discipline_id, discipline_id) : undefined,
    scope ? eq(grades.scope, scope) : undefined,
    period_index ? eq(grades.period_index, Number(period_index)) : undefined,
    year ? eq(grades.school_year, Number(year)) : undefined,
  );
  const rows = await db
    .select(gradeColumns)
    .from(grades)
    .innerJoin(schoolClasses, eq(schoolClasses.id, grades.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(wanted)
    .orderBy(desc(grades.created_at), desc(grades.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db
      .select({ total: count() })
      .from(grades)
      .innerJoin(schoolClasses, eq(schoolClasses.id, grades.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(wanted),
  );
  return { ...page, rows: rows.map(toGrade), total };
}

/** Grades by id, in no order. */
export async function findGrades(
  db: Queries,
  municipalityId: string,
  years: readonly number[],
  ids: readonly string[],
): Promise<Grade[]> {
  const inPartitions = and(eq(grades.municipality_id, municipalityId), inArray(grades.school_year, [...years]));
  const rows = await db
    .select(gradeColumns)
    .from(grades)
    .where(and(inPartitions, inArray(grades.id, [...ids])));
  return rows.map(toGrade);
}

/** One period's grades of a class in a discipline. */
export const gradesOf = (
  db: Queries,
  columns: Pick<
    typeof grades.$inferSelect,
    'municipality_id' | 'school_year' | 'class_id' | 'discipline_id' | 'scope' | 'period_index'
  >,
): Promise<{ student_profile_id: string; score: number; version: number }[]> =>
  db
    .select({ student_profile_id: grades.student_profile_id, score: grades.score, version: grades.version })
    .from(grades)
    .where(
      and(
        eq(grades.municipality_id, columns.municipality_id),
        eq(grades.school_year, columns.school_year),
        eq(grades.class_id, columns.class_id),
        eq(grades.discipline_id, columns.discipline_id),
        eq(grades.scope, columns.scope),
        eq(grades.period_index, columns.period_index),
      ),
    );
