import { assessmentEndpoints, broughtGradeEndpoints, gradeEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../../lib/api/use-call.ts';
import { useEvery } from '../../../lib/api/use-every.ts';
import type { GradebookColumn } from './grade-sheet.ts';

export const slotOfGrades = ({ class_id, discipline_id, scope, period_index, year }: GradebookColumn) =>
  `grades/${class_id}/${discipline_id}/${year}/${scope}/${period_index}`;

/** Every period of the scope: the ones before stand beside the one that is written. */
export const useSavedGrades = ({ class_id, discipline_id, scope, year }: GradebookColumn) =>
  useEvery(gradeEndpoints.list, { query: { class_id, discipline_id, scope, year: String(year) } });

/** What pupils brought from other classes, of every scope and period; `isAsked`: who may not post the discipline is told nothing of it. */
export const useBroughtGrades = ({ class_id, discipline_id }: GradebookColumn, isAsked: boolean) =>
  useCall(broughtGradeEndpoints.list, isAsked ? { query: { class_id, discipline_id } } : null);

/** Grades of the discipline and year that were posted from results that changed since. */
export const useOutdatedGrades = ({ class_id, discipline_id, year }: GradebookColumn) =>
  useCall(assessmentEndpoints.outdatedGrades, { query: { class_id, discipline_id, year: String(year) } });

/** After grades reached the server: everything that counts them is fresh. */
export function useFreshGrades() {
  const stale = useStale();
  return () =>
    stale(
      gradeEndpoints.list,
      broughtGradeEndpoints.list,
      assessmentEndpoints.outdatedGrades,
      schoolYearEndpoints.yearResults,
      ...dashboardReads,
    );
}
