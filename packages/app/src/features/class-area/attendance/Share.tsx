import type { YearResult } from '@caderneta/contract';
import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';

const write = (percent: number) => percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export interface ShareProps {
  /** Lowest share of attendance, %. */
  minimum: number;
  /** The pupil's year, where it is known. */
  result: YearResult | undefined;
  notes: string | null;
}

/** Under a pupil's name: the year's share of attendance over all disciplines, said to be low below the minimum; the alert of absences; the day's note. */
export function Share({ minimum, result, notes }: ShareProps) {
  const percent = result?.frequency ?? null;
  const isLow = percent !== null && percent < minimum;
  const parts = [
    percent !== null && (
      <span key="share" className={isLow ? styles.low : undefined}>
        {isLow ? texts.low(write(percent), write(minimum)) : texts.percent(write(percent))}
      </span>
    ),
    result?.absence_alert && (
      <span key="alert" className={styles.low}>
        {texts.alert(result.absent_days, result.consecutive_absences)}
      </span>
    ),
    notes !== null && <span key="notes">{notes}</span>,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <>{parts.flatMap((part, index) => (index === 0 ? [part] : [texts.between, part]))}</>;
}
