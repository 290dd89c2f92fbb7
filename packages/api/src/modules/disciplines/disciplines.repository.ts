import type { Discipline, DisciplineDetails, disciplineEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord } from '../../server/query/search.ts';
import { orderOf } from '../../server/query/sort.ts';
import { presentAssignments, visibleDisciplines } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = Omit<QueryOf<(typeof disciplineEndpoints)['list']>, 'ids'> & {
  readonly ids: readonly string[] | undefined;
};

const fromDisciplines = (db: Queries) =>
  db
    .select({
      id: disciplines.id,
      name: disciplines.name,
      institution_id: disciplines.institution_id,
      institution: { id: institutions.id, name: institutions.name, municipality_id: institutions.municipality_id },
      created_by: disciplines.created_by,
      created_at: disciplines.created_at,
      version: disciplines.version,
    })
    .from(disciplines)
    .innerJoin(institutions, eq(institutions.id, disciplines.institution_id));

type Row = Awaited<ReturnType<typeof fromDisciplines>>[number];
const toDiscipline = (row: Row): Discipline => ({ ...row, created_at: row.created_at.toISOString() });

/** Disciplines that the viewer sees, by name and institution. */
export async function listDisciplines(
  db: Queries,
  viewer: SignedIn,
  { institution_id, search, ids, sort }: Filter,
  page: PageRequest,
): Promise<Page<Discipline>> {
  const wanted = and(
    visibleDisciplines(viewer),
    institution_id ? eq(disciplines.institution_id, institution_id) : undefined,
    ids ? inArray(disciplines.id, [...ids]) : undefined,
    eachWord(search, (_, pattern) => sql`${disciplines.searched} like ${pattern}`),
  );
  const ownOrder = [asc(disciplines.name), asc(institutions.name), asc(disciplines.id)];
  const onPage = fromDisciplines(db)
    .where(wanted)
    .orderBy(...orderOf(sort, disciplines, ownOrder))
    .limit(page.limit)
    .offset(offsetOf(page));
  const matching = db
    .select({ id: disciplines.id })
    .from(disciplines)
    .innerJoin(institutions, eq(institutions.id, disciplines.institution_id))
    .where(wanted);
  // The page sorts one name's rows of all schools, the count reads them all: side by side.
  const [rows, counted] = await Promise.all([onPage, countMatching(db, matching, search, page)]);
  return { ...page, rows: rows.map(toDiscipline), ...counted };
}

/** One discipline that the viewer sees, or null. */
export async function findDiscipline(db: Queries, viewer: SignedIn, id: string): Promise<Discipline | null> {
  const [row] = await fromDisciplines(db).where(and(eq(disciplines.id, id), visibleDisciplines(viewer)));
  return row ? toDiscipline(row) : null;
}

/** A discipline with its author and who gives it in each open class; null out of sight. */
export async function findDetails(db: Queries, viewer: SignedIn, id: string): Promise<DisciplineDetails | null> {
  const discipline = await findDiscipline(db, viewer, id);
  if (!discipline) return null;
  const [creator] = discipline.created_by
    ? await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, discipline.created_by))
    : [];
  const class_teachers = await db
    .select({
      id: classTeachers.id,
      teacher_profile_id: classTeachers.teacher_profile_id,
      teacher: { name: users.name },
      class: {
        id: schoolClasses.id,
        grade: schoolClasses.grade,
        section: schoolClasses.section,
        academic_year: schoolClasses.academic_year,
      },
    })
    .from(classTeachers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classTeachers.class_id))
    .innerJoin(profiles, eq(profiles.id, classTeachers.teacher_profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(
      and(eq(classTeachers.discipline_id, id), isNull(schoolClasses.archived_at), presentAssignments(viewer.today)),
    )
    .orderBy(asc(users.name), asc(schoolClasses.grade), asc(schoolClasses.section), asc(classTeachers.id));
  return { ...discipline, creator: creator ?? null, class_teachers };
}
