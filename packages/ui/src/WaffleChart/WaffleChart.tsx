import { useId } from 'react';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import * as mark from '../ChartFrame/ChartMark.css.ts';
import { ChartPatterns, colourIndex, patternUrl } from '../ChartFrame/ChartPatterns.tsx';
import { chartCopy } from '../ChartFrame/chart.copy.ts';
import { apportion, formatNumber } from '../ChartFrame/chart-number.ts';
import { PartName } from '../ChartFrame/PartName.tsx';
import { Swatch } from '../ChartFrame/Swatch.tsx';
import type { ChartPart } from '../DonutChart/DonutChart.tsx';
import * as styles from './WaffleChart.css.ts';

const SIDE = 10;
const STEP = 20;
const CELL = 16;

export interface WaffleChartProps extends ChartProps {
  /** Two or three parts of one whole: active and inactive. The second is drawn hollow. */
  items: readonly ChartPart[];
}

/**
 * A hundred squares, one a per cent: how much of a whole is one thing and how much another. Squares and per cents are
 * rounded together, so that they always add up to 100. For more than three parts use DonutChart.
 */
export function WaffleChart({ items, summary, ...frame }: WaffleChartProps) {
  const id = useId();
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const squares = apportion(
    items.map((item) => item.value),
    SIDE * SIDE,
  );
  const indices = squares.flatMap((count, index) => Array<number>(count).fill(index));
  const share = (index: number) => `${squares[index] ?? 0}%`;
  const parts = items.map((item, index) => chartCopy.part(item.label, share(index), formatNumber(item.value)));
  return (
    <ChartFrame
      {...frame}
      summary={summary ?? chartCopy.shares(frame.title, parts)}
      isEmpty={total <= 0}
      table={{
        columns: [chartCopy.item, chartCopy.value, chartCopy.share],
        rows: items.map((item, index) => [item.label, formatNumber(item.value), share(index)]),
      }}
    >
      <div className={styles.waffle}>
        <svg viewBox={`0 0 ${SIDE * STEP - 4} ${SIDE * STEP - 4}`} className={styles.grid} aria-hidden="true">
          <ChartPatterns id={id} />
          {indices.map((part, square) => (
            <Square
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={square}
              square={square}
              index={items[part]?.colour ?? part}
              hollow={part === 1}
              patternId={id}
            />
          ))}
        </svg>
        <ul className={styles.legend}>
          {items.map((item, index) => (
            <li key={item.id}>
              <span className={styles.name}>
                <Swatch index={item.colour ?? index} hollow={index === 1} />
                <PartName part={item} />
              </span>
              <strong className={styles.share}>{share(index)}</strong>
              <span className={styles.count}>{formatNumber(item.value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}

interface SquareProps {
  square: number;
  index: number;
  hollow: boolean;
  patternId: string;
}

function Square({ square, index, hollow, patternId }: SquareProps) {
  const x = (square % SIDE) * STEP;
  const y = Math.floor(square / SIDE) * STEP;
  if (hollow) {
    return (
      <rect
        x={x + 1}
        y={y + 1}
        width={CELL - 2}
        height={CELL - 2}
        rx={2}
        className={mark.strokes[colourIndex(index)]}
        strokeWidth={2}
      />
    );
  }
  const box = { x, y, width: CELL, height: CELL, rx: 3 };
  return (
    <>
      <rect {...box} className={mark.fills[colourIndex(index)]} />
      <rect {...box} className={mark.pattern} fill={patternUrl(patternId, index)} />
    </>
  );
}
