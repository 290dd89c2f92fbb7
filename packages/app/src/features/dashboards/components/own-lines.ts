import { categoryLabels, type OwnGrade, type OwnResult, periodName } from '@caderneta/contract';
import { formatDay } from '../../../lib/dates.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import type { Line } from './LineList.tsx';

/** '1º bimestre · lançada em 14/05/2026'. */
export const postedText = ({
  scope,
  period_index,
  updated_at,
}: Pick<OwnGrade, 'scope' | 'period_index' | 'updated_at'>): string =>
  dashboardsCopy.student.grades.posted(periodName(scope, period_index), formatDay(updated_at));

/** The words of an assessment's line: its title, what it is and its day. */
export const assessmentWords = ({ id, title, category, created_at }: OwnResult): Line => ({
  id,
  name: title,
  detail: `${categoryLabels[category]} · ${formatDay(created_at)}`,
});
