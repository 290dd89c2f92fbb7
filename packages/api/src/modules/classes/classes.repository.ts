import type { classEndpoints, PageRequest, QueryOf, SchoolClass } from '@caderneta/contract';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { orderOf } from '../../server/query/sort.ts';
import { assignedTo, visibleClasses, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { classHoldsWords } from './classes.search.ts';

export interface ClassFilter {
  readonly institutionId?: string;
  readonly ids?: readonly string[];
  readonly academicYear?: number;
  /** Those that the viewer was assigned to as a teacher. */
  readonly isAssigned?: boolean;
  /** Those with pupils where the roll call of one of these days is missing, of the school year that the days are in. */
  readonly uncalledOn?: readonly string[];
  readonly search?: string;
  readonly sort?: QueryOf<(typeof classEndpoints)['list']>['sort'];
}

const openEnrolments = sql<number>`(select count(*) from ${enrolments}
  where ${enrolments.class_id} = ${schoolClasses.id} and ${enrolments.ends_on} is null)`;

const columnsFor = (viewer: SignedIn) => ({
  id: schoolClasses.id,
  institution_id: schoolClasses.institution_id,
  institution: {
    id: institutions.id,
    name: institutions.name,
    municipality_id: institutions.municipality_id,
    municipality_name: municipalities.name,
  },
  grade: schoolClasses.grade,
  section: schoolClasses.section,
  academic_year: schoolClasses.academic_year,
  pupils: openEnrolments,
  can_write: sql<boolean>`coalesce(${writableClasses(viewer)}, false)`,
  version: schoolClasses.version,
});

const fromClasses = (db: Queries, viewer: SignedIn) =>
  db
    .select(columnsFor(viewer))
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .innerJoin(municipalities, eq(municipalities.id, institutions.municipality_id));

type ClassRow = Awaited<ReturnType<typeof fromClasses>>[number];

const toClass = ({ pupils, ...row }: ClassRow): SchoolClass => ({
  ...row,
  name: `${row.grade} ${row.section}`,
  _count: { profiles: pupils },
});

/** Days stand in `class_days` from the first mark on. */
function uncalledOn(days: readonly string[]): SQL {
  const [first] = days;
  if (first === undefined) return sql`false`;
  return sql`${schoolClasses.academic_year} = ${Number(first.slice(0, 4))}
    and exists (select from class_figures f where f.class_id = ${schoolClasses.id} and f.pupils > 0)
    and (select count(*) from class_days d where d.class_id = ${schoolClasses.id}
      and d.date = any(${`{${days.join(',')}}`}::date[]) and d.present + d.absent > 0) < ${days.length}`;
}

const filterSql = async (db: Queries, viewer: SignedIn, filter: ClassFilter): Promise<SQL | undefined> =>
  and(
    visibleClasses(viewer),
    filter.institutionId ? eq(schoolClasses.institution_id, filter.institutionId) : undefined,
    filter.ids ? inArray(schoolClasses.id, [...filter.ids]) : undefined,
    filter.academicYear !== undefined ? eq(schoolClasses.academic_year, filter.academicYear) : undefined,
    filter.isAssigned ? assignedTo(viewer.profileId, viewer.today) : undefined,
    filter.uncalledOn && uncalledOn(filter.uncalledOn),
    await classHoldsWords(db, viewer, filter.search),
  );

/** Classes that the viewer sees, by grade, section, school and year. */
export async function listClasses(
  db: Queries,
  viewer: SignedIn,
  filter: ClassFilter,
  page: PageRequest,
): Promise<Page<SchoolClass>> {
  const wanted = await filterSql(db, viewer, filter);
  const rows = await fromClasses(db, viewer)
    .where(wanted)
    .orderBy(
      ...orderOf(filter.sort, schoolClasses, [
        asc(schoolClasses.grade),
        asc(schoolClasses.section),
        asc(institutions.name),
        desc(schoolClasses.academic_year),
        asc(schoolClasses.id),
      ]),
    )
    .limit(page.limit)
    .offset(offsetOf(page));
  const matching = db
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(wanted);
  return { ...page, rows: rows.map(toClass), ...(await countMatching(db, matching, filter.search, page, rows)) };
}

/** School years of the classes that the viewer sees, the newest first. */
export async function listYears(db: Queries, viewer: SignedIn): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: schoolClasses.academic_year })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(visibleClasses(viewer))
    .orderBy(desc(schoolClasses.academic_year));
  return rows.flatMap(({ year }) => (year === null ? [] : [year]));
}

/** Whether the viewer sees a class. */
export async function seesClass(db: Queries, viewer: SignedIn, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, id), visibleClasses(viewer)));
  return rows.length > 0;
}

/** One class that the viewer sees, or null. */
export async function findClass(db: Queries, viewer: SignedIn, id: string): Promise<SchoolClass | null> {
  const [row] = await fromClasses(db, viewer).where(and(eq(schoolClasses.id, id), visibleClasses(viewer)));
  return row ? toClass(row) : null;
}
