import { useId, useState } from 'react';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as mark from '../ChartFrame/ChartMark.css.ts';
import { ChartPatterns, colourIndex, patternUrl } from '../ChartFrame/ChartPatterns.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { formatNumber, formatShare } from '../ChartFrame/chart-number.ts';
import { PartName } from '../ChartFrame/PartName.tsx';
import { Swatch } from '../ChartFrame/Swatch.tsx';
import { join } from '../theme/compose-class.ts';
import * as styles from './DonutChart.css.ts';
import { RING, ringArcs } from './ring-arcs.ts';

export interface ChartPart {
  id: string;
  label: string;
  /** A count, 0 or more. */
  value: number;
  /** Place in the fixed order of colours, 0 to 5; by default its place in the list. */
  colour?: number;
  /** Where the list behind it is. */
  href?: string | undefined;
}

export interface DonutChartProps extends ChartProps {
  /** In the fixed order: Estudante, Professor(a), Diretor(a), Município, Master, others. Six at most. */
  items: readonly ChartPart[];
  /** Under the total in the ring: 'usuários'. */
  unit?: string;
}

/**
 * Parts of one whole, two to six. Each part's name and figures stand beside the ring, in its order, so that colour is
 * never needed to read them; in high contrast the parts are hatched too. For more parts or for amounts that are no
 * whole use BarChart; for a yes and a no, WaffleChart.
 */
export function DonutChart({ items, unit, summary, ...frame }: DonutChartProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const share = (item: ChartPart) => formatShare(item.value, total);
  const arcs = total > 0 ? ringArcs(items.map((item) => item.value)) : [];
  const parts = items.map((item) => chartCopy.part(item.label, formatNumber(item.value), share(item)));
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.parts(frame.title, formatNumber(total), parts)}
      isEmpty={total <= 0}
      table={{
        columns: [chartCopy.item, chartCopy.value, chartCopy.share],
        rows: items.map((item) => [item.label, formatNumber(item.value), share(item)]),
      }}
    >
      <div className={styles.donut}>
        <svg viewBox={`0 0 ${RING} ${RING}`} className={styles.ring} aria-hidden="true">
          <ChartPatterns id={id} />
          <g transform={`translate(${RING / 2} ${RING / 2})`}>
            {items.map((item, index) => {
              const position = item.colour ?? index;
              const state = join(styles.segment, pointed !== null && pointed !== item.id && styles.dimmed);
              return (
                <g key={item.id} className={state}>
                  <path d={arcs[index]} className={mark.fills[colourIndex(position)]} />
                  <path d={arcs[index]} className={mark.pattern} fill={patternUrl(id, position)} />
                </g>
              );
            })}
          </g>
          <text x={RING / 2} y={91} textAnchor="middle" fontSize={29} className={styles.total}>
            {formatNumber(total)}
          </text>
          <text x={RING / 2} y={110} textAnchor="middle" fontSize={13.5} className={styles.unit}>
            {unit ?? chartCopy.total}
          </text>
        </svg>
        <ul className={styles.legend}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className={styles.entry}
              onMouseEnter={() => setPointed(item.id)}
              onMouseLeave={() => setPointed(null)}
            >
              <Swatch index={item.colour ?? index} />
              <span className={styles.name}>
                <PartName part={item} />
              </span>
              <span className={styles.figures}>{`${formatNumber(item.value)} · ${share(item)}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
