import { fail, type Outcome, type ReportQuery, succeed } from '@caderneta/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { visibleClasses, visibleDisciplines, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { findSeenClass, type SeenClass } from '../school-year/school-year.service.ts';

/** What a report is about: the classes of its filters within the viewer's reach, and the school year. */
export interface ReportSelection {
  /** The one class that its filter names. */
  readonly schoolClass: SeenClass | null;
  /** Of `school_classes` joined with `institutions`. */
  readonly classes: SQL;
  /** Of `institutions` alone: where those classes are, all of whose open ones staff see. */
  readonly schools: SQL;
  readonly year: number;
  readonly disciplineId: string | undefined;
  /** A period of the municipality's school year, by its number. */
  readonly period: number | undefined;
}

async function isSeen(db: Queries, viewer: SignedIn, query: ReportQuery): Promise<boolean> {
  const { institution_id, municipality_id, discipline_id } = query;
  const checks = [
    institution_id && db.$count(institutions, and(eq(institutions.id, institution_id), visibleInstitutions(viewer))),
    municipality_id &&
      db.$count(municipalities, and(eq(municipalities.id, municipality_id), visibleMunicipalities(viewer))),
    discipline_id &&
      db
        .select({ id: disciplines.id })
        .from(disciplines)
        .innerJoin(institutions, eq(institutions.id, disciplines.institution_id))
        .where(and(eq(disciplines.id, discipline_id), visibleDisciplines(viewer)))
        .then((rows) => rows.length),
  ];
  for (const check of checks) if (check && (await check) === 0) return false;
  return true;
}

/** The place that a report's filters name; 'not-found' when any of them lies outside the viewer's reach. */
export async function reportSelection(
  db: Queries,
  viewer: SignedIn,
  query: ReportQuery,
  now: Date,
): Promise<Outcome<ReportSelection>> {
  const { class_id, institution_id, municipality_id } = query;
  const schoolClass = class_id === undefined ? null : await findSeenClass(db, viewer, class_id);
  if ((class_id !== undefined && !schoolClass) || !(await isSeen(db, viewer, query))) return fail('not-found');
  const year =
    query.academic_year === undefined ? (schoolClass?.year ?? schoolYearOf(now)) : Number(query.academic_year);
  const schools = and(
    visibleInstitutions(viewer),
    institution_id ? eq(institutions.id, institution_id) : undefined,
    municipality_id ? eq(institutions.municipality_id, municipality_id) : undefined,
  ) as SQL;
  const classes = and(visibleClasses(viewer), schools, class_id ? eq(schoolClasses.id, class_id) : undefined) as SQL;
  const period = query.period === undefined ? undefined : Number(query.period);
  return succeed({ schoolClass, classes, schools, year, disciplineId: query.discipline_id, period });
}
