import { type AttendanceReportRow, frequencyOf, type PageRequest } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { pageWithTotal } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { lessonsIn, networksOf } from './report-networks.ts';
import type { ReportSelection } from './report-selection.ts';

/** Presences and absences of each pupil in each discipline of each class, in that order of names. */
export async function attendanceReport(
  db: Queries,
  selection: ReportSelection,
  page: PageRequest,
): Promise<Page<AttendanceReportRow>> {
  const { classes, disciplineId } = selection;
  const networks = await networksOf(db, selection);
  if (networks.length === 0) return { ...page, rows: [], total: 0 };
  const inDiscipline = disciplineId === undefined ? sql`` : sql`and a.discipline_id = ${disciplineId}`;
  // Rows are summed by their ids first: names are looked up once a sum, not once a lesson.
  const sums = sql`
    with places as materialized (
      select school_classes.id, institutions.name as institution,
        school_classes.grade || ' ' || school_classes.section as class
      from school_classes join institutions on institutions.id = school_classes.institution_id
      where ${classes}
    ), sums as materialized (
      select a.class_id, a.discipline_id, a.student_profile_id,
        count(*) filter (where a.status = 'PRESENT') as present, count(*) filter (where a.status = 'ABSENT') as absent
      from attendance a
      where ${lessonsIn(networks, selection)} and a.class_id in (select id from places) ${inDiscipline}
      group by 1, 2, 3
    )`;
  // The total comes of the same pass: lessons are millions, and what they add up to is counted in no time.
  const read = async (at: PageRequest) => {
    const { rows } = await db.execute<
      Omit<AttendanceReportRow, 'frequency'> & Record<string, unknown> & { total: number }
    >(sql`${sums}
    select c.institution, c.class, d.name as discipline, p.matricula, u.name as student,
      s.present::int as present, s.absent::int as absent,
      (select count(*)::int from sums) as total
    from sums s
    join places c on c.id = s.class_id
    join disciplines d on d.id = s.discipline_id
    join profiles p on p.id = s.student_profile_id
    join users u on u.id = p.user_id
    order by c.institution, c.class, c.id, d.name, u.name, p.id
    limit ${at.limit} offset ${offsetOf(at)}`);
    return rows;
  };
  const { rows, total } = await pageWithTotal(page, read);
  const shown = rows.map(({ total: _, ...row }) => ({ ...row, frequency: frequencyOf(row) ?? 0 }));
  return { ...page, rows: shown, total };
}
