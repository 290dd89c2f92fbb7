import type { ResultRow, ResultStatus } from '@caderneta/contract';
import { Ledger } from '@caderneta/ui';
import { Check, CircleHelp, Clock, Gauge } from 'lucide-react';
import { formatScore } from '../../lib/numbers.ts';
import { resultsHref } from './result-filter.ts';
import { resultsCopy } from './results.copy.ts';
import { summarise } from './results-summary.ts';

/** How far the correction of a class has come; each count leads to whom it counts. */
export function ResultsSummary({ assessmentId, rows }: { assessmentId: string; rows: readonly ResultRow[] }) {
  const texts = resultsCopy;
  const summary = summarise(rows);
  const listed = (status: ResultStatus) => resultsHref(assessmentId, status);
  return (
    <Ledger
      label={texts.summary}
      items={[
        {
          id: 'corrected',
          label: texts.counts.corrected,
          value: summary.corrected,
          icon: <Check />,
          href: listed('CORRECTED'),
        },
        {
          id: 'review',
          label: texts.counts.inReview,
          value: summary.inReview,
          icon: <CircleHelp />,
          href: listed('IN_REVIEW'),
        },
        {
          id: 'pending',
          label: texts.counts.pending,
          value: summary.pending,
          icon: <Clock />,
          href: listed('PENDING'),
        },
        {
          id: 'mean',
          label: texts.counts.mean,
          value: summary.mean === null ? texts.none : formatScore(summary.mean),
          icon: <Gauge />,
        },
      ]}
    />
  );
}
