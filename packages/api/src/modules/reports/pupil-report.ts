import type { PageRequest, PupilReportRow } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { ReportSelection } from './report-selection.ts';

/** Who is or was enrolled in a class, each once, as they stand now; without a class, who is enrolled in any of the year's. */
export async function pupilReport(
  db: Queries,
  { classes, year }: ReportSelection,
  classId: string | undefined,
  hidesPersonal: boolean,
  page: PageRequest,
): Promise<Page<PupilReportRow>> {
  const birthDate = hidesPersonal ? sql`null::text` : sql`p.birth_date::text`;
  const which = classId === undefined ? sql`e.ends_on is null and school_classes.academic_year = ${year}` : sql`true`;
  const { rows } = await db.execute<PupilReportRow & Record<string, unknown> & { total: number }>(sql`
    with latest as (
      select distinct on (e.class_id, e.profile_id) e.class_id, e.profile_id, e.status, institutions.name as institution,
        school_classes.grade || ' ' || school_classes.section as class
      from enrolments e
      join school_classes on school_classes.id = e.class_id
      join institutions on institutions.id = school_classes.institution_id
      where ${which} and ${classes}
      order by e.class_id, e.profile_id, e.ends_on is null desc, e.ends_on desc
    )
    select latest.institution, latest.class, row_number() over (partition by latest.class_id order by u.name, p.id)::int as number,
      p.matricula, u.name as student, p.gender, ${birthDate} as birth_date, latest.status as situation,
      count(*) over ()::int as total
    from latest
    join profiles p on p.id = latest.profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    order by latest.institution, latest.class, latest.class_id, number limit ${page.limit} offset ${offsetOf(page)}`);
  const total = rows[0]?.total ?? 0;
  return { ...page, rows: rows.map(({ total: _, ...row }) => row), total };
}
