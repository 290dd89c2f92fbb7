import type { PageRequest, PupilReportRow } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { pageWithTotal, sumBriefly } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { ReportSelection } from './report-selection.ts';

type Row = PupilReportRow & Record<string, unknown>;
type Rows = Pick<Page<Row>, 'rows' | 'total'>;

const className = sql`school_classes.grade || ' ' || school_classes.section`;

/**
 * Pupils of classes, numbered by name in each, each as they stand now.
 * @param listed Classes. Their columns: `class_id`, `institution`, `class`, and `before`, how many pupils stand in the report before theirs.
 * @param enrolled Of `enrolments e`.
 */
const numbered = (listed: SQL, enrolled: SQL, hidesPersonal: boolean): SQL => sql`
  select latest.institution, latest.class, row_number() over (partition by latest.class_id order by u.name, p.id)::int as number,
    p.matricula, u.name as student, p.gender, ${hidesPersonal ? sql`null::text` : sql`p.birth_date::text`} as birth_date,
    latest.status as situation, latest.before
  from (
    select distinct on (e.class_id, e.profile_id) listed.*, e.profile_id, e.status
    from (${listed}) listed join enrolments e on e.class_id = listed.class_id
    where ${enrolled}
    order by e.class_id, e.profile_id, e.ends_on is null desc, e.ends_on desc
  ) latest
  join profiles p on p.id = latest.profile_id
  join users u on u.id = p.user_id and u.archived_at is null`;

/** Who is or was enrolled in a class, each once. */
async function pupilsOfClass(
  db: Queries,
  { classes }: ReportSelection,
  hidesPersonal: boolean,
  page: PageRequest,
): Promise<Rows> {
  const only = sql`select school_classes.id as class_id, institutions.name as institution, ${className} as class, 0 as before
    from school_classes join institutions on institutions.id = school_classes.institution_id where ${classes}`;
  const read = async (at: PageRequest) => {
    const { rows } = await db.execute<Row & { total: number }>(sql`
    select rows.*, count(*) over ()::int as total from (${numbered(only, sql`true`, hidesPersonal)}) rows
    order by number limit ${at.limit} offset ${offsetOf(at)}`);
    return rows;
  };
  return pageWithTotal(page, read);
}

interface School extends Record<string, unknown> {
  id: string;
  before: number;
}

/**
 * The schools on whose pupils a page lies, each with how many pupils stand before theirs. A page ends in as many schools as it has pupils at
 * most: sorted before they are summed, no more of them are.
 */
async function schoolsOnPage(db: Queries, { schools, year }: ReportSelection, from: number, until: number) {
  const { rows } = await db.execute<School>(sql`
    select id, before from (
      select id, pupils, (sum(pupils) over (order by name, id) - pupils)::int as before
      from (
        select school.id, school.name, figures.pupils
        from (select institutions.id, institutions.name from institutions where ${schools} order by name, id) school
        cross join lateral (
          select sum(f.pupils) as pupils from class_figures f
          where f.institution_id = school.id and f.school_year = ${year} and not f.archived
        ) figures
        where figures.pupils > 0 order by school.name, school.id limit ${until}
      ) first
    ) counted where before < ${until} and before + pupils > ${from}`);
  return rows;
}

async function countOfYear(db: Queries, { schools, year }: ReportSelection): Promise<number> {
  const counting = sql`select coalesce(sum(f.pupils), 0)::int as total
    from class_figures f join institutions on institutions.id = f.institution_id
    where f.school_year = ${year} and not f.archived and ${schools}`;
  const [counted] = await sumBriefly<{ total: number }>(db, counting, ([row]) => row?.total ?? 0);
  return counted?.total ?? 0;
}

/**
 * Who is enrolled in any of the year's classes. They are too many to be sorted for one page: the kept counts of the schools, then of their
 * classes, in the report's order, say which classes lie on it, and only those are read.
 */
async function pupilsOfYear(
  db: Queries,
  selection: ReportSelection,
  hidesPersonal: boolean,
  page: PageRequest,
): Promise<Rows> {
  const from = offsetOf(page);
  const until = from + page.limit;
  const total = await countOfYear(db, selection);
  const found = await schoolsOnPage(db, selection, from, until);
  if (found.length === 0) return { rows: [], total };
  const starts = sql.join(
    found.map(({ id, before }) => sql`(${id}::uuid, ${before}::int)`),
    sql`, `,
  );
  const onPage = sql`select * from (
      select f.class_id, institutions.name as institution, ${className} as class, f.pupils, (start.before - f.pupils + sum(f.pupils)
        over (partition by institutions.id order by ${className}, f.class_id))::int as before
      from (values ${starts}) as start (id, before)
      join institutions on institutions.id = start.id
      join class_figures f on f.institution_id = start.id and f.school_year = ${selection.year} and not f.archived
      join school_classes on school_classes.id = f.class_id
    ) counted where before < ${until} and before + pupils > ${from}`;
  const { rows } = await db.execute<Row>(sql`
    select rows.* from (${numbered(onPage, sql`e.ends_on is null`, hidesPersonal)}) rows
    where before + number > ${from} and before + number <= ${until} order by before + number`);
  return { rows, total };
}

/** The pupils of a class, whoever is or was enrolled; without a class, of all the year's, whoever is enrolled. */
export async function pupilReport(
  db: Queries,
  selection: ReportSelection,
  classId: string | undefined,
  hidesPersonal: boolean,
  page: PageRequest,
): Promise<Page<PupilReportRow>> {
  const list = classId === undefined ? pupilsOfYear : pupilsOfClass;
  const { rows, total } = await list(db, selection, hidesPersonal, page);
  return { ...page, rows: rows.map(({ total: _, before: __, ...row }) => row), total };
}
