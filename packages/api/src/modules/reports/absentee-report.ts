import { type AbsenteeReportRow, frequencyOf, type PageRequest } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { pageWithTotal } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { type PupilPresence, presenceOf } from '../school-year/school-year.service.ts';
import { lessonsIn, networksOf, type ReportNetwork } from './report-networks.ts';
import type { ReportSelection } from './report-selection.ts';

interface Row extends Record<string, unknown> {
  municipality_id: string;
  pupil: string;
  institution: string;
  class: string;
  student: string;
  present: number;
  absent: number;
  total: number;
}

const classAndSchool = sql`join school_classes on school_classes.id = y.class_id
  join institutions on institutions.id = school_classes.institution_id`;

/** The presences of pupils, a row a pupil: those of the year, which are kept as sums, or those of a period, counted lesson by lesson. */
function presencesIn(networks: readonly ReportNetwork[], selection: ReportSelection): SQL {
  const { classes, year, period } = selection;
  if (period === undefined) return sql`pupil_years`;
  return sql`(
    with lessons as (
      select a.municipality_id, a.school_year, a.student_profile_id,
        (count(*) filter (where a.status = 'PRESENT'))::int as present, (count(*) filter (where a.status = 'ABSENT'))::int as absent
      from attendance a
      where ${lessonsIn(networks, selection)} and a.student_profile_id in (
        select y.student_profile_id from pupil_years y ${classAndSchool} where y.school_year = ${year} and ${classes})
      group by 1, 2, 3
    )
    select lessons.*, sums.class_id, lessons.present * 100.0 / (lessons.present + lessons.absent) as presence
    from lessons join pupil_years sums using (municipality_id, school_year, student_profile_id))`;
}

async function consecutiveOf(
  db: Queries,
  rows: readonly Row[],
  networks: readonly ReportNetwork[],
  { year, period }: ReportSelection,
) {
  const found = new Map<string, PupilPresence>();
  for (const { id: municipalityId, periods } of networks) {
    const pupils = rows.filter((row) => row.municipality_id === municipalityId).map(({ pupil }) => pupil);
    const days = period === undefined ? undefined : periods;
    for (const [pupil, own] of await presenceOf(db, { municipalityId, year }, pupils, days)) found.set(pupil, own);
  }
  return found;
}

/** Pupils whose presence, in the year or in a period of it, is under their municipality's minimum, the lowest first. */
export async function absenteeReport(
  db: Queries,
  selection: ReportSelection,
  page: PageRequest,
): Promise<Page<AbsenteeReportRow>> {
  const { classes, year } = selection;
  const networks = await networksOf(db, selection);
  const limits = new Map(networks.map(({ id, rules }) => [id, rules.minimum_attendance]));
  if (limits.size === 0) return { ...page, rows: [], total: 0 };
  const limit = sql.join(
    [...limits].map(([id, minimum]) => sql`(${id}::uuid, ${minimum}::int)`),
    sql`, `,
  );
  const read = async (at: PageRequest) => {
    const { rows } = await db.execute<Row>(sql`
    select y.municipality_id, y.student_profile_id as pupil, institutions.name as institution,
      school_classes.grade || ' ' || school_classes.section as class, u.name as student, y.present, y.absent,
      count(*) over ()::int as total
    from ${presencesIn(networks, selection)} y
    join (values ${limit}) as limits (municipality_id, minimum) on limits.municipality_id = y.municipality_id
    ${classAndSchool}
    join profiles p on p.id = y.student_profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    where y.school_year = ${year} and y.present + y.absent > 0
      and y.present * 100.0 < limits.minimum * (y.present + y.absent) and ${classes}
    order by y.presence, institutions.name, class, u.name, p.id
    limit ${at.limit} offset ${offsetOf(at)}`);
    return rows;
  };
  const { rows, total } = await pageWithTotal(page, read);
  const presences = await consecutiveOf(db, rows, networks, selection);
  const shown = rows.map(
    ({ municipality_id, pupil, institution, class: name, student, present, absent }): AbsenteeReportRow => ({
      institution,
      class: name,
      student,
      absent,
      consecutive: presences.get(pupil)?.consecutive ?? 0,
      frequency: frequencyOf({ present, absent }) ?? 0,
      limit: limits.get(municipality_id) ?? 0,
    }),
  );
  return { ...page, rows: shown, total };
}
