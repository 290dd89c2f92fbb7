import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';

export interface RollCountsProps {
  present: number;
  absent: number;
  /** Pupils whose absences are many. */
  alerts: number;
  /** What may be done with the roll; null says nothing. */
  hint: string | null;
}

/** How many are present and absent. */
export function RollCounts({ present, absent, alerts, hint }: RollCountsProps) {
  return (
    <p className={styles.counts}>
      <span>
        <strong>{texts.present(present)}</strong>
        {texts.between}
        <strong className={absent > 0 ? styles.absent : undefined}>{texts.absent(absent)}</strong>
      </span>
      <span className={styles.muted}>{hint}</span>
      {alerts > 0 && <span className={styles.alerts}>{texts.alerts(alerts)}</span>}
    </p>
  );
}
