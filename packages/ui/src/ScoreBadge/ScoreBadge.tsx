import { messages } from '../messages.ts';
import { type Performance, PerformanceBadge } from '../PerformanceBadge/PerformanceBadge.tsx';
import * as styles from './ScoreBadge.css.ts';
import { writeScore } from './write-score.ts';

export interface ScoreBadgeProps {
  /** null: there is none yet, and 'Sem notas' stands in its place. */
  score: number | null;
  /** Grades are out of 10 (default); results of answer sheets, out of 100. */
  outOf?: 10 | 100;
  /** What the score amounts to, by the caller's rule. Absent: the figure alone. */
  performance?: Performance;
  /** Before the figure. Default 'Nota'. */
  label?: string;
  size?: keyof typeof styles.figures;
}

/** A score in figures and in a word. In a column of numbers write the number alone; counters go in a Ledger. */
export function ScoreBadge({
  score,
  outOf = 10,
  performance,
  label = messages.score.label,
  size = 'regular',
}: ScoreBadgeProps) {
  if (score === null) return <PerformanceBadge performance="none" />;
  return (
    <span className={styles.score}>
      <span className={styles.words}>
        {label} <span className={styles.figures[size]}>{writeScore(score, outOf)}</span>
      </span>
      {performance !== undefined && <PerformanceBadge performance={performance} />}
    </span>
  );
}
