import type { ManagerDashboard } from '@caderneta/contract';
import type { LedgerItem } from '@caderneta/ui';
import {
  BookOpen,
  CalendarX2,
  ClipboardCheck,
  GraduationCap,
  ListChecks,
  NotebookPen,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import { Counters } from '../components/Counters.tsx';
import { ManagerCharts } from '../components/ManagerCharts.tsx';
import { ManagerLists } from '../components/ManagerLists.tsx';
import { PostedNote } from '../components/PostedNote.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { useManagerDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { shareItem } from '../ledger-share.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

function countersOf({ counts, attendance_today, posted_grades, minimum_attendance }: ManagerDashboard): LedgerItem[] {
  const texts = dashboardsCopy.manager.counters;
  return [
    { id: 'students', label: texts.students, value: counts.students, icon: <GraduationCap /> },
    { id: 'classes', label: texts.classes, value: counts.classes, icon: <NotebookPen /> },
    { id: 'teachers', label: texts.teachers, value: counts.teachers, icon: <BookOpen /> },
    shareItem({ id: 'attendance', label: texts.attendance, icon: <UserCheck /> }, attendance_today),
    { id: 'roll-calls', label: texts.rollCalls, value: counts.pending_roll_calls, icon: <CalendarX2 /> },
    {
      id: 'below',
      label: texts.belowMinimum(minimum_attendance),
      value: counts.below_minimum,
      icon: <TriangleAlert />,
    },
    shareItem({ id: 'posted', label: texts.posted, icon: <ListChecks /> }, posted_grades),
    { id: 'corrections', label: texts.corrections, value: counts.pending_corrections, icon: <ClipboardCheck /> },
  ];
}

/** Painel do Diretor: the school today, what went by day and discipline, what asks for a hand. */
function ManagerPanel() {
  const dashboard = useManagerDashboard();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => (
        <>
          <Counters maxColumns={4} items={countersOf(data)} />
          <PostedNote posted={data.posted_grades} />
          <ManagerCharts data={data} />
          <ManagerLists data={data} />
          <Ranking students={data.ranking} />
        </>
      )}
    </Dashboard>
  );
}

/** The start of a director. */
export default function ManagerDashboardScreen() {
  return (
    <PlainHome unlessHeld="view_dashboard_manager">
      <ManagerPanel />
    </PlainHome>
  );
}
