import { Ledger } from '@caderneta/ui';
import { Gauge, NotebookPen, UserCheck } from 'lucide-react';
import { formatGrade } from '../../../lib/numbers.ts';
import { paths, withQuery } from '../../../lib/paths.ts';
import { lessonOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import * as styles from '../components/dashboard.css.ts';
import { EventList } from '../components/EventList.tsx';
import { OwnNextLesson } from '../components/NextLesson.tsx';
import { NowSection } from '../components/NowSection.tsx';
import { LatestAssessments, LatestGrades } from '../components/StudentResults.tsx';
import { WeekPanel } from '../components/WeekPanel.tsx';
import { useStudentDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { shareItem } from '../ledger-share.ts';
import { ownPartParam, ownParts } from '../own-parts.ts';
import { usePanelLinks } from '../panel-links.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

const texts = dashboardsCopy.student;

/** Painel do Estudante: the week, the latest grades and assessments, what is near. */
function StudentPanel() {
  const dashboard = useStudentDashboard();
  const links = usePanelLinks();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => (
        <>
          <Ledger
            label={dashboardsCopy.totals}
            items={[
              {
                id: 'class',
                label: texts.counters.class,
                value: data.class?.name ?? dashboardsCopy.none,
                icon: <NotebookPen />,
                href: links.to('view_aulas', paths.lessons),
              },
              shareItem(
                {
                  id: 'attendance',
                  label: texts.counters.attendance,
                  icon: <UserCheck />,
                  href: withQuery(paths.myGrades, { [ownPartParam]: ownParts.absences }),
                },
                data.attendance,
              ),
              {
                id: 'mean',
                label: texts.counters.mean,
                value: data.mean === null ? dashboardsCopy.none : formatGrade(data.mean),
                icon: <Gauge />,
                href: paths.myGrades,
              },
            ]}
          />
          <NowSection>
            <OwnNextLesson lesson={data.next_lesson} today={data.today} now={data.now} />
          </NowSection>
          <WeekPanel
            title={texts.timetable.title}
            text={data.class?.institution}
            label={texts.timetable.label}
            lessons={data.timetable.map((lesson) =>
              lessonOf(lesson, lesson.discipline?.name ?? dashboardsCopy.lesson, lesson.teacher),
            )}
            serverNow={data.now}
            isTaughtToday={data.next_lesson?.date === data.today}
          />
          <div className={styles.pair}>
            <LatestGrades grades={data.grades} />
            <div className={styles.stack}>
              <LatestAssessments assessments={data.assessments} />
              <EventList events={data.upcoming_events} />
            </div>
          </div>
        </>
      )}
    </Dashboard>
  );
}

/** The start of a pupil. */
export default function StudentDashboardScreen() {
  return (
    <PlainHome unlessHeld="view_dashboard_student">
      <StudentPanel />
    </PlainHome>
  );
}
