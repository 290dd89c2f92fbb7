import type { ResultStatus } from '@caderneta/contract';

/** Query parameter of the results that narrows their list to what a counter counts, and what it calls each state. */
export const statusParam = 'situacao';
export const statusBySlug: Readonly<Record<string, ResultStatus>> = {
  corrigidas: 'CORRECTED',
  revisao: 'IN_REVIEW',
  pendentes: 'PENDING',
};
