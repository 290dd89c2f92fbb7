import { type AbsenteeReportRow, frequencyOf, type PageRequest } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { type PupilPresence, presenceOf } from '../school-year/school-year.service.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
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

async function minimums(db: Queries, classes: SQL): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct institutions.municipality_id as id
    from school_classes join institutions on institutions.id = school_classes.institution_id where ${classes}`);
  const found = new Map<string, number>();
  for (const { id } of rows) found.set(id, (await municipalitySettingsOf(db, id)).minimum_attendance);
  return found;
}

async function consecutiveOf(db: Queries, rows: readonly Row[], year: number) {
  const found = new Map<string, PupilPresence>();
  for (const municipalityId of new Set(rows.map(({ municipality_id }) => municipality_id))) {
    const pupils = rows.filter((row) => row.municipality_id === municipalityId).map(({ pupil }) => pupil);
    for (const [pupil, presence] of await presenceOf(db, { municipalityId, year }, pupils)) found.set(pupil, presence);
  }
  return found;
}

/** Pupils whose presence is under their municipality's minimum, the lowest first. */
export async function absenteeReport(
  db: Queries,
  { classes, year }: ReportSelection,
  page: PageRequest,
): Promise<Page<AbsenteeReportRow>> {
  const limits = await minimums(db, classes);
  if (limits.size === 0) return { ...page, rows: [], total: 0 };
  const limit = sql.join(
    [...limits].map(([id, minimum]) => sql`(${id}::uuid, ${minimum}::int)`),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    select y.municipality_id, y.student_profile_id as pupil, institutions.name as institution,
      school_classes.grade || ' ' || school_classes.section as class, u.name as student, y.present, y.absent,
      count(*) over ()::int as total
    from pupil_years y
    join (values ${limit}) as limits (municipality_id, minimum) on limits.municipality_id = y.municipality_id
    join school_classes on school_classes.id = y.class_id
    join institutions on institutions.id = school_classes.institution_id
    join profiles p on p.id = y.student_profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    where y.school_year = ${year} and y.present + y.absent > 0
      and y.present * 100.0 < limits.minimum * (y.present + y.absent) and ${classes}
    order by y.presence, institutions.name, class, u.name, p.id
    limit ${page.limit} offset ${offsetOf(page)}`);
  const presences = await consecutiveOf(db, rows, year);
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
  return { ...page, rows: shown, total: rows[0]?.total ?? 0 };
}
