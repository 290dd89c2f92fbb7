import type { TeacherDashboard } from '@caderneta/contract';
import type { LedgerItem } from '@caderneta/ui';
import { BookOpen, CalendarX2, ClipboardCheck, GraduationCap, NotebookPen } from 'lucide-react';
import { writeDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { taughtLessons } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { AssessmentsToCorrect } from '../components/AssessmentsToCorrect.tsx';
import { Counters } from '../components/Counters.tsx';
import * as styles from '../components/dashboard.css.ts';
import { EventList } from '../components/EventList.tsx';
import { NextLesson } from '../components/NextLesson.tsx';
import { NowSection } from '../components/NowSection.tsx';
import { OutdatedPostings } from '../components/OutdatedPostings.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { TeacherClasses } from '../components/TeacherClasses.tsx';
import { WeekPanel } from '../components/WeekPanel.tsx';
import { useTeacherDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { type PanelLinks, usePanelLinks } from '../panel-links.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

const texts = dashboardsCopy.teacher;

function countersOf({ counts }: TeacherDashboard, links: PanelLinks): LedgerItem[] {
  const labels = texts.counters;
  return [
    { id: 'classes', label: labels.classes, value: counts.classes, icon: <NotebookPen />, href: links.classes() },
    { id: 'students', label: labels.students, value: counts.students, icon: <GraduationCap />, href: links.classes() },
    { id: 'lessons', label: labels.lessons, value: counts.lessons_today, icon: <BookOpen />, href: paths.profile },
    {
      id: 'roll-calls',
      label: labels.rollCalls,
      value: counts.classes_without_roll_call,
      icon: <CalendarX2 />,
      href: paths.rollCallStart,
    },
    {
      id: 'corrections',
      label: labels.corrections,
      value: counts.pending_corrections,
      icon: <ClipboardCheck />,
      href: paths.correctionStart,
    },
  ];
}

const lessonsOf = ({ week }: TeacherDashboard) =>
  taughtLessons(
    week.flatMap(({ weekday, lessons }) =>
      lessons.map((lesson) => ({
        ...lesson,
        weekday,
        inClass: lesson.class?.name,
        discipline: lesson.discipline?.name,
      })),
    ),
  );

/** Painel do Professor: the week, the own classes, what is near. */
function TeacherPanel() {
  const dashboard = useTeacherDashboard();
  const links = usePanelLinks();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => {
        const [first, last] = [data.week[0], data.week.at(-1)];
        return (
          <>
            <Counters items={countersOf(data, links)} />
            <NowSection>
              <NextLesson lesson={data.next_lesson} today={data.today} now={data.now} />
              <AssessmentsToCorrect isAtStart {...data.to_correct} />
              <OutdatedPostings postings={data.outdated_postings} />
            </NowSection>
            <WeekPanel
              title={texts.week.title}
              text={first && last && texts.week.span(writeDay(first.date), writeDay(last.date))}
              label={texts.week.label}
              lessons={lessonsOf(data)}
              serverNow={data.now}
              isTaughtToday={data.next_lesson?.date === data.today}
            />
            <div className={styles.topLists}>
              <TeacherClasses classes={data.classes} isCallAwaited={data.counts.classes_without_roll_call > 0} />
              <EventList isLeading events={data.upcoming_events} />
            </div>
            <Ranking students={data.ranking} />
          </>
        );
      }}
    </Dashboard>
  );
}

/** The start of a teacher. */
export default function TeacherDashboardScreen() {
  return (
    <PlainHome unlessHeld="view_dashboard_teacher">
      <TeacherPanel />
    </PlainHome>
  );
}
