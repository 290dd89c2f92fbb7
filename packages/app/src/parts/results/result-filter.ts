import type { ResultStatus } from '@caderneta/contract';
import { hrefTo, withQuery } from '../../lib/paths.ts';

/** Query parameter of the results that narrows their list to what a counter counts, and what it calls each state. */
const statusParam = 'situacao';
const slugs: Readonly<Record<ResultStatus, string>> = {
  CORRECTED: 'corrigidas',
  IN_REVIEW: 'revisao',
  PENDING: 'pendentes',
};
const statuses = Object.keys(slugs) as ResultStatus[];

/** The state that an address narrows the results to; undefined for all of them. */
export const listedStatus = (search: URLSearchParams): ResultStatus | undefined =>
  statuses.find((status) => slugs[status] === search.get(statusParam));

/** The results of an assessment with the pupils of a state alone. */
export const resultsHref = (assessmentId: string, status: ResultStatus): string =>
  withQuery(hrefTo('assessmentResults', { assessmentId }), { [statusParam]: slugs[status] });
