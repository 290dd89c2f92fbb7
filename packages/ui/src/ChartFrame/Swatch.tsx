import { useId } from 'react';
import * as styles from './ChartMark.css.ts';
import { ChartPatterns, colourIndex, patternUrl } from './ChartPatterns.tsx';

interface SwatchProps {
  /** Place in the fixed order of colours, from 0. */
  index: number;
  /** Only the edge is drawn. */
  hollow?: boolean;
}

/** The colour, and in high contrast the hatching, of a part beside its name. */
export function Swatch({ index, hollow = false }: SwatchProps) {
  const id = useId();
  const edge = { x: 1, y: 1, width: 10, height: 10, rx: 2 };
  if (hollow) {
    return (
      <svg viewBox="0 0 12 12" className={styles.swatch} aria-hidden="true">
        <rect {...edge} className={styles.strokes[colourIndex(index)]} strokeWidth={2} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 12 12" className={styles.swatch} aria-hidden="true">
      <ChartPatterns id={id} />
      <rect width={12} height={12} rx={3} className={styles.fills[colourIndex(index)]} />
      <rect width={12} height={12} rx={3} className={styles.pattern} fill={patternUrl(id, index)} />
    </svg>
  );
}
