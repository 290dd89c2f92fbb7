import { municipalityDefaults, type Term, usualTerms } from '@caderneta/contract';
import type { Queries } from '../../server/query/queries.ts';
import { addDays, weekdayOf } from '../../server/query/school-time.ts';
import { schoolDaysOf } from './institution-settings.ts';
import { municipalitySettingsOf } from './municipality-settings.ts';

/** What holds for a municipality's or institution's schools on a day. */
interface SchoolRules {
  /** Lowest presence, percent. */
  readonly minimumAttendance: number;
  /** Period whose grades are due on the day. */
  readonly term: Pick<Term, 'scope' | 'period_index'>;
  /** Whether there are lessons on a day. */
  hasLessons(day: string): boolean;
}

/** How far a next day with lessons is looked for: over the longest holidays within a school year. */
export const lessonDaysAhead = 45;

/** The day itself where it has lessons, or the next one that has; null where none is near. */
export const lessonDayFrom = ({ hasLessons }: Pick<SchoolRules, 'hasLessons'>, day: string): string | null =>
  Array.from({ length: lessonDaysAhead }, (_, ahead) => addDays(day, ahead)).find((date) => hasLessons(date)) ?? null;

/** The days with lessons from Monday to a day, that day included. */
export function lessonDaysOfWeek({ hasLessons }: Pick<SchoolRules, 'hasLessons'>, day: string): string[] {
  const sinceMonday = weekdayOf(day);
  return Array.from({ length: sinceMonday + 1 }, (_, past) => addDays(day, past - sinceMonday)).filter(hasLessons);
}

/** Term that a day is in: the last that has begun, or the first. */
function termOn(
  terms: readonly Pick<Term, 'scope' | 'period_index' | 'starts_on'>[],
  day: string,
): SchoolRules['term'] {
  const known = terms.length > 0 ? terms : usualTerms(day.slice(0, 4));
  const inOrder = known.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on));
  const { scope, period_index } = (inOrder.findLast(({ starts_on }) => starts_on <= day) ?? inOrder[0]) as Term;
  return { scope, period_index };
}

/** The rules that hold on a day in a municipality and, where one is named, in an institution with its own days without lessons. */
export async function readSchoolRules(
  db: Queries,
  { municipalityId, institutionId }: { municipalityId: string | null; institutionId: string | null },
  day: string,
): Promise<SchoolRules> {
  const rules = municipalityId ? await municipalitySettingsOf(db, municipalityId) : municipalityDefaults;
  const own = institutionId ? (await schoolDaysOf(db, institutionId)).closed_days : [];
  const closed = new Set([...rules.closed_days, ...own].map(({ date }) => date));
  const year = rules.school_year;
  return {
    minimumAttendance: rules.minimum_attendance,
    term: termOn(rules.terms, day),
    hasLessons: (asked) =>
      weekdayOf(asked) < 5 && !closed.has(asked) && (!year || (year.starts_on <= asked && asked <= year.ends_on)),
  };
}
