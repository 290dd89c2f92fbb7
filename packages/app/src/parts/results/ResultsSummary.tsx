import type { ResultRow } from '@caderneta/contract';
import { Ledger } from '@caderneta/ui';
import { Check, CircleHelp, Clock, Gauge } from 'lucide-react';
import { formatScore } from '../../lib/numbers.ts';
import { resultsCopy } from './results.copy.ts';
import { summarise } from './results-summary.ts';

/** How far the correction of a class has come. */
export function ResultsSummary({ rows }: { rows: readonly ResultRow[] }) {
  const texts = resultsCopy;
  const summary = summarise(rows);
  return (
    <Ledger
      label={texts.summary}
      items={[
        { id: 'corrected', label: texts.counts.corrected, value: summary.corrected, icon: <Check /> },
        { id: 'review', label: texts.counts.inReview, value: summary.inReview, icon: <CircleHelp /> },
        { id: 'pending', label: texts.counts.pending, value: summary.pending, icon: <Clock /> },
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
