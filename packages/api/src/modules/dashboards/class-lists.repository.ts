import { type RankedStudent, type UpcomingEvent, wireTime } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { sumBriefly } from '../../server/query/count-rows.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { eventsFor } from '../class-events/class-events.service.ts';
import { yearMeansOf } from '../school-year/school-year.service.ts';
import { bestGradesOf, type ClassChoice } from './best-grades.repository.ts';
import type { FigureRow, PanelDay } from './figures.ts';

const rankingLength = 10;
/** So many are looked at: of who changed class the best of the sums may be a grade that does not count any more. */
const candidates = 2 * rankingLength;
const eventsShown = 5;

export const inClasses =
  (ids: readonly string[]): ClassChoice =>
  (classId) =>
    sql`${classId} = any(${uuids(ids)})`;

/** Open classes of the year. `where`: a condition on `class_figures`, here called `f`. */
export const inNetwork =
  ({ academic_year }: PanelDay, where: SQL): ClassChoice =>
  (classId) =>
    sql`${classId} in (
      select f.class_id from class_figures f where f.school_year = ${academic_year} and not f.archived and ${where})`;

interface RankedRow extends Record<string, unknown> {
  student_profile_id: string;
  name: string;
  class_id: string;
  class_name: string;
  institution: string;
  municipality_id: string;
  best: number;
  has_moved: boolean;
  pupils: number;
}

/** Those who have a grade that counts, by the best of these. */
async function byCountingBest(
  db: Queries,
  year: number,
  areChosen: ClassChoice,
  rows: readonly RankedRow[],
): Promise<RankedRow[]> {
  const moved = rows.flatMap((row) => (row.has_moved ? [row.student_profile_id] : []));
  const counting = await bestGradesOf(db, year, moved, areChosen);
  return rows
    .flatMap((row) => {
      const best = row.has_moved ? counting.get(row.student_profile_id) : row.best;
      return best === undefined ? [] : [{ ...row, best }];
    })
    .toSorted((a, b) => b.best - a.best);
}

/** Média of ranked pupils. */
async function meansOfRanked(
  db: Queries,
  year: number,
  rows: readonly RankedRow[],
): Promise<Map<string, number | null>> {
  const means = new Map<string, number | null>();
  for (const municipalityId of new Set(rows.map((row) => row.municipality_id))) {
    const pupils = rows.filter((row) => row.municipality_id === municipalityId).map((row) => row.student_profile_id);
    for (const [pupil, mean] of await yearMeansOf(db, { municipalityId, year }, pupils)) means.set(pupil, mean);
  }
  return means;
}

/**
 * Pupils enrolled now in the classes, by the best grade of the year in them that counts; the mean, then the name, parts those alike. Who is among
 * them at all, the plain mean of the sums parts: periods' weights would have to be applied to each pupil of a network.
 */
