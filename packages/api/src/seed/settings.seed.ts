import { settings } from '../schema/settings.table.ts';
import { rowsOf, type TableRows } from './rows.ts';
import type { Moment, Municipality } from './world.ts';

/** Lowest mean to pass, 0 to 10, and lowest attendance, percent. */
const MINIMUM_MEAN = 6;
const MINIMUM_ATTENDANCE = 75;

/** The mark that makes this a demonstration, and each municipality's school year. */
export function makeSettings(moment: Moment, municipalities: readonly Municipality[]): TableRows {
  const draw = moment.draw.fork('settings');
  const { year, days, terms, closedDays } = moment.calendar;
  const line = (municipality_id: string | null, key: string, value: unknown) => ({
    id: draw.id(moment.madeAt),
    municipality_id,
    institution_id: null,
    key,
    value,
  });
  return rowsOf(settings, [
    line(null, 'demonstration', { made_on: moment.today }),
    ...municipalities.flatMap(({ id }) => [
      line(id, 'school_year', { year, starts_on: days[0], ends_on: days.at(-1) }),
      line(
        id,
        'terms',
        terms.map(({ index, starts_on, ends_on }) => ({
          scope: 'BIMESTER',
          period_index: index,
          starts_on,
          ends_on,
          weight: 1,
          posting_starts_on: null,
          posting_ends_on: null,
        })),
      ),
      line(
        id,
        'closed_days',
        closedDays.map((date) => ({ date, reason: null })),
      ),
      line(id, 'minimum_mean', MINIMUM_MEAN),
      line(id, 'minimum_attendance', MINIMUM_ATTENDANCE),
    ]),
  ]);
}
