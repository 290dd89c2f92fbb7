import { type ResultRow, type ResultStatus, resultStatusLabels } from '@caderneta/contract';

/** Query parameter of the results that narrows their list to what a counter counts. */
export const statusParam = 'situacao';

/** What the address calls each state of a result. */
export const statusSlugs: Readonly<Record<ResultStatus, string>> = {
  PENDING: 'pendentes',
  IN_REVIEW: 'revisao',
  CORRECTED: 'corrigidas',
};

export const knownStatuses = Object.keys(resultStatusLabels) as ResultStatus[];

/** The state that an address names; null for all. */
export const statusOf = (slug: string | null): ResultStatus | null =>
  knownStatuses.find((status) => statusSlugs[status] === slug) ?? null;

/** The results in a state, all of them where it is null. */
export const inStatus = (rows: readonly ResultRow[], status: ResultStatus | null): readonly ResultRow[] =>
  status === null ? rows : rows.filter((row) => row.status === status);
