import { scaleLinear } from 'd3-scale';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber } from '../ChartFrame/chart-number.ts';
import { PartName } from '../ChartFrame/PartName.tsx';
import type { LineReference } from '../LineChart/line-scale.ts';
import * as styles from './IntervalChart.css.ts';

/** An estimate and the interval in which the value itself may lie; null where there is none. */
export interface IntervalPart {
  id: string;
  label: string;
  /** Where it leads. */
  href?: string;
  estimate: { readonly value: number; readonly from: number; readonly to: number } | null;
}

export interface IntervalChartProps extends ChartProps {
  /** In the order in which they are read; never by their values where that would rank people. */
  items: readonly IntervalPart[];
  /** Lowest and highest of the scale. By default from the intervals. */
  domain?: readonly [number, number];
  /** Drawn across, named below: the mean of all, for instance. */
  reference?: LineReference;
  /** Default: pt-BR with at most two decimals. */
  format?: (value: number) => string;
}

/** Parts whose intervals the sentence for who cannot see the drawing tells one by one; more are counted. */
const MOST_SENTENCES = 6;

/** The scale: from the lowest interval to the highest, in round numbers, the reference within. */
function scaleOf(
  items: readonly IntervalPart[],
  { domain, reference }: Pick<IntervalChartProps, 'domain' | 'reference'>,
) {
  const ends = items.flatMap(({ estimate }) => (estimate ? [estimate.from, estimate.to] : []));
  const all = reference ? [...ends, reference.value] : ends;
  const scale = scaleLinear(domain ?? [Math.min(...all), Math.max(...all)], [0, 100]).clamp(true);
  return domain ? scale : scale.nice(4);
}

/**
 * Estimates with their uncertainty: a mark for each, on a line as long as the interval in which the value may lie. Where intervals overlap,
 * the difference may be chance. Amounts that are counted, without uncertainty, are a BarChart.
 */
export function IntervalChart({
  items,
  domain,
  reference,
  format = formatNumber,
  summary,
  ...frame
}: IntervalChartProps) {
  const estimated = items.filter(({ estimate }) => estimate !== null);
  const sentenceOf = ({ label, estimate }: IntervalPart) =>
    estimate
      ? chartCopy.interval(label, format(estimate.value), format(estimate.from), format(estimate.to))
      : chartCopy.lineEmpty(label);
  const sentences = items.length > MOST_SENTENCES ? [chartCopy.intervals(items.length)] : items.map(sentenceOf);
  const held = reference ? [chartCopy.reference(reference.label, format(reference.value))] : [];
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.lines(frame.title, [...sentences, ...held])}
      isEmpty={estimated.length === 0}
      table={{
        columns: [chartCopy.item, chartCopy.value, chartCopy.from, chartCopy.to],
        rows: items.map(({ label, estimate }) => [
          label,
          ...[estimate?.value, estimate?.from, estimate?.to].map((value) =>
            value === undefined ? chartCopy.none : format(value),
          ),
        ]),
      }}
    >
      <Rows items={items} scale={scaleOf(items, { domain, reference })} reference={reference} format={format} />
    </ChartFrame>
  );
}

interface RowsProps extends Required<Pick<IntervalChartProps, 'items' | 'format'>> {
  scale: ReturnType<typeof scaleOf>;
  reference: LineReference | undefined;
}

function Rows({ items, scale, reference, format }: RowsProps) {
  const at = (value: number) => `${scale(value)}%`;
  const [lowest = 0, highest = 0] = scale.domain();
  return (
    <div className={styles.whole}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <span className={styles.name}>
              <PartName part={item} />
            </span>
            <span className={styles.value}>{item.estimate ? format(item.estimate.value) : chartCopy.none}</span>
            <span className={styles.track}>
              {reference && <span className={styles.reference} style={{ left: at(reference.value) }} />}
              {item.estimate && (
                <>
                  <span
                    className={styles.interval}
                    style={{ left: at(item.estimate.from), right: `${100 - scale(item.estimate.to)}%` }}
                  />
                  <span className={styles.mark} style={{ left: at(item.estimate.value) }} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        <span>{format(lowest)}</span>
        {reference && (
          <span className={styles.referenceName}>{chartCopy.pair(reference.label, format(reference.value))}</span>
        )}
        <span>{format(highest)}</span>
      </div>
    </div>
  );
}
