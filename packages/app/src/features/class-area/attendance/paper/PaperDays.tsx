import { Checkbox } from '@caderneta/ui';
import { attendanceCopy } from '../attendance.copy.ts';
import { shortDay, shortWeekday } from './month-text.ts';
import type { PaperDay } from './paper-days.ts';
import { paperRollCopy as texts } from './paper-roll.copy.ts';
import * as styles from './paper-roll.css.ts';

/** Why a day cannot be saved today. */
function whyClosed({ school: { kind, reason, term } }: PaperDay): string {
  if (kind === 'to-come') return attendanceCopy.toCome;
  if (kind === 'closed') return attendanceCopy.closed(reason);
  if (kind === 'outside' || term === null) return attendanceCopy.outside;
  const { posting_starts_on, posting_ends_on, starts_on } = term;
  return attendanceCopy.window(shortDay(posting_starts_on ?? starts_on), posting_ends_on && shortDay(posting_ends_on));
}

function stateText({ state, differences }: PaperDay): string {
  if (state === 'differs') return texts.states.differs(differences);
  return state === 'same' ? texts.states.same : texts.states.new;
}

const describe = (day: PaperDay): string =>
  day.state === 'closed'
    ? whyClosed(day)
    : [
        texts.absences(day.absences),
        ...(day.uncertain > 0 ? [texts.uncertainCount(day.uncertain)] : []),
        stateText(day),
      ].join(texts.between);

/** The days of a paper roll: what each holds, and whether it is saved. */
export function PaperDays({
  days,
  isChosen,
  onChoose,
}: {
  days: readonly PaperDay[];
  isChosen: (date: string) => boolean;
  onChoose: (date: string, is: boolean) => void;
}) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.date}>
          <Checkbox
            isSelected={day.state !== 'closed' && isChosen(day.date)}
            isDisabled={day.state === 'closed'}
            onChange={(is) => onChoose(day.date, is)}
            description={describe(day)}
          >
            {texts.day(shortWeekday(day.date), shortDay(day.date))}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
