import type { Comparison, ComparisonLevel, InstitutionReportRow, PageRequest } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { pageWithTotal, sumBriefly } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { visibleAssessments } from './assessments.scope.ts';
import { isStoredInconclusive } from './reading-figures.ts';

/** So many schools take part before somebody of one of them sees the network's line: of two, one's own tells the other's. */
const FEWEST_SCHOOLS = 3;

interface Sums extends Record<string, unknown> {
  classes: number;
  expected: number;
  taken: number;
  mean: number | null;
  deviation: number | null;
}

/** A school of a page; one whose classes have no pupils has no sums. */
interface PageLine extends Record<string, unknown> {
  readonly institution: string;
  readonly total: number;
  readonly sums: Sums | null;
}

/** Who is expected in those of `given` that a condition names: enrolled in the class now, or gone with a result. */
const membersOf = (where: SQL): SQL => sql`
    select given.*, pupil.profile_id, pupil.enrolled from given
    cross join lateral (
      select e.profile_id, true as enrolled from enrolments e
      join profiles p on p.id = e.profile_id
      join users u on u.id = p.user_id and u.archived_at is null
      where e.class_id = given.class_id and e.ends_on is null
      union all
      select a.student_profile_id, false from assessment_results a
      where a.municipality_id = given.municipality_id and a.school_year = given.school_year and a.assessment_id = given.id
    ) pupil
    where ${where}`;

const isOnPage = sql`given.institution_id in (select id from page)`;

/** What the pupils of `here` have beyond it. */
const elsewhere = sql`
    select given.*, e.profile_id, true as enrolled from enrolments e
    join profiles p on p.id = e.profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    join given on given.class_id = e.class_id and not ${isOnPage}
    where e.ends_on is null and e.profile_id in (select profile_id from here)
    union all
    select given.*, a.student_profile_id, false from assessment_results a
    join given on a.municipality_id = given.municipality_id and a.school_year = given.school_year and a.assessment_id = given.id and not ${isOnPage}
    where a.student_profile_id in (select profile_id from here)`;

/**
 * The pupils of some assessments with their results. Who went from one of the classes to another is one pupil: where they have a result, else where
 * they are enrolled; of two results that of the class they are in, else the one saved last.
 *
 * @param page Selects `id` of the schools, from `given`, whose pupils are wanted. Of the others no pupil is looked at but these.
 */
const linesOf = (wanted: SQL, page?: SQL): SQL => sql`
  given as (
    select assessments.id, assessments.class_id, assessments.school_year, assessments.format, institutions.municipality_id,
      institutions.id as institution_id, institutions.name as institution
    from assessments
    join school_classes on school_classes.id = assessments.class_id
    join institutions on institutions.id = school_classes.institution_id
    where ${wanted}
  )${page ? sql`, page as (${page})` : sql``}, here as (${membersOf(page ? isOnPage : sql`true`)}
  ), members as (
    select * from here ${page ? sql`union all ${elsewhere}` : sql``}
  ), lines as (
    select distinct on (m.profile_id) m.id, m.institution_id, m.institution, nullif(r.status, 'INCOMPLETE') as status,
      case when r.status = 'CORRECTED' and not (m.format = 'LEITURA' and ${isStoredInconclusive(sql`r.details`)}) then r.score end as score
    from members m
    left join assessment_results r on r.municipality_id = m.municipality_id and r.school_year = m.school_year
      and r.assessment_id = m.id and r.student_profile_id = m.profile_id
    order by m.profile_id, nullif(r.status, 'INCOMPLETE') is null, r.status is null, not m.enrolled, r.created_at desc, m.id
  )`;

const counts = sql`count(*)::int as expected, count(lines.status)::int as taken`;
const sums = sql`count(distinct lines.id)::int as classes, ${counts},
  round(avg(lines.score), 2)::float8 as mean, round(stddev_pop(lines.score), 2)::float8 as deviation`;

