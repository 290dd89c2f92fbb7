import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { Button } from 'react-aria-components';
import { ChartTable } from '../ChartFrame/ChartTable.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import { known } from '../LineChart/line-scale.ts';
import { Popover } from '../Popover/Popover.tsx';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Sparkline.css.ts';

const WIDTH = 96;
const HEIGHT = 24;

export interface SparklineProps {
  /** What the values are of whom: 'Notas de Ana Clara'. */
  label: string;
  /** One a period; null where there is none. */
  values: readonly (number | null)[];
  /** As many as values: '1º bim.'. */
  periods: readonly string[];
  /** Lowest and highest of the scale. By default from the values. */
  domain?: readonly [number, number];
  /** Default: pt-BR with at most two decimals. */
  format?: (value: number) => string;
}

/**
 * The way values went, as small as a word, with the last of them: in a table's row. Pressing it shows all values as a
 * table. With room for axes use LineChart.
 */
export function Sparkline({ label, values, periods, domain, format = formatNumber }: SparklineProps) {
  const there = known(values);
  const last = there.at(-1);
  if (last === undefined) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">{chartCopy.none}</span>
        <span className={visuallyHidden}>{chartCopy.lineEmpty(label)}</span>
      </span>
    );
  }
  const [low = 0, high = 1] = domain ?? extent(there);
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [HEIGHT - 3, 3]);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [2, WIDTH - 4]);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => x(index))
    .y((value) => y(value ?? 0));
  const summary = chartCopy.sparkline(label, format(last), format(Math.min(...there)), format(Math.max(...there)));
  return (
    <Popover
      label={label}
      className={styles.popover}
      trigger={
        <Button className={styles.button} aria-label={`${chartCopy.showTable}: ${summary}`}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} aria-hidden="true">
            <path d={path([...values]) ?? ''} className={styles.path} />
            <circle cx={x(values.lastIndexOf(last))} cy={y(last)} r={3} className={styles.end} />
          </svg>
          <span className={styles.value}>{format(last)}</span>
        </Button>
      }
    >
      <p className={styles.title}>{label}</p>
      <ChartTable
        caption={label}
        columns={[chartCopy.period, chartCopy.value]}
        rows={periods.map((period, index) => {
          const value = values[index];
          return [period, value == null ? chartCopy.none : format(value)];
        })}
      />
    </Popover>
  );
}