export async function rankStudents(
  db: Queries,
  { academic_year }: PanelDay,
  areChosen: ClassChoice,
): Promise<RankedStudent[]> {
  // Names are read of those alone who may be among the first: of a network's pupils that is most of the work.
  const statement = sql`
    with of_pupil as (
      select student_profile_id, max(best) as best, sum(score_sum) / sum(grades) as mean, count(*) over () as pupils
      from pupil_scores s where ${areChosen(sql`s.class_id`)} and school_year = ${academic_year} and grades > 0
      group by student_profile_id),
    first as (
      select g.*, e.class_id from of_pupil g
      join enrolments e on e.profile_id = g.student_profile_id and e.school_year = ${academic_year} and e.ends_on is null
        and ${areChosen(sql`e.class_id`)}
      where exists (
        select from profiles p join users u on u.id = p.user_id
        where p.id = g.student_profile_id and u.archived_at is null offset 0)
      order by g.best desc, g.mean desc fetch first ${candidates} rows with ties)
    select g.student_profile_id, u.name, c.id as class_id, c.grade || ' ' || c.section as class_name, i.name as institution,
      i.municipality_id, g.best, g.pupils, exists (
        select from pupil_scores s where s.student_profile_id = g.student_profile_id and s.school_year = ${academic_year}
          and s.class_id <> g.class_id and s.grades > 0) as has_moved
    from first g
    join school_classes c on c.id = g.class_id
    join institutions i on i.id = c.institution_id
    join profiles p on p.id = g.student_profile_id
    join users u on u.id = p.user_id
    order by g.best desc, g.mean desc, u.name, p.id limit ${candidates}`;
  const found = await sumBriefly<RankedRow>(db, statement, ([row]) => row?.pupils ?? 0);
  const rows = (await byCountingBest(db, academic_year, areChosen, found)).slice(0, rankingLength);
  const means = await meansOfRanked(db, academic_year, rows);
  return rows
    .map(({ class_id, class_name, municipality_id: _, pupils: __, has_moved: ___, ...row }) => ({
      ...row,
      mean: means.get(row.student_profile_id) ?? 0,
      class: { id: class_id, name: class_name },
    }))
    .toSorted((a, b) => b.best - a.best || b.mean - a.mean || a.name.localeCompare(b.name, 'pt-BR'))
    .map((row, index) => ({ ...row, position: index + 1 }));
}

/** The next entries of the classes' calendars that are for the viewer's eyes. */
export async function nextEvents(
  db: Queries,
  viewer: SignedIn,
  { today }: PanelDay,
  classIds: readonly string[],
): Promise<UpcomingEvent[]> {
  if (classIds.length === 0) return [];
  const { rows } = await db.execute<{
    id: string;
    title: string;
    date: string;
    start_time: string | null;
    end_time: string | null;
    type: UpcomingEvent['type'];
    class_id: string;
    class_name: string;
  }>(sql`
    select class_events.id, title, date::text, start_time::text, end_time::text, type,
      c.id as class_id, c.grade || ' ' || c.section as class_name
    from class_events join school_classes c on c.id = class_events.class_id
    where class_events.class_id = any(${uuids(classIds)}) and date >= ${today} and ${eventsFor(viewer) ?? sql`true`}
    order by class_events.date, class_events.start_time, class_events.id limit ${eventsShown}`);
  return rows.map(({ class_id, class_name, start_time, end_time, ...row }) => ({
    ...row,
    start_time: start_time && wireTime(start_time),
    end_time: end_time && wireTime(end_time),
    class: { id: class_id, name: class_name },
  }));
}

/** The figures of classes, with their names; of those that the condition names. */
interface ClassLine extends FigureRow {
  institution: string;
  last_roll_call: string | null;
  called_today: boolean;
}

/**
 * Open classes of the year and what is known of each. `slot`: the period's place in `posted`.
 *
 * @param which A condition on `class_figures`, here called `f`.
 */
export async function readClasses(
  db: Queries,
  { academic_year, today }: PanelDay,
  term: { readonly scope: string; readonly period_index: number },
  which: ReturnType<typeof sql>,
): Promise<ClassLine[]> {
  const { rows } = await db.execute<ClassLine>(sql`
    select f.class_id as id, c.grade || ' ' || c.section as name, i.name as institution, f.pupils, f.present, f.absent,
      f.posted[grade_slot(${term.scope}, ${term.period_index})] as posted,
      f.pupils * f.disciplines as expected, last.date::text as last_roll_call, coalesce(last.date = ${today}, false) as called_today
    from class_figures f
    join school_classes c on c.id = f.class_id
    join institutions i on i.id = f.institution_id
    left join lateral (
      select date from class_days d where d.class_id = f.class_id and d.date <= ${today} and d.present + d.absent > 0
      order by d.date desc limit 1
    ) last on true
    where not f.archived and f.school_year = ${academic_year} and ${which}
    order by c.grade, c.section, c.id`);
  return rows;
}
