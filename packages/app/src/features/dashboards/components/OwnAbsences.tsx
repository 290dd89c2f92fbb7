import type { OwnAttendance } from '@caderneta/contract';
import { EmptyState } from '@caderneta/ui';
import { writeLongDay } from '../../../lib/dates.ts';
import { formatPercent } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

const texts = dashboardsCopy.ownGrades.attendance;

/** A school year's absences, a line a day with the lessons that were missed. */
export function OwnAbsences({ attendance, year }: { attendance: OwnAttendance; year: number }) {
  const { part, whole, percent, absences } = attendance;
  if (percent === null) return <EmptyState title={texts.none(year)} message={texts.noneText} />;
  const days = [...new Set(absences.map(({ date }) => date))];
  return (
    <Panel title={texts.title} text={texts.text(part, whole, formatPercent(percent))}>
      <LineList
        empty={texts.empty}
        lines={days.map((date) => {
          const missed = absences.filter((one) => one.date === date).map(({ discipline }) => discipline);
          return { id: date, name: writeLongDay(date), detail: missed.join(' · '), end: texts.missed(missed.length) };
        })}
      />
    </Panel>
  );
}
