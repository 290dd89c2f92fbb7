import { scaleLinear } from 'd3-scale';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import { PartName } from '../ChartFrame/PartName.tsx';
import { useRoom } from '../ChartFrame/use-room.ts';
import type { ChartPart } from '../DonutChart/DonutChart.tsx';
import * as styles from './BarChart.css.ts';

/** Rem that a letter under a column needs, and the least that a column does. */
const LETTER = 0.44;
const COLUMN = 3;
/** A name longer than this is not broken under a column: it gets a row. */
const LONG_WORD = 13;
/** Share of the height for the tallest column; its figure stands above it. */
const TALLEST = 82;

export type Bar = Omit<ChartPart, 'colour'>;

export interface BarChartProps extends ChartProps {
  /** Values 0 or more. */
  items: readonly Bar[];
  /** Upright columns or rows. By default whichever the names and the room allow. */
  layout?: 'columns' | 'rows';
  /** Top of the scale: 100 for per cents, 10 for grades. By default the highest value. */
  max?: number;
  /** How a value is written. Default: pt-BR with at most two decimals. */
  format?: (value: number) => string;
}

const longestWord = (label: string) => Math.max(...label.split(/\s+/).map((word) => word.length));

/**
 * Amounts side by side, in one colour: the names tell them apart. Each bar carries its figure. Parts of one whole are a
 * DonutChart, values over time a LineChart, how often values occur a Histogram.
 */
export function BarChart({ items, layout, max, format = formatNumber, summary, ...frame }: BarChartProps) {
  const highest = items.reduce<Bar | null>((best, item) => (best && best.value >= item.value ? best : item), null);
  const lowest = items.reduce<Bar | null>((best, item) => (best && best.value <= item.value ? best : item), null);
  const top = max ?? highest?.value ?? 0;
  const written = (item: Bar | null) => (item ? chartCopy.pair(item.label, format(item.value)) : '');
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.bars(frame.title, written(highest), written(lowest), items.length)}
      isEmpty={items.length === 0}
      table={{
        columns: [chartCopy.item, chartCopy.value],
        rows: items.map((item) => [item.label, format(item.value)]),
      }}
    >
      <Bars items={items} layout={layout} top={top > 0 ? top : 1} format={format} />
    </ChartFrame>
  );
}

interface BarsProps extends Pick<BarChartProps, 'items' | 'layout'> {
  top: number;
  format: (value: number) => string;
}

function Bars({ items, layout, top, format }: BarsProps) {
  const { ref, width, rem } = useRoom();
  const needed = items.reduce((sum, item) => sum + Math.max(COLUMN, longestWord(item.label) * LETTER), 0);
  const isCramped = width > 0 && width < needed * rem;
  const hasLongName = items.some((item) => longestWord(item.label) > LONG_WORD || item.label.length > 26);
  const isRows = layout === 'rows' || (layout === undefined && (isCramped || hasLongName));
  const share = scaleLinear([0, top], [0, isRows ? 100 : TALLEST]).clamp(true);
  if (isRows) {
    return (
      <div ref={ref}>
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.id} className={styles.row}>
              <span className={styles.rowName}>
                <PartName part={item} />
              </span>
              <span className={styles.value}>{format(item.value)}</span>
              <span className={styles.rowTrack}>
                <span className={styles.rowBar} style={{ width: `${share(item.value)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div ref={ref} className={styles.room}>
      <ul className={styles.columns}>
        {items.map((item) => (
          <li key={item.id} className={styles.column}>
            <span className={styles.columnName}>
              <PartName part={item} />
            </span>
            <span className={styles.columnPlot}>
              <span className={styles.value}>{format(item.value)}</span>
              <span className={styles.columnBar} style={{ height: `${share(item.value)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
