import { type ClosedDay, gradeScopes, type SchoolYear, type Shift, type Term } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';
import type { SettingsSchemas } from './settings-schemas.ts';

/** A number as its field holds it: NaN when empty, which is null on the wire. */
export const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** A school year while it is typed. */
export interface YearValues {
  readonly year: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}
export const yearValuesOf = (year: SchoolYear | null, current: number): YearValues => ({
  year: String(year?.year ?? current),
  startsOn: year?.starts_on ?? null,
  endsOn: year?.ends_on ?? null,
});
const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text);
export const checkYear = ({ year, startsOn, endsOn }: YearValues, { municipality }: SettingsSchemas) =>
  checkForm(municipality, {
    school_year: { year: wholeNumber(year), starts_on: startsOn ?? '', ends_on: endsOn ?? '' },
  });

/** A period while it is typed. */
export interface TermValues {
  readonly scope: Term['scope'];
  readonly index: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly weight: number;
  readonly postingStartsOn: string | null;
  readonly postingEndsOn: string | null;
}
export const termValuesOf = (term: Term): TermValues => ({
  scope: term.scope,
  index: term.period_index,
  startsOn: term.starts_on,
  endsOn: term.ends_on,
  weight: term.weight,
  postingStartsOn: term.posting_starts_on,
  postingEndsOn: term.posting_ends_on,
});

/** The period after the last one: of its kind, one further. */
export const nextTerm = (terms: readonly TermValues[]): TermValues => ({
  scope: terms.at(-1)?.scope ?? gradeScopes[0],
  index: (terms.at(-1)?.index ?? 0) + 1,
  startsOn: null,
  endsOn: null,
  weight: 1,
  postingStartsOn: null,
  postingEndsOn: null,
});
export const checkTerms = (terms: readonly TermValues[], { municipality }: SettingsSchemas) =>
  checkForm(municipality, {
    terms: terms.map((term) => ({
      scope: term.scope,
      period_index: numberOrNull(term.index),
      starts_on: term.startsOn ?? '',
      ends_on: term.endsOn ?? '',
      weight: numberOrNull(term.weight),
      posting_starts_on: term.postingStartsOn,
      posting_ends_on: term.postingEndsOn,
    })),
  });

/** A shift while it is typed; times as 'HH:mm'. */
export interface ShiftValues {
  readonly name: Shift['name'];
  readonly start: string | null;
  readonly end: string | null;
}
export const shiftValuesOf = ({ name, start_time, end_time }: Shift): ShiftValues => ({
  name,
  start: start_time.slice(0, 5),
  end: end_time.slice(0, 5),
});

/** A day without lessons while it is typed. */
export interface DayValues {
  readonly date: string | null;
  readonly reason: string;
}
export const dayValuesOf = ({ date, reason }: ClosedDay): DayValues => ({ date, reason: reason ?? '' });
