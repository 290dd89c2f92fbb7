import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as mark from '../ChartFrame/ChartMark.css.ts';
import { colourIndex } from '../ChartFrame/ChartPatterns.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import * as styles from './LineChart.css.ts';
import { LinePlot } from './LinePlot.tsx';
import { known, type LineReference, type LineSeries } from './line-scale.ts';
import { lineStyle } from './line-style.ts';

export interface LineChartProps extends ChartProps {
  /** One to six, each with as many values as there are periods. */
  series: readonly LineSeries[];
  /** In order, as written below the chart: 'ago', '1º bim.'. */
  periods: readonly string[];
  /** Lowest and highest of the scale: [0, 10] for grades. By default from the values. */
  domain?: readonly [number, number];
  /** Drawn across, named and told with the chart: the least attendance, for instance. */
  reference?: LineReference;
  /** Default: pt-BR with at most two decimals. */
  format?: (value: number) => string;
}

/**
 * Values over time. Lines differ by dash and mark as well as by colour, a single one carries its figures; the arrow
 * keys walk through the periods, reading them out. For two or three amounts without order use BarChart.
 */
export function LineChart({
  series,
  periods,
  domain,
  reference,
  format = formatNumber,
  summary,
  ...frame
}: LineChartProps) {
  const held = reference === undefined ? [] : [chartCopy.reference(reference.label, format(reference.value))];
  const sentence = ({ label, values }: LineSeries) => {
    const there = known(values);
    const [first, last] = [there[0], there.at(-1)];
    if (first === undefined || last === undefined) return chartCopy.lineEmpty(label);
    return chartCopy.line(label, format(first), format(last), format(Math.min(...there)), format(Math.max(...there)));
  };
  const cell = (value: number | null | undefined) => (value == null ? chartCopy.none : format(value));
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.lines(frame.title, [...series.map(sentence), ...held])}
      isEmpty={series.every(({ values }) => known(values).length === 0)}
      table={{
        columns: [chartCopy.period, ...series.map(({ label }) => label)],
        rows: periods.map((period, index) => [period, ...series.map(({ values }) => cell(values[index]))]),
      }}
    >
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ id, label }, index) => (
            <li key={id} className={styles.entry}>
              <svg viewBox="0 0 36 14" className={styles.sample} aria-hidden="true">
                <path
                  d="M0 7h36"
                  className={mark.strokes[colourIndex(index)]}
                  strokeWidth={2.4}
                  strokeDasharray={lineStyle(index).dash}
                />
                <path
                  d={lineStyle(index).mark}
                  transform="translate(18 7)"
                  className={mark.fills[colourIndex(index)]}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
      <LinePlot
        title={frame.title}
        series={series}
        periods={periods}
        domain={domain}
        format={format}
        reference={reference}
      />
    </ChartFrame>
  );
}
