import { ErrorState, Spinner } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { chartsCopy } from './charts.copy.ts';
import { type Charts, useCharts } from './use-charts.ts';

export interface WithChartsProps {
  children: (charts: Charts) => ReactNode;
}

/** A chart, once the charts are here: they are fetched apart, and without them everything around the chart stays. */
export function WithCharts({ children }: WithChartsProps) {
  const { data: charts, error, isValidating, mutate } = useCharts();
  if (charts) return children(charts);
  if (error === undefined) return <Spinner />;
  return (
    <ErrorState
      title={chartsCopy.failed}
      message={chartsCopy.hint}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
