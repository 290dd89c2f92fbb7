import type { ManagerDashboard } from '@caderneta/contract';
import { writeDay } from '../../../lib/dates.ts';
import { formatPercent } from '../../../lib/numbers.ts';
import { hrefTo } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { EventList } from './EventList.tsx';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

const classHref = (classId: string) => hrefTo('classArea', { classId });

/** What a director may act on today: classes without roll call, pupils at risk, events. */
export function ManagerLists({ data }: { data: ManagerDashboard }) {
  const texts = dashboardsCopy.manager;
  return (
    <div className={styles.lists}>
      <Panel title={texts.withoutRollCall.title}>
        <LineList
          empty={texts.withoutRollCall.empty}
          foldedAs={texts.withoutRollCall.title}
          lines={data.classes_without_roll_call.map((row) => ({
            id: row.id,
            href: classHref(row.id),
            name: row.name,
            detail:
              row.last_roll_call === null
                ? texts.withoutRollCall.never
                : texts.withoutRollCall.last(writeDay(row.last_roll_call)),
            end: <span className={styles.detail}>{dashboardsCopy.pupils(row.students)}</span>,
          }))}
        />
      </Panel>
      <Panel title={texts.atRisk.title} text={texts.atRisk.text(data.minimum_attendance)}>
        <LineList
          empty={texts.atRisk.empty}
          foldedAs={texts.atRisk.title}
          lines={data.students_at_risk.map((row) => ({
            id: row.student_profile_id,
            href: classHref(row.class.id),
            name: row.name,
            detail: row.class.name,
            end: (
              <>
                <span className={styles.figure}>{formatPercent(row.percent)}</span>
                <span className={styles.detail}>{texts.atRisk.absences(row.absences)}</span>
              </>
            ),
          }))}
        />
      </Panel>
      <EventList events={data.upcoming_events} />
    </div>
  );
}
