import { leastIndex } from 'd3-array';
import { line } from 'd3-shape';
import * as mark from '../ChartFrame/ChartMark.css.ts';
import { colourIndex } from '../ChartFrame/ChartPatterns.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { useReadingCursor } from '../ChartFrame/use-reading-cursor.ts';
import { useRoom, viewBoxOf } from '../ChartFrame/use-room.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './LineChart.css.ts';
import { type LineReference, type LineSeries, lineScales } from './line-scale.ts';
import { lineStyle } from './line-style.ts';

/** Width of a letter, in rem. */
const LETTER = 0.56;

interface LinePlotProps {
  title: string;
  series: readonly LineSeries[];
  periods: readonly string[];
  domain: readonly [number, number] | undefined;
  format: (value: number) => string;
  reference: LineReference | undefined;
}

export function LinePlot({ title, series, periods, domain, format, reference }: LinePlotProps) {
  const { ref, width, height, rem } = useRoom();
  const valueAt = (values: LineSeries['values'], index: number) => {
    const value = values[index];
    return value == null ? chartCopy.noValue : format(value);
  };
  const announced = periods.map((period, index) => {
    const values = series.map(({ label, values }) =>
      series.length === 1 ? valueAt(values, index) : chartCopy.pair(label, valueAt(values, index)),
    );
    return chartCopy.point(period, values.join(', '));
  });
  const { active, cursorProps } = useReadingCursor(chartCopy.cursor(title), announced);
  const longest = Math.max(...periods.map((period) => period.length));
  const rough = lineScales(series, periods, { left: 0, right: 1, top: 0, bottom: 1, nameWidth: 1 }, domain);
  const ticks = rough.y.ticks(4);
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * LETTER * rem + 0.6 * rem;
  const box = {
    left,
    right: Math.max(left + 1, width - 0.5 * rem),
    top: 1.4 * rem,
    bottom: Math.max(0, height - 1.8 * rem),
    nameWidth: (longest * LETTER + 0.8) * rem,
  };
  const { x, y, step } = lineScales(series, periods, box, domain);
  const [start = 0] = y.domain();
  const hasFigures = series.length === 1 && step === 1;
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => x(index))
    .y((value) => y(value ?? 0));
  const nearest = (from: number) => leastIndex(periods.map((_period, index) => Math.abs(x(index) - from))) ?? 0;
  return (
    <>
      <div ref={ref} className={styles.room} {...cursorProps(nearest)}>
        <svg className={styles.drawing} viewBox={viewBoxOf(width, height)} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${left} ${y(tick)}H${box.right}`} className={styles.gridLine} />
              <text x={left - 0.5 * rem} y={y(tick) + 0.28 * rem} textAnchor="end" className={styles.tick}>
                {format(tick)}
              </text>
            </g>
          ))}
          <path d={`M${left} ${box.bottom}H${box.right}`} className={styles.baseLine} />
          {reference !== undefined && (
            <g>
              <path d={`M${left} ${y(reference.value)}H${box.right}`} className={styles.reference} />
              <text x={box.right} y={y(reference.value) - 0.4 * rem} textAnchor="end" className={styles.value}>
                {chartCopy.pair(reference.label, format(reference.value))}
              </text>
            </g>
          )}
          {active !== null && <path d={`M${x(active)} ${box.top}V${box.bottom}`} className={styles.cursor} />}
          {series.map(({ id, values }, index) => (
            <g key={id}>
              <path
                d={path([...values]) ?? ''}
                className={mark.strokes[colourIndex(index)]}
                strokeWidth={2.4}
                strokeDasharray={lineStyle(index).dash}
              />
              {values.map((value, period) =>
                value === null ? null : (
                  <path
                    key={periods[period]}
                    d={lineStyle(index).mark}
                    transform={`translate(${x(period)} ${y(value)})`}
                    className={join(mark.fills[colourIndex(index)], styles.paper)}
                  />
                ),
              )}
            </g>
          ))}
          {hasFigures &&
            series[0]?.values.map((value, index) =>
              value === null ? null : (
                <text
                  key={periods[index]}
                  x={x(index)}
                  y={y(value) - 0.6 * rem}
                  textAnchor="middle"
                  className={styles.value}
                >
                  {format(value)}
                </text>
              ),
            )}
          {periods.map((period, index) => (
            <g key={period}>
              {index % step === 0 && (
                <text x={x(index)} y={box.bottom + 1.3 * rem} textAnchor="middle" className={styles.tick}>
                  {period}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      {start > 0 && <p className={styles.note}>{chartCopy.startsAt(format(start))}</p>}
      <p className={styles.reading} aria-hidden="true">
        {active === null ? '' : announced[active]}
      </p>
    </>
  );
}
