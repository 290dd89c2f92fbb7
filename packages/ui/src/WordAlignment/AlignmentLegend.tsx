import { Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import type { AlignedWord } from './aligned-word.ts';
import * as styles from './WordAlignment.css.ts';
import { wordAlignmentCopy } from './word-alignment.copy.ts';

interface AlignmentLegendProps {
  words: readonly AlignedWord[];
  hasCurrent: boolean;
  isDoubtful: boolean;
}

/** Names the marks that occur in the text; a text read without an error has no legend. */
export function AlignmentLegend({ words, hasCurrent, isDoubtful }: AlignmentLegendProps) {
  const copy = wordAlignmentCopy;
  const has = (kind: AlignedWord['kind']) => words.some((word) => word.kind === kind);
  const sample = (className: string, text: string = copy.sample) => (
    <span className={join(styles.sample, className)} aria-hidden="true">
      {text}
    </span>
  );
  const entries: [shown: boolean, mark: ReactNode, name: string][] = [
    [hasCurrent, sample(styles.sampleNow, copy.sampleNow), copy.now],
    isDoubtful
      ? [has('substituted'), sample(styles.doubtfulWord), copy.doubtfulSubstituted]
      : [has('substituted'), sample(styles.substituted), copy.substituted],
    isDoubtful
      ? [has('missing'), sample(styles.doubtfulMissing), copy.doubtfulMissing]
      : [has('missing'), sample(styles.missing), copy.missing],
    [has('inserted'), sample(styles.inserted, `${copy.plus}${copy.sample}`), copy.inserted],
    [
      words.some((word) => word.pauseAfter === true),
      <span key="pause" className={join(styles.legendPause, iconTiny)} aria-hidden="true">
        <Pause />
      </span>,
      copy.pause,
    ],
  ];
  const shown = entries.filter(([isShown]) => isShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={copy.legend}>
      {shown.map(([, mark, name]) => (
        <li key={name} className={styles.entry}>
          {mark}
          {name}
        </li>
      ))}
    </ul>
  );
}
