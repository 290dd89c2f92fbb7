import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';

const write = (percent: number) => percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** Under a pupil's name: the year's share of attendance, said to be low below the minimum, and the day's note. */
export function Share({ percent, minimum, notes }: { percent: number | null; minimum: number; notes: string | null }) {
  const isLow = percent !== null && percent < minimum;
  if (percent === null && notes === null) return null;
  return (
    <>
      {percent !== null && (
        <span className={isLow ? styles.low : undefined}>
          {isLow ? texts.low(write(percent), write(minimum)) : texts.percent(write(percent))}
        </span>
      )}
      {percent !== null && notes !== null && texts.between}
      {notes}
    </>
  );
}
