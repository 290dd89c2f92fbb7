import { Card, Spinner } from '@caderneta/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import * as styles from './dashboard.css.ts';

const charts = () => import('@caderneta/ui/charts');
export const BarChart = lazy(() => charts().then((all) => ({ default: all.BarChart })));
export const DonutChart = lazy(() => charts().then((all) => ({ default: all.DonutChart })));
export const LineChart = lazy(() => charts().then((all) => ({ default: all.LineChart })));
export const WaffleChart = lazy(() => charts().then((all) => ({ default: all.WaffleChart })));

/** The sheet of one chart, as high before it came as after. */
export function ChartCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.chart}>
      <Suspense
        fallback={
          <div className={styles.chartWait}>
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </Card>
  );
}
