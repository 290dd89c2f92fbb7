import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';

export interface RollCountsProps {
  /** Null where nobody says yet that there was a lesson. */
  counts: { present: number; absent: number } | null;
  /** Pupils whose absences are many. */
  alerts: number;
  /** What may be done with the roll; null says nothing. */
  hint: string | null;
}

/** How many are present and absent. */
export function RollCounts({ counts, alerts, hint }: RollCountsProps) {
  return (
    <p className={styles.counts}>
      {counts && (
        <span>
          <strong>{texts.present(counts.present)}</strong>
          {texts.between}
          <strong className={counts.absent > 0 ? styles.absent : undefined}>{texts.absent(counts.absent)}</strong>
        </span>
      )}
      <span className={styles.hint}>{hint}</span>
      {alerts > 0 && <span className={styles.alerts}>{texts.alerts(alerts)}</span>}
    </p>
  );
}
