import { scaleLinear } from 'd3-scale';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import { useReadingCursor } from '../ChartFrame/use-reading-cursor.ts';
import { useRoom, viewBoxOf } from '../ChartFrame/use-room.ts';
import * as plot from '../LineChart/LineChart.css.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './Histogram.css.ts';
import { type HistogramBin, histogramBins } from './histogram-bins.ts';

export interface HistogramProps extends ChartProps {
  values: readonly number[];
  /** Lowest and highest of the scale. Default [0, 10], as grades go. */
  domain?: readonly [number, number];
  /** Number of equal ranges. Default 10. */
  bins?: number;
  /** Names the axis below: 'Nota'. */
  unit?: string;
}

/** How often values occur: the grades of a class. Named amounts are a BarChart. Arrow keys walk through the ranges. */
export function Histogram({ values, domain = [0, 10], bins: count = 10, unit, summary, ...frame }: HistogramProps) {
  const bins = histogramBins(values, domain, count);
  const range = ({ from, to }: HistogramBin) => chartCopy.bin(formatNumber(from), formatNumber(to));
  const top = bins.reduce((best, each) => (each.count > best.count ? each : best));
  const sentence = () =>
    chartCopy.bins(
      frame.title,
      formatNumber(values.length),
      formatNumber(Math.min(...values)),
      formatNumber(Math.max(...values)),
      range(top),
      formatNumber(top.count),
    );
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? (values.length > 0 ? sentence() : '')}
      isEmpty={values.length === 0}
      table={{
        columns: [unit ?? chartCopy.range, chartCopy.count],
        rows: bins.map((each) => [range(each), formatNumber(each.count)]),
      }}
    >
      <Plot title={frame.title} bins={bins} top={top.count} range={range} unit={unit} />
    </ChartFrame>
  );
}

interface PlotProps {
  title: string;
  bins: readonly HistogramBin[];
  top: number;
  range: (bin: HistogramBin) => string;
  unit: string | undefined;
}

function Plot({ title, bins, top, range, unit }: PlotProps) {
  const { ref, width, height, rem } = useRoom();
  const announced = bins.map((each) => chartCopy.point(range(each), formatNumber(each.count)));
  const { active, cursorProps } = useReadingCursor(chartCopy.cursor(title), announced);
  const bottom = Math.max(0, height - (unit === undefined ? 1.8 : 3) * rem);
  const x = scaleLinear([0, bins.length], [0.8 * rem, Math.max(rem, width - 0.8 * rem)]);
  // Before it was measured there is no room at all.
  const y = scaleLinear([0, top], [bottom, Math.min(bottom, 1.5 * rem)]);
  const barWidth = x(1) - x(0);
  const edges = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)];
  const widest = Math.max(...edges.map((edge) => formatNumber(edge).length)) * 0.47 * rem + 0.5 * rem;
  const step = Math.max(1, Math.ceil(widest / Math.max(1, barWidth)));
  return (
    <>
      <div
        ref={ref}
        className={plot.room}
        {...cursorProps((left) => Math.max(0, Math.min(bins.length - 1, Math.floor(x.invert(left)))))}
      >
        <svg className={plot.drawing} viewBox={viewBoxOf(width, height)} aria-hidden="true">
          {bins.map((each, index) => (
            <g key={each.from}>
              <rect
                x={x(index)}
                y={y(each.count)}
                width={barWidth}
                height={bottom - y(each.count)}
                className={join(styles.bar, active === index && styles.activeBar)}
              />
              {each.count > 0 && (
                <text x={x(index + 0.5)} y={y(each.count) - 0.4 * rem} textAnchor="middle" className={plot.value}>
                  {formatNumber(each.count)}
                </text>
              )}
            </g>
          ))}
          <path d={`M${x(0)} ${bottom}H${x(bins.length)}`} className={plot.baseLine} />
          {edges.map((edge, index) =>
            index % step === 0 ? (
              <text key={edge} x={x(index)} y={bottom + 1.2 * rem} textAnchor="middle" className={plot.tick}>
                {formatNumber(edge)}
              </text>
            ) : null,
          )}
          {unit !== undefined && (
            <text x={width / 2} y={bottom + 2.5 * rem} textAnchor="middle" className={plot.tick}>
              {unit}
            </text>
          )}
        </svg>
      </div>
      <p className={plot.reading} aria-hidden="true">
        {active === null ? '' : announced[active]}
      </p>
    </>
  );
}
