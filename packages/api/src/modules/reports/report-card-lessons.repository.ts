import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import type { CardPeriod } from './report-card-periods.ts';

/** A pupil's lessons of one discipline: in all, and those missed in each period by its index. */
export interface CardLessons {
  readonly pupil: string;
  readonly discipline: string;
  readonly present: number;
  readonly absent: number;
  readonly missed: Readonly<Record<string, number>>;
}

/** Lessons of pupils in a year, those of former classes too. */
export async function cardLessons(
  db: Queries,
  { municipalityId, year }: { readonly municipalityId: string; readonly year: number },
  pupils: readonly string[],
  periods: readonly CardPeriod[],
): Promise<CardLessons[]> {
  if (pupils.length === 0) return [];
  const days = periods.flatMap(({ index, days }) =>
    days ? [sql`(${index}::int, ${days.first}::date, ${days.last}::date)`] : [],
  );
  const none = sql`(0, null::date, null::date)`;
  const { rows } = await db.execute<CardLessons & Record<string, unknown>>(sql`
    with periods (index, first, last) as (values ${sql.join(days.length > 0 ? days : [none], sql`, `)}),
    sums as (
      select a.student_profile_id as pupil, a.discipline_id, periods.index,
        count(*) filter (where a.status = 'PRESENT') as present, count(*) filter (where a.status = 'ABSENT') as absent
      from attendance a left join periods on a.date between periods.first and periods.last
      where a.municipality_id = ${municipalityId} and a.school_year = ${year}
        and a.student_profile_id in (${sql.join(
          pupils.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})
      group by 1, 2, 3
    )
    select sums.pupil, d.name as discipline, sum(present)::int as present, sum(absent)::int as absent,
      coalesce(jsonb_object_agg(sums.index, absent) filter (where sums.index is not null), '{}') as missed
    from sums join disciplines d on d.id = sums.discipline_id
    group by 1, 2, d.id`);
  return rows;
}
