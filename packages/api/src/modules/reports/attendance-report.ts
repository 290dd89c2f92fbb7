import type { AttendanceReportRow, PageRequest } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import type { ReportPlace } from './report-place.ts';

/** Presences and absences of each pupil in each discipline of each class, in that order of names. */
export async function attendanceReport(
  db: Queries,
  { classes, year, disciplineId }: ReportPlace,
  page: PageRequest,
): Promise<Page<AttendanceReportRow>> {
  const inDiscipline = disciplineId === undefined ? sql`` : sql`and a.discipline_id = ${disciplineId}`;
  // Rows are summed by their ids first: names are looked up once a sum, not once a lesson.
  const sums = sql`
    with places as materialized (
      select school_classes.id, institutions.municipality_id, institutions.name as institution,
        school_classes.grade || ' ' || school_classes.section as class
      from school_classes join institutions on institutions.id = school_classes.institution_id
      where ${classes}
    ), sums as materialized (
      select a.class_id, a.discipline_id, a.student_profile_id,
        count(*) filter (where a.status = 'PRESENT') as present, count(*) filter (where a.status = 'ABSENT') as absent
      from attendance a
      where a.school_year = ${year} and a.municipality_id in (select municipality_id from places)
        and a.class_id in (select id from places) ${inDiscipline}
      group by 1, 2, 3
    )`;
  const { rows } = await db.execute<AttendanceReportRow & Record<string, unknown>>(sql`${sums}
    select c.institution, c.class, d.name as discipline, p.matricula, u.name as student,
      s.present::int as present, s.absent::int as absent,
      round(s.present * 100.0 / (s.present + s.absent), 2)::float8 as frequency
    from sums s
    join places c on c.id = s.class_id
    join disciplines d on d.id = s.discipline_id
    join profiles p on p.id = s.student_profile_id
    join users u on u.id = p.user_id
    order by c.institution, c.class, c.id, d.name, u.name, p.id
    limit ${page.limit} offset ${offsetOf(page)}`);
  const counted = await db.execute<{ total: number }>(sql`${sums} select count(*)::int as total from sums`);
  return { ...page, rows, total: counted.rows[0]?.total ?? 0 };
}
