import { Card } from '@caderneta/ui';
import { chart } from './charts.css.ts';
import { WithCharts, type WithChartsProps } from './WithCharts.tsx';

export interface ChartCardProps extends WithChartsProps {
  /** 'low' where the chart stands beside its table. Default 'regular'. */
  height?: keyof typeof chart;
}

/** The sheet of one chart, as high before it came as after. */
export function ChartCard({ height = 'regular', children }: ChartCardProps) {
  return (
    <Card className={chart[height]}>
      <WithCharts>{children}</WithCharts>
    </Card>
  );
}
