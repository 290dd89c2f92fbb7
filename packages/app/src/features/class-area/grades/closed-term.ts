import type { ClassCalendar } from '@caderneta/contract';
import { writeDay } from '../../../lib/dates.ts';
import type { GradebookColumn } from './grade-sheet.ts';
import { gradesCopy } from './grades.copy.ts';

/** Why grades of a period cannot be posted today, with its days; null where they can. */
export function closedTermText({ terms }: ClassCalendar, { scope, period_index }: GradebookColumn): string | null {
  const term = terms.find((one) => one.scope === scope && one.period_index === period_index);
  if (term === undefined || term.grades_open) return null;
  const to = term.posting_ends_on && writeDay(term.posting_ends_on);
  return gradesCopy.closed(writeDay(term.posting_starts_on ?? term.starts_on), to);
}
