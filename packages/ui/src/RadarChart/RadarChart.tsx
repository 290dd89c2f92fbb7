import { scaleLinear } from 'd3-scale';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import { useRoom, viewBoxOf } from '../ChartFrame/use-room.ts';
import * as styles from './RadarChart.css.ts';
import { radarLabel, radarOutline, radarPoints } from './radar-geometry.ts';

const RINGS = [0.2, 0.4, 0.6, 0.8, 1];
/** Width of a letter, in rem: enough to know whether names fit beside the web. */
const LETTER = 0.47;

export interface RadarCriterion {
  id: string;
  label: string;
  /** 0 to `max`. */
  value: number;
}

export interface RadarChartProps extends ChartProps {
  /** Three to eight, clockwise from the top. */
  items: readonly RadarCriterion[];
  /** The outer ring. Default 10. */
  max?: number;
  /** Writes each value under its name. Default true; false where the figures stand beside the chart. */
  showValues?: boolean;
}

/**
 * Criteria of one thing on one scale, as a shape: the six of a reading. To compare amounts use BarChart. Where names do
 * not fit beside the web, its axes are numbered and named below.
 */
export function RadarChart({ items, max = 10, showValues = true, summary, ...frame }: RadarChartProps) {
  const parts = items.map((item) => chartCopy.pair(item.label, formatNumber(item.value)));
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.shares(frame.title, parts)}
      isEmpty={items.length < 3}
      table={{
        columns: [chartCopy.criterion, chartCopy.value],
        rows: items.map((item) => [item.label, formatNumber(item.value)]),
      }}
    >
      <Web title={frame.title} items={items} max={max} showValues={showValues} />
    </ChartFrame>
  );
}

interface WebProps {
  title: string;
  items: readonly RadarCriterion[];
  max: number;
  showValues: boolean;
}

function Web({ title, items, max, showValues }: WebProps) {
  const { ref, width, height, rem } = useRoom();
  const longest = Math.max(...items.map((item) => item.label.length)) * LETTER * rem;
  const lines = showValues ? 2 : 1;
  const above = (lines * 1.125 + 0.5) * rem;
  const isNumbered = width > 0 && longest * 2 + 7 * rem > width;
  const beside = isNumbered ? 1.5 * rem : longest + 0.8 * rem;
  const radius = Math.max(0, Math.min(height / 2 - above, (width / 2 - beside) * 1.15));
  const scale = scaleLinear([0, max], [0, radius]).clamp(true);
  const radii = items.map((item) => scale(item.value));
  return (
    <>
      <div ref={ref} className={styles.room}>
        <svg className={styles.drawing} viewBox={viewBoxOf(width, height)} aria-hidden="true">
          <g transform={`translate(${width / 2} ${height / 2})`}>
            {RINGS.map((share) => (
              <path
                key={share}
                d={radarOutline(items.map(() => radius * share))}
                className={styles.web}
                strokeWidth={share === 1 ? 1.6 : 1}
              />
            ))}
            {radarPoints(items.map(() => radius)).map((end, index) => (
              <path key={items[index]?.id} d={`M0 0L${end.x} ${end.y}`} className={styles.web} />
            ))}
            <path d={radarOutline(radii)} className={styles.area} strokeWidth={2.4} />
            {radarPoints(radii).map((point, index) => (
              <circle
                key={items[index]?.id}
                cx={point.x}
                cy={point.y}
                r={4}
                className={styles.point}
                strokeWidth={2.4}
              />
            ))}
            {items.map((item, index) => {
              const position = radarLabel(index, items.length, radius + 0.55 * rem);
              const isAbove = position.y < -radius;
              const y = isAbove
                ? position.y - (lines - 1) * 1.125 * rem
                : position.y + (position.y > radius ? 0.85 : 0.3) * rem;
              return (
                <text key={item.id} x={position.x} y={y} textAnchor={position.anchor} className={styles.label}>
                  {isNumbered ? index + 1 : item.label}
                  {showValues && !isNumbered && (
                    <tspan x={position.x} dy="1.3em" className={styles.value}>
                      {formatNumber(item.value)}
                    </tspan>
                  )}
                </text>
              );
            })}
          </g>
        </svg>
      </div>
      {isNumbered && (
        <ol className={styles.list} aria-label={chartCopy.axis(title)}>
          {items.map((item) => (
            <li key={item.id}>
              {item.label}
              {showValues && <span className={styles.listValue}>{formatNumber(item.value)}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
