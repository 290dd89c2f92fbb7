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
import { NowSection } from '../components/NowSection.tsx';
import { PostedNote } from '../components/PostedNote.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { useManagerDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { shareItem } from '../ledger-share.ts';
import { type PanelLinks, usePanelLinks } from '../panel-links.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

function countersOf(data: ManagerDashboard, links: PanelLinks): LedgerItem[] {
  const { counts, attendance_today, posted_grades } = data;
  const ano = String(data.academic_year);
  const classes = links.classes({ ano });
  const texts = dashboardsCopy.manager.counters;
  return [
    {
      id: 'students',
      label: texts.students,
      value: counts.students,
      icon: <GraduationCap />,
      href: links.report('pupils', { ano }),
    },
    { id: 'classes', label: texts.classes, value: counts.classes, icon: <NotebookPen />, href: classes },
    { id: 'teachers', label: texts.teachers, value: counts.teachers, icon: <BookOpen />, href: links.teachers },
    shareItem(
      { id: 'attendance', label: texts.attendance, icon: <UserCheck />, href: links.report('attendance', { ano }) },
      attendance_today,
    ),
    {
      id: 'roll-calls',
      label: texts.rollCalls,
      value: counts.pending_roll_calls,
      icon: <CalendarX2 />,
      href: links.classes({ ano, chamada: 'semana' }),
    },
    {
      id: 'at-risk',
      label: texts.atRisk,
      value: counts.below_minimum,
      icon: <TriangleAlert />,
      href: links.report('absentees', { ano }),
    },
    shareItem(
      { id: 'posted', label: texts.posted, icon: <ListChecks />, href: links.postedGrades(ano, posted_grades) },
      posted_grades,
    ),
    {
      id: 'corrections',
      label: texts.corrections,
      value: counts.pending_corrections,
      icon: <ClipboardCheck />,
      href: links.assessments({ situacao: 'revisao' }),
    },
  ];
}

/** Painel do Diretor: the school today, what went by day and discipline, what asks for a hand. */
function ManagerPanel() {
  const dashboard = useManagerDashboard();
  const links = usePanelLinks();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => (
        <>
          <Counters maxColumns={4} items={countersOf(data, links)} />
          <PostedNote posted={data.posted_grades} />
          <NowSection>
            <ManagerLists data={data} links={links} />
          </NowSection>
          <ManagerCharts data={data} links={links} />
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
