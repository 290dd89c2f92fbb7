import type { ResultStatus } from '@caderneta/contract';

/** Query parameter of the results that narrows their list to what a counter counts, and what it calls each state. */
export const statusParam = 'situacao';
export const statusSlugs: Readonly<Record<ResultStatus, string>> = {
  PENDING: 'pendentes',
  IN_REVIEW: 'revisao',
  CORRECTED: 'corrigidas',
};
