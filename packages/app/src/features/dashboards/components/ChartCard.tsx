import { Card } from '@caderneta/ui';
import { WithCharts, type WithChartsProps } from '../../../parts/charts/WithCharts.tsx';
import * as styles from './dashboard.css.ts';

/** The sheet of one chart, as high before it came as after. */
export function ChartCard(props: WithChartsProps) {
  return (
    <Card className={styles.chart}>
      <WithCharts {...props} />
    </Card>
  );
}
