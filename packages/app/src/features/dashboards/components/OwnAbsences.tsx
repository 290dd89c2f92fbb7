import type { OwnAttendance } from '@caderneta/contract';
import { writeLongDay } from '../../../lib/dates.ts';
import { formatPercent } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

const texts = dashboardsCopy.ownGrades.attendance;

/** A school year's absences, a line a day with the lessons that were missed. */
export function OwnAbsences({ attendance, year }: { attendance: OwnAttendance; year: number }) {
  const { part, whole, percent, absences } = attendance;
  const days = [...new Set(absences.map(({ date }) => date))];
  return (
    <Panel
      title={texts.title}
      text={percent === null ? texts.none(year) : texts.text(part, whole, formatPercent(percent))}
    >
      <LineList
        empty={percent === null ? texts.noneText : texts.empty}
        foldedAs={texts.title}
        lines={days.map((date) => {
          const missed = absences.filter((one) => one.date === date).map(({ discipline }) => discipline);
          return { id: date, name: writeLongDay(date), detail: missed.join(' · '), end: texts.missed(missed.length) };
        })}
      />
    </Panel>
  );
}