const participationOf = ({ taken, expected }: Pick<Sums, 'taken' | 'expected'>): number =>
  expected === 0 ? 0 : Math.round((taken / expected) * 10_000) / 100;

/** Within a viewer's reach, an assessment and those of its group. */
const givenWith = (viewer: SignedIn, id: string): SQL =>
  sql`${visibleAssessments(viewer)} and (assessments.id = ${id} or assessments.assessment_group_id = (
    select own.assessment_group_id from assessments own where own.id = ${id}))`;

/** How many took part in an assessment, with its group, of those who were expected to. */
export async function participationIn(db: Queries, viewer: SignedIn, id: string) {
  const statement = sql`with ${linesOf(givenWith(viewer, id))} select ${counts} from lines`;
  const [row] = await sumBriefly<Pick<Sums, 'expected' | 'taken'>>(db, statement, ([found]) => found?.expected ?? 0);
  return row ?? { expected: 0, taken: 0 };
}

async function sumOf(db: Queries, level: ComparisonLevel, wanted: SQL): Promise<Comparison> {
  const { rows } = await db.execute<Sums>(sql`with ${linesOf(wanted)} select ${sums} from lines`);
  const { classes, expected, taken, mean, deviation } = rows[0] as Sums;
  return { level, classes, expected, participation: participationOf({ taken, expected }), mean, deviation };
}

async function schoolsIn(db: Queries, wanted: SQL): Promise<number> {
  const { rows } = await db.execute<{ schools: number }>(
    sql`with ${linesOf(wanted)} select count(distinct institution_id)::int as schools from lines where score is not null`,
  );
  return rows[0]?.schools ?? 0;
}

/** A class against its school and its municipality, over the assessments of one group. Sums alone: no row says who or which class. */
export async function compareClass(
  db: Queries,
  viewer: SignedIn,
  assessment: AssessmentRef,
  groupId: string,
): Promise<Comparison[]> {
  const ofGroup = sql`assessments.assessment_group_id = ${groupId} and assessments.archived_at is null
    and school_classes.archived_at is null and institutions.archived_at is null
    and institutions.municipality_id = ${assessment.municipalityId}`;
  const ownClass = sql`assessments.id = ${assessment.id}`;
  const ownSchool = sql`${ofGroup} and institutions.id = (
    select school_classes.institution_id from school_classes where school_classes.id = ${assessment.classId})`;
  const isWithin = viewer.role === 'MASTER' || viewer.role === 'MUNICIPALITY';
  const lines = [await sumOf(db, 'class', ownClass), await sumOf(db, 'institution', ownSchool)];
  if (isWithin || (await schoolsIn(db, ofGroup)) >= FEWEST_SCHOOLS) lines.push(await sumOf(db, 'network', ofGroup));
  return lines;
}

/** Comparativo entre instituições: the schools within reach that the assessment was given to, by name. */
export async function compareInstitutions(
  db: Queries,
  viewer: SignedIn,
  { id }: AssessmentRef,
  page: PageRequest,
): Promise<Page<InstitutionReportRow>> {
  const read = async (at: PageRequest) => {
    const schools = sql`
      select institution_id as id, institution, count(*) over ()::int as total
      from (select distinct institution_id, institution from given) schools
      order by institution, institution_id limit ${at.limit} offset ${offsetOf(at)}`;
    const { rows } = await db.execute<PageLine>(sql`with ${linesOf(givenWith(viewer, id), schools)}
      select page.institution, page.total, to_json(summed) as sums from page
      left join (select lines.institution_id, ${sums} from lines group by lines.institution_id) summed
        on summed.institution_id = page.id
      order by page.institution, page.id`);
    return rows;
  };
  const { rows, total } = await pageWithTotal(page, read);
  const shown = rows.flatMap(({ institution, sums }): InstitutionReportRow[] => {
    if (!sums) return [];
    const { expected, mean, deviation } = sums;
    return [{ institution, expected, participation: participationOf(sums), mean, deviation }];
  });
  return { ...page, rows: shown, total };
}
