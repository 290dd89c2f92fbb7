import type { PageRequest, PostedGradeReportRow } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { pageWithTotal } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { presentAssignments } from '../../server/scope/classes.scope.ts';
import { networksOf } from './report-networks.ts';
import type { ReportSelection } from './report-selection.ts';

/** The periods that grades are asked for, each with its municipality: those that have begun, or the one of the filter. */
async function periodsOf(db: Queries, selection: ReportSelection, today: string): Promise<SQL[]> {
  return (await networksOf(db, selection)).flatMap(({ id, periods }) =>
    periods
      .filter(({ starts_on }) => selection.period !== undefined || starts_on <= today)
      .map(({ scope, period_index }) => sql`(${id}::uuid, ${scope}::text, ${period_index}::int)`),
  );
}

/**
 * Of each discipline that somebody was assigned to give in a class, a grade is expected of every enrolled pupil in every period that has begun:
 * the panels count the same. Named are those who give it now.
 */
export async function postedGradeReport(
  db: Queries,
  selection: ReportSelection,
  today: string,
  page: PageRequest,
): Promise<Page<PostedGradeReportRow>> {
  const periods = await periodsOf(db, selection, today);
  if (periods.length === 0) return { ...page, rows: [], total: 0 };
  const { classes, year, disciplineId } = selection;
  const inDiscipline = disciplineId === undefined ? sql`` : sql`and discipline_id = ${disciplineId}`;
  const read = async (at: PageRequest) => {
    const { rows } = await db.execute<PostedGradeReportRow & Record<string, unknown> & { total: number }>(sql`
    with periods (municipality_id, scope, period_index) as (values ${sql.join(periods, sql`, `)}),
    places as (
      select school_classes.id, institutions.municipality_id, institutions.name as institution,
        school_classes.grade || ' ' || school_classes.section as class
      from school_classes join institutions on institutions.id = school_classes.institution_id
      where ${classes} and school_classes.academic_year = ${year}
    ), given as (
      select distinct class_id, discipline_id from class_teachers where class_id in (select id from places) ${inDiscipline}
    ), page as (
      select given.*, places.municipality_id, places.institution, places.class, d.name as discipline, count(*) over ()::int as total
      from given join places on places.id = given.class_id join disciplines d on d.id = given.discipline_id
      order by places.institution, places.class, given.class_id, d.name, d.id
      limit ${at.limit} offset ${offsetOf(at)}
    )
    select page.institution, page.class, page.discipline,
      (select string_agg(distinct u.name, ', ' order by u.name)
        from class_teachers join profiles p on p.id = class_teachers.teacher_profile_id join users u on u.id = p.user_id
        where class_teachers.class_id = page.class_id and class_teachers.discipline_id = page.discipline_id
          and ${presentAssignments(today)}) as teacher,
      counted.expected::int as expected, counted.posted::int as posted,
      round(counted.posted * 100.0 / nullif(counted.expected, 0), 2)::float8 as percent, page.total
    from page cross join lateral (
      select
        (select count(*) from enrolments e where e.class_id = page.class_id and e.ends_on is null)
          * (select count(*) from periods where periods.municipality_id = page.municipality_id) as expected,
        (select count(*) from grades g
          join periods on periods.municipality_id = page.municipality_id
            and periods.scope = g.scope and periods.period_index = g.period_index
          where g.municipality_id = page.municipality_id and g.school_year = ${year}
            and g.class_id = page.class_id and g.discipline_id = page.discipline_id
            and g.student_profile_id = any(array(
              select e.profile_id from enrolments e where e.class_id = page.class_id and e.ends_on is null))) as posted
      -- Counted once, though named twice above.
      offset 0) counted
    order by page.institution, page.class, page.class_id, page.discipline, page.discipline_id`);
    return rows;
  };
  const { rows, total } = await pageWithTotal(page, read);
  return { ...page, rows: rows.map(({ total: _, ...row }) => row), total };
}
