import type { MunicipalitySettings, SchoolCalendar } from '@caderneta/contract';
import type { Queries } from '../../server/query/queries.ts';
import { municipalitySettingsOf, schoolDaysOf } from '../settings/settings.service.ts';

/** Where a class is: its settings are its municipality's and its school's. */
export interface SchoolRef {
  readonly municipalityId: string;
  readonly institutionId: string;
}

/** The calendar of a school: its municipality's year and periods, and the days without lessons of both, the earliest first. */
export async function calendarOf(
  db: Queries,
  { municipalityId, institutionId }: SchoolRef,
): Promise<SchoolCalendar & { readonly rules: MunicipalitySettings }> {
  const rules = await municipalitySettingsOf(db, municipalityId);
  const own = (await schoolDaysOf(db, institutionId)).closed_days;
  const named = new Set(own.map(({ date }) => date));
  const closed_days = [...own, ...rules.closed_days.filter(({ date }) => !named.has(date))].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
  return { rules, school_year: rules.school_year, terms: rules.terms, closed_days };
}
