import { Card, Spinner } from '@caderneta/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import * as styles from './results.css.ts';

const charts = () => import('@caderneta/ui/charts');
export const Histogram = lazy(() => charts().then((all) => ({ default: all.Histogram })));
export const BarChart = lazy(() => charts().then((all) => ({ default: all.BarChart })));

/** The sheet of one chart, as high before it came as after. */
export function ChartCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.chart}>
      <Suspense
        fallback={
          <div className={styles.wait}>
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </Card>
  );
}
