import type { PageRequest, PupilReportRow } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Who is or was enrolled in a class, each once, as they stand now. Who may see the class is the caller's to have checked. */
export async function pupilReport(
  db: Queries,
  classId: string,
  hidesPersonal: boolean,
  page: PageRequest,
): Promise<Page<PupilReportRow>> {
  const birthDate = hidesPersonal ? sql`null::text` : sql`p.birth_date::text`;
  const { rows } = await db.execute<PupilReportRow & Record<string, unknown> & { total: number }>(sql`
    with latest as (
      select distinct on (profile_id) profile_id, status, ends_on from enrolments
      where class_id = ${classId} order by profile_id, ends_on is null desc, ends_on desc
    )
    select row_number() over (order by u.name, p.id)::int as number, p.matricula, u.name as student, p.gender,
      ${birthDate} as birth_date, latest.status as situation, count(*) over ()::int as total
    from latest
    join profiles p on p.id = latest.profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    order by number limit ${page.limit} offset ${offsetOf(page)}`);
  const total = rows[0]?.total ?? 0;
  return { ...page, rows: rows.map(({ total: _, ...row }) => row), total };
}
