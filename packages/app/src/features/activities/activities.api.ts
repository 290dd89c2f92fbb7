import { assessmentEndpoints, cardsPerPage } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { ClassChoice } from '../../parts/assessments/class-choice.ts';
import { IN_REVIEW } from './activity-states.ts';

/** What narrows the list; empty where not set. */
export interface ActivityFilter extends ClassChoice {
  readonly search: string;
  /** Only those with corrections that wait for a person: 'revisao'; empty for all. */
  readonly state: string;
}

const queryOf = ({ search, state, municipalityId, institutionId, classId }: ActivityFilter) => ({
  in_review: state === IN_REVIEW ? ('true' as const) : undefined,
  search: search.trim() || undefined,
  municipality_id: municipalityId || undefined,
  institution_id: institutionId || undefined,
  class_id: classId || undefined,
});

/** A page of the assessments within reach, the newest first; the last one stays while the next loads. */
export const useActivityPage = (filter: ActivityFilter, page: number) =>
  useCall(
    assessmentEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(cardsPerPage) } },
    { keepPrevious: true },
  );

/** All that the filters leave, as far as one answer reaches. */
export const fetchActivities = (filter: ActivityFilter) => call(assessmentEndpoints.list, { query: queryOf(filter) });
