import type { ManagerDashboard } from '@caderneta/contract';
import { phone, useMediaQuery } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { formatColumnPercent } from '../../../lib/numbers.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { classTab, type PanelLinks, pupilHref } from '../panel-links.ts';
import * as styles from './dashboard.css.ts';
import { EventList } from './EventList.tsx';
import { LineList } from './LineList.tsx';
import { MissingRollCalls } from './MissingRollCalls.tsx';
import { Panel } from './Panel.tsx';

/** What a director may act on today: classes without roll call, pupils at risk, events. */
export function ManagerLists({ data, links }: { data: ManagerDashboard; links: PanelLinks }) {
  const texts = dashboardsCopy.manager;
  const isPhone = useMediaQuery(phone);
  const atRisk = data.counts.below_minimum;
  const listOfRisk = links.report('absentees', { ano: String(data.academic_year) });
  const allAtRisk =
    listOfRisk === undefined || atRisk === 0 ? undefined : { label: texts.atRisk.all(atRisk), href: listOfRisk };
  return (
    <div className={styles.lists}>
      <Panel title={texts.withoutRollCall.title}>
        <MissingRollCalls
          data={data}
          empty={texts.withoutRollCall.empty}
          title={texts.withoutRollCall.title}
          lines={data.classes_without_roll_call.map((row) => ({
            id: row.id,
            href: classTab(row.id, 'frequencia'),
            name: row.name,
            detail:
              row.last_roll_call === null
                ? texts.withoutRollCall.never
                : texts.withoutRollCall.last(writeDay(row.last_roll_call)),
            end: <span className={styles.detail}>{dashboardsCopy.pupils(row.students)}</span>,
          }))}
        />
      </Panel>
      <Panel
        title={texts.atRisk.title}
        text={texts.atRisk.text(data.minimum_attendance)}
        more={isPhone ? undefined : allAtRisk}
      >
        <LineList
          empty={texts.atRisk.empty}
          foldedAs={texts.atRisk.title}
          all={allAtRisk}
          lines={data.students_at_risk.map((row) => ({
            id: row.student_profile_id,
            href: pupilHref(row),
            name: row.name,
            detail: row.class.name,
            end: (
              <>
                <span className={styles.figure}>{formatColumnPercent(row.percent)}</span>
                <span className={styles.detail}>{texts.atRisk.absences(row.absences)}</span>
              </>
            ),
          }))}
        />
      </Panel>
      <EventList isLeading events={data.upcoming_events} />
    </div>
  );
}
